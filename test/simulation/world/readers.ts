import type { SQSBatchResponse } from 'aws-lambda';
import { uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Message } from './aws/queue.ts';

const mostDeadReaders = maxUploadAttempts - 2;

/** Chance never kills enough readers of a file for a refusal; only deadly files do. */
export class Readers {
  readonly #dead = new Map<string, number>();

  static keysIn(messages: readonly Message[]): string[] {
    return messages.flatMap(({ body }) => uploadsIn(JSON.parse(body)).map(({ key }) => key));
  }

  /** @returns whether random faults must not kill the reader that starts */
  noteStart(messages: readonly Message[]): boolean {
    const keys = Readers.keysIn(messages);
    const isSpared = keys.some((key) => (this.#dead.get(key) ?? 0) >= mostDeadReaders);
    if (!isSpared) this.#add(messages, 1);
    return isSpared;
  }

  async watch(messages: readonly Message[], reader: Promise<SQSBatchResponse>): Promise<SQSBatchResponse> {
    const response = await reader;
    if (response.batchItemFailures.length === 0) this.#add(messages, -1);
    return response;
  }

  #add(messages: readonly Message[], readers: number): void {
    for (const key of Readers.keysIn(messages)) this.#dead.set(key, (this.#dead.get(key) ?? 0) + readers);
  }
}
