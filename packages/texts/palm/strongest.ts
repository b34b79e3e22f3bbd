import { classesWithin, features } from './classes.ts';
import type { SeenFeature } from './palm-words.ts';
import type { PalmSentence } from './tell.ts';
import type { PalmInWords } from './text.ts';

const errorFactors = [12, 8, 6, 5, 4, 3.5, 3, 2.5, 2, 1.5, 1];

const isDistinctive = (feature: string): feature is Exclude<SeenFeature, 'skin'> =>
  feature !== 'shade' && feature !== 'skin';

export function strongestOf({ reading, hand }: PalmInWords): SeenFeature[] {
  // These classes remain with any error, so they depend only on whether the feature is visible.
  const classesAtAnyError = classesWithin(reading, 1e6);
  const decided = features
    .filter(isDistinctive)
    .filter(
      (name) => hand[name] !== null && hand[name] !== 'absent' && classesAtAnyError[name] !== hand[name],
    );
  const margin = (name: SeenFeature) =>
    errorFactors.find((factor) => classesWithin(reading, factor)[name] === hand[name]) ?? 0;
  return decided
    .map((name) => ({ name, errorMargin: margin(name) }))
    .sort((a, b) => b.errorMargin - a.errorMargin)
    .map(({ name }) => name);
}

export function strongestFirst(
  palm: PalmInWords,
  sentences: readonly (PalmSentence | null)[],
): (PalmSentence | null)[] {
  const order = strongestOf(palm);
  const rank = (entry: PalmSentence | null) => {
    const at = order.findIndex((name) => entry?.features.includes(name));
    return at < 0 ? order.length : at;
  };
  return sentences.toSorted((a, b) => rank(a) - rank(b));
}
