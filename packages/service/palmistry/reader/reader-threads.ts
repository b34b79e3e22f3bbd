import { Worker } from 'node:worker_threads';
import { PhotoRefusedError } from '@palmleaf/engines/palm';
import type { ReadPalm } from '@palmleaf/engines/palm/read-palm';
import { ServiceError } from '../../handler/errors.ts';
import type { PalmReader } from './palm-reader.ts';
import { threadAnswer } from './thread-answer.ts';

/** Thrown when a thread could not work: that says nothing of the photo. */
class ReaderThreadError extends ServiceError {
  override readonly name = 'ReaderThreadError';
}

interface ReaderThreadsOptions {
  readonly modelDirectory: string;
  /** How many photos are read at once; each thread takes some 250 MB while it reads. */
  readonly threads: number;
  /** The thread's own file; another one in tests. */
  readonly file?: URL;
}

interface Job {
  readonly bytes: Uint8Array;
  readonly resolve: (palm: ReadPalm) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread and the photo that it looks at, if any. */
interface Reader {
  readonly thread: Worker;
  job: Job | undefined;
}

/**
 * Reads in threads of their own, so that calls that look at no palm wait for none that do. Photos wait for a free thread in the order
 * in which they came. A thread is made when a photo would wait for want of one, and anew after it has died; none holds the process open.
 */
export function readerThreads({
  modelDirectory,
  threads,
  file = new URL('./reader-thread.ts', import.meta.url),
}: ReaderThreadsOptions): PalmReader {
  const waiting: Job[] = [];
  const readers = new Set<Reader>();

  const next = (): void => {
    const free = [...readers].find(({ job }) => job === undefined);
    const reader = free ?? (readers.size < threads && waiting.length > 0 ? start() : undefined);
    const job = reader && waiting.shift();
    if (reader === undefined || job === undefined) return;
    reader.job = job;
    reader.thread.ref();
    reader.thread.postMessage(job.bytes);
  };

  const start = (): Reader => {
    const reader: Reader = { thread: new Worker(file, { workerData: { modelDirectory } }), job: undefined };
    readers.add(reader);
    reader.thread.on('message', (message: unknown) => {
      const { job } = reader;
      reader.job = undefined;
      reader.thread.unref();
      if (job !== undefined) answer(job, message);
      next();
    });
    const ended = (cause?: unknown): void => {
      if (!readers.delete(reader)) return;
      const why = cause instanceof Error ? `: ${cause.message}` : '';
      reader.job?.reject(new ReaderThreadError(`The thread that read a palm has ended${why}`, { cause }));
      next();
    };
    reader.thread.once('error', ended);
    reader.thread.once('exit', () => ended());
    return reader;
  };

  return (bytes) =>
    new Promise((resolve, reject) => {
      waiting.push({ bytes, resolve, reject });
      next();
    });
}

function answer({ resolve, reject }: Job, message: unknown): void {
  const told = threadAnswer.safeParse(message);
  if (!told.success) reject(new ReaderThreadError('A thread gave no answer', { cause: told.error }));
  else if (told.data.kind === 'read') resolve(told.data);
  else if (told.data.kind === 'refused')
    reject(new PhotoRefusedError(told.data.code, told.data.seen, told.data.measured));
  else reject(new ReaderThreadError(told.data.message));
}
