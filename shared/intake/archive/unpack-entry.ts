import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Refused, refuse } from '../refusal.ts';
import { localHeadBytes, packedFrom } from '../zip/central-directory.ts';
import type { ArchiveEntry, ByteSource } from './directory.ts';

const inflate = promisify(inflateRaw);
const maxLocalFieldBytes = 2 * 0xffff;

export async function unpackEntry(source: ByteSource, entry: ArchiveEntry): Promise<Uint8Array | Refused> {
  const end = entry.from + localHeadBytes + maxLocalFieldBytes + entry.packedBytes;
  const bytes = Buffer.from(await source.read(entry.from, Math.min(end, entry.to)));
  const at = packedFrom(bytes);
  if (at === undefined) return refuseDamaged();
  const packed = bytes.subarray(at, at + entry.packedBytes);
  if (packed.length < entry.packedBytes) return refuseDamaged();
  const content = entry.method === 0 ? packed : await inflateEntry(packed, entry.bytes);
  if (content?.length !== entry.bytes || crc32(content) !== entry.crc) return refuseDamaged();
  return content;
}

async function inflateEntry(packed: Buffer, bytes: number): Promise<Buffer | undefined> {
  if (bytes === 0) return Buffer.alloc(0);
  try {
    return await inflate(packed, { maxOutputLength: bytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

const refuseDamaged = (): Refused => refuse('zip-damaged', { code: 'entry-damaged' });
