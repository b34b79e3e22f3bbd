import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recogniseDanger } from '../../safety/recognise.ts';
import { readCorpus } from '../../safety/train/corpus.ts';
import { train } from '../../safety/train/train.ts';

const sentencesOf = (name: string): string[] =>
  readFileSync(new URL(`lists/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '');

const isMissed = (text: string): boolean => recogniseDanger(text) === undefined;
const shareOf = (texts: readonly string[], holds: (text: string) => boolean): number =>
  texts.filter(holds).length / texts.length;

test('The model recognises every danger of the corpus except the listed misses, so that no training loses one', () => {
  const dangers = readCorpus().filter(({ label }) => label !== 'none');
  expect(dangers.length).toBeGreaterThan(20_000);
  const missed = [...new Set(dangers.map(({ text }) => text).filter(isMissed))];
  expect(missed.sort()).toEqual(sentencesOf('missed').sort());
});

test('The model recognises 97 % of the dangers that were written before its training, and finds none in 95 % of the harmless sentences', () => {
  expect(shareOf(sentencesOf('dangers'), (text) => !isMissed(text))).toBeGreaterThanOrEqual(0.97);
  expect(shareOf(sentencesOf('harmless'), isMissed)).toBeGreaterThanOrEqual(0.95);
});

test('The model finds no danger in six of seven harmless look-alikes whose templates it was not trained on', () => {
  expect(shareOf(sentencesOf('look-alikes-held-out'), isMissed)).toBeGreaterThanOrEqual(6 / 7);
});

test('The model still recognises each listed danger that it recognised when the danger was listed', () => {
  const missed = sentencesOf('dangers').filter(isMissed);
  expect(missed.filter((text) => !sentencesOf('missed-of-lists').includes(text))).toEqual([]);
});

test('The order of the corpus files changes no weight of the model', () => {
  const sample = readCorpus().filter((_, at) => at % 200 === 0);
  const files = [...Map.groupBy(sample, ({ file }) => file).values()];
  const { weights } = train(sample);
  expect(weights.some((weight) => weight !== 0)).toBe(true);
  expect(train(files.toReversed().flat()).weights).toEqual(weights);
});
