const maxLetters = 2000;

/** Characters used as letters inside a word: k1ll. */
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
export function messageWords(message: string): string[] {
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
function hashOn(state: number, text: string, start = 0, end = text.length): number {
  let hash = state;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const mixed = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

const noLetters = 0x811c9dc5;

export const hashed = (text: string): number => mixed(hashOn(noLetters, text));

const partLengths = [3, 4, 5];
const gaps = [1, 2];

/** Hashes each word, its pairs with the next two, and its parts. */
export function wordFeatures(words: readonly string[], prefix: string): number[] {
  const ofWord = hashOn(noLetters, `${prefix} `);
  const ofPart = hashOn(ofWord, 'part ');
  const ofPairs = gaps.map((gap) => [gap, hashOn(ofWord, `${gap} `)] as const);
  return words.flatMap((word, at) => {
    const features = [mixed(hashOn(ofWord, word))];
    for (const [gap, ofPair] of ofPairs) {
      const next = words[at + gap];
      if (next !== undefined) features.push(mixed(hashOn(hashOn(ofPair, word), ` ${next}`)));
    }
    const padded = `<${word}>`;
    for (const length of partLengths)
      for (let start = 0; start + length <= padded.length; start += 1)
        features.push(mixed(hashOn(ofPart, padded, start, start + length)));
    return features;
  });
}

export type WeightedFeature = readonly [feature: number, value: number];

/** Gives a group of any size the Euclidean norm `weight`. */
export function weighted(features: Iterable<number>, weight: number): WeightedFeature[] {
  const different = new Set(features);
  const value = valueIn(different, weight);
  return Array.from(different, (feature) => [feature, value]);
}

export const valueIn = ({ size }: ReadonlySet<number>, weight: number): number =>
  weight / Math.sqrt(Math.max(1, size));
