import type { directoryFaults } from '../reasons/file-reasons.ts';
import { type Refused, refuse } from '../refusal.ts';
import { type DirectoryFault, readCentralDirectory, type ZipEntry } from '../zip/central-directory.ts';
import { entryName } from './entry-name.ts';
import { maxDirectoryBytes, maxEntries } from './limits.ts';

export interface ByteSource {
  readonly sizeBytes: number;
  /** `to` is exclusive. */
  read(from: number, to: number): Promise<Uint8Array>;
}

export interface ArchiveEntry
  extends Pick<ZipEntry, 'isEncrypted' | 'method' | 'crc' | 'packedBytes' | 'bytes' | 'from'> {
  readonly name: string;
  readonly isFile: boolean;
  readonly to: number;
}

export async function readDirectory(source: ByteSource): Promise<readonly ArchiveEntry[] | Refused> {
  const reading = readCentralDirectory(source.sizeBytes, {
    entries: maxEntries,
    directoryBytes: maxDirectoryBytes,
  });
  let step = reading.next();
  while (step.done !== true) step = reading.next(await source.read(...step.value));
  if ('fault' in step.value) return refused(step.value);
  return inOrder(step.value.entries.map(described), step.value.from);
}

type Described = Omit<ArchiveEntry, 'to'>;

const folder = 0o4;
const link = 0o12;

function described({ name: bytes, extra, isUtf8, unixKind, ...entry }: ZipEntry): Described {
  const name = entryName(bytes, isUtf8, extra);
  return { ...entry, name, isFile: !/[\\/]$/.test(name) && unixKind !== link && unixKind !== folder };
}

/** Refuses overlapping entries: small archives use them to unpack without end. */
function inOrder(entries: readonly Described[], directoryFrom: number): readonly ArchiveEntry[] | Refused {
  const starts = [...new Set(entries.map(({ from }) => from))].sort((a, b) => a - b);
  const nextOf = new Map(starts.map((start, at) => [start, starts[at + 1] ?? directoryFrom]));
  const placed = entries.map((entry) => ({ ...entry, to: nextOf.get(entry.from) ?? directoryFrom }));
  // A local file header has 30 bytes or more.
  const minBytesOf = ({ packedBytes }: Described) => 30 + packedBytes;
  if (starts.length < entries.length || placed.some((entry) => entry.from + minBytesOf(entry) > entry.to))
    return refuseDamaged('overlapping');
  return placed;
}

function refused(found: DirectoryFault): Refused {
  switch (found.fault) {
    case 'part of several':
      return refuse('zip-damaged', { code: 'part-of-several' });
    case 'too many files':
      return refuse('zip-too-big', { code: 'too-many-files', files: found.files, most: maxEntries });
    case 'too large':
      return refuse('zip-too-big', {
        code: 'directory-too-large',
        megabytes: Math.ceil(found.bytes / 1024 / 1024),
      });
    case 'missing':
    case 'elsewhere':
    case 'unreadable':
      return refuseDamaged(found.fault);
  }
}

const refuseDamaged = (fault: (typeof directoryFaults)[number]): Refused =>
  refuse('zip-damaged', { code: 'directory', fault });
