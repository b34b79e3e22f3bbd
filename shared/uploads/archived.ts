import type { Source } from '../plan/inputs.ts';
import type { UploadEvent } from './upload.ts';

/** Metadata of an unpacked file: the arrival of its archive, in milliseconds since 1970. */
export const archivedAt = 'archived-at';

/**
 * Returns when an upload arrived. An unpacked file arrived with its archive, so late unpacking never brings back a
 * person who was erased since.
 */
export function arrivalOf(
  { time }: Pick<UploadEvent, 'time'>,
  metadata: Readonly<Record<string, string>>,
): Pick<Source, 'time' | 'archived'> {
  const archived = Number(metadata[archivedAt]);
  if (!Number.isSafeInteger(archived) || archived <= 0) return { time };
  return { time: Math.min(time, archived), archived: true };
}
