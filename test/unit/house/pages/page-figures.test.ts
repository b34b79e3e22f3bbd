import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../structure/source-tree.ts';
import { otherFigures, pageFigures } from './page-figures.ts';

const read = (path: string): string => readFileSync(`${projectRoot}${path}`, 'utf8');
const writtenPart = /<!-- (\w+): begin -->[\s\S]*?<!-- \1: end -->/g;
const flat = (text: string): string => text.replaceAll(writtenPart, '').replaceAll(/\s+/g, ' ');

const words = { 'a minute': 60, three: 3, five: 5, ten: 10, thirty: 30, fifty: 50, 'three hundred': 300 };

const scales: Readonly<Record<string, readonly number[]>> = {
  KB: [1e3, 2 ** 10],
  MB: [1e6, 2 ** 20],
  MiB: [2 ** 20],
  GB: [1e9, 2 ** 30],
  megapixels: [1e6],
  '%': [0.01],
  s: [1, 1e3],
  seconds: [1, 1e3],
  minute: [1, 1e3],
  minutes: [60, 60e3],
  days: [1, 86_400],
};

function valuesOf(figure: string): number[] {
  const [, digits = '', unit = ''] = /^([\d.,]+|\D+?) ?([A-Za-z]*|%)$/.exec(figure) ?? [];
  const spelled = new Map(Object.entries(words)).get(figure.replace(/ days$/, ''));
  const number = spelled ?? Number(digits.replaceAll(',', ''));
  return (scales[unit] ?? [1]).map((scale) => Number((number * scale).toPrecision(12)));
}

const product = /^[\d_.e]+(?: \* [\d_.e]+)*$/;

/** Reads a product of literals, the default of a setting, the `value` of a limit, or a member (`yearSpan.from`). */
function constantIn(source: string): number {
  const [path = '', name = ''] = source.split(' ');
  const text = read(path);
  const writtenAs = (identifier: string): string | undefined =>
    new RegExp(`\\b${identifier}(?:: \\w+)? ?[=:] ([^;\\n]+?)[;,]?$`, 'm').exec(text)?.[1];
  const [constant = '', member] = name.split('.');
  const found = writtenAs(constant) ?? '';
  const wrapped =
    member === undefined
      ? /(?:\.default\(|\{ value: |Duration\.days\()([\d_]+)/
      : new RegExp(`[{ ]${member}: ([^,}]+?)(?:,| })`);
  const literal = wrapped.exec(found)?.[1] ?? found;
  const plain = literal.replace(/\b(megabyte|mebibyte|second)\b/, (match) => writtenAs(match) ?? match);
  if (!product.test(plain)) throw new Error(`${source} is not a product of numbers: ${found}`);
  return plain.split(' * ').reduce((value, factor) => value * Number(factor.replaceAll('_', '')), 1);
}

const figure =
  /(?<![\w.,-])\d[\d,.]* ?(?:s|px|seconds|minutes|hours|days|[KMG]B|MiB|bytes|megapixels|pixels|rows|characters|letters|columns|files|times|calls)\b/g;

const withoutBrackets = (sentence: string): string => sentence.replaceAll(/[[\]]/g, '');

const startsOf = (text: string, sentence: string, from = 0): number[] => {
  const start = text.indexOf(sentence, from);
  return start === -1 ? [] : [start, ...startsOf(text, sentence, start + 1)];
};

function uncovered(text: string, sentences: readonly string[]): string[] {
  const ranges = sentences.flatMap((sentence) =>
    startsOf(text, sentence).map((from) => [from, from + sentence.length] as const),
  );
  return [...text.matchAll(figure)]
    .filter(({ index }) => !ranges.some(([from, to]) => from <= index && index < to))
    .map(([found]) => found);
}

/** As `page: setting number`. */
const statedDefaults = (page: string, text: string): (readonly [place: string, stated: number])[] =>
  [...text.matchAll(/`(\w+)` \((\d[\d,]*)[);, ]/g)].map(
    ([, name = '', stated = '']) => [`${page}: ${name}`, Number(stated.replaceAll(',', ''))] as const,
  );

describe('figures of the docs', () => {
  test.each(
    Object.entries(pageFigures).flatMap(([page, list]) =>
      list.map(([sentence, source]) => ({ page, sentence, source })),
    ),
  )('In $page, "$sentence" is the value of $source', ({ page, sentence, source }) => {
    expect(flat(read(page))).toContain(withoutBrackets(sentence));
    const [, shown = ''] = /\[([^\]]+)\]/.exec(sentence) ?? [];
    expect(valuesOf(shown)).toContain(constantIn(source));
  });

  test.each(Object.entries(otherFigures))(
    'Each figure with a unit of %s is compared with the code or has a stated reason',
    (page, others) => {
      const text = flat(read(page));
      expect(Object.keys(others).filter((sentence) => !text.includes(sentence))).toEqual([]);
      const compared = (pageFigures[page] ?? []).map(([sentence]) => withoutBrackets(sentence));
      expect(uncovered(text, [...compared, ...Object.keys(others)])).toEqual([]);
    },
  );

  test('A number in brackets after the name of a setting is its default on every page', () => {
    const defaults = new Map(
      [...read('infra/settings.ts').matchAll(/^ {2}(\w+): .*\.default\(([\d_]+)\)/gm)].map(
        ([, name = '', value = '']) => [name, Number(value.replaceAll('_', ''))],
      ),
    );
    const pages = globSync(['README.md', 'docs/*.md'], { cwd: projectRoot });
    const stated = pages
      .flatMap((page) => statedDefaults(page, flat(read(page))))
      .filter(([place]) => defaults.has(place.split(' ')[1] ?? ''));
    expect(stated.length).toBeGreaterThanOrEqual(4);
    expect(stated.filter(([place, number]) => defaults.get(place.split(' ')[1] ?? '') !== number)).toEqual(
      [],
    );
  });

  test('The check reads figures and constants in their units', () => {
    expect(valuesOf('25 MB')).toEqual([25e6, 25 * 2 ** 20]);
    expect(valuesOf('three hundred')).toEqual([300]);
    expect(valuesOf('thirty days')).toContain(30);
    expect(constantIn('shared/aws/report-store.ts addressSeconds')).toBe(900);
    expect(uncovered('at most 5 MB, or 6 MB', ['at most 5 MB'])).toEqual(['6 MB']);
    expect(statedDefaults('page', 'remain for `logDays` (7, at least 1)')).toEqual([['page: logDays', 7]]);
    expect(constantIn('packages/contract/birth.ts yearSpan.to')).toBe(2200);
    expect(constantIn('infra/data/queues.ts retentionPeriod')).toBe(14);
    expect(valuesOf('40 %')).toEqual([0.4]);
    expect(() => constantIn('shared/aws/report-store.ts nothing')).toThrow('is not a product');
  });
});
