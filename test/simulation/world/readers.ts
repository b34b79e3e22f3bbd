import type { SQSBatchResponse } from 'aws-lambda';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Message } from './aws/queue.ts';

/** One less than kills an upload, and one that was at work, and still mortal, when the others had died. */
const mortalReaders = maxUploadAttempts - 2;

/**
 * Which readers chance may not kill. Nobody can tell an upload that ends its readers from one that was read in bad moments
 * only: after so many deaths in a row it is refused. Chance alone does not go that far here; what is deadly does.
 */
export class Readers {
  /** Readers of each upload that have died or thrown, and those at work that still may. */
  readonly #mortal = new Map<string, number>();

  static keysIn(messages: readonly Message[]): string[] {
    return messages.flatMap(({ body }) => uploadsIn(JSON.parse(body)).map(({ key }) => key));
  }

  /** A reader of these messages begins. @returns whether it is spared: too many before it were not */
  begins(messages: readonly Message[]): boolean {
    const keys = Readers.keysIn(messages);
    const isSpared = keys.some((key) => (this.#mortal.get(key) ?? 0) >= mortalReaders);
    if (!isSpared) this.#add(messages, 1);
    return isSpared;
  }

  /** What a mortal reader comes to that has not died; one that throws has, as far as its uploads can tell. */
  async watch(messages: readonly Message[], reader: Promise<SQSBatchResponse>): Promise<SQSBatchResponse> {
    const response = await reader;
    if (response.batchItemFailures.length === 0) this.#add(messages, -1);
    return response;
  }

  #add(messages: readonly Message[], readers: number): void {
    for (const key of Readers.keysIn(messages)) this.#mortal.set(key, (this.#mortal.get(key) ?? 0) + readers);
  }
}
