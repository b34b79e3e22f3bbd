import type { UploadKind } from './object-key.ts';
import { type Refused, refuse } from './refusal.ts';
import { isWorkbook } from './workbook/is-workbook.ts';

const megabyte = 1024 * 1024;

export const maxUploadBytes: Readonly<Record<UploadKind, number>> = {
  photo: 25 * megabyte,
  rows: 500 * megabyte,
  places: 500 * megabyte,
  // S3's limit for one form or request.
  zip: 5 * 1024 * megabyte,
};

/** A workbook is held in memory; this size holds some half a million rows. */
const maxWorkbookBytes = 20 * megabyte;

export const maxBytesOf = (kind: UploadKind, name: string): number =>
  kind !== 'photo' && isWorkbook(name) ? maxWorkbookBytes : maxUploadBytes[kind];

export function refusedBySize(kind: UploadKind, bytes: number, name = ''): Refused | undefined {
  if (bytes === 0) return refuse('empty-file', { code: 'zero-bytes' });
  if (bytes <= maxBytesOf(kind, name)) return undefined;
  const size = { megabytes: Math.ceil(bytes / megabyte), most: maxBytesOf(kind, name) / megabyte };
  const code = 'too-many-megabytes';
  if (kind === 'zip') return refuse('zip-too-big', { code, of: 'archive', ...size });
  if (kind === 'photo') return refuse('photo-too-big', { code, of: 'photo', ...size });
  return refuse('table-too-big', { code, of: isWorkbook(name) ? 'workbook' : 'table', ...size });
}
