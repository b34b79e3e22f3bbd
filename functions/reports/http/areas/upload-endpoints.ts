import { quoteAnswer, quoteBasis, quoteRequest } from '../../../../shared/quote/quote.ts';
import {
  uploadLimitsView,
  uploadPageQuery,
  uploadTargetsRequest,
  uploadTargetsView,
} from '../../../../shared/reports/upload-requests.ts';
import type { ReportsEndpoint } from '../endpoint.ts';

/** Sending files, and what they would cost. */
export const uploadEndpoints: readonly ReportsEndpoint[] = [
  {
    id: 'readUploadLimits',
    method: 'get',
    path: '/uploads',
    summary: 'How much may be uploaded; for people the page to do it',
    query: uploadPageQuery,
    answer: uploadLimitsView,
  },
  {
    id: 'beginUploads',
    method: 'post',
    path: '/uploads',
    summary: 'Forms to upload files with',
    body: uploadTargetsRequest,
    answer: uploadTargetsView,
  },
  {
    id: 'readTemplateCsv',
    method: 'get',
    path: '/uploads/template.csv',
    summary: 'An empty table of births, to be filled in',
    answer: undefined,
    mediaType: 'text/csv',
  },
  {
    id: 'readTemplateWorkbook',
    method: 'get',
    path: '/uploads/template.xlsx',
    summary: 'The same as a workbook, with a sheet that explains it',
    answer: undefined,
    mediaType: 'application/octet-stream',
  },
  {
    id: 'readGazetteer',
    method: 'get',
    path: '/gazetteer/{piece}',
    summary: 'One compressed piece of the list of towns, by its number',
    answer: undefined,
    mediaType: 'application/gzip',
  },
  {
    id: 'readQuoteBasis',
    method: 'get',
    path: '/quotes',
    summary: 'What a plan made elsewhere depends on',
    answer: quoteBasis,
  },
  {
    id: 'quoteCalls',
    method: 'post',
    path: '/quotes',
    summary: 'Which planned calls are bought already, by their hashes',
    body: quoteRequest,
    answer: quoteAnswer,
  },
];
