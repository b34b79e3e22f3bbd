export interface ZipEntry {
  readonly name: Uint8Array;
  readonly extra: Uint8Array;
  readonly isUtf8: boolean;
  readonly isEncrypted: boolean;
  readonly unixKind: number;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly from: number;
}

interface Limits {
  readonly entries: number;
  readonly directoryBytes: number;
}

export type DirectoryFault =
  | { readonly fault: 'missing' | 'elsewhere' | 'unreadable' | 'part of several' }
  | { readonly fault: 'too many files'; readonly files: number }
  | { readonly fault: 'too large'; readonly bytes: number };

interface Directory {
  readonly entries: readonly ZipEntry[];
  readonly from: number;
}

/** Yields requests for bytes; `to` is exclusive. */
type Reading<Result> = Generator<readonly [from: number, to: number], Result, Uint8Array>;

const localSignature = 0x04034b50;
export const localHeadBytes = 30;

const signatures = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, file: 0x02014b50 };
const endBytes = 22;
const locatorBytes = 20;
const end64Bytes = 56;
const fileHeadBytes = 46;
const maxCommentBytes = 0xffff;
const beyond32 = 0xffffffff;
const beyond16 = 0xffff;

/** APPNOTE.TXT 6.3.10, 4.3. A generator, because some sources are asynchronous. */
export function* readCentralDirectory(
  sizeBytes: number,
  limits: Limits,
): Reading<Directory | DirectoryFault> {
  try {
    const place = yield* findDirectory(sizeBytes, limits);
    if ('fault' in place) return place;
    const { from, bytes, count, shift } = place;
    return { entries: entriesIn(yield [from, from + bytes], count, shift), from };
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'unreadable' };
    throw error;
  }
}

interface Place {
  readonly count: number;
  readonly from: number;
  readonly bytes: number;
  readonly shift: number;
}

function* findDirectory(sizeBytes: number, limits: Limits): Reading<Place | DirectoryFault> {
  const tailFrom = Math.max(0, sizeBytes - maxCommentBytes - endBytes - locatorBytes);
  const tail = viewOf(yield [tailFrom, sizeBytes]);
  const at = endIn(tail);
  if (at === undefined) return { fault: 'missing' };
  const hasLong = at >= locatorBytes && tail.getUint32(at - locatorBytes, true) === signatures.locator64;
  const longAt = hasLong ? long(tail, at - locatorBytes + 8) : undefined;
  if (longAt === undefined && ![0, beyond16].includes(tail.getUint16(at + 4, true)))
    return { fault: 'part of several' };
  const { count, bytes, from } =
    longAt === undefined
      ? {
          count: tail.getUint16(at + 10, true),
          bytes: tail.getUint32(at + 12, true),
          from: tail.getUint32(at + 16, true),
        }
      : yield* readLong(longAt, sizeBytes);
  if (count > limits.entries) return { fault: 'too many files', files: count };
  if (bytes > limits.directoryBytes) return { fault: 'too large', bytes };
  const gap = (longAt ?? tailFrom + at) - bytes - from;
  if (gap < 0 || gap > sizeBytes) return { fault: 'elsewhere' };
  // A gap means bytes before the archive, unless the directory is at its offset.
  const hasFileHeader = gap > 0 && viewOf(yield [from, from + 4]).getUint32(0, true) === signatures.file;
  const shift = hasFileHeader ? 0 : gap;
  return { count, from: from + shift, bytes, shift };
}

function endIn(tail: DataView): number | undefined {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== signatures.end) continue;
    if (at + endBytes + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  return undefined;
}

/** The ZIP64 record of archives over 4 GB or 65,535 files. */
function* readLong(at: number, sizeBytes: number): Reading<Omit<Place, 'shift'>> {
  if (at + end64Bytes > sizeBytes) throw new RangeError('the record lies outside');
  const record = viewOf(yield [at, at + end64Bytes]);
  if (record.getUint32(0, true) !== signatures.end64)
    throw new RangeError('the record has another signature');
  return { count: long(record, 32), bytes: long(record, 40), from: long(record, 48) };
}

function entriesIn(directory: Uint8Array, count: number, shift: number): ZipEntry[] {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== signatures.file) throw new RangeError('an entry has another signature');
    const nameAt = at + fileHeadBytes;
    const extraAt = nameAt + view.getUint16(at + 28, true);
    const commentAt = extraAt + view.getUint16(at + 30, true);
    const next = commentAt + view.getUint16(at + 32, true);
    if (next > directory.length) throw new RangeError('an entry is cut off');
    const flags = view.getUint16(at + 8, true);
    const extra = directory.subarray(extraAt, commentAt);
    const method = view.getUint16(at + 10, true);
    entries.push({
      name: directory.subarray(nameAt, extraAt),
      extra,
      isUtf8: (flags & 0x800) !== 0,
      isEncrypted: (flags & 1) !== 0 || (flags & 0x2000) !== 0 || method === 99,
      unixKind: view.getUint16(at + 40, true) >>> 12,
      method,
      crc: view.getUint32(at + 16, true),
      ...longFields(view, at, extra, shift),
    });
    at = next;
  }
  return entries;
}

function longFields(view: DataView, at: number, extra: Uint8Array, shift: number) {
  const fields = viewOf(extraField(extra, 0x0001) ?? new Uint8Array());
  let next = 0;
  const value = (offset: number): number => {
    const value32 = view.getUint32(at + offset, true);
    if (value32 !== beyond32) return value32;
    next += 8;
    return long(fields, next - 8);
  };
  const bytes = value(24);
  const packedBytes = value(20);
  return { bytes, packedBytes, from: value(42) + shift };
}

export function extraField(extra: Uint8Array, kind: number): Uint8Array | undefined {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === kind) return extra.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}

/** Offset of the packed bytes after the local header; undefined without a header. */
export function packedFrom(local: Uint8Array): number | undefined {
  if (local.length < localHeadBytes) return undefined;
  const view = viewOf(local);
  if (view.getUint32(0, true) !== localSignature) return undefined;
  return localHeadBytes + view.getUint16(26, true) + view.getUint16(28, true);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function long(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large');
  return value;
}
