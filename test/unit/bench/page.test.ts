import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { betterOf, compare } from '../../../bench/page/compare.ts';
import { amount, figures, measured, ratio } from '../../../bench/page/figure.ts';
import { parts } from '../../../bench/page/parts.ts';
import { performancePage, UntoldMissError } from '../../../bench/page/render.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const worse = (...[written, now]: Parameters<typeof compare>) =>
  compare(written, now)
    .filter(({ isWorse }) => isWorse)
    .map(({ name, text }) => `${name}: ${text}`);

describe('A ratio that was measured again', () => {
  test('is worse when it has lost more than 15 %, where more is better', () => {
    const written = [ratio('charts', 1, 'more')];
    expect(worse(written, [ratio('charts', 0.86, 'more')])).toEqual([]);
    expect(worse(written, [ratio('charts', 2, 'more')])).toEqual([]);
    expect(worse(written, [ratio('charts', 0.84, 'more')])).toEqual(['charts: was 1, is 0.84 (-16 %)']);
  });

  test('is worse when it has grown by more than 15 %, where less is better', () => {
    const written = [ratio('writes a subject', 2, 'less')];
    expect(worse(written, [ratio('writes a subject', 2.29, 'less')])).toEqual([]);
    expect(worse(written, [ratio('writes a subject', 0.1, 'less')])).toEqual([]);
    expect(worse(written, [ratio('writes a subject', 2.31, 'less')])).toEqual([
      'writes a subject: was 2, is 2.31 (+16 %)',
    ]);
  });

  test('is worse when it is measured no more, or comes to no number', () => {
    const written = [ratio('charts', 1, 'more'), ratio('rows', 1, 'less')];
    expect(worse(written, [ratio('rows', Number.NaN, 'less')])).toEqual([
      'charts: was 1, and is measured no more',
      'rows: was 1, is NaN (NaN %)',
    ]);
  });

  test('is told where nothing is written down, and what belongs to a machine is not compared', () => {
    const written = [amount('peak', 100, 'MB', 'less', 160)];
    const now = [amount('peak', 900, 'MB', 'less', 160), ratio('new', 0.5, 'more')];
    expect(compare(written, now)).toEqual([
      { name: 'new', text: '0.5, and nothing is written down', isWorse: false },
    ]);
  });

  test('counts as the better of two runs', () => {
    const first = [
      ratio('charts', 0.5, 'more'),
      ratio('writes', 2, 'less'),
      ratio('rows', Number.NaN, 'more'),
    ];
    const second = [ratio('charts', 0.7, 'more'), ratio('writes', 3, 'less'), ratio('rows', 1, 'more')];
    expect(betterOf(first, second).map(({ value }) => value)).toEqual([0.7, 2, 1]);
    expect(betterOf(first, []).map(({ value }) => value)).toEqual([0.5, 2, Number.NaN]);
  });
});

describe('The page of speed and cost', () => {
  const part = { benchmark: 'rows', title: 'Rows', formula: 'So it is.', tried: {} };
  const of = (value: number) => ({
    machine: 'a machine',
    benchmarks: { rows: [ratio('share', value, 'more', 0.5), amount('peak', 100, 'MB', 'less', 160)] },
  });

  test('shows each figure with its goal', () => {
    const page = performancePage(of(0.5), [part]);
    expect(page).toContain('| share | 0.5 | at least 0.5 |');
    expect(page).toContain('| peak | 100 MB | at most 160 MB |');
    expect(page).not.toContain('issed');
  });

  test('says of a missed goal what was tried, and is not written without', () => {
    const tried = { share: 'All that we knew.' };
    const page = performancePage(of(0.4), [{ ...part, tried }]);
    expect(page).toContain('| share | 0.4 | at least 0.5, missed |');
    expect(page).toContain('- **Missed: share.** All that we knew.');
    expect(() => performancePage(of(0.4), [part])).toThrow(UntoldMissError);
  });

  test('is docs/performance.md, as the figures that are kept make it', () => {
    const kept = measured.parse(JSON.parse(read('bench/figures.json')));
    expect(read('docs/performance.md')).toBe(performancePage(kept, parts));
    expect(
      Object.keys(kept.benchmarks).filter((name) => !parts.some(({ benchmark }) => benchmark === name)),
    ).toEqual([]);
    expect(figures.parse(Object.values(kept.benchmarks).flat()).length).toBeGreaterThan(5);
  });
});
