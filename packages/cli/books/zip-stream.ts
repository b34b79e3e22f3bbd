import { Zip, ZipPassThrough } from 'fflate';

/** Below the 4.29 GB that a zip without the ZIP64 extensions can hold. */
export const maxZipBytes = 4_000_000_000;

export async function* zipStream(
  files: AsyncIterable<{ readonly name: string; readonly pieces: AsyncIterable<Uint8Array> }>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, pieces } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
