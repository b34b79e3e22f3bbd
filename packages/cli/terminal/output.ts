import { inspect } from 'node:util';
import { jsonText, visible } from '@palmleaf/shared/visible';
import type { Line } from './line.ts';
import { type Screen, Terminal } from './terminal.ts';
import { hangingOf, wrapped } from './wrap.ts';

/**
 * Where a command's words go: results to standard output, everything said on the way to standard error. Whatever is
 * written here may come from anywhere; only lines that are given as such become lines, and nothing of a text is obeyed
 * by the terminal.
 */
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

  /** Prints one line, or several; on a screen they keep to its width. */
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
        : wrapped(shown, surface.columns, hangingOf(shown, surface.columns));
    });
    this.#stdout.write(`${written.join('\n')}\n`);
  }

  printJson(value: unknown): void {
    const lines = jsonText(value, this.isInteractive ? 2 : undefined).split('\n');
    // Wrapped, it would be no JSON.
    this.print({ linesOn: () => lines.map(visible) });
  }

  step(done: number, whole: number, line: string): void {
    this.progress.step(done, whole, line);
  }

  /** Says why the command ends, in one sentence. */
  end(sentence: string): void {
    this.progress.say(sentence);
  }

  /** Says where a fault of the program is. */
  tellFault(error: unknown): void {
    for (const line of inspect(error).split('\n')) this.progress.say(line);
  }

  /**
   * Writes a document piece by piece, as fast as its reader takes it: exact where it is piped on, and with signs in
   * place of what is not simply shown where a terminal shows it.
   */
  async write(text: string): Promise<void> {
    const piece = this.isInteractive ? text.split(/\r?\n/).map(visible).join('\n') : text;
    if (this.#stdout.write(piece)) return;
    await new Promise<void>((resolve) => this.#stdout.once('drain', () => resolve()));
  }
}
