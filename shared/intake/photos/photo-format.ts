import { type FileFormat, fileFormat } from '../file-format.ts';
import { type RefusalCode, type Refused, refuse } from '../refusal.ts';

export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** What each format that is no photo of ours is refused as, and how a person would call it. Total on purpose. */
const refusedFormats: Readonly<Record<Exclude<FileFormat, PhotoFormat>, readonly [RefusalCode, string]>> = {
  heic: ['photo-heic', 'an HEIC photo, as iPhones take them'],
  avif: ['photo-avif', 'an AVIF picture'],
  gif: ['photo-gif', 'a GIF picture'],
  tiff: ['photo-tiff', 'a TIFF or raw photo'],
  svg: ['photo-svg', 'an SVG drawing'],
  bmp: ['photo-bmp', 'a BMP picture'],
  pdf: ['photo-pdf', 'a PDF document'],
  html: ['photo-text', 'a web page, not a photo'],
  xml: ['photo-text', 'an XML document, not a photo'],
  rtf: ['photo-text', 'a text document, not a photo'],
  'jpeg-xl': ['photo-unknown-format', 'a JPEG XL picture'],
  excel: ['photo-unknown-format', 'an Excel workbook or another Office file'],
  'old-office': ['photo-unknown-format', 'an Office file'],
  opendocument: ['photo-unknown-format', 'an OpenDocument file'],
  zip: ['photo-unknown-format', 'a ZIP archive'],
  gzip: ['photo-unknown-format', 'a gzip archive'],
  video: ['photo-unknown-format', 'a video'],
};

/** Judges a photo by its content; its name says nothing. */
export function photoFormat(bytes: Uint8Array): { readonly format: PhotoFormat } | Refused {
  const format = fileFormat(bytes);
  if (format === 'jpeg' || format === 'png' || format === 'webp') return { format };
  if (format !== undefined) {
    const [code, name] = refusedFormats[format];
    return refuse(code, `The file is ${name}; JPEG, PNG and WebP are accepted.`);
  }
  return isText(bytes)
    ? refuse('photo-text', 'The file is text, not a photo; JPEG, PNG and WebP are accepted.')
    : refuse(
        'photo-unknown-format',
        'The file is in no known photo format; JPEG, PNG and WebP are accepted.',
      );
}

/** Whether the first bytes are readable text of any encoding of ASCII's family. */
function isText(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, 512)
    .every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
