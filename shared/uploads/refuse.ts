import type { Refusal } from '../intake/refusal.ts';
import type { LedgerContext } from '../ledger/context.ts';
import type { Worker } from '../ledger/waves.ts';
import { recordRejection } from './rejection.ts';
import { endUpload, type Upload } from './upload.ts';

/** Times that one version of an upload is tried before it counts as refused: each one is a function that died. */
export const maxUploadAttempts = 5;

/** Whether reading it has killed so many functions that it is not tried again. */
export const endsItsReaders = ({ attempts }: Upload): boolean => attempts > maxUploadAttempts;

/** Ends an upload of which nothing more is taken, and records why. What was taken of it before stays. */
export async function refuseUpload(
  context: LedgerContext,
  upload: Upload,
  reader: Worker,
  refusal: Refusal,
): Promise<void> {
  await recordRejection(context, upload, refusal);
  const counts = { ...upload.counts, refused: upload.counts.refused + 1 };
  await endUpload(context, upload, reader, 'refused', { counts, warnings: upload.warnings });
}
