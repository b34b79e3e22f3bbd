import * as z from 'zod';
import { parseSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';

/** Only a hint: loss, delay or repetition does no harm. */
export const job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subject'), key: z.string() }),
  z.object({ kind: z.literal('place'), key: z.string() }),
]);
export type Job = z.output<typeof job>;

export interface JobMessage {
  readonly messageId: string;
  readonly receiptHandle: string;
  readonly body: string;
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

/** For an invocation that has time for more jobs. */
export interface Backlog {
  /** Up to ten visible messages. */
  receive(): Promise<readonly JobMessage[]>;
  delete(hints: readonly JobMessage[]): Promise<void>;
}

export interface Jobs {
  /** @param delaySeconds up to 900 */
  send(jobs: readonly Job[], delaySeconds?: number): Promise<void>;
}

/** The months of a place are bought like the parts of a report. */
export function subjectOf({ kind, key }: Job): Subject | undefined {
  switch (kind) {
    case 'subject':
      return parseSubject(key);
    case 'place':
      return key === '' ? undefined : { batch: placesBatch, id: key };
  }
}
