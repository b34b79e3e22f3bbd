import type { Report } from '../../shared/ledger/items/part.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import { nothingSpent, type Spent, type WorkerSpending } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { Plan, PlannedCall } from '../../shared/plan/plan.ts';
import type { Admission } from './admission/admission.ts';
import { type CallStatus, type Judging, openCalls } from './call-status.ts';

/** No result is an error: the table lists what is still due. `suspect`: too many workers died with this subject. */
export type JobResult = 'not due' | 'leased' | 'suspect' | 'out of time' | 'contended' | Ending['kind'];

export interface Carried {
  readonly spent: Spent;
  /** Call this once the header records the spending: until then, the intent counts as spent if its worker fails. */
  readonly returnUnspent: () => void;
}

export const nothingCarried: Carried = { spent: nothingSpent, returnUnspent: () => undefined };

export interface Outlook {
  readonly report: Report;
  readonly plan: Plan;
  readonly statuses: Map<PartName, CallStatus>;
  readonly judging: Judging;
  readonly admission: Admission;
  readonly unaccounted: readonly WorkerSpending[];
  readonly carried: Carried;
  readonly isPoison: boolean;
}

export const sendableIn = ({ plan, statuses, admission }: Outlook): readonly PlannedCall[] =>
  admission.snapshot.allowedCalls(openCalls(plan, statuses), statuses);
