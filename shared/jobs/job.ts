import * as z from 'zod';
import { parseSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';

/** A hint that something is due. The table is the truth: a lost, late or repeated job costs nothing. */
export const job = z.discriminatedUnion('kind', [
  /** `key` is the subject, `<batch>/<id>`. */
  z.object({ kind: z.literal('subject'), key: z.string() }),
  /** `key` is the place's id. */
  z.object({ kind: z.literal('place'), key: z.string() }),
]);
export type Job = z.output<typeof job>;

/** Sends hints to the jobs queue. */
export interface Jobs {
  /** @param delaySeconds before the hint shows, up to 900 */
  send(jobs: readonly Job[], delaySeconds?: number): Promise<void>;
}

/** Whom a job is about. The months of a place are bought like the parts of a report. */
export function subjectOf({ kind, key }: Job): Subject | undefined {
  switch (kind) {
    case 'subject':
      return parseSubject(key);
    case 'place':
      return key === '' ? undefined : { batch: placesBatch, id: key };
  }
}
