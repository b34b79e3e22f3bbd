import { languageIn, readingMetadata } from '../intake/choices.ts';
import type { UploadKind } from '../intake/object-key.ts';
import { type FoundObject, type Inbox, unlessDeleted } from './inbox.ts';
import { isLost, type Upload, type UploadEvent } from './upload.ts';
import { productMetadata } from './wanted-product.ts';

export const findLast = (
  inbox: Pick<Inbox, 'find'>,
  { bucket, key }: Pick<UploadEvent, 'bucket' | 'key'>,
): Promise<FoundObject | undefined> => unlessDeleted(inbox.find({ bucket, key, etag: '' }), undefined);

/** False while a newer version is unread. @param last the last version in the inbox */
export function isThere(
  known: Upload | undefined,
  last: FoundObject | undefined,
  sent: { readonly etag: string } & Pick<Upload, 'kind'> & WantedUse,
): boolean {
  if (known?.etag !== sent.etag || isLost(known.state)) return false;
  const { etag, product, reading } = last === undefined ? known : versionOf(last);
  const isOtherProduct = sent.product !== undefined && sent.product !== product;
  return etag === sent.etag && !isOtherProduct && isReadAlike(sent.kind, sent.reading, reading);
}

export interface WantedUse {
  readonly product?: string | undefined;
  readonly reading?: string | undefined;
}

const versionOf = ({ etag, metadata }: FoundObject) => ({
  etag,
  product: metadata[productMetadata],
  reading: metadata[readingMetadata],
});

/** Whether these choices read an upload alike. For a photo, only a requested language matters. */
function isReadAlike(kind: UploadKind, wanted: string | undefined, known: string | undefined): boolean {
  if (kind !== 'photo') return (wanted ?? '') === (known ?? '');
  const language = languageIn(wanted);
  return language === undefined || language === languageIn(known);
}
