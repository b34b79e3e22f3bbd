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
import type { ServiceView } from '../../shared/views/service-view.ts';
import type { WebhookKey } from '../../shared/webhooks/secret.ts';
import type { BrowserScripts } from './pages/pages.ts';
import type { ReportsErasure } from './views/erasure-view.ts';

/** A presigned form that puts one object, for a quarter of an hour. */
interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the reports function is given, so that it can run on Lambda, on one machine and in tests. */
export interface ReportsDeps {
  readonly ledger: LedgerContext;
  readonly gates: readonly GateName[];
  readonly plan: PlanSettings;
  /** What is done about a photo on which a look finds no readable palm. */
  readonly photoCheck?: QuoteBasis['photoCheck'];
  /** Whether parts are copied between subjects with the same inputs. */
  readonly reuse: boolean;
  readonly reuseAcrossServices: boolean;
  readonly reuseAcrossCustomers: boolean;
  /** The service that is called now: reports name the parts that another one sold. */
  readonly seller: Seller;
  /** What of a bought answer is the reading itself. */
  readonly contentOf: ContentOf;
  /** Tells a bought palm in the language of its report. */
  readonly reword?: Reword;
  /** Makes a link to something in the store that ends by itself. */
  readonly linkTo?: LinkTo;
  readonly service: ServiceView;
  /** What calls cost; undefined where no prices are known. */
  readonly prices?: PriceTable | undefined;
  /** What a month, and each customer in it, may spend by the settings. */
  readonly budget?: BudgetCeilings;
  readonly uploadForm: (
    key: string,
    maxBytes: number,
    metadata: Readonly<Record<string, string>>,
  ) => Promise<UploadForm>;
  /** What the page for uploads runs in a browser. */
  readonly browserScripts: () => BrowserScripts;
  /** Reads one compressed piece of the list of towns. */
  readonly gazetteerPiece: (index: number) => Promise<Uint8Array>;
  /** A font of the pages by its file; undefined for what is none. */
  readonly pageFont: (file: string) => Promise<Uint8Array | undefined>;
  readonly erasure: ReportsErasure;
  readonly feeds: {
    /** Where calendars can be subscribed to; undefined where there is no such address. */
    readonly url: string | undefined;
    /** Gives 128 random bits or more, as text; another each time. */
    readonly newNonce: () => string;
  };
  readonly books: {
    /** How long a book is kept after it was last asked for. */
    readonly keptMs: number;
    /** Keeps a theme, as JSON, for whoever makes books. */
    readonly keepTheme: (key: string, theme: string) => Promise<void>;
    /** Tells whoever makes books that there is something to do. */
    readonly hint: (order: OrderHint) => Promise<void>;
  };
  /** Sends the first hints to those who wait for what a person has just opened. */
  readonly letGo: (opened: Opened) => Promise<void>;
  /** How many months after the present one are wanted of each place. */
  readonly monthsAhead: number;
  /** The key of the secrets of webhooks, and whether this very machine may be one. */
  readonly webhooks: { readonly key: WebhookKey; readonly allowLoopback: boolean };
  /** Whether this is the address for changes; the other one only reads. */
  readonly mayChange: boolean;
  readonly log: Log;
}
