/**
 * Who reads and who writes what, over all plays of a search. A read of what no other process ever writes needs no turn
 * of its own: it says the same whenever it comes. That nobody writes it shows only in the plays; so a search begins by
 * taking everything for undisputed, and begins anew whenever that turns out wrong. In the plays of the last search
 * it is right: before the first write that would disturb such a read, a play with it is like one without, so the search
 * would have met that write.
 */
export class Conflicts {
  readonly #readers = new Map<string, Set<string>>();
  readonly #writers = new Map<string, Set<string>>();
  readonly #disputed = new Set<string>();
  readonly #isAllDisputed: boolean;
  /** Whether more is disputed than was known when the search began. */
  hasGrown = false;
  /** Processes of different stages never meet. */
  stage = 0;

  /** @param isAllDisputed whether every read has a turn of its own, whoever writes there */
  constructor(isAllDisputed = false) {
    this.#isAllDisputed = isAllDisputed;
  }

  /** A process reads a place. @returns whether that needs a turn of its own */
  read(process: string, what: string): boolean {
    const place = `${this.stage} ${what}`;
    this.#note(this.#readers, process, place);
    if (hasOther(this.#writers.get(place), process)) this.#dispute(place);
    return this.#isAllDisputed || this.#disputed.has(place);
  }

  /** A process writes a place. */
  write(process: string, what: string): void {
    const place = `${this.stage} ${what}`;
    this.#note(this.#writers, process, place);
    if (hasOther(this.#readers.get(place), process)) this.#dispute(place);
  }

  #note(where: Map<string, Set<string>>, process: string, place: string): void {
    const known = where.get(place);
    if (known === undefined) where.set(place, new Set([process]));
    else known.add(process);
  }

  #dispute(place: string): void {
    if (this.#isAllDisputed || this.#disputed.has(place)) return;
    this.#disputed.add(place);
    this.hasGrown = true;
  }
}

const hasOther = (names: ReadonlySet<string> | undefined, process: string): boolean =>
  names !== undefined && (names.size > 1 || !names.has(process));
