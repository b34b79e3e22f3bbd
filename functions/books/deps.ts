import type { Photo } from '@palmleaf/books/composing';
import type { Theme } from '@palmleaf/books/theme';
import type { BookFormat } from '../../shared/books/edition.ts';
import type { OrderHint } from '../../shared/books/order.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import type { Reword } from '../../shared/reports/answer-language.ts';
import type { ContentOf } from '../../shared/service-client/profile/contents.ts';
import type { ReportView } from '../../shared/views/views.ts';

export interface BooksDeps {
  /** Its bodies are the store: books are put there too. */
  readonly ledger: LedgerContext;
  readonly plan: PlanSettings;
  readonly contentOf: ContentOf;
  readonly reword?: Reword;
  /** @returns false when it was gone already */
  readonly remove: (key: string) => Promise<boolean>;
  /** Makes a book within `mostMs`. @throws NothingToPrintError, PrintError, OverBudgetError */
  readonly make: (
    view: ReportView,
    look: { readonly theme: Theme; readonly format: BookFormat; readonly photo: Photo | undefined },
    mostMs: number,
  ) => Promise<Uint8Array>;
  readonly hint: (order: OrderHint) => Promise<void>;
  readonly settings: Settings['books'];
  readonly log: Log;
}

/** One turn on one order: its name, and the times that bound it, in milliseconds since 1970. */
export interface BooksTurn {
  readonly worker: string;
  /** No book is begun later. */
  readonly beginsUntil: number;
  /** How long the pages of one book may take. */
  readonly bookMs: number;
  /** When the function has surely ended. */
  readonly endsAt: number;
}
