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
    summary: 'All batches, by name',
    query: customerPageQuery,
    answer: batchesPage,
  },
  {
    id: 'findPeople',
    method: 'get',
    path: '/reports',
    scope: 'list',
    summary: 'People of all batches by the beginning of their names; for people the page to look for them',
    query: peopleQuery,
    answer: subjectsPage,
  },
  {
    id: 'listBans',
    method: 'get',
    path: '/bans',
    scope: 'seller',
    summary: 'The bans that keep erased people out; they do not say whom',
    query: pageQuery,
    answer: bansPage,
  },
  {
    id: 'readUploadLimits',
    method: 'get',
    path: '/uploads',
    scope: 'everybody',
    summary: 'How much may be uploaded; for people the page to do it',
    query: uploadPageQuery,
    answer: uploadLimitsView,
  },
  {
    id: 'beginUploads',
    method: 'post',
    path: '/uploads',
    scope: 'upload',
    summary: 'Forms to upload files with',
    body: uploadTargetsRequest,
    answer: uploadTargetsView,
  },
  {
    id: 'readTemplateCsv',
    method: 'get',
    path: '/uploads/template.csv',
    scope: 'everybody',
    summary: 'An empty table of births, to be filled in',
    answer: undefined,
    mediaType: 'text/csv',
  },
  {
    id: 'readTemplateWorkbook',
    method: 'get',
    path: '/uploads/template.xlsx',
    scope: 'everybody',
    summary: 'The same as a workbook, with a sheet that explains it',
    answer: undefined,
    mediaType: 'application/octet-stream',
  },
  {
    id: 'readGazetteer',
    method: 'get',
    path: '/gazetteer/{piece}',
    scope: 'everybody',
    summary: 'One compressed piece of the list of towns, by its number',
    answer: undefined,
    mediaType: 'application/gzip',
  },
  {
    id: 'readQuoteBasis',
    method: 'get',
    path: '/quotes',
    scope: 'everybody',
    summary: 'What a plan made elsewhere depends on',
    answer: quoteBasis,
  },
  {
    id: 'quoteCalls',
    method: 'post',
    path: '/quotes',
    scope: 'quotes',
    summary: 'Which planned calls are bought already, by their hashes',
    body: quoteRequest,
    answer: quoteAnswer,
  },
  {
    id: 'listGates',
    method: 'get',
    path: '/gates',
    scope: 'seller',
    summary: 'Whether the service may be called',
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
    summary: 'Calls of all batches whose outcome is not known',
    query: customerPageQuery,
    answer: unknownsPage,
  },
  {
    id: 'readAccount',
    method: 'get',
    path: '/account/{month}',
    scope: 'list',
    summary:
      'Calls of a month over all batches, or of a customer: bought, unknown, refunded, reused, refused; for people their sums',
    query: accountQuery,
    answer: accountPage,
  },
  {
    id: 'readService',
    method: 'get',
    path: '/service',
    scope: 'seller',
    summary: 'Which service is called: its addresses and its profile',
    answer: serviceView,
  },
  {
    id: 'announceCredential',
    method: 'post',
    path: '/credential',
    scope: 'seller',
    summary: 'Say that another version of the secret was set, so that the next call uses it',
    body: announceCredentialRequest,
    answer: announcedCredentialView,
  },
  {
    id: 'readDrift',
    method: 'get',
    path: '/drift',
    scope: 'seller',
    summary: 'How the answers of the service have changed, operation by operation',
    answer: driftView,
  },
  {
    id: 'acceptDrift',
    method: 'post',
    path: '/drift/accept',
    scope: 'seller',
    summary: 'Take the answers as they are now for what is usual',
    body: acceptDriftRequest,
    answer: acceptedDriftView,
  },
  {
    id: 'readStanding',
    method: 'get',
    path: '/standing',
    scope: 'seller',
    summary: 'Whether calls leave, and why not: each cause once, the most urgent first',
    answer: standingView,
  },
  {
    id: 'readDue',
    method: 'get',
    path: '/due',
    scope: 'seller',
    summary: 'What has waited longest to be picked up',
    answer: dueView,
  },
  ...batchEndpoints,
  ...customerEndpoints,
  ...placeEndpoints,
  ...bookEndpoints,
  ...webhookEndpoints,
];
