import type { SQSBatchResponse } from 'aws-lambda';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Message } from './aws/queue.ts';

/** How many readers in a row have died over each upload, or have thrown. */
export class Readers {
  readonly #deaths = new Map<string, number>();

  static keysIn(messages: readonly Message[]): string[] {
    return messages.flatMap(({ body }) => uploadsIn(JSON.parse(body)).map(({ key }) => key));
  }

  /**
   * Nobody can tell an upload that ends its readers from one that was read in bad moments only: after so many deaths in a
   * row it is refused. Chance alone does not go that far here; what is deadly does.
   */
  areAtTheLast(messages: readonly Message[]): boolean {
    return Readers.keysIn(messages).some((key) => (this.#deaths.get(key) ?? 0) >= maxUploadAttempts - 1);
  }

  died(messages: readonly Message[]): void {
    for (const key of Readers.keysIn(messages)) this.#deaths.set(key, (this.#deaths.get(key) ?? 0) + 1);
  }

  /** What a reader comes to that has not died. */
  async watch(messages: readonly Message[], reader: Promise<SQSBatchResponse>): Promise<SQSBatchResponse> {
    const response = await reader;
    if (response.batchItemFailures.length > 0) this.died(messages);
    else for (const key of Readers.keysIn(messages)) this.#deaths.delete(key);
    return response;
  }
}
