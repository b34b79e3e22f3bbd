import type { Difference } from '../../shared/drift/difference.ts';
import type { AnotherPrice } from '../../shared/holds/another-price.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import type { Part } from '../../shared/ledger/items/part.ts';
import type { Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Answer } from '../../shared/service-client/caller.ts';
import type { Admission } from './admission/admission.ts';
import type { CallStatus, Judging } from './call-status.ts';

/** The calls of one wave, and the facts known at its start. */
export interface WavePlan {
  readonly header: Header;
  readonly wave: string;
  /** The calls that were sent with the header update that began the wave. */
  readonly first: readonly PlannedCall[];
  /** Every call that this wave may send. */
  readonly calls: readonly PlannedCall[];
  readonly parts: ReadonlyMap<PartName, Part>;
  readonly statuses: Map<PartName, CallStatus>;
  readonly judging: Judging;
  readonly admission: Admission;
  /** Called after each answer has been taken. */
  readonly afterAnswer: () => Promise<void>;
}

export interface WaveResult {
  readonly spent: Spent;
  readonly notSent: boolean;
  readonly retryUnknown: boolean;
  readonly progress: boolean;
  /** Permanent refusals, with the class and status of the answer. */
  readonly refusals: ReadonlyMap<PartName, Pick<Answer, 'class' | 'status'>>;
  /** How bought answers differ in shape from earlier ones. */
  readonly differences: ReadonlyMap<PartName, readonly Difference[]>;
  /** Bought calls with another charge than the known price. */
  readonly prices: ReadonlyMap<PartName, AnotherPrice>;
  /** Whether the wave broke off before all of its calls were sent. */
  readonly stopped: boolean;
  /**
   * The error of the table or a bucket. The wave has then no end: its intent stays, and its lost outcomes are
   * unknown.
   */
  readonly failure?: unknown;
}
