import { type Screen, Terminal } from './terminal.ts';

/** Where a command's words go: results to standard output, everything said on the way to standard error. */
export class Output {
  readonly #stdout: Screen;
  readonly progress: Terminal;

  constructor(stdout: Screen, stderr: Screen) {
    this.#stdout = stdout;
    this.progress = new Terminal(stderr);
  }

  /** Whether a person sits there and can be asked. */
  get isInteractive(): boolean {
    return this.#stdout.isTTY === true;
  }

  print(text: string): void {
    this.progress.clear();
    this.#stdout.write(`${text}\n`);
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, this.isInteractive ? 2 : undefined));
  }

  step(done: number, whole: number, line: string): void {
    this.progress.step(done, whole, line);
  }

  /** Writes a long result piece by piece, as fast as its reader takes it. */
  async write(text: string): Promise<void> {
    if (this.#stdout.write(text)) return;
    await new Promise<void>((resolve) => this.#stdout.once('drain', () => resolve()));
  }
}
