import * as z from 'zod';
import { quoteAnswer, quoteBasis } from '../../../shared/quote/quote.ts';
import { bookOrdersList, bookOrderView, booksList, bookView } from '../../../shared/reports/book-views.ts';
import {
  cancelledView,
  cancelSelectionView,
  ceilingView,
  openedGatesView,
  pausingView,
  placesRedrivenView,
  redrivenView,
  redriveSelectionView,
  releasedView,
  sealedView,
} from '../../../shared/reports/outcomes.ts';
import { uploadLimitsView, uploadTargetsView } from '../../../shared/reports/upload-requests.ts';
import { announcedCredentialView } from '../../../shared/views/credential-view.ts';
import { acceptedDriftView, driftView } from '../../../shared/views/drift-view.ts';
import {
  bansList,
  batchErasureView,
  customerErasureView,
  erasedManyView,
  erasureView,
  liftedView,
  receiptsView,
} from '../../../shared/views/erasure-view.ts';
import { feedView, refreshedView } from '../../../shared/views/feed-requests.ts';
import { costView, moneyView } from '../../../shared/views/money.ts';
import { serviceView } from '../../../shared/views/service-view.ts';
import { accountList, chargesPage } from '../../../shared/views/statement.ts';
import * as views from '../../../shared/views/views.ts';
import * as hooks from '../../../shared/views/webhooks-view.ts';
import { wholeAnswersView } from '../../../shared/views/whole-answers-view.ts';

/** RFC 9457 */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  faults: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

const components = {
  Problem: problem,
  Cost: costView,
  Money: moneyView,
  Batch: views.batchView,
  BatchEntry: views.batchEntry,
  BatchesPage: views.batchesList,
  Gate: views.gateView,
  Gates: views.gatesView,
  Hold: views.holdView,
  Safety: views.safetyView,
  Upload: views.uploadView,
  UploadsPage: views.uploadsPage,
  Rejection: views.rejectionView,
  RejectionsPage: views.rejectionsPage,
  UnknownCall: views.unknownView,
  UnknownCallsPage: views.unknownsPage,
  ChargesPage: chargesPage,
  AccountPage: accountList,
  Subject: views.subjectView,
  SubjectsPage: views.subjectsPage,
  Part: views.partView,
  Report: views.reportView,
  WholeAnswers: wholeAnswersView,
  BookOrder: bookOrderView,
  BookOrdersPage: bookOrdersList,
  Book: bookView,
  BooksPage: booksList,
  Erasure: erasureView,
  BatchErasure: batchErasureView,
  CustomerErasure: customerErasureView,
  ErasedMany: erasedManyView,
  Receipts: receiptsView,
  BansPage: bansList,
  LiftedBan: liftedView,
  Ceiling: ceilingView,
  Pausing: pausingView,
  Release: releasedView,
  Redriven: redrivenView,
  RedriveSelection: redriveSelectionView,
  Sealed: sealedView,
  Cancelled: cancelledView,
  CancelSelection: cancelSelectionView,
  UploadLimits: uploadLimitsView,
  UploadTargets: uploadTargetsView,
  QuoteBasis: quoteBasis,
  Quote: quoteAnswer,
  OpenedGates: openedGatesView,
  Service: serviceView,
  AnnouncedCredential: announcedCredentialView,
  Drift: driftView,
  AcceptedDrift: acceptedDriftView,
  Due: views.dueView,
  Place: views.placeView,
  PlaceEntry: views.placeEntry,
  PlaceDay: views.dayView,
  PlaceDetail: views.placeDetail,
  PlaceTable: views.placeTableView,
  PlaceTables: views.placeTablesView,
  Feed: feedView,
  PlacesRefreshed: refreshedView,
  PlacesPage: views.placesList,
  PlacesRedriven: placesRedrivenView,
  Month: views.monthView,
  Webhook: hooks.webhookView,
  Webhooks: hooks.webhooksView,
  WebhookSecret: hooks.webhookSecretView,
  RemovedWebhook: hooks.removedWebhookView,
  Delivery: hooks.deliveryView,
  DeliveriesPage: hooks.deliveriesPage,
  Replayed: hooks.replayedView,
} as const satisfies Record<string, z.ZodType>;

const names = new Map<z.core.$ZodType, string>(
  Object.entries(components).map(([name, schema]) => [schema, name]),
);

const addressOf = (name: string): string => `#/components/schemas/${name}`;

/** Responses may have further fields, and integers need no limits. */
function forReaders({ jsonSchema: node }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (node.additionalProperties === false) delete node.additionalProperties;
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
}

export function componentSchemas(): Record<string, Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: addressOf, override: forReaders });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

export function referenceTo(schema: z.core.$ZodType): { readonly $ref: string } | undefined {
  const name = names.get(schema);
  return name === undefined ? undefined : { $ref: addressOf(name) };
}
