import type { Answer } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

/** The word before what is said of the worth of a thing, to "is that good?" and to "is it bad, does it hurt?"; none where the question is open. */
export function worthLead(
  { understood: { form, mood } }: Pick<Brief, 'understood'>,
  good: boolean,
): Answer | undefined {
  if (form !== 'yes or no') return undefined;
  return yesIf(good !== (mood === 'fear'));
}

export function yesIf(is: boolean): Answer {
  return is ? 'yes' : 'no';
}
