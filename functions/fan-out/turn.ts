import type { Header } from '../../shared/ledger/items/header.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { type Accounted, nothingSpent, type Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { Plan } from '../../shared/plan/plan.ts';
import type { Admission } from './admission/admission.ts';
import type { CallStatus, Judging } from './call-status.ts';
import type { SharedBuying } from './shared-buying.ts';

/**
 * What became of one job. None of these is an error: the message is done with, the table says what is due.
 * `suspect`: more workers died over it than the caller allows for now.
 */
export type JobResult =
  | 'nothing due'
  | 'leased'
  | 'suspect'
  | 'no time'
  | 'contended'
  | 'settled'
  | 'open'
  | 'parked';

/** What a worker has spent on a subject while its header does not say it. */
export interface Carried {
  readonly spent: Spent;
  /**
   * To be called when the header says it: what was reserved beyond it is put back. Not before, because what a header intends
   * counts as spent if its worker fails.
   */
  readonly written: () => void;
}

export const nothingCarried: Carried = { spent: nothingSpent, written: () => undefined };

/** What became of one turn. */
export type Turn =
  | { readonly result: JobResult }
  /** There is more to do at once; `mine` when this worker has the lease. */
  | { readonly result: 'again'; readonly carried: Carried; readonly mine: boolean }
  /** What is left is bought for somebody else with the same inputs just now. */
  | Elsewhere;

interface Elsewhere {
  readonly result: 'elsewhere';
  readonly carried: Carried;
  readonly others: SharedBuying;
  readonly header: Header;
}

/** One look at a subject: what is open, and which of it may be sent. */
export interface Outlook {
  readonly report: Report;
  readonly plan: Plan;
  readonly statuses: Map<PartName, CallStatus>;
  /** By what unknown outcomes are judged. */
  readonly judging: Judging;
  readonly admission: Admission;
  /** What was spent on it and its header does not say yet. */
  readonly unaccounted: readonly Accounted[];
  readonly carried: Carried;
  readonly poisonous: boolean;
}
