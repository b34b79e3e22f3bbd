import type { SQSBatchResponse } from 'aws-lambda';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Message } from './aws/queue.ts';

/** One less than the number that ends an upload, minus one reader that was still at work when the others had died. */
const mortalReaders = maxUploadAttempts - 2;

/**
 * Decides which readers chance may not kill. The pipeline cannot tell an upload that kills its readers from one whose
 * readers had bad luck: after too many consecutive deaths it refuses the upload. Chance alone never goes that far
 * here; deadly files do.
 */
export class Readers {
  /** The number of readers of each upload that have died or thrown, or still may. */
  readonly #mortal = new Map<string, number>();

  static keysIn(messages: readonly Message[]): string[] {
    return messages.flatMap(({ body }) => uploadsIn(JSON.parse(body)).map(({ key }) => key));
  }

  /**
   * Starts a reader of these messages.
   * @returns whether it is spared because too many readers before it were not
   */
  begins(messages: readonly Message[]): boolean {
    const keys = Readers.keysIn(messages);
    const isSpared = keys.some((key) => (this.#mortal.get(key) ?? 0) >= mortalReaders);
    if (!isSpared) this.#add(messages, 1);
    return isSpared;
  }

  /** Watches a mortal reader. A reader that throws counts as dead, because its uploads cannot tell the difference. */
  async watch(messages: readonly Message[], reader: Promise<SQSBatchResponse>): Promise<SQSBatchResponse> {
    const response = await reader;
    if (response.batchItemFailures.length === 0) this.#add(messages, -1);
    return response;
  }

  #add(messages: readonly Message[], readers: number): void {
    for (const key of Readers.keysIn(messages)) this.#mortal.set(key, (this.#mortal.get(key) ?? 0) + readers);
  }
}
