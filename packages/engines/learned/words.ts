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
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const partLengths = [3, 4, 5];

export function wordFeatures(words: readonly string[], prefix: string): string[] {
  return words.flatMap((word, at) => {
    const padded = `<${word}>`;
    const pairs = [1, 2].flatMap((gap) => {
      const next = words[at + gap];
      return next === undefined ? [] : [`${prefix} ${gap} ${word} ${next}`];
    });
    const parts = partLengths.flatMap((length) =>
      Array.from(
        { length: Math.max(0, padded.length - length + 1) },
        (_, from) => `${prefix} part ${padded.slice(from, from + length)}`,
      ),
    );
    return [`${prefix} ${word}`, ...pairs, ...parts];
  });
}

export type WeightedFeature = readonly [feature: number, value: number];

/** Gives a group of any size the Euclidean norm `weight`. */
export function weighted(features: Iterable<number>, weight: number): WeightedFeature[] {
  const different = new Set(features);
  const value = weight / Math.sqrt(Math.max(1, different.size));
  return [...different].map((feature) => [feature, value]);
}
