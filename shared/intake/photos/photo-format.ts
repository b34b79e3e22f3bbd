import { type FileFormat, fileFormat } from '../file-format.ts';
import { type RefusalCode, type Refused, refuse } from '../refusal.ts';

export type PhotoFormat = 'jpeg' | 'png' | 'webp';

export type SourceFormat = PhotoFormat | 'heic' | 'avif';

const sourceFormats: ReadonlySet<string> = new Set<SourceFormat>(['jpeg', 'png', 'webp', 'heic', 'avif']);
const isSource = (format: FileFormat | undefined): format is SourceFormat =>
  format !== undefined && sourceFormats.has(format);

const refusedFormats: Readonly<Record<Exclude<FileFormat, SourceFormat>, RefusalCode>> = {
  gif: 'photo-gif',
  tiff: 'photo-tiff',
  svg: 'photo-svg',
  bmp: 'photo-bmp',
  pdf: 'photo-pdf',
  html: 'photo-text',
  xml: 'photo-text',
  rtf: 'photo-text',
  'jpeg-xl': 'photo-unknown-format',
  excel: 'photo-unknown-format',
  'old-office': 'photo-unknown-format',
  opendocument: 'photo-unknown-format',
  zip: 'photo-unknown-format',
  gzip: 'photo-unknown-format',
  video: 'photo-unknown-format',
};

export function photoFormat(bytes: Uint8Array): { readonly format: SourceFormat } | Refused {
  const format = fileFormat(bytes);
  if (isSource(format)) return { format };
  if (format !== undefined) return refuse(refusedFormats[format], { code: 'photo-format', format });
  return isText(bytes)
    ? refuse('photo-text', { code: 'photo-format', format: 'text' })
    : refuse('photo-unknown-format', { code: 'photo-format' });
}

function isText(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, 512)
    .every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
