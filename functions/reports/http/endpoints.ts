import { quoteAnswer, quoteBasis, quoteRequest } from '../../../shared/quote/quote.ts';
import {
  cancelledView,
  cancelSelectionView,
  ceilingView,
  openedGatesView,
  pausingView,
  redrivenView,
  redriveSelectionView,
  releasedView,
  sealedView,
} from '../../../shared/reports/outcomes.ts';
import {
  uploadLimitsView,
  uploadPageQuery,
  uploadTargetsRequest,
  uploadTargetsView,
} from '../../../shared/reports/upload-requests.ts';
import { standingView } from '../../../shared/standing/standing.ts';
import { announceCredentialRequest, announcedCredentialView } from '../../../shared/views/credential-view.ts';
import { acceptDriftRequest, acceptedDriftView, driftView } from '../../../shared/views/drift-view.ts';
import {
  bansPage,
  batchErasureView,
  erasedManyView,
  eraseManyRequest,
  eraseRequest,
  erasureView,
  liftedView,
  receiptsRequest,
  receiptsView,
} from '../../../shared/views/erasure-view.ts';
import {
  accountQuery,
  cancelQuery,
  cancelRequest,
  ceilingRequest,
  customerPageQuery,
  openGateRequest,
  pageQuery,
  peopleQuery,
  redriveQuery,
  redriveRequest,
  subjectsQuery,
} from '../../../shared/views/requests.ts';
import { serviceView } from '../../../shared/views/service-view.ts';
import { accountPage, chargesPage } from '../../../shared/views/statement.ts';
import {
  batchesPage,
  batchView,
  dueView,
  gatesView,
  rejectionsPage,
  reportView,
  subjectsPage,
  unknownsPage,
  uploadsPage,
} from '../../../shared/views/views.ts';
import { wholeAnswersView } from '../../../shared/views/whole-answers-view.ts';
import { bookEndpoints } from './areas/book-endpoints.ts';
import { customerEndpoints } from './areas/customer-endpoints.ts';
import { placeEndpoints } from './areas/place-endpoints.ts';
import { webhookEndpoints } from './areas/webhook-endpoints.ts';
import type { ReportsEndpoint } from './endpoint.ts';

const batch = '/batches/{batch}';

