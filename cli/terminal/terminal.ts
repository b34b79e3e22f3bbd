/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

/** One line of progress that is written over in a terminal, and plain lines, no more than needed, elsewhere. */
export class Terminal {
  readonly #stream: Screen;
  #shown = '';

  constructor(stream: Screen) {
    this.#stream = stream;
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  progress(line: string): void {
    if (line === this.#shown) return;
    this.#shown = line;
    if (!this.#stream.isTTY) {
      this.#stream.write(`${line}\n`);
      return;
    }
    const columns = this.#stream.columns || 80;
    this.#stream.write(`\r\u001b[2K${line.slice(0, columns - 1)}`);
  }

  /** One step of many: every one in a terminal, a tenth of the way each elsewhere. */
  step(done: number, whole: number, line: string): void {
    const tenth = Math.max(1, Math.floor(whole / 10));
    if (this.isTerminal || done % tenth === 0 || done === whole) this.progress(line);
  }

  say(line: string): void {
    this.clear();
    this.#stream.write(`${line}\n`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[2K');
    this.#shown = '';
  }
}
