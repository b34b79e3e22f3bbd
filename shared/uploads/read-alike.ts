import { languageIn } from '../intake/choices.ts';
import type { UploadKind } from '../intake/object-key.ts';

/** Whether an upload reads the same with these choices. A photo does if no language is requested. */
export function isReadAlike(
  kind: UploadKind,
  wanted: string | undefined,
  known: string | undefined,
): boolean {
  if (kind !== 'photo') return (wanted ?? '') === (known ?? '');
  const language = languageIn(wanted);
  return language === undefined || language === languageIn(known);
}
