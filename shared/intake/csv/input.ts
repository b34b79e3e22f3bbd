import { concatBytes } from '../bytes.ts';
import { type Frame, type Framing, frameRecord, skipLine } from './framing.ts';

export class CsvInput {
  #buffer: Uint8Array = new Uint8Array(0);
  #position = 0;
  #byte: number;
  #line: number;

  constructor(byte = 0, line = 1) {
    this.#byte = byte;
    this.#line = line;
  }

  get byte(): number {
    return this.#byte;
  }

  get line(): number {
    return this.#line;
  }

  get pending(): Uint8Array {
    return this.#buffer.subarray(this.#position);
  }

  get isEmpty(): boolean {
    return this.#position >= this.#buffer.length;
  }

  add(chunk: Uint8Array): void {
    const rest = this.pending;
    this.#buffer = rest.length === 0 ? chunk : concatBytes([rest, chunk]);
    this.#position = 0;
  }

  frame(framing: Framing, final: boolean): Frame {
    return frameRecord(this.#buffer, this.#position, framing, final);
  }

  content(frame: Extract<Frame, { kind: 'record' }>): Uint8Array {
    return this.#buffer.subarray(this.#position, frame.end);
  }

  take(frame: Extract<Frame, { kind: 'record' | 'blank' }>): void {
    this.#advance(frame.next - this.#position, frame.lineEnds);
  }

  takeByteOrderMark(bytes: number): void {
    this.#advance(bytes, 0);
  }

  skipLine(framing: Framing, final: boolean): { readonly ended: boolean; readonly bytes: number } {
    const { found, next } = skipLine(this.#buffer, this.#position, framing, final);
    const bytes = next - this.#position;
    this.#advance(bytes, found ? 1 : 0);
    return { ended: found || final, bytes };
  }

  #advance(bytes: number, lines: number): void {
    this.#position += bytes;
    this.#byte += bytes;
    this.#line += lines;
  }
}
