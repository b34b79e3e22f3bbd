import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verdict } from '../../../packages/bench/page/compare.ts';
import {
  amount,
  type Figure,
  figures,
  measured,
  ratio,
  steadyAmount,
} from '../../../packages/bench/page/figure.ts';
import { performancePage, UnexplainedMissError } from '../../../packages/bench/page/render.ts';
import { parts, sections } from '../../../packages/bench/page/sections.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const worseFigures = async (
  written: readonly Figure[],
  now: readonly Figure[],
): Promise<readonly string[]> => {
  const { changes, hasWorsened } = await verdict(written, now, async () => now);
  const found = changes.filter(({ isWorse }) => isWorse).map(({ name, text }) => `${name}: ${text}`);
  expect(hasWorsened).toBe(found.length > 0);
  return found;
};

describe('a repeated measurement', () => {
  test('A ratio for which more is better is worse when it has lost more than 15 %', async () => {
    const written = [ratio('charts', 1, 'more')];
    expect(await worseFigures(written, [ratio('charts', 0.86, 'more')])).toEqual([]);
    expect(await worseFigures(written, [ratio('charts', 2, 'more')])).toEqual([]);
    expect(await worseFigures(written, [ratio('charts', 0.84, 'more')])).toEqual([
      'charts: was 1, is 0.84 (-16 %)',
    ]);
  });

  test('A ratio for which less is better is worse when it has grown by more than 15 %', async () => {
    const written = [ratio('writes a subject', 2, 'less')];
    expect(await worseFigures(written, [ratio('writes a subject', 2.29, 'less')])).toEqual([]);
    expect(await worseFigures(written, [ratio('writes a subject', 0.1, 'less')])).toEqual([]);
    expect(await worseFigures(written, [ratio('writes a subject', 2.31, 'less')])).toEqual([
      'writes a subject: was 2, is 2.31 (+16 %)',
    ]);
  });

  test('A ratio is worse when its measurement is missing or is not a number', async () => {
    const written = [ratio('charts', 1, 'more'), ratio('rows', 1, 'less')];
    expect(await worseFigures(written, [ratio('rows', Number.NaN, 'less')])).toEqual([
      'charts: was 1, and is no longer measured',
      'rows: was 1, is NaN (NaN %)',
    ]);
  });

  test('The benchmark compares calculated counts and skips figures that depend on the machine', async () => {
    const written = [
      amount('peak', 100, 'MB', 'less', 160),
      steadyAmount('a million', 40, 'dollars', 'less'),
    ];
    const now = [
      amount('peak', 900, 'MB', 'less', 160),
      steadyAmount('a million', 47, 'dollars', 'less'),
      ratio('new', 0.5, 'more'),
    ];
    expect((await verdict(written, now, async () => now)).changes).toEqual([
      { name: 'a million', text: 'was 40, is 47 (+18 %)', isWorse: true },
      { name: 'new', text: '0.5, without a stored value', isWorse: false },
    ]);
  });

  test('A ratio that looks worse is measured once more, and the better measurement counts', async () => {
    const written = [ratio('charts', 0.7, 'more'), ratio('writes', 2, 'less'), ratio('rows', 1, 'more')];
    const first = [
      ratio('charts', 0.5, 'more'),
      ratio('writes', 2, 'less'),
      ratio('rows', Number.NaN, 'more'),
    ];
    const second = [ratio('charts', 0.7, 'more'), ratio('writes', 3, 'less'), ratio('rows', 1, 'more')];
    expect((await verdict(written, first, async () => second)).hasWorsened).toBe(false);
    expect((await verdict(written, first, async () => [])).hasWorsened).toBe(true);
  });

  test('No ratio is measured again when none looks worse', async () => {
    const written = [ratio('charts', 0.7, 'more')];
    const again = async () => {
      throw new Error('measured again');
    };
    expect((await verdict(written, [ratio('charts', 0.7, 'more')], again)).hasWorsened).toBe(false);
  });
});

describe('The page of speed and cost', () => {
  const part = { benchmark: 'rows', title: 'Rows', method: 'So it is.', tried: {} };
  const page = (
    of: Parameters<typeof performancePage>[0],
    only: Parameters<typeof performancePage>[1][0]['parts'][0],
  ) => performancePage(of, [{ title: 'All', parts: [only] }]);
  const figuresWith = (value: number) => ({
    machine: 'a machine',
    benchmarks: { rows: [ratio('share', value, 'more', 0.5), amount('peak', 100, 'MB', 'less', 160)] },
  });

  test('The performance page shows each figure with its goal and whether the goal is met', () => {
    const text = page(figuresWith(0.5), part);
    expect(text).toContain('| share | 0.5 | at least 0.5, met |');
    expect(text).toContain('| peak | 100 MB | at most 160 MB, met |');
    expect(text).toContain('all of them meet it');
    expect(text).not.toContain('issed');
  });

  test('The performance page says what was tried for a missed goal, and is not written if nothing is said', () => {
    const tried = { share: 'All that we knew.' };
    const text = page(figuresWith(0.4), { ...part, tried });
    expect(text).toContain('| share | 0.4 | at least 0.5, **missed** |');
    expect(text).toContain('- **Missed: share.** All that we knew.');
    expect(text).toContain('1 of them miss it: *share*');
    expect(() => page(figuresWith(0.4), part)).toThrow(UnexplainedMissError);
    expect(() => page(figuresWith(Number.NaN), part)).toThrow(UnexplainedMissError);
  });

  test('The performance page makes a table of figures whose names hold a row and a column', () => {
    const rows = [
      amount('ours: time', 3, 's', 'less'),
      steadyAmount('ours: repeated', 0, '', 'less', 1),
      amount('theirs: time', 5, 's', 'less'),
    ];
    expect(page({ machine: '', benchmarks: { rows } }, { ...part, isGrid: true })).toContain(
      [
        '| design | time | repeated |',
        '| --- | --- | --- |',
        '| ours | 3 s | 0 (at most 1, met) |',
        '| theirs | 5 s |  |',
      ].join('\n'),
    );
  });

  test('The page docs/performance.md is what the stored figures generate', () => {
    const stored = measured.parse(JSON.parse(read('packages/bench/figures.json')));
    expect(read('docs/performance.md')).toBe(performancePage(stored, sections));
    expect(
      Object.keys(stored.benchmarks).filter((name) => !parts.some(({ benchmark }) => benchmark === name)),
    ).toEqual([]);
    expect(figures.parse(Object.values(stored.benchmarks).flat()).length).toBeGreaterThan(5);
  });

  test('The performance page has all its parts, each with figures', () => {
    const stored = measured.parse(JSON.parse(read('packages/bench/figures.json')));
    const titles = [
      'Fan-out',
      'Intake',
      'Growth',
      'Cost',
      'Side by side',
      'Engines',
      'Cold starts',
      'The local run',
    ];
    expect(sections.map(({ title }) => title)).toEqual(titles);
    expect(parts.filter(({ benchmark }) => (stored.benchmarks[benchmark] ?? []).length === 0)).toEqual([]);
  });
});
