import { maxPhotoBytes } from '@palmleaf/engines/palm';
import { UnprocessableError } from '../handler/errors.ts';
import { plainBase64 } from './plain-base64.ts';

export type ImageSource =
  | { readonly kind: 'address'; readonly field: string; readonly address: string }
  | { readonly kind: 'content'; readonly field: string; readonly bytes: Uint8Array };

interface Fields {
  readonly [field: string]: unknown;
}

/** In our order of precedence; the contract states none. */
const addressFields = ['image_url', 'url', 'img_url'] as const;
const contentField = 'image';

const readingFields = [...addressFields, contentField] as const;
export const addressOnlyFields = ['image_url', 'url'] as const;

/** The first non-empty address, else the content in `image`; a data: URL counts as content. */
export function imageOf(
  request: Fields,
  fields: readonly (typeof readingFields)[number][] = readingFields,
): ImageSource {
  const addresses = addressFields.filter((field) => fields.includes(field));
  for (const field of addresses) {
    const text = textOf(request[field]);
    if (text === '') continue;
    return /^data:/i.test(text) ? contentOf(field, text) : { kind: 'address', field, address: text };
  }
  const content = fields.includes(contentField) ? textOf(request[contentField]) : '';
  if (content !== '') return contentOf(contentField, content);
  const [first, ...others] = addresses;
  const inContent = fields.includes(contentField) ? `, or its base64 content in ${contentField}` : '';
  throw refuse(
    'image_url',
    'missing',
    `Field required: send the address of a photo in ${first} (or ${others.join(', ')})${inContent}`,
  );
}

/** Reads standard or URL-safe base64, with or without a `data:...;base64,` prefix. */
export function contentOf(field: string, text: string): ImageSource {
  const trimmed = text.trim();
  const prefix = prefixOf(field, trimmed);
  if (/^https?:/i.test(trimmed.slice(prefix, prefix + 6)))
    throw refuse(field, 'image_content', `${field} takes base64 content, and this is an address`);
  const encoded = plainBase64(trimmed.slice(prefix).trim());
  if (encoded === undefined)
    throw refuse(
      field,
      'image_content',
      'the content is not base64; send the bytes of a JPEG, PNG or WebP as base64',
    );
  if (encoded.length > Math.ceil(maxPhotoBytes / 3) * 4 + 4)
    throw refuse(field, 'too_large', 'the photo is larger than 5 MB; send a photo of at most 5 MB');
  return { kind: 'content', field, bytes: Buffer.from(encoded, 'base64') };
}

const maxPrefixCharacters = 500;

function prefixOf(field: string, text: string): number {
  if (!/^data:/i.test(text)) return 0;
  const start = text.slice(0, maxPrefixCharacters);
  const comma = start.indexOf(',');
  if (!/;\s*base64\s*$/i.test(start.slice(0, Math.max(comma, 0))))
    throw refuse(field, 'image_content', 'a data: URL of a photo must be base64: data:image/jpeg;base64,...');
  return comma + 1;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function refuse(field: string, type: string, msg: string): UnprocessableError {
  return new UnprocessableError([{ loc: ['body', field], type, msg }]);
}
