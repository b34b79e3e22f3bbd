import { type Feature, features, type HandClasses } from './classes.ts';
import type { PalmWords } from './palm-words.ts';
import { mayBeUndecided, type PassageText, passages } from './passages.ts';

export interface PalmSentence {
  /** Empty if over two fifths of hands have these classes of the features. */
  readonly says: string;
  readonly features: readonly Feature[];
}

type Words = string | { readonly [cls: string]: Words };

/** Null if a needed class is undecided. */
export function sentenceFor(
  words: PalmWords,
  text: PassageText,
  name: string,
  hand: HandClasses,
): PalmSentence | null {
  const features = featuresOf(text, name);
  const tables: Readonly<Record<string, Words>> = words.passages[text];
  let chosen: Words | undefined = tables[name];
  for (const feature of features) {
    const cls = hand[feature] ?? (isOpenable(feature) ? 'unknown' : null);
    if (cls === null || chosen === undefined || typeof chosen === 'string') return null;
    chosen = chosen[cls];
  }
  if (typeof chosen !== 'string') return null;
  return { says: chosen, features: features.filter((feature) => hand[feature] !== null) };
}

function featuresOf(text: PassageText, name: string): readonly Feature[] {
  const specs: Readonly<Record<string, readonly Feature[]>> = passages[text];
  return specs[name] ?? [];
}

const isOpenable = (feature: Feature): boolean => mayBeUndecided.some((open) => open === feature);

export const decidedIn = (sentences: readonly (PalmSentence | null)[]): PalmSentence[] =>
  sentences.filter((entry) => entry !== null);

export function sentencesAlone(
  words: PalmWords,
  text: keyof PalmWords['alone'],
  hand: HandClasses,
  before: readonly (PalmSentence | null)[],
  among?: readonly Feature[],
): PalmSentence[] {
  const describedFeatures = new Set(decidedIn(before).flatMap(({ features }) => features));
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = words.alone[text];
  return features.flatMap((feature) => {
    const cls = hand[feature];
    if (cls === null || describedFeatures.has(feature) || (among && !among.includes(feature))) return [];
    const says = table[feature]?.[cls];
    return says === undefined ? [] : [{ says, features: [feature] }];
  });
}
