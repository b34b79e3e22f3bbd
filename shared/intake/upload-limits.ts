import type { UploadKind } from './object-key.ts';
import { type Refused, refuse } from './refusal.ts';

const megabyte = 1024 * 1024;

/** Largest file that is read at all; of a table some five million rows. */
export const maxUploadBytes: Readonly<Record<UploadKind, number>> = {
  photo: 25 * megabyte,
  rows: 500 * megabyte,
  places: 500 * megabyte,
  // The most that one form, or one call, sends to S3.
  zip: 5 * 1024 * megabyte,
};

/** Says of a file that its size alone, known before it is fetched, rules it out. */
export function refusedBySize(kind: UploadKind, bytes: number): Refused | undefined {
  if (bytes === 0) return refuse('empty-file', 'The file has zero bytes.');
  if (bytes <= maxUploadBytes[kind]) return undefined;
  const size = Math.ceil(bytes / megabyte);
  const limit = maxUploadBytes[kind] / megabyte;
  if (kind === 'zip') {
    return refuse('zip-too-big', `The archive has ${size} MB; at most ${limit} MB are accepted in one file.`);
  }
  return kind === 'photo'
    ? refuse('photo-too-big', `The photo has ${size} MB; at most ${limit} MB are accepted.`)
    : refuse('table-too-big', `The table has ${size} MB; at most ${limit} MB are accepted in one file.`);
}
