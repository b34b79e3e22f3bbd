import { maxPhotoBytes } from '../../engines/palm/photo/photo-limits.ts';
import { UnprocessableError } from '../handler/errors.ts';

/** Where a request's picture is: behind an address, or in the request itself. */
export type ImageSource =
  | { readonly kind: 'address'; readonly field: string; readonly address: string }
  | { readonly kind: 'content'; readonly field: string; readonly bytes: Uint8Array };

interface Fields {
  readonly [field: string]: unknown;
}

/** Fields that name an address, first the one that counts most. The contract leaves the order open; this is ours. */
const addressFields = ['image_url', 'url', 'img_url'] as const;
const contentField = 'image';

/**
 * Picks the picture of a reading request: the first of image_url, url, img_url that is not empty, else the content
 * in image. A data: URL in an address field is content that carries its own address, and is taken as such.
 */
export function imageOf(request: Fields): ImageSource {
  for (const field of addressFields) {
    const text = textOf(request[field]);
    if (text === '') continue;
    return /^data:/i.test(text) ? contentOf(field, text) : { kind: 'address', field, address: text };
  }
  const content = textOf(request[contentField]);
  if (content !== '') return contentOf(contentField, content);
  throw refuse(
    'image_url',
    'missing',
    'Field required: send the address of a photo in image_url (or url, img_url), or its base64 content in image',
  );
}

/** Base64 content, with or without a `data:...;base64,` prefix, in either alphabet, line breaks allowed. */
export function contentOf(field: string, text: string): ImageSource {
  const data = /^\s*data:([^,]*),/i.exec(text);
  if (data && !/;\s*base64\s*$/i.test(data[1] ?? ''))
    throw refuse(field, 'image_content', 'a data: URL of a photo must be base64: data:image/jpeg;base64,...');
  // A form turns an unescaped + into a blank; no base64 text holds blanks of its own.
  const encoded = text
    .slice(data ? data[0].length : 0)
    .trim()
    .replace(/[\r\n\t]+ */g, '')
    .replaceAll(' ', '+');
  if (/^https?:/i.test(encoded))
    throw refuse(
      field,
      'image_content',
      `${field} takes base64 content here; an address belongs into url of another operation`,
    );
  if (encoded.length > Math.ceil(maxPhotoBytes / 3) * 4 + 4)
    throw refuse(field, 'too_large', 'the photo is larger than 5 MB; send a photo of at most 5 MB');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded) || encoded.replace(/=+$/, '').length % 4 === 1)
    throw refuse(
      field,
      'image_content',
      'the content is not base64; send the bytes of a JPEG, PNG or WebP as base64',
    );
  return { kind: 'content', field, bytes: Buffer.from(encoded, 'base64') };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function refuse(field: string, type: string, msg: string): UnprocessableError {
  return new UnprocessableError([{ loc: ['body', field], type, msg }]);
}
