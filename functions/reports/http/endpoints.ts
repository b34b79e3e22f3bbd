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
import { bansPage } from '../../../shared/views/erasure-view.ts';
import {
  accountQuery,
  customerPageQuery,
  openGateRequest,
  pageQuery,
  peopleQuery,
} from '../../../shared/views/requests.ts';
import { serviceView } from '../../../shared/views/service-view.ts';
import { accountPage } from '../../../shared/views/statement.ts';
import { batchesPage, dueView, gatesView, subjectsPage, unknownsPage } from '../../../shared/views/views.ts';
import { batchEndpoints } from './areas/batch-endpoints.ts';
import { bookEndpoints } from './areas/book-endpoints.ts';
import { customerEndpoints } from './areas/customer-endpoints.ts';
import { placeEndpoints } from './areas/place-endpoints.ts';
import { webhookEndpoints } from './areas/webhook-endpoints.ts';
import type { ReportsEndpoint } from './endpoint.ts';

/** Every endpoint; a test compares them with the routes. */
export const endpoints: readonly ReportsEndpoint[] = [
  {
    id: 'listBatches',
    method: 'get',
    path: '/batches',
    scope: 'list',
    summary: 'List all batches by name',
    query: customerPageQuery,
    answer: batchesPage,
  },
  {
    id: 'findPeople',
    method: 'get',
    path: '/reports',
    scope: 'list',
    summary: 'Search people of all batches by name; browsers get the search page',
    query: peopleQuery,
    answer: subjectsPage,
  },
  {
    id: 'listBans',
    method: 'get',
    path: '/bans',
    scope: 'seller',
    summary: 'List the bans on erased people, without their names',
    query: pageQuery,
    answer: bansPage,
  },
  {
    id: 'readUploadLimits',
    method: 'get',
    path: '/uploads',
    scope: 'everybody',
    summary: 'Get the upload limits; browsers get the upload page',
    query: uploadPageQuery,
    answer: uploadLimitsView,
  },
  {
    id: 'beginUploads',
    method: 'post',
    path: '/uploads',
    scope: 'upload',
    summary: 'Create presigned forms for uploads',
    body: uploadTargetsRequest,
    answer: uploadTargetsView,
  },
  {
    id: 'readTemplateCsv',
    method: 'get',
    path: '/uploads/template.csv',
    scope: 'everybody',
    summary: 'Get an empty table of births',
    answer: undefined,
    mediaType: 'text/csv',
  },
  {
    id: 'readTemplateWorkbook',
    method: 'get',
    path: '/uploads/template.xlsx',
    scope: 'everybody',
    summary: 'Get an empty workbook of births, with a sheet that explains it',
    answer: undefined,
    mediaType: 'application/octet-stream',
  },
  {
    id: 'readGazetteer',
    method: 'get',
    path: '/gazetteer/{piece}',
    scope: 'everybody',
    summary: 'Get one compressed piece of the gazetteer by its number',
    answer: undefined,
    mediaType: 'application/gzip',
  },
  {
    id: 'readQuoteBasis',
    method: 'get',
    path: '/quotes',
    scope: 'everybody',
    summary: 'Get the settings that a quote depends on',
    answer: quoteBasis,
  },
  {
    id: 'quoteCalls',
    method: 'post',
    path: '/quotes',
    scope: 'quotes',
    summary: 'Find which planned calls are already bought, by their hashes',
    body: quoteRequest,
    answer: quoteAnswer,
  },
  {
    id: 'listGates',
    method: 'get',
    path: '/gates',
    scope: 'seller',
    summary: 'List the gates: whether the service may be called',
    answer: gatesView,
  },
  {
    id: 'openGate',
    method: 'post',
    path: '/gate/open',
    scope: 'seller',
    summary: 'Open a gate',
    body: openGateRequest,
    answer: openedGatesView,
  },
  {
    id: 'listUnknown',
    method: 'get',
    path: '/unknown',
    scope: 'list',
    summary: 'List the calls of all batches with an unknown outcome',
    query: customerPageQuery,
    answer: unknownsPage,
  },
  {
    id: 'readAccount',
    method: 'get',
    path: '/account/{month}',
    scope: 'list',
    summary: "List a month's calls of all batches or a customer; browsers get sums by operation and price",
    query: accountQuery,
    answer: accountPage,
  },
  {
    id: 'readService',
    method: 'get',
    path: '/service',
    scope: 'seller',
    summary: 'Get the addresses and the profile of the service',
    answer: serviceView,
  },
  {
    id: 'announceCredential',
    method: 'post',
    path: '/credential',
    scope: 'seller',
    summary: 'Announce a new version of the secret, so that the next call uses it',
    body: announceCredentialRequest,
    answer: announcedCredentialView,
  },
  {
    id: 'readDrift',
    method: 'get',
    path: '/drift',
    scope: 'seller',
    summary: "Get how the shape of the service's answers has changed, by operation",
    answer: driftView,
  },
  {
    id: 'acceptDrift',
    method: 'post',
    path: '/drift/accept',
    scope: 'seller',
    summary: 'Accept the current shape of the answers as correct',
    body: acceptDriftRequest,
    answer: acceptedDriftView,
  },
  {
    id: 'readStanding',
    method: 'get',
    path: '/standing',
    scope: 'seller',
    summary: 'Get whether calls are sent and, if not, each cause, the most urgent first',
    answer: standingView,
  },
  {
    id: 'readDue',
    method: 'get',
    path: '/due',
    scope: 'seller',
    summary: 'Get the oldest due item',
    answer: dueView,
  },
  ...batchEndpoints,
  ...customerEndpoints,
  ...placeEndpoints,
  ...bookEndpoints,
  ...webhookEndpoints,
];
