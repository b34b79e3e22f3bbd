import type { Settings } from '../../shared/config/settings.ts';
import type { SweepDeps } from '../../shared/erasure/sweep-deps.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { UploadHints } from '../../shared/uploads/upload.ts';

/** The settings that the reconciler uses. */
export type ReconcilerSettings = Pick<Settings, 'jobs' | 'reconciler' | 'budget' | 'trial'>;

/** The dependencies of erasure beside the ledger. */
type ReconcilerErasure = Omit<SweepDeps, 'ledger'>;

export interface ReconcilerDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  /** Returns the approximate number of hints in the queue; undefined when it is unknown. */
  readonly queueDepth?: () => Promise<number | undefined>;
  readonly uploads: UploadHints;
  readonly erasure?: ReconcilerErasure;
  readonly gates: readonly GateName[];
  /** Reads the secret without a cache, because its version may have changed. */
  readonly credential: () => Promise<Credential>;
  readonly settings: ReconcilerSettings;
  /** The prices of calls; undefined if the profile names none. */
  readonly prices?: PriceTable | undefined;
  readonly random: () => number;
  readonly remainingMs: () => number;
  readonly log: Log;
  /** Receives the spent or reserved share of a ceiling, in per cent. */
  readonly spend?: (percent: number) => void;
}
