import type { Difference } from '../../shared/drift/difference.ts';
import type { AnotherPrice } from '../../shared/holds/another-price.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { nothingSpent, type Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Answer } from '../../shared/service-client/caller.ts';
import type { Outlook } from './turn.ts';

/** The calls of one wave, and the facts known at its start. */
export interface WavePlan extends Report, Pick<Outlook, 'statuses' | 'judging' | 'admission'> {
  readonly wave: string;
  /** The calls that were sent with the header update that began the wave. */
  readonly first: readonly PlannedCall[];
  /** Every call that this wave may send. */
  readonly calls: readonly PlannedCall[];
  /** Called after each answer has been taken. */
  readonly afterAnswer: () => Promise<void>;
}

/** The result of a wave, completed by each of its answers. */
export interface WaveResult {
  spent: Spent;
  notSent: boolean;
  retryUnknown: boolean;
  progress: boolean;
  /** Permanent refusals, with the class and status of the answer. */
  readonly refusals: Map<PartName, Pick<Answer, 'class' | 'status'>>;
  /** How bought answers differ in shape from earlier ones. */
  readonly differences: Map<PartName, readonly Difference[]>;
  /** Bought calls with another charge than the known price. */
  readonly prices: Map<PartName, AnotherPrice>;
  /** Whether the wave broke off before all of its calls were sent. */
  stopped: boolean;
  /**
   * The error of the table or a bucket. The wave has then no end: its intent stays, and its lost outcomes are
   * unknown.
   */
  failure?: unknown;
}

export const noAnswers = (): WaveResult => ({
  spent: nothingSpent,
  notSent: false,
  retryUnknown: false,
  progress: false,
  refusals: new Map(),
  differences: new Map(),
  prices: new Map(),
  stopped: false,
});
