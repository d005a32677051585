import { CDATA_OPEN } from './xml-text.ts';

/**
 * Looks into CDATA sections for what remains where one has lost a character of its `]]>`: it goes on to the end of a later one, which must
 * stand in an element of the same name, and everything between is no markup any more, in a document that stays well-formed.
 */
export class CdataWatch {
  /** What is looked for next; '' once both were found. */
  #sought = '';
  /** The end of what was looked through, shorter than what is sought. */
  #tail = '';

  /** @param element in which the section stands. */
  begin(element: string): void {
    this.#sought = `<${element}`;
    this.#tail = '';
  }

  /** @param run a piece of the section's text. */
  add(run: string): void {
    if (this.#sought === '') return;
    let from = 0;
    if (this.#sought !== CDATA_OPEN) {
      const found = this.#find(run, 0);
      if (found < 0) return;
      this.#sought = CDATA_OPEN;
      this.#tail = '';
      from = found;
    }
    if (this.#find(run, from) >= 0) this.#sought = '';
  }

  swallowed(): boolean {
    return this.#sought === '';
  }

  /** Where in the run what is sought ends, -1 where it isn't there. */
  #find(run: string, from: number): number {
    const most = this.#sought.length - 1;
    const seam = this.#tail + run.slice(from, from + most);
    const crossing = this.#tail === '' ? -1 : seam.indexOf(this.#sought);
    if (crossing >= 0) return from + crossing + this.#sought.length - this.#tail.length;
    const found = run.indexOf(this.#sought, from);
    if (found >= 0) return found + this.#sought.length;
    this.#tail = (run.length - from >= most ? run.slice(run.length - most) : seam.slice(-most)).slice(-most);
    return -1;
  }
}
