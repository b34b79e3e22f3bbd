import type { Credential } from '../../shared/client/credential.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { UploadHints } from '../../shared/uploads/hints.ts';
import type { KeeperErasure } from './erase.ts';

/** All durations in milliseconds. */
export interface KeeperSettings {
  /** How long after a job was sent its subject counts as overdue again. */
  readonly resendAfter: number;
  /** Subjects that one tick lets go from one holder, and the time over which their jobs are spread. */
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

export interface KeeperDeps {
  readonly ledger: LedgerContext;
  readonly jobs: Jobs;
  readonly uploads: UploadHints;
  /** What erasing leans on beside the ledger. */
  readonly erasure?: KeeperErasure;
  readonly gates: readonly GateName[];
  /** Reads the secret anew: keeper looks whether its version has changed. */
  readonly credential: () => Promise<Credential>;
  readonly settings: KeeperSettings;
  readonly random: () => number;
  readonly remaining: () => number;
  readonly log: Log;
  /** Hears how much of a ceiling is spent or reserved, in per cent. */
  readonly spend?: (percent: number) => void;
}