/** Everything that can be asked, once: a test compares it with the routes. */
export const endpoints: readonly ReportsEndpoint[] = [
  {
    method: 'get',
    path: '/batches',
    summary: 'All batches, by name',
    query: customerPageQuery,
    answer: batchesPage,
  },
  { method: 'get', path: batch, summary: 'Progress, rejections and spending of a batch', answer: batchView },
  {
    method: 'get',
    path: `${batch}/uploads`,
    summary: 'What was uploaded',
    query: pageQuery,
    answer: uploadsPage,
  },
  {
    method: 'get',
    path: `${batch}/rejections`,
    summary: 'What was refused, why, and what would be right',
    query: pageQuery,
    answer: rejectionsPage,
  },
  {
    method: 'get',
    path: `${batch}/unknown`,
    summary: 'Calls of a batch whose outcome is not known',
    query: pageQuery,
    answer: unknownsPage,
  },
  {
    method: 'get',
    path: `${batch}/charges`,
    summary: 'Calls of a batch that the service charged for, or may have',
    query: pageQuery,
    answer: chargesPage,
  },
  {
    method: 'get',
    path: `${batch}/reports`,
    summary: 'The subjects of a batch, all or those asked for',
    query: subjectsQuery,
    answer: subjectsPage,
  },
  {
    method: 'get',
    path: '/reports',
    summary: 'People of all batches by the beginning of their names; for people the page to look for them',
    query: peopleQuery,
    answer: subjectsPage,
  },
  {
    method: 'get',
    path: `${batch}/reports/{id}`,
    summary: 'One report with all its parts',
    answer: reportView,
  },
  {
    method: 'get',
    path: `${batch}/reports/{id}/answers`,
    summary: 'What was sent and answered for a report, whole, to be recorded',
    answer: wholeAnswersView,
  },
  {
    method: 'get',
    path: `${batch}/reports/{id}/palm-image`,
    summary: 'The palm with its lines, as a picture',
    answer: undefined,
  },
  {
    method: 'post',
    path: `${batch}/reports/{id}/erase`,
    summary: 'Erase a subject; asking again changes nothing. Afterwards its report is answered with 410',
    body: eraseRequest,
    status: 202,
    answer: erasureView,
  },
  {
    method: 'post',
    path: `${batch}/reports/{id}/lift-ban`,
    summary: 'Take a person again who was erased and kept out',
    answer: liftedView,
  },
  {
    method: 'post',
    path: `${batch}/erase`,
    summary: 'Erase several people of a batch, or everybody in it; `preview` only counts them',
    body: eraseManyRequest,
    status: 202,
    answer: erasedManyView,
  },
  {
    method: 'get',
    path: `${batch}/erasure`,
    summary: 'How far the erasure of a whole batch is',
    answer: batchErasureView,
  },
  {
    method: 'post',
    path: `${batch}/receipts`,
    summary: 'The receipts of several people of a batch; whoever was not erased has none',
    body: receiptsRequest,
    answer: receiptsView,
  },
  {
    method: 'get',
    path: '/bans',
    summary: 'The bans that keep erased people out; they do not say whom',
    query: pageQuery,
    answer: bansPage,
  },
  {
    method: 'get',
    path: `${batch}/reports/{id}/receipt`,
    summary: 'The receipt of an erasure: what was removed, and what remains until when',
    answer: erasureView,
  },
  {
    method: 'put',
    path: `${batch}/ceiling`,
    summary: 'Set the most calls that a batch may buy',
    body: ceilingRequest,
    answer: ceilingView,
  },
  {
    method: 'post',
    path: `${batch}/pause`,
    summary: 'Buy nothing more for a batch, until it is resumed; what is under way ends',
    answer: pausingView,
  },
  {
    method: 'post',
    path: `${batch}/resume`,
    summary: 'Let a paused batch go on',
    answer: pausingView,
  },
  {
    method: 'post',
    path: `${batch}/release`,
    summary: 'Let a batch go on that its first subjects hold, or that waits for them',
    answer: releasedView,
  },
  {
    method: 'get',
    path: `${batch}/redrive`,
    summary: 'What a redrive would pick and cost; with a cursor, there is more',
    query: redriveQuery,
    answer: redriveSelectionView,
  },
  {
    method: 'post',
    path: `${batch}/redrive`,
    summary: 'Work again on what ended partial or failed',
    body: redriveRequest,
    status: 202,
    answer: redrivenView,
  },
  {
    method: 'get',
    path: `${batch}/cancel`,
    summary:
      'Whom a cancellation would pick, and what they have cost; with `receipt` whom the last one has cancelled',
    query: cancelQuery,
    answer: cancelSelectionView,
  },
  {
    method: 'post',
    path: `${batch}/cancel`,
    summary: 'Buy nothing more for a batch, a person, or those who wait for a reason; they end as cancelled',
    body: cancelRequest,
    status: 202,
    answer: cancelledView,
  },
  {
    method: 'post',
    path: `${batch}/seal`,
    summary: 'Say that nothing more will come',
    answer: sealedView,
  },
  {
    method: 'get',
    path: '/uploads',
    summary: 'How much may be uploaded; for people the page to do it',
    query: uploadPageQuery,
    answer: uploadLimitsView,
  },
  {
    method: 'post',
    path: '/uploads',
    summary: 'Forms to upload files with',
    body: uploadTargetsRequest,
    answer: uploadTargetsView,
  },
  {
    method: 'get',
    path: '/uploads/template.csv',
    summary: 'An empty table of births, to be filled in',
    answer: undefined,
    mediaType: 'text/csv',
  },
  {
    method: 'get',
    path: '/uploads/template.xlsx',
    summary: 'The same as a workbook, with a sheet that explains it',
    answer: undefined,
    mediaType: 'application/octet-stream',
  },
  {
    method: 'get',
    path: '/gazetteer/{piece}',
    summary: 'One compressed piece of the list of towns, by its number',
    answer: undefined,
    mediaType: 'application/gzip',
  },
  { method: 'get', path: '/quotes', summary: 'What a plan made elsewhere depends on', answer: quoteBasis },
  {
    method: 'post',
    path: '/quotes',
    summary: 'Which planned calls are bought already, by their hashes',
    body: quoteRequest,
    answer: quoteAnswer,
  },
  { method: 'get', path: '/gates', summary: 'Whether the service may be called', answer: gatesView },
  {
    method: 'post',
    path: '/gate/open',
    summary: 'Open a gate',
    body: openGateRequest,
    answer: openedGatesView,
  },
  {
    method: 'get',
    path: '/unknown',
    summary: 'Calls of all batches whose outcome is not known',
    query: customerPageQuery,
    answer: unknownsPage,
  },
  {
    method: 'get',
    path: '/account/{month}',
    summary:
      'Calls of a month over all batches, or of a customer: bought, unknown, refunded, reused, refused; for people their sums',
    query: accountQuery,
    answer: accountPage,
  },
  {
    method: 'get',
    path: '/service',
    summary: 'Which service is called: its addresses and its profile',
    answer: serviceView,
  },
  {
    method: 'post',
    path: '/credential',
    summary: 'Say that another version of the secret was set, so that the next call uses it',
    body: announceCredentialRequest,
    answer: announcedCredentialView,
  },
  {
    method: 'get',
    path: '/drift',
    summary: 'How the answers of the service have changed, operation by operation',
    answer: driftView,
  },
  {
    method: 'post',
    path: '/drift/accept',
    summary: 'Take the answers as they are now for what is usual',
    body: acceptDriftRequest,
    answer: acceptedDriftView,
  },
  {
    method: 'get',
    path: '/standing',
    summary: 'Whether calls leave, and why not: each cause once, the most urgent first',
    answer: standingView,
  },
  { method: 'get', path: '/due', summary: 'What has waited longest to be picked up', answer: dueView },
  ...customerEndpoints,
  ...placeEndpoints,
  ...bookEndpoints,
  ...webhookEndpoints,
];
