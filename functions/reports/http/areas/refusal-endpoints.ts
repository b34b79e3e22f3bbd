import {
  correctedRequest,
  correctedView,
  refusedRowsRequest,
  refusedRowsView,
} from '../../../../shared/reports/refused-rows.ts';
import { pageQuery } from '../../../../shared/views/requests.ts';
import { rejectionsPage, uploadsPage } from '../../../../shared/views/views.ts';
import type { Descriptions } from '../endpoint.ts';

export const refusalEndpoints = {
  listUploads: {
    summary: 'List the uploads of a batch',
    query: pageQuery,
    answer: uploadsPage,
  },
  listRejections: {
    summary: 'List the rejections of a batch, with reasons and advice',
    query: pageQuery,
    answer: rejectionsPage,
  },
  readRefusedRows: {
    summary: 'Get the refused rows of a table as written, while the inbox holds it, to correct them',
    body: refusedRowsRequest,
    answer: refusedRowsView,
  },
  recordCorrections: {
    summary: 'Record that refused rows were sent again, corrected; they are then no longer listed',
    body: correctedRequest,
    answer: correctedView,
  },
} as const satisfies Descriptions;
