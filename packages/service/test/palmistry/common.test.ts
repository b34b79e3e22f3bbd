import { handOf } from '@palmleaf/bench/testing';
import { palmIn, sections, sectionText, topics, topicText } from '@palmleaf/texts/palm';
import type { PalmWords } from '@palmleaf/texts/testing';
import { everyWord, palmLanguages, writtenIn } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';

const hands = Array.from({ length: 300 }, (_, person) => handOf(person));
const most = 0.4 * hands.length;

const geometryIn = ({ passages }: PalmWords): readonly (string | undefined)[] => [
  passages['major-lines'].start.joined.near,
  passages['major-lines'].life.mean.long,
  passages['major-lines'].fate.absent.joined,
  passages['major-lines'].head.mean.sloping,
];

const pieceLength = 4;

/** Excludes most statements quickly, because a search in a long text takes longer. */
function mayIncludeIn(text: string): (statement: string) => boolean {
  const pieces = new Set<string>();
  for (let at = 0; at + pieceLength <= text.length; at += 1) pieces.add(text.slice(at, at + pieceLength));
  return (statement) => {
    for (let at = 0; at + pieceLength <= statement.length; at += pieceLength)
      if (!pieces.has(statement.slice(at, at + pieceLength))) return false;
    return true;
  };
}

function countsIn(words: PalmWords): Map<string, number> {
  const { passages, alone, joined } = words;
  const statements = new Set(everyWord([passages, alone, joined.topics, joined.summary]));
  const counts = new Map<string, number>();
  for (const hand of hands) {
    const palm = palmIn(words, hand);
    const text = [
      ...sections.map((name) => sectionText(name, palm)),
      ...topics.map((name) => topicText(name, palm)),
    ]
      .map(({ text }) => text)
      .join('\n');
    const mayInclude = mayIncludeIn(text);
    for (const statement of statements)
      if (mayInclude(statement) && text.includes(statement))
        counts.set(statement, (counts.get(statement) ?? 0) + 1);
  }
  return counts;
}

test.each(writtenIn(palmLanguages))(
  'No statement of a palm reading in %s fits more than two hands in five, except four statements on the shape of the hand',
  async (code) => {
    const words = await palmLanguages[code]();
    const counts = countsIn(words);
    expect(counts.size).toBeGreaterThan(150);
    const geometry = geometryIn(words);
    expect([...counts].filter(([says, count]) => count > most && !geometry.includes(says))).toEqual([]);
    expect(geometry.filter((says) => (counts.get(says ?? '') ?? 0) < most)).toEqual([]);
  },
);

test.each(writtenIn(palmLanguages))(
  'No feature that a topic names in %s belongs to more than two hands in five',
  async (code) => {
    const words = await palmLanguages[code]();
    const counts = new Map<string, number>();
    for (const hand of hands) {
      const palm = palmIn(words, hand);
      for (const topic of topics) {
        const { text } = topicText(topic, palm);
        for (const look of everyWord(words.sourceLooks)) {
          const sign = words.sources[topic](look);
          if (text.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
        }
      }
    }
    expect(counts.size).toBeGreaterThan(10);
    expect([...counts].filter(([, count]) => count > most)).toEqual([]);
  },
);
