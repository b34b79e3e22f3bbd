import { Inflate } from 'fflate';
import { latin1Text } from '../bytes.ts';
import { fileFormat } from '../file-format.ts';
import type { WorkbookFault } from '../reasons/table-reasons.ts';
import { IntakeError } from '../refusal.ts';
import {
  type DirectoryFault,
  packedFrom,
  readCentralDirectory,
  type ZipEntry,
} from '../zip/central-directory.ts';

export class WorkbookError extends IntakeError {
  override readonly name = 'WorkbookError';
  readonly fault: WorkbookFault;
  readonly files: number | undefined;

  constructor(fault: WorkbookFault, options: ErrorOptions & { readonly files?: number } = {}) {
    super(fault, options);
    this.fault = fault;
    this.files = options.files;
  }
}

/** A million rows have some 300 MB of XML in 30 MB of archive. */
const limits = {
  entries: 2000,
  directoryBytes: 16 * 1024 * 1024,
  inflatedBytes: 768 * 1024 * 1024,
  ratio: 300,
  ratioFromBytes: 4 * 1024 * 1024,
} as const;

/** Deflate expands one byte to at most some 1,030 bytes. */
const pieceBytes = 8 * 1024;

/** Limits the unpacked size, per file and in total. */
export class Zip {
  readonly #onPiece: () => void;
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  #inflatedBytes = 0;

  /**
   * @param onPiece called after each unpacked piece; its errors end the reading
   * @throws {WorkbookError} if the archive is truncated, encrypted or not a ZIP
   */
  constructor(bytes: Uint8Array, onPiece: () => void = () => undefined) {
    this.#onPiece = onPiece;
    this.#bytes = bytes;
    this.#entries = directoryOf(bytes);
  }

  has(name: string): boolean {
    return this.#entries.has(plainName(name));
  }

  /**
   * @param isCounted whether the file counts towards the total
   * @throws {WorkbookError} if the file is damaged or unpacks to too much
   */
  *read(
    name: string,
    maxBytes: number = limits.inflatedBytes,
    isCounted = true,
  ): Generator<Uint8Array, void, undefined> {
    const entry = this.#entries.get(plainName(name));
    if (entry === undefined) throw new WorkbookError('part missing');
    const packed = this.#packed(entry);
    let entryBytes = 0;
    const counted = (piece: Uint8Array): Uint8Array => {
      entryBytes += piece.length;
      if (isCounted) this.#inflatedBytes += piece.length;
      const isBomb = entryBytes > limits.ratioFromBytes && entryBytes > limits.ratio * entry.packedBytes;
      if (isBomb || entryBytes > maxBytes || this.#inflatedBytes > limits.inflatedBytes)
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

  #packed({ from, packedBytes }: ZipEntry): Uint8Array {
    const local = this.#bytes.subarray(from);
    const start = packedFrom(local);
    if (start === undefined || start + packedBytes > local.length) throw new WorkbookError('cut off');
    return local.subarray(start, start + packedBytes);
  }
}

function directoryOf(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const reading = readCentralDirectory(bytes.length, limits);
  let step = reading.next();
  while (step.done !== true) step = reading.next(bytes.subarray(...step.value));
  if ('fault' in step.value) throw isOldOffice(bytes) ? oldOffice(bytes) : workbookError(step.value);
  const { entries } = step.value;
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new WorkbookError('password');
  return new Map(
    entries
      .filter(({ method }) => method === 0 || method === 8)
      .map((entry) => [plainName(latin1Text(entry.name, 0, entry.name.length)), entry]),
  );
}

const isOldOffice = (bytes: Uint8Array): boolean => fileFormat(bytes.subarray(0, 4096)) === 'old-office';

const oldOffice = (bytes: Uint8Array): WorkbookError =>
  new WorkbookError(
    latin1Text(bytes).includes([...'EncryptedPackage'].join('\0')) ? 'password' : 'old format',
  );

function workbookError(found: DirectoryFault): WorkbookError {
  if (found.fault === 'too many files') return new WorkbookError('too many files', { files: found.files });
  return new WorkbookError(found.fault === 'missing' ? 'list missing' : 'list damaged');
}

/** Part names ignore case; some programs write a leading slash or backslashes. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
