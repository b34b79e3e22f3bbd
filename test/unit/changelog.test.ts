import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const releases = [...read('CHANGELOG.md').matchAll(/^## (\S+)(?: - (\d{4}-\d\d-\d\d))?$/gm)].map(
  ([, version = '', date]) => ({ version, date }),
);
const dated = releases.filter(({ version }) => version !== 'Unreleased');

test('The newest release of the changelog is the version of the package', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(dated[0]?.version).toBe(version);
});

test('Each release of the changelog has a date, and the newest is first', () => {
  const dates = dated.map(({ date }) => date);
  expect(dates).not.toContain(undefined);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(releases.findIndex(({ version }) => version === 'Unreleased')).toBeLessThan(1);
});
