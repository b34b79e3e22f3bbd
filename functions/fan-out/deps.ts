import type { Allowance } from '../../shared/budget/allowance.ts';
import type { Base } from '../../shared/contract/operations.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Worker } from '../../shared/ledger/waves.ts';
import type { Log } from '../../shared/log.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import type { Backoff } from '../../shared/service-client/backoff.ts';
import type { Answer, Call, Endpoint } from '../../shared/service-client/caller.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { UnknownPolicy } from './standing.ts';

/** Where the credential comes from: Secrets Manager, cached by version. */
export interface Credentials {
  current(): Promise<Credential>;
  /** Reads the secret anew, once however many ask, if it is still the version that was refused. */
  refetch(refusedVersion: string): Promise<Credential>;
}

/** All durations in milliseconds. */
export interface FanOutSettings {
  readonly plan: PlanSettings;
  readonly unknown: UnknownPolicy;
  /** Calls of one subject that may be under way at once. */
  readonly callsAtOnce: number;
  readonly attemptTimeout: number;
  /** Time kept free beside the attempt timeout: nothing is sent when less is left. */
  readonly margin: number;
  /** A pause that the service asks for is waited out in the function up to this long. */
  readonly shortWait: number;
  /** How often one call is sent again within a wave after such a pause. */
  readonly shortWaits: number;
  /** Delay after a wave that could not reach the service. */
  readonly backoff: Backoff;
  /** Delay before a call with an unknown outcome is sent again. */
  readonly unknownDelay: Backoff;
  /** Delay where a 429 or 503 names no time. */
  readonly slowDown: Backoff;
  /** First and longest time between two probes of an empty wallet. */
  readonly probe: Backoff;
  /** Workers that may die over one subject before it is given up. */
  readonly maxAttempts: number;
  /** Waves in a row that could not reach the service before a subject is given up. */
  readonly maxLaters: number;
  /** Whether parts bought for another subject with the same inputs are copied. */
  readonly reuse: boolean;
  /** How long after a lease has ended the reconciler looks at the subject. */
  readonly takeOverAfter: number;
  /** How soon the reconciler looks at a batch or month that has no room left. */
  readonly lookAgain: number;
}

export interface FanOutDeps {
  readonly ledger: LedgerContext;
  readonly worker: Worker;
  readonly allowance: Allowance;
  readonly credentials: Credentials;
  readonly endpoints: Readonly<Record<Base, Endpoint>>;
  readonly send: (call: Call, endpoint: Endpoint, credential: Credential) => Promise<Answer>;
  /** A presigned address of a prepared photo, for 15 minutes at most. */
  readonly addressOf: (photoKey: string) => Promise<string>;
  readonly settings: FanOutSettings;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** Milliseconds that this invocation has left. */
  readonly remaining: () => number;
  readonly newWave: () => string;
  readonly log: Log;
}
