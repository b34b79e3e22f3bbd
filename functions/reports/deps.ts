import type { Opened } from '../../shared/blockers/first-hints.ts';
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

export interface ReportsDeps {
  readonly ledger: LedgerContext;
  readonly gates: readonly GateName[];
  readonly plan: PlanSettings;
  readonly photoCheck?: QuoteBasis['photoCheck'];
  readonly reuse: boolean;
  readonly reuseAcrossServices: boolean;
  readonly reuseAcrossCustomers: boolean;
  readonly seller: Seller;
  readonly contentOf: ContentOf;
  readonly reword?: Reword;
  readonly linkTo?: LinkTo;
  readonly service: ServiceView;
  readonly prices?: PriceTable | undefined;
  readonly budget?: BudgetCeilings;
  readonly uploadForm: (
    key: string,
    maxBytes: number,
    metadata: Readonly<Record<string, string>>,
  ) => Promise<UploadForm>;
  readonly inbox: Inbox;
  readonly browserScripts: () => BrowserScripts;
  readonly gazetteerPiece: (index: number) => Promise<Uint8Array>;
  readonly pageFont: (file: string) => Promise<Uint8Array | undefined>;
  readonly erasure: ReportsErasure;
  readonly feeds: {
    readonly url: string | undefined;
    /** At least 128 random bits, as text. */
    readonly newNonce: () => string;
  };
  readonly links: {
    readonly url: string | undefined;
    /** 256 random bits in base64url. */
    readonly newToken: () => string;
    readonly days: number;
    readonly mostDays: number;
  };
  readonly books: {
    readonly retentionMs: number;
    readonly keepTheme: (key: string, theme: string) => Promise<void>;
    readonly hint: (order: OrderHint) => Promise<void>;
  };
  readonly sendFirstHints: (opened: Opened) => Promise<void>;
  readonly monthsAhead: number;
  readonly webhooks: { readonly key: WebhookKey; readonly allowLoopback: boolean };
  readonly mayChange: boolean;
  readonly log: Log;
}
