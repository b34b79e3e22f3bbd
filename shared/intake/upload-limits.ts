import { type Refused, refuse } from './refusal.ts';

/** Largest photo that is read at all, in bytes. */
export const maxPhotoBytes = 25 * 1024 * 1024;
/** Largest table that may be sent in one piece, in bytes: some five million rows. */
export const maxTableBytes = 500 * 1024 * 1024;

/** Says of an upload that its size alone, known before it is fetched, rules it out. */
export function photoTooBig(bytes: number): Refused {
  const size = Math.ceil(bytes / 1024 / 1024);
  const limit = maxPhotoBytes / 1024 / 1024;
  return refuse('photo-too-big', `The photo has ${size} MB; at most ${limit} MB are accepted.`);
}
