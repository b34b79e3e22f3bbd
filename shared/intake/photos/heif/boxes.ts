export interface Box {
  readonly type: string;
  readonly content: Buffer;
}

const defaultMaxBoxes = 512;

/** @throws RangeError for a box that exceeds the bytes, or for too many boxes */
export function boxesIn(bytes: Buffer, maxBoxes = defaultMaxBoxes): Box[] {
  const { boxes, end } = boxesAndEnd(bytes, maxBoxes);
  if (bytes.length - end >= 8) throw new RangeError('a box ends outside of its parent');
  return boxes;
}

/** Some phones append bytes after the last box. @returns also where the boxes end */
export function boxesAndEnd(bytes: Buffer, maxBoxes = defaultMaxBoxes): { boxes: Box[]; end: number } {
  const boxes: Box[] = [];
  let end = 0;
  while (end + 8 <= bytes.length) {
    const { length, header } = measure(bytes, end);
    if (length < header || end + length > bytes.length) break;
    if (boxes.length === maxBoxes) throw new RangeError(`more than ${maxBoxes} boxes side by side`);
    const type = bytes.toString('latin1', end + 4, end + 8);
    boxes.push({ type, content: bytes.subarray(end + header, end + length) });
    end += length;
  }
  return { boxes, end };
}

/** Length 1 means that 64 bits follow with the length; 0 means all remaining bytes. */
function measure(bytes: Buffer, at: number): { length: number; header: number } {
  const length32 = bytes.readUInt32BE(at);
  if (length32 === 0) return { length: bytes.length - at, header: 8 };
  if (length32 !== 1) return { length: length32, header: 8 };
  return { length: Number(bytes.readBigUInt64BE(at + 8)), header: 16 };
}

export const boxContent = (boxes: readonly Box[], type: string): Buffer | undefined =>
  boxes.find((box) => box.type === type)?.content;

export class BoxReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  number(bytes: 1 | 2 | 4): number {
    const value = this.#bytes.readUIntBE(this.#at, bytes);
    this.#at += bytes;
    return value;
  }

  text(bytes: number): string {
    const end = this.#at + bytes;
    if (end > this.#bytes.length) throw new RangeError('a text ends outside of its box');
    const value = this.#bytes.toString('latin1', this.#at, end);
    this.#at = end;
    return value;
  }

  version(): { version: number; flags: number } {
    const word = this.number(4);
    return { version: word >>> 24, flags: word & 0xffffff };
  }

  rest(): Buffer {
    return this.#bytes.subarray(this.#at);
  }
}
