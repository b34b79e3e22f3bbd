import type { Brief } from '../../composer.ts';
import type { Answer } from '../../said/statement.ts';

/** The word before what is said of the worth of a thing, to "is that good?" and to "is it bad, does it hurt?"; none where the question is open. */
export function worthLead(
  { understood: { form, text } }: Pick<Brief, 'understood'>,
  good: boolean,
): Answer | undefined {
  if (form !== 'yes or no') return undefined;
  const fears =
    /\b(?:bad|serious|dangerous|harm\w*|problem|negative|affect\w*|impact|worr\w*|weak|inauspicious|afraid|delay\w*|hurt\w*|destroy\w*|ruin\w*|cause)\b/.test(
      text,
    );
  return good === fears ? 'no' : 'yes';
}

export function yesIf(is: boolean): Answer {
  return is ? 'yes' : 'no';
}
