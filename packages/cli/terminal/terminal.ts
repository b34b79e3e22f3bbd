import { visible } from '@palmleaf/shared/visible';
import { cutTo } from './width.ts';
import { wrappedAround } from './wrap.ts';

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  hasColors?(): boolean;
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

export class Terminal {
  readonly #stream: Screen;
  readonly #unbreakable: ReadonlySet<string>;
  #shown = '';

  constructor(stream: Screen, unbreakable: ReadonlySet<string> = new Set()) {
    this.#stream = stream;
    this.#unbreakable = unbreakable;
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  progress(text: string): void {
    const line = visible(text);
    if (line === this.#shown) return;
    this.#shown = line;
    if (!this.#stream.isTTY) {
      this.#stream.write(`${line}\n`);
      return;
    }
    const columns = this.#stream.columns || 80;
    this.#stream.write(`\r\u001b[2K${cutTo(line, columns - 1)}`);
  }

  step(done: number, total: number, line: string): void {
    const tenth = Math.max(1, Math.floor(total / 10));
    if (this.isTerminal || done % tenth === 0 || done === total) this.progress(line);
  }

  say(line: string): void {
    this.clear();
    const shown = visible(line);
    const columns = this.#stream.isTTY ? this.#stream.columns || undefined : undefined;
    const lines = columns === undefined ? [shown] : wrappedAround(shown, columns, this.#unbreakable);
    this.#stream.write(`${lines.join('\n')}\n`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[2K');
    this.#shown = '';
  }
}
