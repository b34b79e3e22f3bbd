import type { Settings } from '../../shared/config/settings.ts';
import type { SweepDeps } from '../../shared/erasure/sweep-deps.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { UploadHints } from '../../shared/uploads/upload.ts';

/** What the reconciler needs of a deployment's settings. */
export type ReconcilerSettings = Pick<Settings, 'jobs' | 'reconciler' | 'budget' | 'trial'>;

/** What erasing leans on beside the ledger. */
type ReconcilerErasure = Omit<SweepDeps, 'ledger'>;

export interface ReconcilerDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  /** How many hints wait in the queue, about; undefined when that cannot be told. */
  readonly queueDepth?: () => Promise<number | undefined>;
  readonly uploads: UploadHints;
  readonly erasure?: ReconcilerErasure;
  readonly gates: readonly GateName[];
  /** Reads the secret anew: the reconciler looks whether its version has changed. */
  readonly credential: () => Promise<Credential>;
  readonly settings: ReconcilerSettings;
  /** What calls cost; undefined where the profile names no prices. */
  readonly prices?: PriceTable | undefined;
  readonly random: () => number;
  readonly remainingMs: () => number;
  readonly log: Log;
  /** Hears how much of a ceiling is spent or reserved, in per cent. */
  readonly spend?: (percent: number) => void;
}
