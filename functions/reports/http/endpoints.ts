import { quoteAnswer, quoteBasis, quoteRequest } from '../../../shared/quote/quote.ts';
import { openedGatesView } from '../../../shared/reports/outcomes.ts';
import {
  uploadLimitsView,
  uploadPageQuery,
  uploadTargetsRequest,
  uploadTargetsView,
} from '../../../shared/reports/upload-requests.ts';
import { standingView } from '../../../shared/standing/standing.ts';
import { announceCredentialRequest, announcedCredentialView } from '../../../shared/views/credential-view.ts';
import { acceptDriftRequest, acceptedDriftView, driftView } from '../../../shared/views/drift-view.ts';
import { bansList } from '../../../shared/views/erasure-view.ts';
import {
  accountQuery,
  customerPageQuery,
  openGateRequest,
  pageQuery,
  peopleQuery,
} from '../../../shared/views/requests.ts';
import { serviceView } from '../../../shared/views/service-view.ts';
import { accountList } from '../../../shared/views/statement.ts';
import { batchesList, dueView, gatesView, subjectsPage, unknownsPage } from '../../../shared/views/views.ts';
import { batchEndpoints } from './areas/batch-endpoints.ts';
import { bookEndpoints } from './areas/book-endpoints.ts';
import { customerEndpoints } from './areas/customer-endpoints.ts';
import { linkEndpoints } from './areas/link-endpoints.ts';
import { placeEndpoints } from './areas/place-endpoints.ts';
import { refusalEndpoints } from './areas/refusal-endpoints.ts';
import { webhookEndpoints } from './areas/webhook-endpoints.ts';
import type { Description, Descriptions } from './endpoint.ts';
import { type OperationId, reportsOperations } from './operations.ts';

const stackEndpoints = {
  listBatches: {
    summary: 'List all batches by name',
    query: customerPageQuery,
    answer: batchesList,
  },
  findPeople: {
    summary: 'Search people of all batches by name; browsers get the search page',
    query: peopleQuery,
    answer: subjectsPage,
  },
  listBans: {
    summary: 'List the bans on erased people, without their names',
    query: pageQuery,
    answer: bansList,
  },
  readUploadLimits: {
    summary: 'Get the upload limits; browsers get the upload page',
    query: uploadPageQuery,
    answer: uploadLimitsView,
  },
  beginUploads: {
    summary: 'Create presigned forms for uploads',
    body: uploadTargetsRequest,
    answer: uploadTargetsView,
  },
  readTemplateCsv: {
    summary: 'Get an empty table of births',
    answer: undefined,
    mediaType: 'text/csv',
  },
  readTemplateWorkbook: {
    summary: 'Get an empty workbook of births, with a sheet that explains it',
    answer: undefined,
    mediaType: 'application/octet-stream',
  },
  readGazetteer: {
    summary: 'Get one compressed piece of the gazetteer by its number',
    answer: undefined,
    mediaType: 'application/gzip',
  },
  readQuoteBasis: {
    summary: 'Get the settings that a quote depends on',
    answer: quoteBasis,
  },
  quoteCalls: {
    summary: 'Find which planned calls are already bought, by their hashes',
    body: quoteRequest,
    answer: quoteAnswer,
  },
  listGates: {
    summary: 'List the gates: whether the service may be called',
    answer: gatesView,
  },
  openGate: {
    summary: 'Open a gate',
    body: openGateRequest,
    answer: openedGatesView,
  },
  listUnknown: {
    summary: 'List the calls of all batches with an unknown outcome',
    query: customerPageQuery,
    answer: unknownsPage,
  },
  readAccount: {
    summary: "List a month's calls of all batches or a customer; browsers get sums by operation and price",
    query: accountQuery,
    answer: accountList,
  },
  readService: {
    summary: 'Get the addresses and the profile of the service',
    answer: serviceView,
  },
  announceCredential: {
    summary: 'Announce a new version of the secret, so that the next call uses it',
    body: announceCredentialRequest,
    answer: announcedCredentialView,
  },
  readDrift: {
    summary: "Get how the shape of the service's answers has changed, by operation",
    answer: driftView,
  },
  acceptDrift: {
    summary: 'Accept the current shape of the answers as correct',
    body: acceptDriftRequest,
    answer: acceptedDriftView,
  },
  readStanding: {
    summary: 'Get whether calls are sent and, if not, each cause, the most urgent first',
    answer: standingView,
  },
  readDue: {
    summary: 'Get the due time of the oldest due item',
    answer: dueView,
  },
} as const satisfies Descriptions;

const descriptions: Readonly<Record<OperationId, Description>> = {
  ...stackEndpoints,
  ...batchEndpoints,
  ...refusalEndpoints,
  ...customerEndpoints,
  ...placeEndpoints,
  ...bookEndpoints,
  ...linkEndpoints,
  ...webhookEndpoints,
};

export type ReportsEndpoint = (typeof reportsOperations)[number] & Description;

export const endpoints: readonly ReportsEndpoint[] = reportsOperations.map((operation) => ({
  ...operation,
  ...descriptions[operation.id],
}));
