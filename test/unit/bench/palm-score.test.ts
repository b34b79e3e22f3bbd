import { expect, test } from 'vitest';
import { scoreOf } from '../../../packages/bench/palms/score.ts';

const across = (from: number, to: number, y: number) =>
  [
    [from, y],
    [to, y],
  ] as const;

test('A line that is read where it was labelled scores full recall and precision', () => {
  expect(scoreOf(across(0, 1, 0), across(0, 1, 0.02))).toMatchObject({ recall: 1, precision: 1 });
});

test('A line that is read beyond the end of its label loses precision and keeps recall', () => {
  const { recall, precision, endError } = scoreOf(across(0, 0.5, 0), across(0, 1, 0));
  expect(recall).toBe(1);
  expect(precision).toBeCloseTo(0.53, 1);
  expect(endError).toBeCloseTo(0.5);
});

test('A line that the engine reads beside its true place scores nothing', () => {
  expect(scoreOf(across(0, 1, 0), across(0, 1, 0.04))).toMatchObject({ recall: 0, precision: 0 });
});

test('A line that is drawn from its other end scores the same', () => {
  expect(scoreOf(across(0, 1, 0), across(1, 0, 0)).endError).toBe(0);
});
