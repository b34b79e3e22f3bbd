import { inspect } from 'node:util';
import { jsonText, visible } from '@palmleaf/shared/visible';
import type { Line } from './line.ts';
import { type Screen, Terminal } from './terminal.ts';
import { wrappedAround } from './wrap.ts';

/** Control characters of a text never reach the terminal. */
export class Output {
  readonly #stdout: Screen;
  readonly #unbreakable = new Set<string>();
  readonly progress: Terminal;

  constructor(stdout: Screen, stderr: Screen) {
    this.#stdout = stdout;
    this.progress = new Terminal(stderr, this.#unbreakable);
  }

  /** A user may copy the text. */
  keepUnbroken(text: string): string {
    this.#unbreakable.add(visible(text));
    return text;
  }

  get isInteractive(): boolean {
    return this.#stdout.isTTY === true;
  }

  print(lines: Line | readonly Line[]): void {
    this.progress.clear();
    const { isTTY = false, columns } = this.#stdout;
    const surface = {
      columns: isTTY ? columns || undefined : undefined,
      hasColors: isTTY && this.#stdout.hasColors?.() === true,
    };
    const written = [lines].flat().flatMap((line) => {
      if (typeof line !== 'string') return line.linesOn(surface);
      const shown = visible(line);
      return surface.columns === undefined
        ? [shown]
        : wrappedAround(shown, surface.columns, this.#unbreakable);
    });
    this.#stdout.write(`${written.join('\n')}\n`);
  }

  printJson(value: unknown): void {
    const lines = jsonText(value, this.isInteractive ? 2 : undefined).split('\n');
    this.print({ linesOn: () => lines.map(visible) });
  }

  step(done: number, total: number, line: string): void {
    this.progress.step(done, total, line);
  }

  say(sentence: string): void {
    this.progress.say(sentence);
  }

  printFault(error: unknown): void {
    for (const line of inspect(error).split('\n')) this.progress.say(line);
  }

  /** Writes the exact text into a pipe; on a terminal, invisible characters become symbols. */
  async write(text: string): Promise<void> {
    const piece = this.isInteractive ? text.split(/\r?\n/).map(visible).join('\n') : text;
    if (this.#stdout.write(piece)) return;
    await new Promise<void>((resolve) => this.#stdout.once('drain', () => resolve()));
  }
}
