import { beforeAll, describe, expect, test } from 'vitest';
import { synthesizeStacks } from './template.ts';
import { differences, templateText } from './template-text.ts';

/** Update with `npx vitest run --project stacks test/stack/snapshots.test.ts -u`. */

const modes = {
  'self-hosted': { service: 'self-hosted' },
  vendor: {
    service: 'vendor',
    profile: 'astrologyapi',
    palmistryUrl: 'https://palm.example',
    baseUrl: 'https://json.example',
    visionUrl: 'https://vision.example',
    chatUrl: 'https://chat.example',
    baseScheme: 'basic-form',
  },
} as const;

const texts = new Map<string, { readonly data: string; readonly pipeline: string }>();

function textsOf(context: Readonly<Record<string, string>>) {
  const name = JSON.stringify(context);
  const known = texts.get(name);
  if (known !== undefined) return known;
  const { data, pipeline } = synthesizeStacks(context);
  const made = { data: templateText(data), pipeline: templateText(pipeline) };
  texts.set(name, made);
  return made;
}

beforeAll(() => void textsOf(modes['self-hosted']));

describe.each(Object.entries(modes))('the templates with a service that is %s', (mode, context) => {
  test('The templates equal their snapshots', async () => {
    const { data, pipeline } = textsOf(context);
    await expect(data).toMatchFileSnapshot(`snapshots/${mode}.data.snap`);
    await expect(pipeline).toMatchFileSnapshot(`snapshots/${mode}.snap`);
  });

  test.each([
    ['small', { size: 'small' }],
    ['large', { size: 'large' }],
    ['stage', { stage: 'prod' }],
    ['own-key', { ownKey: 'true' }],
    ['restored', restored()],
    ['public-feeds', { publicFeeds: '5' }],
    ['provisioned', { capacity: 'provisioned' }],
    ...(mode === 'vendor' ? [] : [['public-service', { publicService: '300' }] as const]),
  ] as const)('The changes of the setting %s equal their snapshot', async (name, more) => {
    const base = textsOf(context);
    const other = textsOf({ ...context, ...more });
    const lines = (['data', 'pipeline'] as const).flatMap((stack) => [
      `The stack of the ${stack}:`,
      ...differences(base[stack], other[stack]),
    ]);
    expect(lines.length).toBeGreaterThan(2);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`snapshots/${mode}.${name}.snap`);
  });
});

function restored() {
  const restoredStream = 'arn:aws:dynamodb:eu-central-1:123456789012:table/R/stream/2026-11-22T09:00:00.000';
  return { restoredTable: 'Palmleaf-restored', restoredStream };
}

describe('the difference of two templates', () => {
  test('The difference of two templates names each new, missing or changed value', () => {
    const one = JSON.stringify({ a: { b: 1, c: [true, 'x'] }, gone: null });
    const other = JSON.stringify({ a: { b: 2, c: [true, 'x', 'y'] } });
    expect(differences(one, other)).toEqual(['- /gone', '~ /a/b: 1 -> 2', '+ /a/c/2 = "y"']);
    expect(differences(one, one)).toEqual([]);
  });

  test('The difference of two long texts shows only where they differ', () => {
    const [before, behind] = ['a'.repeat(300), 'b'.repeat(300)];
    const text = (middle: string) => JSON.stringify({ long: `${before}${middle}${behind}` });
    const around = (middle: string) => `(...)${'a'.repeat(40)}${middle}${'b'.repeat(40)}(...)`;
    expect(differences(text('1'), text('22'))).toEqual([`~ /long: ${around('1')} -> ${around('22')}`]);
  });
});
