import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recogniseDanger } from '../../safety/recognise.ts';
import { readCorpus } from '../../safety/train/corpus.ts';

/** Phone messages in twelve languages and scripts, never trained on. */
const messages = readFileSync(new URL('held-out.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const textsOf = (wanted: string) =>
  messages.filter(([label]) => label === wanted).map(([, text = '']) => text);
const ordinary = textsOf('none');
const dangers = textsOf('danger');

test('No held-out message is in the corpus that the model learns', () => {
  const learned = new Set(readCorpus().map(({ text }) => text.trim().toLowerCase()));
  expect(messages.filter(([, text = '']) => learned.has(text.trim().toLowerCase()))).toEqual([]);
});

test('At most five in a hundred ordinary messages that the model never saw are taken for dangers', () => {
  const alarms = ordinary.filter((text) => recogniseDanger(text) !== undefined);
  expect(ordinary.length).toBeGreaterThanOrEqual(300);
  expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.05);
});

test('The model recognises at least seven in ten unseen dangers without the usual words', () => {
  const recognised = dangers.filter((text) => recogniseDanger(text) !== undefined);
  expect(dangers.length).toBeGreaterThanOrEqual(200);
  expect(recognised.length / dangers.length).toBeGreaterThanOrEqual(0.7);
});
