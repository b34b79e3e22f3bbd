export class History {
  readonly #entries: (readonly [number, string, string])[] = [];
  readonly #start: number;

  constructor(start: number) {
    this.#start = start;
  }

  add(at: number, about: string, what: string): void {
    this.#entries.push([at, about, what]);
  }

  of(abouts: readonly string[], last = 40): string[] {
    const named = abouts.length > 1;
    return this.#entries
      .filter(([, subject]) => abouts.includes(subject))
      .slice(-last)
      .map(
        ([at, subject, what]) =>
          `${named ? subject : ''}  ${((at - this.#start) / 1000).toFixed(1).padStart(8)} s  ${what}`,
      );
  }
}
