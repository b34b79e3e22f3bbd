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

/** What one wave is to do, and what is known when it begins. */
export interface WavePlan {
  readonly header: Header;
  readonly wave: string;
  /** The calls that were sent with the header update that began the wave. */
  readonly first: readonly PlannedCall[];
  /** Every call that this wave may send. */
  readonly calls: readonly PlannedCall[];
  readonly parts: ReadonlyMap<PartName, Part>;
  readonly statuses: Map<PartName, CallStatus>;
  /** By what unknown outcomes are judged. */
  readonly judging: Judging;
  readonly admission: Admission;
  /** Called when the answer to a call has been taken. */
  readonly afterAnswer: () => Promise<void>;
}

/** What became of one wave. */
export interface WaveResult {
  readonly spent: Spent;
  readonly notSent: boolean;
  readonly retryUnknown: boolean;
  readonly progress: boolean;
  /** What was refused for good, and how. */
  readonly refusals: ReadonlyMap<PartName, Pick<Answer, 'class' | 'status'>>;
  /** In which ways bought answers are none that others were. */
  readonly differences: ReadonlyMap<PartName, readonly Difference[]>;
  /** Bought calls that cost another price than the one that is known. */
  readonly prices: ReadonlyMap<PartName, AnotherPrice>;
  /** Whether the wave broke off: what it had still to send, it did not. */
  readonly stopped: boolean;
  /** What the table or a bucket threw. The wave has then no end: its intent stands, and what it lost is unknown. */
  readonly failure?: unknown;
}
