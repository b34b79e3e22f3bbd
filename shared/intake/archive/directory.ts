import type { directoryFaults } from '../reasons/file-reasons.ts';
import { type Refused, refuse } from '../refusal.ts';
import { entryName, extraField } from './entry-name.ts';
import { maxDirectoryBytes, maxEntries } from './limits.ts';

/** Random access to the bytes of an object or a file. */
export interface ByteSource {
  readonly sizeBytes: number;
  /** Reads from an offset up to another one, exclusive. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** One file of an archive, as its central directory describes it. */
export interface ArchiveEntry {
  readonly name: string;
  /** Neither a folder nor a link. */
  readonly isFile: boolean;
  readonly isEncrypted: boolean;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Offset of its local header, and the offset where the next entry or the directory begins. */
  readonly from: number;
  readonly to: number;
}

const signatures = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, file: 0x02014b50 };
const endBytes = 22;
const locatorBytes = 20;
const end64Bytes = 56;
const fileHeadBytes = 46;
const longestComment = 0xffff;
const beyond32 = 0xffffffff;
const beyond16 = 0xffff;

/** Reads the central directory at the end of the archive (APPNOTE.TXT 6.3.10, 4.3). */
export async function readDirectory(source: ByteSource): Promise<readonly ArchiveEntry[] | Refused> {
  try {
    const place = await findDirectory(source);
    if ('refusal' in place) return place;
    const directory = buffer(await source.read(place.from, place.from + place.bytes));
    return inOrder(entriesIn(directory, place.entries, place.shift), place.from);
  } catch (error) {
    if (error instanceof RangeError) return damaged('unreadable');
    throw error;
  }
}

interface Place {
  readonly entries: number;
  readonly from: number;
  readonly bytes: number;
  /** Bytes before the archive, such as a self-extracting program. Offsets do not count them. */
  readonly shift: number;
}

async function findDirectory(source: ByteSource): Promise<Place | Refused> {
  const tailFrom = Math.max(0, source.sizeBytes - longestComment - endBytes - locatorBytes);
  const tail = buffer(await source.read(tailFrom, source.sizeBytes));
  const at = endIn(tail);
  if (at === undefined) return damaged('missing');
  const short = {
    disk: tail.readUInt16LE(at + 4),
    entries: tail.readUInt16LE(at + 10),
    bytes: tail.readUInt32LE(at + 12),
    from: tail.readUInt32LE(at + 16),
  };
  const hasLong = at >= locatorBytes && tail.readUInt32LE(at - locatorBytes) === signatures.locator64;
  const long = hasLong ? await readLong(source, tail, at - locatorBytes) : undefined;
  const { entries, bytes, from } = long ?? short;
  if (long === undefined && short.disk !== 0 && short.disk !== beyond16)
    return refuse('zip-damaged', { code: 'part-of-several' });
  if (entries > maxEntries)
    return refuse('zip-too-big', { code: 'too-many-files', files: entries, most: maxEntries });
  if (bytes > maxDirectoryBytes) {
    const megabytes = Math.ceil(bytes / 1024 / 1024);
    return refuse('zip-too-big', { code: 'directory-too-large', megabytes });
  }
  const end = long?.at ?? tailFrom + at;
  const shift = end - bytes - from;
  if (shift < 0 || shift > source.sizeBytes) return damaged('elsewhere');
  return { entries, from: from + shift, bytes, shift };
}

/** Returns the offset of the end record: the last one whose comment fits into the file. */
function endIn(tail: Buffer): number | undefined {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signatures.end) continue;
    if (at + endBytes + tail.readUInt16LE(at + 20) <= tail.length) return at;
  }
  return undefined;
}

/** Reads the ZIP64 record of archives over 4 GB or 65,535 files. */
async function readLong(source: ByteSource, tail: Buffer, locator: number) {
  const at = long(tail, locator + 8);
  if (at + end64Bytes > source.sizeBytes) throw new RangeError('the record lies outside');
  const record = buffer(await source.read(at, at + end64Bytes));
  if (record.readUInt32LE(0) !== signatures.end64) throw new RangeError('the record is another one');
  return { at, entries: long(record, 32), bytes: long(record, 40), from: long(record, 48) };
}

type Described = Omit<ArchiveEntry, 'to'>;

function entriesIn(directory: Buffer, count: number, shift: number): Described[] {
  const entries: Described[] = [];
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (directory.readUInt32LE(at) !== signatures.file) throw new RangeError('an entry is another one');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    );
    const nameAt = at + fileHeadBytes;
    const extraAt = nameAt + (nameBytes ?? 0);
    const next = extraAt + (extraBytes ?? 0) + (commentBytes ?? 0);
    if (next > directory.length) throw new RangeError('an entry is cut off');
    const flags = directory.readUInt16LE(at + 8);
    const extra = directory.subarray(extraAt, extraAt + (extraBytes ?? 0));
    const name = entryName(directory.subarray(nameAt, extraAt), (flags & 0x800) !== 0, extra);
    const method = directory.readUInt16LE(at + 10);
    // The upper half of the attributes holds the Unix mode: 0o12 is a link.
    const unixKind = directory.readUInt16LE(at + 40) >>> 12;
    entries.push({
      name,
      isFile: !/[\\/]$/.test(name) && unixKind !== 0o12 && unixKind !== 0o4,
      isEncrypted: (flags & 1) !== 0 || (flags & 0x2000) !== 0 || method === 99,
      method,
      crc: directory.readUInt32LE(at + 16),
      ...longFields(directory, at, extra, shift),
    });
    at = next;
  }
  return entries;
}

/** Sizes and offset. Values over 32 bits are in an extra field, in this order. */
function longFields(directory: Buffer, at: number, extra: Buffer, shift: number) {
  const fields = extraField(extra, 0x0001) ?? Buffer.alloc(0);
  let next = 0;
  const value = (offset: number): number => {
    const short = directory.readUInt32LE(at + offset);
    if (short !== beyond32) return short;
    next += 8;
    return long(fields, next - 8);
  };
  const bytes = value(24);
  const packedBytes = value(20);
  return { bytes, packedBytes, from: value(42) + shift };
}

/** Sets where each entry ends at most. Overlapping entries are refused: small archives use them to unpack without end. */
function inOrder(entries: readonly Described[], directoryFrom: number): readonly ArchiveEntry[] | Refused {
  const starts = [...new Set(entries.map(({ from }) => from))].sort((a, b) => a - b);
  const nextOf = new Map(starts.map((start, at) => [start, starts[at + 1] ?? directoryFrom]));
  const placed = entries.map((entry) => ({ ...entry, to: nextOf.get(entry.from) ?? directoryFrom }));
  const least = ({ packedBytes }: Described) => 30 + packedBytes;
  if (starts.length < entries.length || placed.some((entry) => entry.from + least(entry) > entry.to))
    return damaged('overlapping');
  return placed;
}

const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a 64-bit number. @throws {RangeError} if it is no safe integer */
function long(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large');
  return value;
}

const damaged = (fault: (typeof directoryFaults)[number]): Refused =>
  refuse('zip-damaged', { code: 'directory', fault });
