import type { Base } from '@palmleaf/contract/operations';
import type { AssetDeps } from '../../shared/assets/assets.ts';
import type { Allowance } from '../../shared/budget/allowance.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { ShapeMemory } from '../../shared/drift/shape-memory.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { Outcome } from '../../shared/gate/outcomes.ts';
import type { ServiceVerdict } from '../../shared/holds/verdict.ts';
import type { LedgerContext, Worker } from '../../shared/ledger/context.ts';
import type { BatchItem } from '../../shared/ledger/items/batch.ts';
import type { Wait } from '../../shared/ledger/items/blocker.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import type { Parking } from '../../shared/ledger/waves/parking.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { Answer, Call, Endpoint } from '../../shared/service-client/caller.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { Seller } from '../../shared/service-client/seller.ts';

/** Where the credential comes from: Secrets Manager, cached by version. */
interface Credentials {
  current(): Promise<Credential>;
  /** Reads the secret anew, once however many ask, if it is still the version that was refused. */
  refetch(refusedVersion: string): Promise<Credential>;
  /** Hears which version of the secret was set last, as a gate tells it. */
  announced?(version: string): void;
}

/** The first of each kind of a batch go alone, and what they come to is told. */
interface Trials {
  /**
   * Whether a subject may buy now; else what it waits for.
   *
   * @param operations what it lacks
   */
  admit(header: Header, credential: Credential, operations: readonly string[]): Promise<Wait | undefined>;
  /** A turn of a subject has ended; of one that is settled, what its answers showed. */
  ended(header: Header, ending: Ending, verdict: ServiceVerdict): Promise<void>;
}

/** Counts what calls come to, and closes the gate of a base that fails as a whole. */
export interface OutcomeWatch {
  /** Returns whether the gate was closed for this outcome. */
  note(name: GateName, subject: string, outcome: Outcome): Promise<boolean>;
  /** Waits while outcomes of these bases are judged. Returns whether it waited. */
  settled(bases: Iterable<Base>): Promise<boolean>;
}

/** What fan-out needs of a deployment's settings. */
export type FanOutSettings = Pick<
  Settings,
  | 'plan'
  | 'reuse'
  | 'reuseAcrossServices'
  | 'reuseAcrossCustomers'
  | 'calls'
  | 'lease'
  | 'retry'
  | 'gate'
  | 'reconciler'
>;

export interface FanOutDeps {
  readonly ledger: LedgerContext;
  readonly worker: Worker;
  readonly allowance: Allowance;
  /** Hears what a subject is about to be parked under. */
  readonly parking: Pick<Parking, 'announce'>;
  /** Lets the first of each batch go alone; none where the first are tried with nobody. */
  readonly trials?: Trials | undefined;
  /** The items of batches, ten seconds old at most. */
  readonly batches: { of(batch: string): Promise<BatchItem | undefined> };
  /** What calls cost; undefined where the profile names no prices. */
  readonly prices?: PriceTable | undefined;
  /** The prices are the most that a call costs: one that the service tells to have cost less is as expected. */
  readonly costsVary?: boolean | undefined;
  readonly credentials: Credentials;
  readonly endpoints: Readonly<Record<Base, Endpoint>>;
  readonly send: (call: Call, endpoint: Endpoint, credential: Credential) => Promise<Answer>;
  /** A presigned address of a prepared photo, for 15 minutes at most. */
  readonly addressOf: (photoKey: string) => Promise<string>;
  /** The palm_id in an answer, wherever this service puts it. */
  readonly palmIdIn: (body: unknown) => string | undefined;
  /** The service that sells the answers; every part names it. */
  readonly seller: Seller;
  /** Keeps the pictures that answers point to; without it they are left where they are. */
  readonly assets?: AssetDeps;
  /** Sees how answers change; without it nobody looks. */
  readonly shapes?: Pick<ShapeMemory, 'see' | 'odd'>;
  /** Counts outcomes for all subjects of this execution environment. */
  readonly breaker: OutcomeWatch;
  readonly settings: FanOutSettings;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** What this invocation has left. */
  readonly remainingMs: () => number;
  readonly newWave: () => string;
  readonly log: Log;
}

/** What is left until no call is begun any more, in milliseconds. */
export const timeForCallsMs = ({
  remainingMs,
  settings: { calls },
}: Pick<FanOutDeps, 'remainingMs' | 'settings'>): number =>
  remainingMs() - calls.attemptTimeoutMs - calls.marginMs;

/** Whether the time left, after a pause, is enough for a call that takes as long as one may. */
export const hasTimeForCall = (deps: Pick<FanOutDeps, 'remainingMs' | 'settings'>, pauseMs = 0): boolean =>
  timeForCallsMs(deps) - pauseMs >= 0;
