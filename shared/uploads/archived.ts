import type { UploadEvent } from './upload.ts';

/** Metadata of what was unpacked: when the archive came, in milliseconds since 1970. */
export const archivedAt = 'archived-at';

/**
 * When something came: what was unpacked came with its archive. So what is unpacked late brings nobody back who was erased
 * in between.
 */
export function arrivalOf(
  { time }: Pick<UploadEvent, 'time'>,
  metadata: Readonly<Record<string, string>>,
): number {
  const archived = Number(metadata[archivedAt]);
  return Number.isSafeInteger(archived) && archived > 0 ? Math.min(time, archived) : time;
}
