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

/** Reads the credential from Secrets Manager, cached by version. */
interface Credentials {
  current(): Promise<Credential>;
  /** Reads the secret again if the cached version is the refused one; concurrent callers share one read. */
  refetch(refusedVersion: string): Promise<Credential>;
  /** Receives the latest version of the secret that a gate announces. */
  announced?(version: string): void;
}

/** Admits the first subjects of each kind of a batch alone and records their ends. */
interface Trials {
  /**
   * Returns undefined if a subject may buy now, else its wait.
   *
   * @param operations the operations that the subject lacks
   */
  admit(header: Header, credential: Credential, operations: readonly string[]): Promise<Wait | undefined>;
  /** Records the end of a turn; for a settled subject also the verdict on its answers. */
  ended(header: Header, ending: Ending, verdict: ServiceVerdict): Promise<void>;
}

/** Counts outcomes of calls and closes the gate of a base that fails as a whole. */
export interface OutcomeWatch {
  /** Returns whether this outcome closed the gate. */
  note(name: GateName, subject: string, outcome: Outcome): Promise<boolean>;
  /** Waits while outcomes of these bases are judged. Returns whether it waited. */
  settled(bases: Iterable<Base>): Promise<boolean>;
}

/** The settings that fan-out uses. */
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
  /** Announces the blocker of a subject before the subject is parked. */
  readonly parking: Pick<Parking, 'announce'>;
  /** Absent in deployments without trials. */
  readonly trials?: Trials | undefined;
  /** Reads items of batches, ten seconds old at most. */
  readonly batches: { of(batch: string): Promise<BatchItem | undefined> };
  /** The prices of calls; undefined if the profile names none. */
  readonly prices?: PriceTable | undefined;
  /** The prices are upper bounds: a lower charge is no surprise. */
  readonly costsVary?: boolean | undefined;
  readonly credentials: Credentials;
  readonly endpoints: Readonly<Record<Base, Endpoint>>;
  readonly send: (call: Call, endpoint: Endpoint, credential: Credential) => Promise<Answer>;
  /** Returns a presigned address of a prepared photo, valid for 15 minutes at most. */
  readonly addressOf: (photoKey: string) => Promise<string>;
  /** Reads the palm_id from an answer of this service. */
  readonly palmIdIn: (body: unknown) => string | undefined;
  /** The service that sells the answers; every part names it. */
  readonly seller: Seller;
  /** Stores the pictures that answers link to; without it they are not fetched. */
  readonly assets?: AssetDeps;
  /** Detects changes in the shape of answers. */
  readonly shapes?: Pick<ShapeMemory, 'see' | 'odd'>;
  /** Counts outcomes for all subjects of this execution environment. */
  readonly breaker: OutcomeWatch;
  readonly settings: FanOutSettings;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** Returns the remaining time of this invocation. */
  readonly remainingMs: () => number;
  readonly newWave: () => string;
  readonly log: Log;
}

/** Returns the milliseconds in which calls may still begin. */
export const timeForCallsMs = ({
  remainingMs,
  settings: { calls },
}: Pick<FanOutDeps, 'remainingMs' | 'settings'>): number =>
  remainingMs() - calls.attemptTimeoutMs - calls.marginMs;

/** Returns whether the time left after a pause is enough for the slowest call. */
export const hasTimeForCall = (deps: Pick<FanOutDeps, 'remainingMs' | 'settings'>, pauseMs = 0): boolean =>
  timeForCallsMs(deps) - pauseMs >= 0;
