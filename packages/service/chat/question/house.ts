import { type Concept, hitsOf, type Wording } from '@palmleaf/texts/lexicons';

const ordinals = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
] as const satisfies readonly Concept[];

const longestSuffix = 3;

const houseOf = (digits: string | undefined): number | undefined => {
  const number = /^\d{1,2}$/.test(digits ?? '') ? Number(digits) : 0;
  return number >= 1 && number <= ordinals.length ? number : undefined;
};

export function houseIn(wording: Wording): number | undefined {
  const { tokens } = wording;
  for (const { from, to } of hitsOf(wording, 'house word')) {
    const word = ordinals.findIndex((ordinal) =>
      hitsOf(wording, ordinal).some((hit) => hit.to === from || hit.from === to),
    );
    if (word >= 0) return word + 1;
    const isSuffix = (tokens[from - 1]?.letters.length ?? 0) <= longestSuffix;
    const before =
      houseOf(tokens[from - 1]?.letters) ?? (isSuffix ? houseOf(tokens[from - 2]?.letters) : undefined);
    const after = houseOf(tokens[to]?.letters) ?? houseOf(tokens[to + 1]?.letters);
    if (before ?? after) return before ?? after;
  }
  return undefined;
}
