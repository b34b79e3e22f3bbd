import type { Language } from '@palmleaf/contract/languages';
import {
  hashed,
  messageWords,
  soundsOf,
  type WeightedFeature,
  weighted,
  wordFeatures,
} from '@palmleaf/engines/learned';
import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { askedClausesOf, sentencesOf } from '../clauses.ts';

const weights = { words: 1, concepts: 2, clause: 1 };
/** The length of a message counts as one of five sizes. */
const longest = 4;

export interface FeatureGroup {
  readonly weight: number;
  readonly features: readonly number[];
}

/** Drops features that the model does not know. */
export const weightedIn = (
  groups: readonly FeatureGroup[],
  known: { has(feature: number): boolean },
): WeightedFeature[] =>
  groups.flatMap(({ weight, features }) =>
    weighted(
      features.filter((feature) => known.has(feature)),
      weight,
    ),
  );

export function questionFeatures(message: string, hints: readonly Language[]): FeatureGroup[] {
  const words = messageWords(message);
  const language = readIn(message, hints);
  const concepts = [...new Set(wordingIn(message, language).hits.map(({ concept }) => concept))].sort();
  const askings = askedClausesOf(sentencesOf(message), language);
  const asked = askings.at(-1)?.clause ?? message;
  const heard = soundsOf(words);
  const groups: readonly (readonly [weight: number, features: readonly number[]])[] = [
    [weights.words, wordFeatures(words, 'w')],
    [weights.words, wordFeatures(heard, 's')],
    [
      weights.concepts,
      concepts.flatMap((one, at) => [`k ${one}`, ...pairsWith(one, concepts.slice(at + 1))]).map(hashed),
    ],
    [
      weights.clause,
      [
        ...soundsOf(messageWords(asked)).map((sound) => `a ${sound}`),
        ...wordingIn(asked, language).hits.map(({ concept }) => `ak ${concept}`),
        `l ${language}`,
        `n ${Math.min(longest, Math.floor(Math.log2(words.length + 1)))}`,
        `first ${heard[0]}`,
        `last ${heard.at(-1)}`,
        message.includes('?') ? 'mark' : 'no mark',
        ...(askings.length > 1 ? ['several'] : []),
      ].map(hashed),
    ],
  ];
  return groups.map(([weight, features]) => ({ weight, features: [...new Set(features)] }));
}

const pairsWith = (one: string, others: readonly string[]): string[] =>
  others.map((other) => `p ${one} ${other}`);
