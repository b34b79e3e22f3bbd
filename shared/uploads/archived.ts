import type { Source } from '../plan/inputs.ts';
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
): Pick<Source, 'time' | 'archived'> {
  const archived = Number(metadata[archivedAt]);
  if (!Number.isSafeInteger(archived) || archived <= 0) return { time };
  return { time: Math.min(time, archived), archived: true };
}
