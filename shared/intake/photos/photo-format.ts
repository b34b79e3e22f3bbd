import { type FileFormat, fileFormat } from '../file-format.ts';
import { type RefusalCode, type Refused, refuse } from '../refusal.ts';

/** What the service may get. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** What is read of what people have; what these are within HEIF, its boxes say. */
export type SourceFormat = PhotoFormat | 'heic' | 'avif';

const sourceFormats: ReadonlySet<string> = new Set<SourceFormat>(['jpeg', 'png', 'webp', 'heic', 'avif']);
const isSource = (format: FileFormat | undefined): format is SourceFormat =>
  format !== undefined && sourceFormats.has(format);

/** How a person would call what is accepted. */
const accepted = 'JPEG, HEIC, PNG, WebP and AVIF are accepted';

/** What each format that is no photo of ours is refused as, and how a person would call it. Total on purpose. */
const refusedFormats: Readonly<Record<Exclude<FileFormat, SourceFormat>, readonly [RefusalCode, string]>> = {
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
export function photoFormat(bytes: Uint8Array): { readonly format: SourceFormat } | Refused {
  const format = fileFormat(bytes);
  if (isSource(format)) return { format };
  if (format !== undefined) {
    const [code, name] = refusedFormats[format];
    return refuse(code, `The file is ${name}; ${accepted}.`);
  }
  return isText(bytes)
    ? refuse('photo-text', `The file is text, not a photo; ${accepted}.`)
    : refuse('photo-unknown-format', `The file is in no known photo format; ${accepted}.`);
}

/** Whether the first bytes are readable text of any encoding of ASCII's family. */
function isText(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, 512)
    .every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
