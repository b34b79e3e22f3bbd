import type { PriceTable } from '../../money/prices.ts';
import type { NewInput } from '../../plan/inputs.ts';
import type { PlannedCall } from '../../plan/plan.ts';
import type { Seller } from '../../service-client/seller.ts';
import type { Worker } from '../context.ts';
import type { Blocker } from '../items/blocker.ts';
import type { Header, SweepPosition, Tally } from '../items/header.ts';
import type { EndState, Reason } from '../items/state.ts';
import type { WorkerSpending } from './spending.ts';
import type { HeaderEventName } from './transitions.ts';

export interface WaveStart {
  readonly wave: string;
  readonly dispatched: readonly PlannedCall[];
  readonly conversations: ReadonlySet<string>;
  readonly prices?: Pick<PriceTable, 'currency' | 'priceOf'> | undefined;
  readonly seller?: Seller;
  readonly spent: readonly WorkerSpending[];
  readonly settledWorkers: ReadonlySet<string>;
  readonly dueAt: number;
}

export type Ending =
  | {
      readonly kind: 'settled';
      readonly state: EndState;
      readonly tally: Tally;
      readonly reason?: Reason;
      readonly cancelledAt?: number;
      readonly countsForTrial?: boolean;
    }
  | {
      readonly kind: 'open';
      readonly dueAt: number;
      readonly deferrals: number;
      readonly reason?: Reason;
      /** The table refuses the blocker. */
      readonly isInsteadOfParked?: true;
    }
  | {
      readonly kind: 'parked';
      readonly blocker: Blocker;
      readonly reason: Reason;
    };

export type HeaderEvent =
  | {
      readonly kind: 'inputs changed';
      readonly input: NewInput;
      readonly dueAt: number;
      readonly formerInputs?: readonly string[];
    }
  | { readonly kind: 'wave started'; readonly worker: Worker; readonly start: WaveStart }
  | {
      readonly kind: 'run ended';
      readonly worker: Worker;
      readonly spent: readonly WorkerSpending[];
      readonly ending: Ending;
    }
  | { readonly kind: 'postponed' | 'released'; readonly dueAt: number }
  | {
      readonly kind: 'redriven';
      readonly reopen: NonNullable<Header['reopen']>;
      readonly dueAt: number;
      readonly isContinued: boolean;
    }
  | {
      readonly kind: 'cancel';
      readonly at: number;
      readonly parts?: readonly string[] | undefined;
      readonly dueAt: number;
      readonly queuesHint: boolean;
    }
  | { readonly kind: 'abandoned'; readonly tally: Tally }
  | { readonly kind: 'dead letter' | 'dropped' | 'erase' | 'sweep finished' }
  | {
      readonly kind: 'swept';
      readonly pointers: readonly string[];
      readonly photoIds: readonly string[];
      readonly position?: SweepPosition;
      readonly dueAt: number;
    };

const endings = { open: 'wave ended open', parked: 'parked' } as const;

export function eventNameOf(event: HeaderEvent): HeaderEventName {
  switch (event.kind) {
    case 'run ended':
      return event.ending.kind === 'settled' ? `settled ${event.ending.state}` : endings[event.ending.kind];
    case 'abandoned':
      return event.tally.bought > 0 ? 'abandoned partial' : 'abandoned failed';
    default:
      return event.kind;
  }
}
