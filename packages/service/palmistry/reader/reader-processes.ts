import { PhotoRefusedError } from '@palmleaf/engines/palm';
import { type Budget, budgetFor } from '@palmleaf/shared/untrusted/budgets';
import { ChildProcesses, childFile } from '@palmleaf/shared/untrusted/child-processes';
import { ServiceError } from '../../handler/errors.ts';
import type { PalmReader } from './palm-reader.ts';
import { readerAnswer } from './reader-answer.ts';

/** The process failed for a reason unrelated to the photo. */
class ReaderProcessError extends ServiceError {
  override readonly name = 'ReaderProcessError';
}

interface ReaderProcessesOptions {
  readonly modelDirectory: string;
  /** Each process takes some 250 MB while it reads. */
  readonly processes: number;
  readonly file?: string;
  readonly budget?: (bytes: number) => Budget;
}

/** Child processes, so that a reading delays no other call. Photos queue in order. */
export function readerProcesses({
  modelDirectory,
  processes,
  file = childFile('palm-child', import.meta.url),
  budget = (bytes) => budgetFor('palm', bytes),
}: ReaderProcessesOptions): PalmReader & { close(): Promise<void> } {
  const children = new ChildProcesses<Uint8Array, unknown>({
    file,
    arguments: [modelDirectory],
    budget,
    processes,
    tasksOfOne: 200,
  });
  const read: PalmReader = async (bytes) => {
    const outcome = await children.run(bytes, bytes.byteLength);
    if ('failed' in outcome) throw new ReaderProcessError(outcome.failed);
    if ('stopped' in outcome) throw stopErrors[outcome.stopped]();
    const answer = readerAnswer.parse(outcome.answer);
    if (answer.kind === 'refused') throw new PhotoRefusedError(answer.code, answer.seen, answer.measured);
    return answer;
  };
  return Object.assign(read, { close: () => children.close() });
}

/** A refusal is final for the same bytes; after a ReaderProcessError the same photo can succeed. */
const stopErrors = {
  'too slow': () => new PhotoRefusedError('too_many_pixels', 'Reading the photo took too long.'),
  'too large': () => new PhotoRefusedError('too_many_pixels', 'Reading the photo took too much memory.'),
  crashed: () => new PhotoRefusedError('corrupt', 'The picture cannot be decoded.'),
  ended: () => new ReaderProcessError('The process for palms was ended by a signal'),
  'not started': () => new ReaderProcessError('The process for palms did not start'),
} as const;
