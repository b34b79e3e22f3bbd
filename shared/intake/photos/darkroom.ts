import { type Budget, budgetFor, type Overrun } from '../../untrusted/budgets.ts';
import { ChildProcesses, childFile } from '../../untrusted/child-processes.ts';
import { IntakeError, type Refused, refuse } from '../refusal.ts';
import type { PhotoLimits, PreparedPhoto } from './photo.ts';

class PhotoProcessError extends IntakeError {
  override readonly name = 'PhotoProcessError';
}

export interface PhotoTask {
  readonly bytes: Uint8Array;
  readonly limits: PhotoLimits;
}

export class Darkroom {
  readonly #process: ChildProcesses<PhotoTask, PreparedPhoto | Refused>;

  constructor(
    file: string = childFile('photo-child', import.meta.url),
    budget: (bytes: number) => Budget = (bytes) => budgetFor('photo', bytes),
  ) {
    this.#process = new ChildProcesses({ file, budget, processes: 1, tasksOfOne: 200 });
  }

  /** @throws {PhotoProcessError} if the process failed */
  async prepare(bytes: Uint8Array, limits: PhotoLimits = {}): Promise<PreparedPhoto | Refused> {
    const outcome = await this.#process.run({ bytes, limits }, bytes.byteLength);
    if ('answer' in outcome) return outcome.answer;
    if ('failed' in outcome) throw new PhotoProcessError(outcome.failed);
    const { stopped } = outcome;
    if (stopped === 'not started') throw new PhotoProcessError('The process for photos did not start');
    if (stopped === 'ended') throw new PhotoProcessError('The process for photos was ended by a signal');
    if (stopped === 'crashed') return refuse('photo-damaged', { code: 'photo-damaged' });
    return refuse('too-many-pixels', { code: overrunReasons[stopped] });
  }

  close(): Promise<void> {
    return this.#process.close();
  }
}

const overrunReasons = {
  'too slow': 'decoding-too-slow',
  'too large': 'decoding-too-large',
} as const satisfies Record<Overrun, string>;
