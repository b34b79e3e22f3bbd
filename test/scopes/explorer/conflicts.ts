/**
 * The search orders all operations, except reads of data that only one process uses. It first takes all data for
 * private, and restarts when an execution disproves this.
 */
export class Conflicts {
  readonly #readers = new Map<string, Set<string>>();
  readonly #writers = new Map<string, Set<string>>();
  readonly #shared = new Set<string>();
  readonly #isAllShared: boolean;
  hasGrown = false;
  stage = 0;

  constructor(isAllShared = false) {
    this.#isAllShared = isAllShared;
  }

  read(process: string, what: string): boolean {
    const place = `${this.stage} ${what}`;
    this.#note(this.#readers, process, place);
    if (hasOther(this.#writers.get(place), process)) this.#share(place);
    return this.#isAllShared || this.#shared.has(place);
  }

  write(process: string, what: string): void {
    const place = `${this.stage} ${what}`;
    this.#note(this.#writers, process, place);
    if (hasOther(this.#readers.get(place), process)) this.#share(place);
  }

  #note(where: Map<string, Set<string>>, process: string, place: string): void {
    const known = where.get(place);
    if (known === undefined) where.set(place, new Set([process]));
    else known.add(process);
  }

  #share(place: string): void {
    if (this.#isAllShared || this.#shared.has(place)) return;
    this.#shared.add(place);
    this.hasGrown = true;
  }
}

const hasOther = (names: ReadonlySet<string> | undefined, process: string): boolean =>
  names !== undefined && (names.size > 1 || !names.has(process));
