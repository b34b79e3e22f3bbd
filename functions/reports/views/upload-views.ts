import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { uploadPartitions } from '../../../shared/ledger/items/keys.ts';
import { adviceTexts } from '../../../shared/reasons/refusals/advice-texts.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import type { Page } from '../../../shared/table/table.ts';
import { type Rejection, rejectionItems } from '../../../shared/uploads/rejection.ts';
import {
  rejectionPrefix,
  type Upload,
  uploadItems,
  uploadKey,
  uploadPrefix,
} from '../../../shared/uploads/upload.ts';
import type { RejectionView, UploadView } from '../../../shared/views/views.ts';
import { pageOver } from '../http/lists/page-over.ts';

type Reading = Pick<LedgerContext, 'table'>;

export async function listUploads(
  { table }: Reading,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<UploadView>> {
  const page = await pageOver(
    uploadPartitions(batch),
    { list: `${batch}/${uploadPrefix}`, limit, cursor },
    (pk, query) => table.query({ pk, prefix: uploadPrefix, ...query }),
  );
  return {
    ...page,
    items: page.items
      .map((item) => uploadItems.parse(item))
      .map((upload) => ({ ...upload, readShare: readShareOf(upload) }))
      .map(({ key, state, counts, warnings, readShare }) => ({
        key,
        state,
        ...counts,
        ...(readShare === undefined ? {} : { readShare }),
        warnings: warnings.map((reason) => refusalText({ reason })),
      })),
  };
}

/** The survey reads all dates first and counts as half. */
function readShareOf({ state, sizeBytes, checkpoint, survey }: Upload): number | undefined {
  if (state !== 'reading') return undefined;
  const share = (bytes = 0) => Math.min(0.99, bytes / Math.max(1, sizeBytes));
  if (checkpoint === undefined) return share(survey?.at?.byte) / 2;
  return survey === undefined ? share(checkpoint.byte) : (1 + share(checkpoint.byte)) / 2;
}

/** Omits replaced versions and corrected rows, so a page may hold fewer than requested. */
export async function listRejections(
  { table }: Reading,
  batch: string,
  limit: number,
  cursor?: string,
): Promise<Page<RejectionView>> {
  const request = { list: `${batch}/${rejectionPrefix}`, limit, cursor };
  const page = await pageOver(uploadPartitions(batch), request, (pk, query) =>
    table.query({ pk, prefix: rejectionPrefix, ...query }),
  );
  const rejections = page.items.map((item) => rejectionItems.parse(item));
  const uploads = new Map<string, Upload | undefined>();
  for (const key of new Set(rejections.map((one) => one.upload)))
    uploads.set(key, await uploadItems.read(table, uploadKey(batch, key)));
  const current = rejections.filter((one) => {
    const upload = uploads.get(one.upload);
    const isReplaced = upload !== undefined && (upload.insisted === true || upload.etag !== one.etag);
    return !isReplaced && one.correctedIn === undefined;
  });
  return { ...page, items: current.map(toRejectionView) };
}

function toRejectionView(rejection: Rejection): RejectionView {
  const { upload: key, line, field, code, reason, masked, at } = rejection;
  return {
    upload: key,
    ...(line === undefined ? {} : { line }),
    ...(field === undefined ? {} : { field }),
    reason: refusalText(rejection),
    advice: adviceTexts[code],
    code,
    because: reason,
    ...(masked === undefined ? {} : { value: masked }),
    at: new Date(at).toISOString(),
  };
}
