import type { PriceTable } from '../../money/prices.ts';
import type { NewInput } from '../../plan/inputs.ts';
import type { PlannedCall } from '../../plan/plan.ts';
import type { Seller } from '../../service-client/seller.ts';
import type { Worker } from '../context.ts';
import type { Blocker } from '../items/blocker.ts';
import type { Header, SweepPosition, Tally } from '../items/header.ts';
import type { EndState, Reason } from '../items/state.ts';
import type { Accounted } from './spending.ts';
import type { HeaderEventName } from './transitions.ts';

/** A wave that begins. */
export interface WaveStart {
  readonly wave: string;
  /** Exactly the calls that are sent now; at least one. */
  readonly dispatched: readonly PlannedCall[];
  /** The conversations of the chat that these calls belong to. */
  readonly conversations: ReadonlySet<string>;
  /** What calls cost, where it is known. */
  readonly prices?: Pick<PriceTable, 'currency' | 'priceOf'> | undefined;
  /** The service that the calls go to. */
  readonly seller?: Seller;
  /** Calls drawn from the ceilings for this wave. */
  readonly reserved: number;
  /** What was spent on the subject and its header does not say yet. */
  readonly spent: readonly Accounted[];
  /** Workers that the header names, and that have no open block any more. */
  readonly settled: ReadonlySet<string>;
  /** When the reconciler looks at the subject if this worker dies. */
  readonly dueAt: number;
}

/** How a turn ends: settled for good, open again at a time, or parked until what it waits on releases it. */
export type Ending =
  | {
      readonly kind: 'settled';
      readonly state: EndState;
      readonly tally: Tally;
      readonly reason?: Reason;
      /** Of a cancelled one: when somebody cancelled it, in milliseconds since 1970. */
      readonly cancelledAt?: number;
      /** Whether the service answered as expected, where that is looked at. */
      readonly asExpected?: boolean;
    }
  | { readonly kind: 'open'; readonly dueAt: number; readonly deferrals: number; readonly reason?: Reason }
  | {
      readonly kind: 'parked';
      readonly blocker: Blocker;
      readonly reason: Reason;
    };

/** An event with all that its write needs. Times at which something is due are milliseconds since 1970. */
export type HeaderEvent =
  /** `formerInputs`: hashes of inputs under which pointers may name the subject, and that are no longer its own. */
  | {
      readonly kind: 'inputs moved';
      readonly input: NewInput;
      readonly dueAt: number;
      readonly formerInputs?: readonly string[];
    }
  | { readonly kind: 'wave begins'; readonly worker: Worker; readonly start: WaveStart }
  | {
      readonly kind: 'turn ends';
      readonly worker: Worker;
      readonly spent: readonly Accounted[];
      readonly ending: Ending;
    }
  | { readonly kind: 'postponed'; readonly dueAt: number }
  /** The worker that writes this goes on with the subject itself. */
  | { readonly kind: 'released'; readonly dueAt: number }
  | {
      readonly kind: 'redriven';
      readonly reopen: NonNullable<Header['reopen']>;
      readonly dueAt: number;
      /** Whether the worker that writes this goes on with the subject itself; else a hint follows. */
      readonly goesOn: boolean;
    }
  /** Somebody cancelled it at a time; a hint follows, or none where the reconciler is to send it. */
  | {
      readonly kind: 'cancel';
      readonly at: number;
      readonly dueAt: number;
      readonly hintFollows: boolean;
    }
  /** `tally`: what it ends with. */
  | { readonly kind: 'given up'; readonly tally: Tally }
  | { readonly kind: 'dead letter' | 'dropped' | 'erase' | 'swept for good' }
  | {
      readonly kind: 'swept';
      readonly pointers: readonly string[];
      readonly photoIds: readonly string[];
      /** Where the sweep is gone on with; none when it has come to its end. */
      readonly position?: SweepPosition;
      readonly dueAt: number;
    };

const endings = { open: 'wave ends open', parked: 'parked' } as const;

/** The event as the table of transitions knows it. */
export function nameOf(event: HeaderEvent): HeaderEventName {
  switch (event.kind) {
    case 'turn ends':
      return event.ending.kind === 'settled' ? `settled ${event.ending.state}` : endings[event.ending.kind];
    case 'given up':
      return event.tally.bought > 0 ? 'given up with goods' : 'given up with nothing';
    default:
      return event.kind;
  }
}
