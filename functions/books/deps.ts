import type { BookPhoto } from '@palmleaf/books/composing';
import type { Theme } from '@palmleaf/books/theme';
import type { MadeFormat } from '../../shared/books/edition.ts';
import type { OrderHint } from '../../shared/books/order.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import type { Reword } from '../../shared/reports/answer-language.ts';
import type { ContentOf } from '../../shared/service-client/profile/contents.ts';
import type { ReportView } from '../../shared/views/views.ts';

export interface BooksDeps {
  readonly ledger: LedgerContext;
  readonly plan: PlanSettings;
  readonly contentOf: ContentOf;
  readonly reword?: Reword;
  readonly remove: (key: string) => Promise<boolean>;
  /** @throws NothingToPrintError, PrintError, OverBudgetError, PressError */
  readonly make: (
    view: ReportView,
    options: { readonly theme: Theme; readonly format: MadeFormat; readonly photo: BookPhoto | undefined },
    maxMs: number,
  ) => Promise<Uint8Array>;
  readonly hint: (order: OrderHint) => Promise<void>;
  readonly settings: Settings['books'];
  readonly log: Log;
}

export interface BooksRun {
  readonly worker: string;
  /** No book begins later. */
  readonly lastBeginAt: number;
  readonly maxBookMs: number;
  readonly leaseUntil: number;
}
