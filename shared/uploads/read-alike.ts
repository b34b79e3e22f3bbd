import { languageIn } from '../intake/choices.ts';
import type { UploadKind } from '../intake/object-key.ts';

/** Whether these choices would read an upload in the same way. For a photo, only a requested language matters. */
export function isReadAlike(
  kind: UploadKind,
  wanted: string | undefined,
  known: string | undefined,
): boolean {
  if (kind !== 'photo') return (wanted ?? '') === (known ?? '');
  const language = languageIn(wanted);
  return language === undefined || language === languageIn(known);
}
