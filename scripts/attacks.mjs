// `npm run attacks`: tries every attack on the trusted verdict, and prints what became of each at the merge gate.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';

install();
const folder = mkdtempSync(join(tmpdir(), 'receipt-attacks-table-'));
const table = join(folder, 'table.json');
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const done = spawnSync(process.execPath, [vitest, 'run', 'test/attacks.test.ts', '--reporter=dot', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, RECEIPT_ATTACKS_TABLE: table },
});
process.exitCode = done.status ?? 1;
try {
  print(JSON.parse(readFileSync(table, 'utf8')));
} catch (error) {
  console.error(`There is no table: ${error instanceof Error ? error.message : error}`);
  process.exitCode ||= 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print({ rows, unused }) {
  const columns = ['id', 'attack', 'who', 'verdict', 'code', 'gate'];
  const cells = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
  const widths = columns.map((_, at) => Math.min(64, Math.max(...cells.map((row) => row[at].length))));
  for (const row of cells)
    console.log(
      row
        .map((cell, at) => padded(cell, widths[at]))
        .join('  ')
        .trimEnd(),
    );
  const blocked = rows.filter(({ gate }) => gate === 'blocked').length;
  console.log(`\n${blocked} attacks blocked; ${rows.length - blocked} worlds without one let through.`);
  console.log(`Guards of the judge that no attack here met: ${unused.join(', ') || 'none'}.`);
}

/** Of one width, cut where it is longer. */
function padded(cell, width) {
  return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
}
