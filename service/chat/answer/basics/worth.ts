import type { Brief } from '../../composer.ts';

/** "Yes, " or "No, " before what is said of the worth of a thing: to "is that good?" and to "is it bad, does it hurt?". */
export function worthLead({ understood: { form, text } }: Pick<Brief, 'understood'>, good: boolean): string {
  if (form !== 'yes or no') return '';
  const fears =
    /\b(?:bad|serious|dangerous|harm\w*|problem|negative|affect\w*|impact|worr\w*|weak|inauspicious|afraid|delay\w*|hurt\w*|destroy\w*|ruin\w*|cause)\b/.test(
      text,
    );
  return good === fears ? 'No, ' : 'Yes, ';
}

/** A sentence with its lead: the first letter stays small after one. */
export function led(lead: string, sentence: string): string {
  return lead === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${lead}${sentence}`;
}
