import { conceptsOf } from './concepts.ts';
import { soundOf } from './sound.ts';

/** A power of two. */
export const bucketCount = 1 << 19;

/** A print tells features of one bucket apart; a power of two. */
export const printCount = 1 << 4;

export const bucketOf = (feature: number): number => feature & (bucketCount - 1);
export const printOf = (feature: number): number => Math.floor(feature / bucketCount);

const maxLetters = 2000;

/** Signs that stand for letters inside a word: k1ll. */
const lettersBySign: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Lower case, without accents, apostrophes, drawn-out letters and signs for letters. */
function wordsOf(message: string): string[] {
  return message
    .slice(0, maxLetters)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/['’`´]/g, '')
    .replace(/(?<=\p{L})[013457@$](?=[013457@$]?\p{L})/gu, (sign) => lettersBySign[sign] ?? sign)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\d+/g, (digits) => (digits.length > 2 ? '000' : digits))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** FNV-1a, 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (bucketCount * printCount - 1);
}

const leastWords = 2;

type WeightedFeature = readonly [feature: number, value: number];

const partLengths = [3, 4, 5];

/** They hold in every language. */
const conceptWeight = 2;

/** As written and as they sound; each group is normalized to its length. */
export function featuresOf(message: string): WeightedFeature[] {
  const words = wordsOf(message);
  const concepts = conceptsOf(words);
  if (concepts.length === 0 && words.length < leastWords) return [];
  const meanings = new Set<number>();
  for (const [at, concept] of concepts.entries()) {
    meanings.add(hashed(`k ${concept}`));
    for (const other of concepts.slice(at + 1)) meanings.add(hashed(`p ${concept} ${other}`));
  }
  return [
    ...weighted(hashesOf(words, 'written'), 1),
    ...weighted(hashesOf(words.map(soundOf), 'spoken'), 1),
    ...weighted(meanings, conceptWeight),
  ];
}

function hashesOf(words: readonly string[], as: 'written' | 'spoken'): Set<number> {
  const hashes = new Set<number>();
  for (const [at, word] of words.entries()) {
    hashes.add(hashed(`${as} ${word}`));
    for (const gap of [1, 2]) {
      const next = words[at + gap];
      if (next !== undefined) hashes.add(hashed(`${as} ${gap} ${word} ${next}`));
    }
    const padded = `<${word}>`;
    for (const length of partLengths)
      for (let from = 0; from + length <= padded.length; from += 1)
        hashes.add(hashed(`${as} part ${padded.slice(from, from + length)}`));
  }
  return hashes;
}

const weighted = (features: ReadonlySet<number>, weight: number): WeightedFeature[] => {
  const value = weight / Math.sqrt(Math.max(1, features.size));
  return [...features].map((feature) => [feature, value]);
};
