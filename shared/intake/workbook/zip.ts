import { Inflate } from 'fflate';
import { latin1Text } from '../bytes.ts';
import type { WorkbookFault } from '../reasons/table-reasons.ts';
import { IntakeError } from '../refusal.ts';

/** Thrown when a workbook cannot be read. */
export class WorkbookError extends IntakeError {
  override readonly name = 'WorkbookError';
  readonly fault: WorkbookFault;
  /** Of too many files: how many there are. */
  readonly files: number | undefined;

  constructor(fault: WorkbookFault, options: ErrorOptions & { readonly files?: number } = {}) {
    super(fault, options);
    this.fault = fault;
    this.files = options.files;
  }
}

/** One file within the archive. */
interface ZipEntry {
  readonly method: number;
  readonly packedBytes: number;
  readonly offset: number;
}

/** A table of a million rows has some 300 MB of XML in 30 MB of archive. */
const limits = {
  entries: 2000,
  inflatedBytes: 768 * 1024 * 1024,
  /** Unpacked to packed bytes of one entry, judged once enough of it is unpacked. */
  ratio: 300,
  ratioFromBytes: 4 * 1024 * 1024,
} as const;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
/** Packed bytes per push; deflate expands a byte to at most some 1,030. */
const pieceBytes = 8 * 1024;

/** Reads the files of an archive by name and bounds what they unpack to, per file and in total. */
export class Zip {
  readonly #onPiece: () => void;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  #inflatedBytes = 0;

  /**
   * @param onPiece called after each piece that is unpacked; what it throws ends the reading
   * @throws {WorkbookError} if the archive is cut off, encrypted or none
   */
  constructor(bytes: Uint8Array, onPiece: () => void = () => undefined) {
    this.#onPiece = onPiece;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = this.#directory();
  }

  has(name: string): boolean {
    return this.#entries.has(plainName(name));
  }

  /** Yields the content of one file in pieces. @throws {WorkbookError} if it is damaged or unpacks to too much */
  *read(name: string, maxBytes: number = limits.inflatedBytes): Generator<Uint8Array, void, undefined> {
    const entry = this.#entries.get(plainName(name));
    if (entry === undefined) throw new WorkbookError('part missing');
    const packed = this.#packed(entry);
    let ofEntry = 0;
    const counted = (piece: Uint8Array): Uint8Array => {
      ofEntry += piece.length;
      this.#inflatedBytes += piece.length;
      const isBomb = ofEntry > limits.ratioFromBytes && ofEntry > limits.ratio * entry.packedBytes;
      if (isBomb || ofEntry > maxBytes || this.#inflatedBytes > limits.inflatedBytes)
        throw new WorkbookError('too much unpacked');
      this.#onPiece();
      return piece;
    };
    if (entry.method === 0) {
      for (let at = 0; at < packed.length; at += pieceBytes)
        yield counted(packed.subarray(at, at + pieceBytes));
      return;
    }
    const out: Uint8Array[] = [];
    const inflate = new Inflate((piece) => out.push(piece));
    let at = 0;
    do {
      const next = Math.min(packed.length, at + pieceBytes);
      try {
        inflate.push(packed.subarray(at, next), next === packed.length);
      } catch (cause) {
        throw new WorkbookError('packing damaged', { cause });
      }
      at = next;
      for (const piece of out.splice(0)) if (piece.length > 0) yield counted(piece);
    } while (at < packed.length);
  }

  #packed({ offset, packedBytes }: ZipEntry): Uint8Array {
    const start =
      this.#holds(offset + 30) && this.#view.getUint32(offset, true) === localSignature
        ? offset + 30 + this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true)
        : Number.POSITIVE_INFINITY;
    if (!this.#holds(start + packedBytes)) throw new WorkbookError('cut off');
    return this.#bytes.subarray(start, start + packedBytes);
  }

  #holds(end: number): boolean {
    return end <= this.#bytes.length;
  }

  #directory(): Map<string, ZipEntry> {
    const end = this.#endRecord();
    const count = this.#view.getUint16(end + 10, true);
    if (count > limits.entries) throw new WorkbookError('too many files', { files: count });
    const entries = new Map<string, ZipEntry>();
    let at = this.#view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (!this.#holds(at + 46) || this.#view.getUint32(at, true) !== entrySignature)
        throw new WorkbookError('list damaged');
      const method = this.#view.getUint16(at + 10, true);
      const nameBytes = this.#view.getUint16(at + 28, true);
      const more = this.#view.getUint16(at + 30, true) + this.#view.getUint16(at + 32, true);
      const name = latin1Text(this.#bytes, at + 46, at + 46 + nameBytes);
      if ((this.#view.getUint16(at + 8, true) & 1) === 1) throw new WorkbookError('password');
      if (method === 0 || method === 8) {
        const packedBytes = this.#view.getUint32(at + 20, true);
        entries.set(plainName(name), { method, packedBytes, offset: this.#view.getUint32(at + 42, true) });
      }
      at += 46 + nameBytes + more;
    }
    return entries;
  }

  #endRecord(): number {
    const first = Math.max(0, this.#bytes.length - endBytes - maxCommentBytes);
    for (let at = this.#bytes.length - endBytes; at >= first; at -= 1)
      if (this.#view.getUint32(at, true) === endSignature) return at;
    throw new WorkbookError('list missing');
  }
}

/** Part names ignore case; some programs write a leading slash or backslashes. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
