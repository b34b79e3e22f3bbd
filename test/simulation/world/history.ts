export class History {
  readonly #entries: (readonly [number, string, string])[] = [];
  readonly #start: number;

  constructor(start: number) {
    this.#start = start;
  }

  add(at: number, subject: string, what: string): void {
    this.#entries.push([at, subject, what]);
  }

  of(subjects: readonly string[], limit = 40): string[] {
    const showsSubject = subjects.length > 1;
    return this.#entries
      .filter(([, subject]) => subjects.includes(subject))
      .slice(-limit)
      .map(
        ([at, subject, what]) =>
          `${showsSubject ? subject : ''}  ${((at - this.#start) / 1000).toFixed(1).padStart(8)} s  ${what}`,
      );
  }
}
