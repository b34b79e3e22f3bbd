import { parseSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';
import type { Job } from './job.ts';

/** Whom a job is about. The months of a place are bought like the parts of a report. */
export function subjectOf({ kind, key }: Job): Subject | undefined {
  switch (kind) {
    case 'subject':
      return parseSubject(key);
    case 'place':
      return key === '' ? undefined : { batch: placesBatch, id: key };
  }
}
