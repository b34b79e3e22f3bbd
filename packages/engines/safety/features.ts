import { soundsOf } from '../learned/sound.ts';
import { hashed, messageWords, valueIn, type WeightedFeature, wordFeatures } from '../learned/words.ts';
import { conceptsOf } from './concepts.ts';

export const bucketCount = 1 << 19;

/** A fingerprint distinguishes the features of one bucket; a power of two. */
export const fingerprintCount = 1 << 4;

export const bucketOf = (feature: number): number => feature & (bucketCount - 1);
export const bucketFingerprint = (feature: number): number => Math.floor(feature / bucketCount);

const ofHash = (hash: number): number => hash & (bucketCount * fingerprintCount - 1);

const minWords = 2;

const ageOfMajority = 18;

/** Unites the numbers from 18 to 99: only the age of a child matters. */
const withoutNumber = (word: string): string =>
  /^\d\d$/.test(word) && Number(word) >= ageOfMajority ? '00' : word;

const conceptWeight = 2;

/** Different features of equal value. */
type FeatureGroup = readonly [features: ReadonlySet<number>, value: number];

export const judgedWords = (message: string): string[] => messageWords(message).map(withoutNumber);

/** Spelling, sound and meaning, each group scaled to a fixed length. */
export function featureGroups(words: readonly string[]): readonly FeatureGroup[] {
  const concepts = conceptsOf(words);
  if (concepts.length === 0 && words.length < minWords) return [];
  const meanings = new Set<number>();
  for (const [at, concept] of concepts.entries()) {
    meanings.add(ofHash(hashed(`k ${concept}`)));
    for (const other of concepts.slice(at + 1)) meanings.add(ofHash(hashed(`p ${concept} ${other}`)));
  }
  return [
    scaled(new Set(wordFeatures(words, 'written').map(ofHash)), 1),
    scaled(new Set(wordFeatures(soundsOf(words), 'spoken').map(ofHash)), 1),
    scaled(meanings, conceptWeight),
  ];
}

const scaled = (features: ReadonlySet<number>, weight: number): FeatureGroup => [
  features,
  valueIn(features, weight),
];

export const featuresOf = (message: string): WeightedFeature[] =>
  featureGroups(judgedWords(message)).flatMap(([features, value]) =>
    Array.from(features, (feature) => [feature, value] as const),
  );

const minClauseWords = 3;
const minSentenceWords = 4;

export const clausesOf = (message: string): readonly string[] =>
  piecesOf(message, /[,.;:!?।…\n]+/u, minClauseWords);

/** The longer sentences, or none if there is only one. */
export function judgedSentences(message: string): readonly string[] {
  const sentences = piecesOf(message, /[.!?।…\n]+/u, minSentenceWords);
  return sentences.length > 1 ? sentences : [];
}

const piecesOf = (message: string, ends: RegExp, minWordCount: number): readonly string[] =>
  message.split(ends).filter((piece) => piece.trim().split(/\s+/u).length >= minWordCount);
