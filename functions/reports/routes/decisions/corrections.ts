import { correctedRequest, refusedRowsRequest } from '../../../../shared/reports/refused-rows.ts';
import { recordCorrected } from '../../../../shared/uploads/rejection.ts';
import { uploadItems, uploadKey } from '../../../../shared/uploads/upload.ts';
import type { ReportsDeps } from '../../deps.ts';
import type { Handlers } from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { bodyOf, listedBatchOf } from '../../http/requests.ts';
import { readRefusedRows } from './refused-rows.ts';

/** Reading refused rows counts as a change: only callers who may upload see values, and are logged. */
export const correctionRoutes = ({ ledger, inbox, erasure }: ReportsDeps) =>
  ({
    readRefusedRows: async (c) => {
      const { upload } = await bodyOf(c, refusedRowsRequest);
      const view = await readRefusedRows(
        { ...ledger, nameHash: erasure.nameHash },
        inbox,
        listedBatchOf(c),
        upload,
      );
      c.header('cache-control', 'no-store');
      switch (view) {
        case 'no such table':
          throw noSuchTable();
        case 'gone':
          throw originalMissing();
        case 'too large':
          throw tooLarge();
        default:
          return c.json(view);
      }
    },

    recordCorrections: async (c) => {
      const { upload: key, etag, lines, correctedIn } = await bodyOf(c, correctedRequest);
      const batch = listedBatchOf(c);
      const upload = await uploadItems.read(ledger.table, uploadKey(batch, key));
      if (upload === undefined || upload.batch !== batch) throw noSuchTable();
      const recorded = await recordCorrected(ledger, { ...upload, etag }, lines, correctedIn);
      return c.json({ upload: key, correctedIn, lines: recorded });
    },
  }) satisfies Partial<Handlers>;

const originalMissing = (): ProblemError =>
  new ProblemError(
    410,
    'The original is gone',
    'The inbox no longer holds this version of the file. Choose the file again to see its refused rows.',
  );

const tooLarge = (): ProblemError =>
  new ProblemError(
    413,
    'The table is too large',
    'The page cannot show the refused rows of a table of more than 50 MB. Correct them in the file that palmleaf rejections --fix writes.',
  );

const noSuchTable = (): ProblemError =>
  new ProblemError(404, 'No such table', 'No table of this key belongs to the batch.');
