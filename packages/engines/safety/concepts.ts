import { stems } from './stems.ts';

const byStem = new Map<string, string[]>();
for (const [concept, list] of Object.entries(stems))
  for (const stem of list.normalize('NFC').split(' '))
    byStem.set(stem, [...(byStem.get(stem) ?? []), concept]);
const longestStem = Math.max(...[...byStem.keys()].map((stem) => stem.length));

export function conceptsOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of words) {
    for (const concept of byStem.get(`=${word}`) ?? []) found.add(concept);
    for (let length = Math.min(word.length, longestStem); length > 1; length -= 1) {
      const concepts = byStem.get(word.slice(0, length));
      if (concepts === undefined) continue;
      for (const concept of concepts) found.add(concept);
      break;
    }
  }
  return [...found].sort();
}
