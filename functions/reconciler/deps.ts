import type { Settings } from '../../shared/config/settings.ts';
import type { SweepDeps } from '../../shared/erasure/sweep-deps.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { UploadHints } from '../../shared/uploads/upload.ts';

export type ReconcilerSettings = Pick<Settings, 'jobs' | 'reconciler' | 'budget' | 'trial'>;

export interface ReconcilerDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  readonly queueDepth: () => Promise<number | undefined>;
  readonly uploads: UploadHints;
  readonly erasure: Omit<SweepDeps, 'ledger'>;
  readonly gates: readonly GateName[];
  /** Uncached, because the version of the secret may have changed. */
  readonly credential: () => Promise<Credential>;
  readonly settings: ReconcilerSettings;
  readonly prices?: PriceTable | undefined;
  readonly random: () => number;
  readonly remainingMs: () => number;
  readonly log: Log;
}

export interface ItemDeps extends ReconcilerDeps {
  readonly reportSpentOfCeiling?: (percent: number) => void;
}

export interface ReconcilerRun extends ItemDeps {
  readonly failures: unknown[];
}
