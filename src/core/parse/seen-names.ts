/** So many fill half of the largest table, which then takes 2 MiB. */
const MOST = 2 ** 17;

/** A set of names in flat memory: it remembers hashes of 53 bits, and only those of the first 131 072 names. */
export interface SeenNames {
  /**
   * Adds a name within its class or suite.
   * @returns whether it was there before; null once full, when that can't be told. Two names of one hash are taken for one (odds of 1 in a million).
   */
  add(scope: string, name: string): boolean | null;
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
    add(scope, name) {
      if (used === MOST) return null;
      const hash = hashOf(scope, name);
      const at = slotOf(slots, hash);
      if (slots[at] === hash) return true;
      slots[at] = hash;
      if (++used * 2 > slots.length) grow();
      return false;
    },
  };
}

/** Two 32-bit multiplicative hashes in one whole number below 2^53, never 0. */
function hashOf(scope: string, name: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < scope.length; at++) {
    const code = scope.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = (Math.imul(high, 31) + code) | 0;
  }
  low = Math.imul(low ^ 0xffff, 0x01000193);
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = (Math.imul(high, 31) + code) | 0;
  }
  return ((high >>> 0) & 0x1fffff) * 2 ** 32 + (low >>> 0) + 1;
}
