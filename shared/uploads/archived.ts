import type { Source } from '../plan/inputs.ts';
import type { UploadEvent } from './upload.ts';

export const archivedAt = 'archived-at';

/** An unpacked file has its archive's time, so that late unpacking never brings back an erased person. */
export function arrivalOf(
  { time }: Pick<UploadEvent, 'time'>,
  metadata: Readonly<Record<string, string>>,
): Pick<Source, 'time' | 'archived'> {
  const archived = Number(metadata[archivedAt]);
  if (!Number.isSafeInteger(archived) || archived <= 0) return { time };
  return { time: Math.min(time, archived), archived: true };
}
