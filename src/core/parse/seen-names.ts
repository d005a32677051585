const MOST = 500_000;

/** A set of names in flat memory: it remembers hashes of 53 bits, and only of the first half million names. */
export interface SeenNames {
  /** Adds a name. @returns whether it was there before (two names of one hash are taken for one: about 1 in 10^5 at half a million). */
  add(name: string): boolean;
}

export function createSeenNames(): SeenNames {
  let slots = new Float64Array(1024);
  let used = 0;

  function slotOf(table: Float64Array, hash: number): number {
    let at = hash % table.length;
    while (table[at] !== 0 && table[at] !== hash) at = at + 1 === table.length ? 0 : at + 1;
    return at;
  }

  function grow(): void {
    const wider = new Float64Array(slots.length * 4);
    for (const hash of slots) if (hash !== 0) wider[slotOf(wider, hash)] = hash;
    slots = wider;
  }

  return {
    add(name) {
      const hash = hashOf(name);
      const at = slotOf(slots, hash);
      if (slots[at] === hash) return true;
      if (used < MOST) {
        slots[at] = hash;
        if (++used * 2 > slots.length) grow();
      }
      return false;
    },
  };
}

/** Two 32-bit multiplicative hashes in one whole number below 2^53, never 0. */
function hashOf(name: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (high >>> 15) ^ code, 0x5bd1e995);
  }
  return ((high >>> 0) & 0x1fffff) * 2 ** 32 + (low >>> 0) + 1;
}
