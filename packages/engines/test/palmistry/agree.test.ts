import { expect, test } from 'vitest';
import type { Point } from '../../palm/hand/geometry.ts';
import { agree } from '../../palm/lines/agree.ts';
import type { PalmLines } from '../../palm/lines/lines.ts';
import { type Line, notFound } from '../../palm/lines/measure.ts';

const across = (y: number, last = 0.3): Point[] =>
  Array.from({ length: 60 }, (_, i): Point => [-0.3 + (i / 59) * (last + 0.3), y]);
const clear = (path: readonly Point[], breaks = 0): Line => ({
  ...notFound,
  grade: 'clear',
  strength: 3,
  coverage: 1,
  breaks,
  path,
});
const view = (head: Line, joined = false): PalmLines => ({
  lines: { heart: clear(across(-0.9)), head, life: notFound, fate: notFound },
  joined,
  fineLines: 0.1,
});
const headOf = (...heads: Line[]) => agree(heads.map((head) => view(head))).lines.head;

test('A line that only two of five views find counts as absent', () => {
  const seen = clear(across(-0.7));
  expect(headOf(seen, seen, notFound, notFound, notFound).grade).toBe('not found');
  expect(headOf(seen, seen, seen, notFound, notFound).grade).toBe('clear');
});

test('If one of five views follows another furrow, the measures of the line stay the same', () => {
  const usual = clear(across(-0.7));
  const four = headOf(usual, usual, usual, usual);
  expect(headOf(usual, clear(across(-0.5, 0.1)), usual, usual, usual)).toMatchObject({
    length: four.length,
    end: four.end,
    reach: four.reach,
  });
});

test('The error of the end of a line is at least the spread of its ends in the views', () => {
  const [near, far] = [clear(across(-0.7, 0.3)), clear(across(-0.7, 0.4))];
  expect(headOf(near, near, near, near).error.end).toBe(0);
  expect(headOf(near, near, near, far, far).error.end).toBeCloseTo(0.04);
});

test('Each view that stops at a gap changes the length of a line only a little', () => {
  const [near, far] = [clear(across(-0.7, 0.3)), clear(across(-0.7, 0.4))];
  const lengths = [0, 1, 2, 3, 4, 5].map(
    (count) => headOf(...Array.from({ length: 5 }, (_, view) => (view < count ? far : near))).length,
  );
  for (const [i, length] of lengths.slice(1).entries()) expect(length - (lengths[i] ?? 0)).toBeCloseTo(0.02);
});

test('The number of gaps is null unless most views count the same number', () => {
  const seen = (breaks: number) => clear(across(-0.7), breaks);
  expect(headOf(seen(1), seen(1), seen(1), seen(0), seen(2)).breaks).toBe(1);
  expect(headOf(seen(1), seen(1), seen(0), seen(0), seen(2)).breaks).toBeNull();
});

test('A line that is faint in most views is faint, and heart and head line are joined only if most views join them', () => {
  const faint: Line = { ...clear(across(-0.7)), grade: 'faint' };
  const seen = clear(across(-0.7));
  expect(headOf(seen, seen, faint, faint, faint).grade).toBe('faint');
  const joined = [view(notFound, true), view(notFound, true), view(seen), view(seen), view(seen)];
  expect(agree(joined)).toMatchObject({ joined: false, lines: { head: { grade: 'clear' } } });
});

test('A slope is rounded to a tenth of a degree, so copies of a photo with almost the same slope get the same class', () => {
  const falling = (degrees: number) =>
    clear(across(0).map(([x]): Point => [x, -0.7 + x * Math.tan((degrees * Math.PI) / 180)]));
  const view = [29.4, 29.4, 29.4, 30.1, 28.2].map(falling);
  expect(headOf(...view).slope).toBeCloseTo(29.3, 5);
});
