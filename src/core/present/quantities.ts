/** Numbers as people read them: right, short, with units. */

/** "0.4 s", "12.4 s", "3 min 05 s", "1 h 02 min". */
export function formatDuration(ms: number): string {
  if (ms < 99_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

/** "812 B", "48.2 KB", "1.3 GB": decimal units, as file managers show them. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  for (const unit of ['B', 'KB', 'MB', 'GB']) {
    if (value < 999.95 || unit === 'GB') return `${unit === 'B' ? value : value.toFixed(1)} ${unit}`;
    value /= 1000;
  }
  return `${bytes} B`;
}

/** "4 seconds ago", "4 minutes ago", "2 days ago"; null for a time ahead of `now` (another clock). */
export function formatAge(fromMs: number, nowMs: number): string | null {
  const seconds = Math.round((nowMs - fromMs) / 1000);
  if (!Number.isFinite(seconds) || seconds < -5) return null;
  for (const [unit, size] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    if (seconds >= size) return `${plural(Math.floor(seconds / size), unit)} ago`;
  }
  return seconds < 5 ? 'just now' : `${plural(seconds, 'second')} ago`;
}

/** "1 test", "2 tests". */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}
