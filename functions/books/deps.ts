import type { Photo } from '@palmleaf/books/composing';
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
  /** Its bodies are the store, which also holds the books. */
  readonly ledger: LedgerContext;
  readonly plan: PlanSettings;
  readonly contentOf: ContentOf;
  readonly reword?: Reword;
  /** @returns false if it was already deleted */
  readonly remove: (key: string) => Promise<boolean>;
  /** Makes a book within `mostMs`. @throws NothingToPrintError, PrintError, OverBudgetError, PressError */
  readonly make: (
    view: ReportView,
    look: { readonly theme: Theme; readonly format: MadeFormat; readonly photo: Photo | undefined },
    mostMs: number,
  ) => Promise<Uint8Array>;
  readonly hint: (order: OrderHint) => Promise<void>;
  readonly settings: Settings['books'];
  readonly log: Log;
}

/** One run on one order, with its deadlines in milliseconds since 1970. */
export interface BooksTurn {
  readonly worker: string;
  /** No book is started later. */
  readonly beginsUntil: number;
  /** The most time for typesetting one book. */
  readonly bookMs: number;
  /** The function has certainly ended by then. */
  readonly endsAt: number;
}
