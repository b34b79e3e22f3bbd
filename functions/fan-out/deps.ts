import type { Base } from '@palmleaf/contract/operations';
import type { AssetDeps } from '../../shared/assets/assets.ts';
import type { Allowance } from '../../shared/budget/allowance.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { ShapeMemory } from '../../shared/drift/shape-memory.ts';
import type { LedgerContext, Worker } from '../../shared/ledger/context.ts';
import type { Parking } from '../../shared/ledger/waves/parking.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { Answer, Call, Endpoint } from '../../shared/service-client/caller.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { Seller } from '../../shared/service-client/seller.ts';
import type { Breaker } from './gates/breaker.ts';
import type { BatchReadings } from './trials/batch-readings.ts';
import type { BatchTrials } from './trials/trials.ts';

interface Credentials {
  current(): Promise<Credential>;
  /** Reads the secret again if the cached version is the refused one. */
  refetch(refusedVersion: string): Promise<Credential>;
  noteAnnounced?(version: string): void;
}

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

export interface SharedDeps {
  readonly ledger: LedgerContext;
  readonly prices?: PriceTable | undefined;
  /** The prices are upper bounds, so a lower charge is expected. */
  readonly costsVary?: boolean | undefined;
  readonly credentials: Credentials;
  readonly send: (call: Call, endpoint: Endpoint, credential: Credential) => Promise<Answer>;
  /** A presigned address, valid for at most 15 minutes. */
  readonly addressOf: (photoKey: string) => Promise<string>;
  readonly palmIdIn: (body: unknown) => string | undefined;
  readonly seller: Seller;
  readonly assets?: AssetDeps;
  readonly shapes?: Pick<ShapeMemory, 'see' | 'graveDifferences'>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

export interface FanOutDeps extends SharedDeps {
  readonly worker: Worker;
  readonly allowance: Allowance;
  readonly parking: Pick<Parking, 'announce'>;
  readonly trials?: Pick<BatchTrials, 'admit' | 'noteEnd'> | undefined;
  readonly batches: Pick<BatchReadings, 'read'>;
  readonly endpoints: Readonly<Record<Base, Endpoint>>;
  readonly breaker: Pick<Breaker, 'note' | 'waitUntilJudged'>;
  readonly settings: FanOutSettings;
  readonly remainingMs: () => number;
  readonly newWave: () => string;
  readonly log: Log;
}

export const timeForCallsMs = ({
  remainingMs,
  settings: { calls },
}: Pick<FanOutDeps, 'remainingMs' | 'settings'>): number =>
  remainingMs() - calls.attemptTimeoutMs - calls.marginMs;

export const hasTimeForCall = (deps: Pick<FanOutDeps, 'remainingMs' | 'settings'>, pauseMs = 0): boolean =>
  timeForCallsMs(deps) - pauseMs >= 0;
