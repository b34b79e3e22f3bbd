import type { Answer } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export function worthAnswer(
  { understood: { form, mood } }: Pick<Brief, 'understood'>,
  good: boolean,
): Answer | undefined {
  if (form !== 'closed') return undefined;
  return yesIf(good !== (mood === 'fear'));
}

export function yesIf(is: boolean): Answer {
  return is ? 'yes' : 'no';
}
