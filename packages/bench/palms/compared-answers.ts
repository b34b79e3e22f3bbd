import type { PalmReading } from '../../engines/palm/reading.ts';
import { sectionAnswer } from '../../service/palmistry/answers/features.ts';
import { palmTopicAnswer } from '../../service/palmistry/answers/topics.ts';
import { languageTexts as english } from '../../texts/en/palm.ts';
import { sections, topics } from '../../texts/palm/names.ts';
import { palmIn } from '../../texts/palm/text.ts';

const answersOf = (reading: PalmReading): readonly object[] => {
  const palm = palmIn(english, reading);
  return [
    ...sections.map((section) => sectionAnswer(section, palm)),
    ...topics.map((topic) => palmTopicAnswer(topic, palm)),
  ];
};

export function sentencesOf(reading: PalmReading): Set<string> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return new Set(
    answersOf(reading).flatMap((answer) =>
      'text' in answer && typeof answer.text === 'string'
        ? [...segmenter.segment(answer.text)].map(({ segment }) => segment.trim())
        : [],
    ),
  );
}

const listFields = [
  'core_traits',
  'strengths',
  'professional_strengths',
  'suitable_professions',
  'unique_traits',
] as const;

export const entriesOf = (reading: PalmReading): Set<string> =>
  new Set(
    answersOf(reading).flatMap((answer) =>
      [answer, ...Object.values(answer)].flatMap((part: unknown) =>
        listFields.flatMap((list) => {
          const entries: unknown =
            typeof part === 'object' && part !== null ? Reflect.get(part, list) : undefined;
          return Array.isArray(entries) ? entries.map((entry) => `${list}: ${entry}`) : [];
        }),
      ),
    ),
  );

export function changedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const lacking = (from: ReadonlySet<string>, to: ReadonlySet<string>) =>
    [...from].filter((sentence) => !to.has(sentence)).length / Math.max(1, from.size);
  return (lacking(a, b) + lacking(b, a)) / 2;
}

export function fieldCountsOf(reading: PalmReading): { readonly all: number; readonly undecided: number } {
  const textFields = ['title', 'basis', 'text', 'rests_on', 'limits', 'disclaimer', 'place', 'stands_for'];
  const { undecided, invisible, unidentified } = english.keys;
  const values: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') values.push(value);
    else if (Array.isArray(value)) {
      if (value.length === 0) values.push(undecided);
      else for (const item of value) walk(item);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!textFields.includes(key)) walk(inner);
  };
  for (const answer of answersOf(reading)) walk(answer);
  const visible = values.filter((value) => value !== invisible && value !== unidentified);
  return { all: visible.length, undecided: visible.filter((value) => value === undecided).length };
}
