import type { SQSBatchResponse } from 'aws-lambda';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Message } from './aws/queue.ts';

const mortalReaders = maxUploadAttempts - 2;

/** Chance never kills enough readers in a row for a refusal; only deadly files do. */
export class Readers {
  readonly #mortal = new Map<string, number>();

  static keysIn(messages: readonly Message[]): string[] {
    return messages.flatMap(({ body }) => uploadsIn(JSON.parse(body)).map(({ key }) => key));
  }

  begins(messages: readonly Message[]): boolean {
    const keys = Readers.keysIn(messages);
    const isSpared = keys.some((key) => (this.#mortal.get(key) ?? 0) >= mortalReaders);
    if (!isSpared) this.#add(messages, 1);
    return isSpared;
  }

  async watch(messages: readonly Message[], reader: Promise<SQSBatchResponse>): Promise<SQSBatchResponse> {
    const response = await reader;
    if (response.batchItemFailures.length === 0) this.#add(messages, -1);
    return response;
  }

  #add(messages: readonly Message[], readers: number): void {
    for (const key of Readers.keysIn(messages)) this.#mortal.set(key, (this.#mortal.get(key) ?? 0) + readers);
  }
}
