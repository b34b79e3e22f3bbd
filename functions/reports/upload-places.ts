import { z } from 'zod';
import { inboxKeyOf, parseInboxKey, type UploadKind, uploadKinds } from '../../shared/intake/object-key.ts';
import { isRefused, type Refusal, refuse } from '../../shared/intake/refusal.ts';
import { maxPhotoBytes, maxTableBytes, photoTooBig } from '../../shared/intake/upload-limits.ts';
import { batchName } from '../../shared/intake/values/subject-name.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { parseItem } from '../../shared/ledger/model.ts';
import { placesBatch, type UploadState, upload, uploadKey } from '../../shared/uploads/upload.ts';

/** One file that somebody wants to upload. */
export const wantedFile = z.strictObject({
  /** Path below the batch, for example `left/anna.jpg`; a name that ends in .csv, .tsv or .txt is a table. */
  name: z.string().min(1).max(1024),
  size: z.int().min(0),
  /** MD5 of the content in hex: with it, what is there already need not be sent again. */
  md5: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .optional(),
  /** Needed only where the name does not tell: a table of places looks like one of births. */
  kind: z.enum(uploadKinds).optional(),
});
export type WantedFile = z.output<typeof wantedFile>;

/** Where a file goes; or that this very content is there; or why it would be refused. */
export type UploadPlace =
  | { readonly kind: 'send'; readonly key: string; readonly limit: number }
  | { readonly kind: 'there'; readonly key: string; readonly state: UploadState }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const filenamePattern = '$' + '{filename}';

/** Judges a file by its name and size, before anything is sent, and looks whether it has come already. */
export async function placeUpload(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string | undefined,
  file: WantedFile,
): Promise<UploadPlace> {
  const named = file.kind === 'places' ? { batch: '' } : batchName(batch ?? '');
  if (isRefused(named)) return { kind: 'refused', refusal: named.refusal };
  const key = inboxKeyOf(named.batch, file);
  // A form upload would put the sent file's own name in its place.
  if (key.includes(filenamePattern)) {
    const { refusal } = refuse('bad-name', 'The name holds a placeholder of S3.', { field: 'name' });
    return { kind: 'refused', refusal };
  }
  const parsed = parseInboxKey(key);
  if (parsed.kind === 'refused') return { kind: 'refused', refusal: parsed.refusal };
  if (parsed.kind === 'ignored') {
    const { refusal } = refuse(
      'bad-name',
      'A file of this name is left behind by the system; nothing reads it.',
    );
    return { kind: 'refused', refusal };
  }
  const tooBig = sizeRefusal(parsed.kind, file.size);
  if (tooBig !== undefined) return { kind: 'refused', refusal: tooBig };
  const item = await table.get(uploadKey(listedUnder(parsed), key));
  const known = item && parseItem(upload, item, 'An upload');
  if (file.md5 !== undefined && known?.etag === file.md5 && known.state !== 'superseded') {
    return { kind: 'there', key, state: known.state };
  }
  return { kind: 'send', key, limit: limits[parsed.kind] };
}

const limits: Record<UploadKind, number> = {
  photo: maxPhotoBytes,
  rows: maxTableBytes,
  places: maxTableBytes,
};

function sizeRefusal(kind: UploadKind, size: number): Refusal | undefined {
  if (size === 0) return refuse('empty-file', 'The file has zero bytes.').refusal;
  if (size <= limits[kind]) return undefined;
  if (kind === 'photo') return photoTooBig(size).refusal;
  const most = maxTableBytes / 1024 / 1024;
  return refuse(
    'table-too-big',
    `The table has ${Math.ceil(size / 1024 / 1024)} MB; at most ${most} MB are accepted in one file.`,
  ).refusal;
}

function listedUnder(
  key: { kind: 'photo' | 'rows'; batch: string } | { kind: 'places'; name: string },
): string {
  return key.kind === 'places' ? placesBatch(key.name) : key.batch;
}
