import {
  cancelledView,
  cancelSelectionView,
  ceilingView,
  pausingView,
  redrivenView,
  redriveSelectionView,
  releasedView,
  sealedView,
} from '../../../../shared/reports/outcomes.ts';
import {
  batchErasureView,
  erasedManyView,
  eraseManyRequest,
  eraseRequest,
  erasureView,
  liftedView,
  receiptsRequest,
  receiptsView,
} from '../../../../shared/views/erasure-view.ts';
import {
  cancelQuery,
  cancelRequest,
  ceilingRequest,
  pageQuery,
  redriveQuery,
  redriveRequest,
  subjectsQuery,
} from '../../../../shared/views/requests.ts';
import { chargesPage } from '../../../../shared/views/statement.ts';
import { batchView, reportView, subjectsPage, unknownsPage } from '../../../../shared/views/views.ts';
import { wholeAnswersView } from '../../../../shared/views/whole-answers-view.ts';
import type { Descriptions } from '../endpoint.ts';

export const batchEndpoints = {
  readBatch: {
    summary: 'Get a batch: progress, rejections and spending',
    answer: batchView,
  },
  listUnknownOfBatch: {
    summary: 'List the calls of a batch with an unknown outcome',
    query: pageQuery,
    answer: unknownsPage,
  },
  listCharges: {
    summary: 'List the calls of a batch that the service charged for, or may have',
    query: pageQuery,
    answer: chargesPage,
  },
  listReports: {
    summary: 'List the subjects of a batch, with filters',
    query: subjectsQuery,
    answer: subjectsPage,
  },
  readReport: {
    summary: 'Get one report with all its parts',
    answer: reportView,
  },
  readAnswers: {
    summary: "Get a report's requests and answers, complete, for recording",
    answer: wholeAnswersView,
  },
  readPalmImage: {
    summary: 'Get the picture of the palm with its lines',
    answer: undefined,
  },
  erasePerson: {
    summary: 'Erase a subject; idempotent. Afterwards its report returns 410',
    body: eraseRequest,
    status: 202,
    answer: erasureView,
  },
  liftBan: {
    summary: 'Lift the ban of an erased person',
    answer: liftedView,
  },
  erasePeople: {
    summary: 'Erase several people of a batch, or everybody in it; `preview` only counts them',
    body: eraseManyRequest,
    status: 202,
    answer: erasedManyView,
  },
  readBatchErasure: {
    summary: "Get the progress of a batch's erasure",
    answer: batchErasureView,
  },
  readReceipts: {
    summary: 'Get the erasure receipts of several people of a batch',
    body: receiptsRequest,
    answer: receiptsView,
  },
  readReceipt: {
    summary: 'Get the receipt of an erasure: what was removed, and what remains until when',
    answer: erasureView,
  },
  setBatchCeiling: {
    summary: 'Set the ceilings of a batch',
    body: ceilingRequest,
    answer: ceilingView,
  },
  pauseBatch: {
    summary: 'Pause a batch; calls in flight still finish',
    answer: pausingView,
  },
  resumeBatch: {
    summary: 'Resume a paused batch',
    answer: pausingView,
  },
  releaseBatch: {
    summary: 'Release a batch from its trial',
    answer: releasedView,
  },
  previewRedrive: {
    summary: 'Preview a redrive: its selection and cost, page by page',
    query: redriveQuery,
    answer: redriveSelectionView,
  },
  redriveBatch: {
    summary: 'Redrive the partial and failed reports of a batch',
    body: redriveRequest,
    status: 202,
    answer: redrivenView,
  },
  previewCancel: {
    summary: 'Preview a cancellation: the people and their cost; with `receipt`, the result of the last one',
    query: cancelQuery,
    answer: cancelSelectionView,
  },
  cancelBatch: {
    summary: 'Cancel a batch, or what a filter selects: a person, a part, a reason',
    body: cancelRequest,
    status: 202,
    answer: cancelledView,
  },
  sealBatch: {
    summary: 'Seal a batch: no more uploads will come',
    answer: sealedView,
  },
} as const satisfies Descriptions;
