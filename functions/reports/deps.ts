import type { GateName } from '../../shared/gate/gate.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import type { ReportsErasure } from './erasure.ts';

/** A form upload that works for a quarter of an hour, for one key and up to a size. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ReportsDeps {
  readonly ledger: LedgerContext;
  readonly gates: readonly GateName[];
  readonly plan: PlanSettings;
  /** Whether parts are copied between subjects with the same inputs. */
  readonly reuse: boolean;
  /** @param limit the most bytes that may be sent */
  readonly uploadForm: (key: string, limit: number) => Promise<UploadForm>;
  readonly erasure: ReportsErasure;
  readonly log: Log;
}
