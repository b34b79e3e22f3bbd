import type { Opened } from '../../shared/blockers/let-go.ts';
import type { OrderHint } from '../../shared/books/order.ts';
import type { BudgetCeilings } from '../../shared/budget/ceilings-now.ts';
import type { GateName } from '../../shared/gate/gate.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Log } from '../../shared/log.ts';
import type { PriceTable } from '../../shared/money/prices.ts';
import type { PlanSettings } from '../../shared/plan/plan.ts';
import type { QuoteBasis } from '../../shared/quote/quote.ts';
import type { Reword } from '../../shared/reports/answer-language.ts';
import type { LinkTo } from '../../shared/reports/report-view.ts';
import type { ContentOf } from '../../shared/service-client/profile/contents.ts';
import type { Seller } from '../../shared/service-client/seller.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import type { ServiceView } from '../../shared/views/service-view.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { BrowserScripts } from './pages/pages.ts';
import type { ReportsErasure } from './views/erasure-view.ts';

/** A presigned form that puts one object and expires after 15 minutes. */
interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The dependencies of the reports function, which runs on Lambda, on one machine and in tests. */
export interface ReportsDeps {
  readonly ledger: LedgerContext;
  readonly gates: readonly GateName[];
  readonly plan: PlanSettings;
  /** What happens to a photo without a readable palm. */
  readonly photoCheck?: QuoteBasis['photoCheck'];
  /** Whether subjects with the same inputs share answers. */
  readonly reuse: boolean;
  readonly reuseAcrossServices: boolean;
  readonly reuseAcrossCustomers: boolean;
  /** The service that is called now. Reports name the parts that another one sold. */
  readonly seller: Seller;
  /** Returns the reading itself out of a bought answer. */
  readonly contentOf: ContentOf;
  /** Renders a bought palm in the language of its report. */
  readonly reword?: Reword;
  /** Creates an expiring link to an object in the store. */
  readonly linkTo?: LinkTo;
  readonly service: ServiceView;
  /** Prices of calls; undefined if none are known. */
  readonly prices?: PriceTable | undefined;
  /** The budgets of a month and of each customer, from the settings. */
  readonly budget?: BudgetCeilings;
  readonly uploadForm: (
    key: string,
    maxBytes: number,
    metadata: Readonly<Record<string, string>>,
  ) => Promise<UploadForm>;
  /** Reads originals of tables, for corrections. */
  readonly inbox: Inbox;
  /** The scripts of the upload page. */
  readonly browserScripts: () => BrowserScripts;
  /** Reads one compressed piece of the gazetteer. */
  readonly gazetteerPiece: (index: number) => Promise<Uint8Array>;
  /** Reads a font of the pages; undefined for an unknown file. */
  readonly pageFont: (file: string) => Promise<Uint8Array | undefined>;
  readonly erasure: ReportsErasure;
  readonly feeds: {
    /** The address of calendar feeds; undefined if the stack offers none. */
    readonly url: string | undefined;
    /** Returns at least 128 fresh random bits, as text. */
    readonly newNonce: () => string;
  };
  readonly links: {
    /** The public address of reader links; undefined if the stack offers none. */
    readonly url: string | undefined;
    /** Returns 256 fresh random bits in base64url. */
    readonly newToken: () => string;
    /** The usual and the greatest number of days that a link works. */
    readonly days: number;
    readonly mostDays: number;
  };
  readonly books: {
    /** How long a book is stored after it was last ordered. */
    readonly keptMs: number;
    /** Stores a theme as JSON for the books function. */
    readonly keepTheme: (key: string, theme: string) => Promise<void>;
    /** Sends a hint to the books function. */
    readonly hint: (order: OrderHint) => Promise<void>;
  };
  /** Sends the first hints to subjects that waited for what a person has just opened. */
  readonly letGo: (opened: Opened) => Promise<void>;
  /** The number of months wanted of each place after the current one. */
  readonly monthsAhead: number;
  /** The key of webhook secrets, and whether a webhook may be on this machine. */
  readonly webhooks: { readonly key: WebhookKey; readonly allowLoopback: boolean };
  /** True at the address for changes; the other address only reads. */
  readonly mayChange: boolean;
  readonly log: Log;
}
