/**
 * Records the readers and writers of every place over all plays of a search. A read of a place that no other process
 * writes needs no turn: it returns the same at any time. Only the plays show which places these are. A search
 * therefore starts with every place undisputed, and restarts whenever that proves wrong. In the last search it is
 * right: up to the first write that would disturb such a read, a play with the read equals one without, so the search
 * would have met that write.
 */
export class Conflicts {
  readonly #readers = new Map<string, Set<string>>();
  readonly #writers = new Map<string, Set<string>>();
  readonly #disputed = new Set<string>();
  readonly #isAllDisputed: boolean;
  /** Whether more places are disputed than when the search began. */
  hasGrown = false;
  /** Processes of different stages never meet. */
  stage = 0;

  /** @param isAllDisputed whether every read needs a turn, whoever writes there */
  constructor(isAllDisputed = false) {
    this.#isAllDisputed = isAllDisputed;
  }

  /**
   * Records that a process reads a place.
   * @returns whether the read needs a turn
   */
  read(process: string, what: string): boolean {
    const place = `${this.stage} ${what}`;
    this.#note(this.#readers, process, place);
    if (hasOther(this.#writers.get(place), process)) this.#dispute(place);
    return this.#isAllDisputed || this.#disputed.has(place);
  }

  /** Records that a process writes a place. */
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
