import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { IntakeError } from '../../refusal.ts';
import type { DecodeLimits, NotDecoded } from './libheif.ts';

class HeifReaderError extends IntakeError {
  override readonly name = 'HeifReaderError';
}

const memoryBytes = 600 * 1024 * 1024;
/** 48 megapixels take some seconds; only hostile photos take longer. */
const maxMs = 60_000;

function threadFile(): string {
  const bundled = fileURLToPath(new URL('heif-worker.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('worker.ts', import.meta.url));
}

/**
 * To an uncompressed, upright TIFF, in a thread that can be terminated.
 * @param imagePixels the most pixels of any picture to decode
 * @throws {HeifReaderError} if the thread failed
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
    // An error in WebAssembly counts as damage of the photo.
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
