import { palmBrief, palmPieces } from '@palmleaf/books/testing';
import { languages } from '@palmleaf/contract/languages';
import { operationNames, operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { palmAnswers } from '../../../packages/service/palmistry/answers/shapes.ts';
import { palmNames } from '../../../packages/texts/labels/palm-words.ts';
import { type PartView, reportView } from '../../../shared/views/views.ts';
import { answers } from '../../support/pages/answers.ts';
import { onPage } from '../../support/pages/pieces.ts';
import { completeReport } from '../../support/pages/views.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const bought = reportView.parse(completeReport).parts.find(({ state }) => state === 'bought');
const part = (operation: string, answer: unknown): PartView => ({
  ...(bought ?? expect.fail('the sample report has nothing that is bought')),
  part: `palm/${operation}`,
  operation,
  answer,
});
const topicNames: readonly string[] = operationNames.filter((name) =>
  ['first', 'feature', 'topic'].includes(operations[name].placement),
);
const markup = (answersOf: Readonly<Record<string, unknown>>): string =>
  onPage((wording) =>
    palmPieces(
      Object.entries(answersOf).map(([operation, answer]) => part(operation, answer)),
      wording,
    ),
  );
const textOf = (answersOf: Readonly<Record<string, unknown>>): string =>
  markup(answersOf).replace(/<[^>]+>/g, '\n');

const vendor = {
  'hand-type': {
    status: true,
    message: 'success',
    data: { shape: 'square', element: 'Earth', skin_texture: 'smooth', elasticity: 'flexible' },
  },
  career: {
    status: true,
    message: 'success',
    data: {
      career: {
        career_direction: 'Work that can be seen.',
        growth_advice: 'Learn one thing a year.',
        professional_strengths: ['patience', 'order'],
        suitable_professions: ['builder', 'gardener'],
      },
    },
  },
};

test('The page shows an answer of the vendor by its own keys, without its wrapping', () => {
  const page = textOf(vendor);
  for (const words of ['Career direction', 'Work that can be seen.', 'gardener', 'Skin texture', 'smooth'])
    expect(page).toContain(words);
  expect(page).not.toMatch(/success|\bData\b/);
});

test('The page shows the text of a reading once, although further fields repeat it', () => {
  const page = textOf(answers.palm).split('\n').join(' ').replace(/\s+/g, ' ');
  const outlook = answers.palm.marriage.data.marriage.quality_outlook;
  const [, meaning = ''] = outlook.split('. ');
  expect(page.split(meaning).length - 1).toBe(1);
  expect(page).toContain('negotiation');
});

test('The legend names the drawn lines, in present and former answers and those of the vendor', () => {
  const legendOf = (answer: unknown): string[] =>
    [
      ...onPage((wording) => palmBrief([part('get-palm-image', answer)], wording), '/palm-image').matchAll(
        /<\/svg> ([\w ]*\w)/g,
      ),
    ].map(([, name]) => name ?? '');
  const colour = '#1e78ff';
  expect(legendOf(answers.palm['get-palm-image'])).toEqual(['Heart line', 'Head line', 'Life line']);
  expect(legendOf({ palm_id: 'p', image: 'x', lines: [{ line: 'head', colour, grade: 'clear' }] })).toEqual([
    'Head line',
  ]);
  const lines = [
    { name: 'Head Line', color: colour, present: true, confidence: 0.9 },
    { name: 'Fate Line', color: colour, present: false, confidence: 0.1 },
  ];
  expect(legendOf({ status: true, message: 'success', data: { lines_detected: lines } })).toEqual([
    'Head line',
  ]);
});

test('The card of a palm begins with the observation of the hand and folds figures', () => {
  const text =
    'The little finger is long beside the ring finger (ratio 0.846). A ready tongue is read from it. The palm is 1.38 times as long as broad.';
  const card = markup({
    personality: {
      data: { text, rests_on: ['the little finger is long beside the ring finger (ratio 0.846)'] },
    },
  });
  expect(card).toContain('<p class="lead">A ready tongue is read from it.</p>');
  expect(card).toContain('<span class="ground">The little finger is long beside the ring finger.</span>');
  const [open = '', folded = ''] = card.split('<details>');
  expect(open).not.toMatch(/\d\.\d/);
  expect(folded).toContain('The palm is 1.38 times as long as broad.');
  expect(folded).toContain('The little finger is long beside the ring finger (ratio 0.846).');
});

test('A sentence that many texts share appears once, below them', () => {
  const shared = 'This is how palmistry reads the hand.';
  const page = markup(
    Object.fromEntries(
      ['career', 'money', 'love', 'marriage', 'health'].map((topic) => [
        topic,
        { data: { text: `${shared} Of ${topic} it says one thing. It says another, too.` } },
      ]),
    ),
  );
  expect(page.split(shared).length - 1).toBe(1);
  expect(page.indexOf(shared)).toBeGreaterThan(page.indexOf('Of health it says one thing.'));
});

function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, inner]) =>
    word === 'properties'
      ? [...Object.keys(inner), ...Object.values(inner).flatMap(namesIn)]
      : namesIn(inner),
  );
}

test('Every name in an answer about a palm is translated into every language', () => {
  const unnamed = [
    ...['status', 'message', 'data', 'palm_id', 'title', 'basis', 'text', 'rests_on', 'limits', 'disclaimer'],
    ...['categories', 'overall', 'summary', ...topicNames],
  ];
  const cases = Object.entries(palmAnswers).flatMap(([operation, shape]) =>
    topicNames.includes(operation) ? namesIn(z.toJSONSchema(shape)) : [],
  );
  const named = [...new Set(cases)].filter((name) => !unnamed.includes(name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !palmNames.some((known) => known === name))).toEqual([]);
  const english = wordingOf('en').labels;
  for (const language of languages) {
    const labels = wordingOf(language).labels;
    for (const name of [...named, 'Heart Line', 'life line'])
      expect(labels.name(name), name).not.toMatch(/_/);
    if (language === 'en') continue;
    // Some words, like Jupiter or the French Type, are the same in several languages.
    const same = named.filter((name) => labels.name(name) === english.name(name));
    expect(same.length, `${language}: ${same.join(', ')}`).toBeLessThan(8);
    for (const name of ['core_traits', 'Heart Line', 'yes', 'clear'])
      expect(labels.name(name)).not.toBe(english.name(name));
  }
});

test('A reader sees each sentence about the limits of a photo once, though many texts have it', () => {
  const tentative = 'Partly tentative: some measures lie near a border.';
  const reading = (text: string, limits: string) => ({
    title: text,
    basis: 'photo',
    text,
    rests_on: [],
    limits,
  });
  const text = textOf({
    career: reading('You work well.', `No photo shows a profession. ${tentative}`),
    health: reading('You are strong.', `Palmistry knows nothing of illness. ${tentative}`),
  });
  expect(text.split(tentative)).toHaveLength(2);
  expect(text).toContain('No photo shows a profession.');
  expect(text).toContain('Palmistry knows nothing of illness.');
});
