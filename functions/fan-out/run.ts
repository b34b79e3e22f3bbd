import type { Header } from '../../shared/ledger/items/header.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { type Accounted, nothingSpent, type Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { Plan } from '../../shared/plan/plan.ts';
import type { Admission } from './admission/admission.ts';
import type { CallStatus, Judging } from './call-status.ts';
import type { SharedBuying } from './shared-buying.ts';

/** None is an error, because the table lists the due work. `suspect`: too many workers died over the subject. */
export type JobResult =
  | 'not due'
  | 'leased'
  | 'suspect'
  | 'out of time'
  | 'contended'
  | 'settled'
  | 'open'
  | 'parked';

export interface Carried {
  readonly spent: Spent;
  /** Call this once the header records the spending: until then, the intent counts as spent if its worker fails. */
  readonly written: () => void;
}

export const nothingCarried: Carried = { spent: nothingSpent, written: () => undefined };

export type RunResult =
  | { readonly result: JobResult }
  | { readonly result: 'again'; readonly carried: Carried }
  /** Another subject with the same inputs is buying the rest. */
  | BoughtElsewhere;

interface BoughtElsewhere {
  readonly result: 'elsewhere';
  readonly carried: Carried;
  readonly others: SharedBuying;
  readonly header: Header;
}

export interface Outlook {
  readonly report: Report;
  readonly plan: Plan;
  readonly statuses: Map<PartName, CallStatus>;
  readonly judging: Judging;
  readonly admission: Admission;
  readonly unaccounted: readonly Accounted[];
  readonly carried: Carried;
  readonly isPoison: boolean;
}
