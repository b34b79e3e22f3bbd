import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { profile } from '../../../../shared/service-client/profile/fields.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { withTables } from '../../../simulation/spec-tables.ts';

const page = readFileSync(new URL('../../../../docs/vendor.md', import.meta.url), 'utf8');
const fields = Object.keys(profile.shape);
const sections = new Map(
  [...page.matchAll(/^### `(\w+)`\n([\s\S]*?)(?=^##)/gm)].map(([, name = '', text = '']) => [name, text]),
);

test('The page of the profile describes exactly the fields of the schema, in the order of the schema', () => {
  expect([...sections.keys()]).toEqual(fields);
});

describe.each(fields.filter((name) => name !== 'name'))('%s', (name) => {
  test('The page of the profile says what applies if a profile lacks the field', () => {
    expect(sections.get(name)).toMatch(/Without it/);
  });

  test('The page of the profile has a valid example for the field', () => {
    const [, example = ''] =
      /Examples?:\s`([^`]+)`/.exec(sections.get(name) ?? '') ??
      /```json\n([\s\S]*?)```/.exec(sections.get(name) ?? '') ??
      [];
    const value = name === 'answers' ? `[${example}]` : example.replace(/^"\w+": /, '');
    // Costs use the currency of the prices.
    const prices = name === 'cost' ? { prices: { currency: 'USD' } } : {};
    expect(() => readProfile({ name: 'a service', ...prices, [name]: JSON.parse(value) })).not.toThrow();
  });
});

test.each(['operations', 'status', 'where', 'is', 'exists', 'text', 'means'])(
  'The page of the profile describes the member %s of a rule',
  (member) => {
    expect(sections.get('answers')).toContain(`| \`${member}\` |`);
  },
);

test.each([
  ['content', ['default', 'operations']],
  ['prices', ['currency', 'default', 'operations']],
  ['idempotency', ['header', 'honoured']],
  ['image', ['maxBytes', 'formats']],
  ['cost', ['header', 'pointers', 'varies']],
])('The page of the profile describes the members of %s', (name, members) => {
  for (const member of members) expect(sections.get(name)).toContain(`\`${member}\``);
});

test('The page of the profile lists the classes of the code', () => {
  expect(page).toBe(withTables(page));
});

test('The page of the profile has a valid worked example, which is in the profile of the other service', () => {
  const [example = ''] = [...page.matchAll(/```json\n(\{\n {2}"name"[\s\S]*?)```/g)].map(
    ([, text = '']) => text,
  );
  const worked = readProfile(JSON.parse(example));
  const whole = readProfile(
    JSON.parse(readFileSync(new URL('../../../other-service/profile.json', import.meta.url), 'utf8')),
  );
  expect(whole).toMatchObject({ ...worked, sends: worked.sends, source: whole.source });
});
