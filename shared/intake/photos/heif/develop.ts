import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { IntakeError } from '../../refusal.ts';
import type { DecodeLimits, NotDecoded } from './libheif.ts';

/** Thrown when the thread itself fails: that says nothing of the photo. */
class HeifReaderError extends IntakeError {
  override readonly name = 'HeifReaderError';
}

/** What a decoded picture takes on the way: planes of the codec, red, green and blue, and a tile or two. */
const memoryBytes = 600 * 1024 * 1024;
/** Photos of 48 megapixels take some seconds; what takes longer is made to. */
const maxMs = 60_000;

/** Where a bundle has the thread beside it; among the sources it lies beside this file. */
function threadFile(): string {
  const bundled = fileURLToPath(new URL('heif-worker.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('worker.ts', import.meta.url));
}

/**
 * Decodes a HEIF photo to an uncompressed TIFF, upright, in a thread of its own that is ended when it takes too long.
 *
 * @param imagePixels the most that any picture may have that is decoded on the way
 * @throws {HeifReaderError} when the thread could not work
 */
export function developHeif(
  file: Uint8Array,
  imagePixels: number,
  withinMs = maxMs,
): Promise<Uint8Array | NotDecoded | 'too slow'> {
  const limits: DecodeLimits = { imagePixels, memoryBytes };
  const thread = new Worker(threadFile(), { workerData: { file, limits }, execArgv: [] });
  const answer = new Promise<Uint8Array | NotDecoded | 'too slow'>((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new HeifReaderError('A HEIF photo could not be decoded', { cause }));
    const timer = setTimeout(() => resolve('too slow'), withinMs);
    thread.once('message', resolve);
    // What WebAssembly throws when it runs into something is the photo's doing, as far as anybody can know.
    thread.once('error', (error) => (isOfWebAssembly(error) ? resolve('damaged') : fail(error)));
    thread.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
  return answer.finally(() => thread.terminate());
}

const isOfWebAssembly = (error: unknown): boolean =>
  error instanceof Error && ['RuntimeError', 'CppException', 'RangeError'].includes(error.name);
