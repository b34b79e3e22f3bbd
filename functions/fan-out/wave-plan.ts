import type { Base } from '@palmleaf/contract/operations';
import type { Difference } from '../../shared/drift/difference.ts';
import type { Gate } from '../../shared/gate/gate.ts';
import type { AnotherPrice } from '../../shared/holds/another-price.ts';
import type { Wait } from '../../shared/holds/hold.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import type { Part } from '../../shared/ledger/items/part.ts';
import type { GateReason } from '../../shared/ledger/items/state.ts';
import type { Spent } from '../../shared/ledger/states/spending.ts';
import type { PartName } from '../../shared/plan/part-names.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Answer } from '../../shared/service-client/caller.ts';
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
  /** The bases that only a probe may call in this wave. */
  readonly probing: ReadonlyMap<Base, Gate>;
  /** The version of the credential that is known to have worked at a base. */
  readonly lastGoodCredentialVersion: ReadonlyMap<Base, string>;
  /** Called when the answer to a call has been taken. */
  readonly afterAnswer: () => Promise<void>;
}

/** What became of one wave. */
export interface WaveResult {
  readonly spent: Spent;
  /** Bases whose gate this wave found closed, or closed, each with what it is closed for. */
  readonly closed: ReadonlyMap<Base, GateReason>;
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
  /** What keeps the batch, where the wave came upon it and sent nothing more. */
  readonly hold: Wait | undefined;
  /** What the table or a bucket threw. The wave has then no end: its intent stands, and what it lost is unknown. */
  readonly failure?: unknown;
}
