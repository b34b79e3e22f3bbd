import type { ArchiveEntry } from '../../../../shared/intake/archive/directory.ts';
import { type Refused, refuse } from '../../../../shared/intake/refusal.ts';
import { localHeadBytes, packedFrom } from '../../../../shared/intake/zip/central-directory.ts';
import { crc32 } from '../../../../shared/intake/zip/crc32.ts';

/** The name and the extra field after a local header. */
const maxLocalFieldBytes = 2 * 0xffff;

export async function unpackFile(archive: Blob, entry: ArchiveEntry): Promise<Blob | Refused> {
  const headEnd = Math.min(entry.from + localHeadBytes + maxLocalFieldBytes, entry.to);
  const head = new Uint8Array(await archive.slice(entry.from, headEnd).arrayBuffer());
  const offset = packedFrom(head);
  if (offset === undefined) return refuseDamaged();
  const packed = archive.slice(entry.from + offset, entry.from + offset + entry.packedBytes);
  const content =
    entry.method === 0 ? new Uint8Array(await packed.arrayBuffer()) : await inflated(packed, entry.bytes);
  if (content?.length !== entry.bytes || crc32(content) !== entry.crc) return refuseDamaged();
  return new Blob([content]);
}

async function inflated(packed: Blob, bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = new Uint8Array(bytes);
  let offset = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (offset + step.value.length > bytes) return undefined;
      content.set(step.value, offset);
      offset += step.value.length;
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return content.subarray(0, offset);
}

const refuseDamaged = (): Refused => refuse('zip-damaged', { code: 'entry-damaged' });
