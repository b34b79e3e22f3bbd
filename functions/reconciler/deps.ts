import type { GateName } from '../../shared/gate/gate.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { Credential } from '../../shared/service-client/credential.ts';
import type { UploadHints } from '../../shared/uploads/upload.ts';
import type { ReconcilerErasure } from './erase.ts';

/** All durations in milliseconds. */
export interface ReconcilerSettings {
  /** How long after a job was sent its subject counts as overdue again. */
  readonly resendAfter: number;
  /** Subjects that one run lets go from one holder, and the time over which their jobs are spread. */
  readonly releaseLimit: number;
  readonly releaseSpread: number;
  /** How often a batch or a month with waiting subjects is looked at. */
  readonly lookAgain: number;
  /** How long a batch must have been quiet before it is sealed. */
  readonly quiet: number;
  readonly monthlyCeiling: number | undefined;
  /** The most calls that a year may buy for places. */
  readonly placesCeiling?: number | undefined;
}

export interface ReconcilerDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  readonly uploads: UploadHints;
  /** What erasing leans on beside the ledger. */
  readonly erasure?: ReconcilerErasure;
  readonly gates: readonly GateName[];
  /** Reads the secret anew: the reconciler looks whether its version has changed. */
  readonly credential: () => Promise<Credential>;
  readonly settings: ReconcilerSettings;
  readonly random: () => number;
  readonly remaining: () => number;
  readonly log: Log;
  /** Hears how much of a ceiling is spent or reserved, in per cent. */
  readonly spend?: (percent: number) => void;
}
