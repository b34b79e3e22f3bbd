import { describe, expect, test } from 'vitest';
import { allPatterns, digestOf } from './all-patterns.ts';
import { ambiguousTexts } from './ambiguous.ts';
import { boundOf, bounds } from './bounds.ts';
import { growthsOf } from './checked.ts';

/** The analyzer does not see these when it loads the module. */
const builtLater: Readonly<Record<string, string>> = {
  'functions/reports/http/operations.ts': 'each matches one part of a path from the list of operations',
  'packages/cli/recording/anonymise.ts': 'built from escaped names and figures; repeats only digits',
};

describe('shipped regular expressions', () => {
  const { patterns, later } = allPatterns();

  test('The check finds every shipped regular expression, as a literal or as a module builds it', () => {
    expect(patterns.length).toBeGreaterThan(800);
    const files = later.map((site) => site.slice(0, site.lastIndexOf(':')));
    const untrusted = files.filter((file) => boundOf(file, 'undecided')?.letters !== 'trusted');
    expect([...new Set(untrusted)].sort()).toEqual(Object.keys(builtLater).sort());
  });

  test('Every shipped regular expression takes linear time, unless a bound on its text is listed', async () => {
    const growths = await growthsOf(patterns);
    const worse = patterns.flatMap(({ path, source, flags }) => {
      const growth = growths.get(digestOf({ path, source, flags })) ?? 'undecided';
      return growth === 1 ? [] : [{ path, growth, pattern: `/${source}/${flags}`.slice(0, 120) }];
    });
    expect(worse.filter(({ path, growth }) => boundOf(path, growth) === undefined)).toEqual([]);
    const used = new Set(worse.map(({ path, growth }) => boundOf(path, growth)));
    expect(bounds.filter((bound) => !used.has(bound)).map(({ path }) => path)).toEqual([]);
  });
});

test.each([
  ['(?: (?:si|un peu|un|peu))*', [' un peu']],
  ['(?:(?:the|our) )*', []],
  ['(?:ab?|b|c)+x', ['ab']],
  ['(?:un peu|un|peu)', []],
])(
  'The check finds alternatives of a repeated group that equal a sequence of the others: %s',
  (source, texts) => {
    expect(ambiguousTexts(source)).toEqual(texts);
  },
);

test('The analyzer finds patterns that backtrack', async () => {
  const pattern = (source: string) => ({ path: 'shared/new.ts', source, flags: '' });
  const [square, exponential, linear] = ['\\s+$', '^(?:a|a)*$', '^[a-z]+$'].map(pattern);
  const planted = [square, exponential, linear].filter((one) => one !== undefined);
  const growths = [...(await growthsOf(planted)).values()];
  expect(growths).toEqual([2, 'exponential', 1]);
  expect(growths.map((growth) => growth === 1 || boundOf('shared/new.ts', growth) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  expect(boundOf('packages/texts/en/any.ts', 'exponential')).toBeUndefined();
});
