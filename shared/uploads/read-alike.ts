import { languageIn } from '../intake/choices.ts';
import type { UploadKind } from '../intake/object-key.ts';

/** Whether a file that came with `known` is read the same with `wanted`. A photo stays as it is where no language is asked for. */
export function isReadAlike(
  kind: UploadKind,
  wanted: string | undefined,
  known: string | undefined,
): boolean {
  if (kind !== 'photo') return (wanted ?? '') === (known ?? '');
  const language = languageIn(wanted);
  return language === undefined || language === languageIn(known);
}
