import type { Difference } from '../../shared/drift/difference.ts';
import type { AnotherPrice } from '../../shared/holds/another-price.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { nothingSpent, type Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Answer } from '../../shared/service-client/caller.ts';
import type { Outlook } from './run.ts';

export interface WavePlan extends Report, Pick<Outlook, 'statuses' | 'judging' | 'admission'> {
  readonly wave: string;
  /** The calls that the header records at the start of the wave. */
  readonly first: readonly PlannedCall[];
  readonly calls: readonly PlannedCall[];
  readonly afterAnswer: () => Promise<void>;
}

export class WaveResult {
  spent: Spent = nothingSpent;
  /** A call failed, but surely before the service took it. */
  notSent = false;
  retryUnknown = false;
  progress = false;
  readonly refusals = new Map<PartName, Pick<Answer, 'class' | 'status'>>();
  readonly differences = new Map<PartName, readonly Difference[]>();
  readonly prices = new Map<PartName, AnotherPrice>();
  stopped = false;
  /** An error of the table or a bucket. The intent stays, and lost outcomes are unknown. */
  failure?: unknown;
}
