import { readFileSync } from 'node:fs';
import { RootConstruct } from 'constructs';
import { describe, expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';
import { synthesizeTemplate } from '../template.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const rows = [...read('docs/operations.md').matchAll(/^\| `(\w+)` \|(.*?)\|(.*?)\|.*\|$/gm)].map(
  ([, name = '', defaultText = '', range = '']) => ({
    name,
    defaultValue: defaultText.replaceAll('`', '').trim(),
    range: range.replaceAll('`', '').trim(),
  }),
);

const leastRestrictive = {
  attemptTimeoutSeconds: '2',
  fanOutTimeoutSeconds: '900',
  inFlightCap: '1000',
  leastUnits: '1',
  mostUnits: '40000',
  local: 'true',
};

function nodeWith(context: Readonly<Record<string, string>>): RootConstruct['node'] {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return node;
}

const examples: Readonly<Record<string, string>> = {
  palmistryUrl: 'https://a.example',
  baseUrl: 'https://a.example',
  visionUrl: 'https://a.example',
  chatUrl: 'https://a.example',
  stage: 'prod-2',
  tags: 'owner=line, cost-center=4711',
  wakesEmail: 'oncall@a.example',
  tellsEmail: 'team@a.example',
  monthlyCeilingMoney: '500.00',
  customerCeilingMoney: '500.00',
  customerWeights: 'acme=3,zeta=2',
  products: 'standard',
  product: 'all',
  restoredTable: 'Palmleaf-of-yesterday',
  restoredStream: 'arn:aws:dynamodb:eu-central-1:123456789012:table/T/stream/2026-11-22T09:00:00.000',
};

function faultOf(name: string, value: string): string {
  try {
    readContext(nodeWith({ ...leastRestrictive, [name]: value }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith(`-c ${name}: `) ? message : '';
  }
  return '';
}

describe('the table of settings', () => {
  test('The table of settings names every setting', () => {
    const declared = [
      ...read('infra/settings.ts').matchAll(
        /^ {2}(\w+): (?:z$|z\.|address|scheme|whole|flag|tagList|callLimit|money|weights)/gm,
      ),
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual(declared.map(([, name]) => name).sort());
    expect(rows.length).toBeGreaterThan(25);
  });

  test('The table of settings shows every default', () => {
    const { vendor, profile, ...defaults } = readContext(nodeWith({}));
    const stated = rows
      .filter(({ defaultValue }) => defaultValue !== '' && !defaultValue.includes(' '))
      .map(({ name, defaultValue }) => [name, defaultValue]);
    expect(vendor).toBeUndefined();
    expect(profile).toBe('self-hosted');
    expect(Object.fromEntries(stated)).toEqual(
      Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, String(value)])),
    );
  });

  test.each(rows)('The table of settings shows the valid range of $name: $range', ({ name, range }) => {
    expect(faultOf(name, 'Sparc!')).not.toBe('');
    const [, least, most] = /^(\d+) to (\d+)$/.exec(range) ?? [];
    if (least !== undefined && most !== undefined) {
      expect([faultOf(name, least), faultOf(name, most)]).toEqual(['', '']);
      expect(faultOf(name, String(Number(least) - 1))).not.toBe('');
      expect(faultOf(name, String(Number(most) + 1))).not.toBe('');
    } else if (name in examples) {
      expect(faultOf(name, examples[name] ?? '')).toBe('');
    } else {
      const values = range.split(', ');
      expect(values.length).toBeGreaterThan(1);
      expect(values.map((value) => faultOf(name, value))).toEqual(values.map(() => ''));
    }
  });
});

test('The second sweep of an erasure begins later than any function of the stack can run', () => {
  const slowest = { intakeTimeoutSeconds: '900', fanOutTimeoutSeconds: '900' };
  const addresses = { palmistry: '', base: '', vision: '', chat: '' };
  const { secondSweepAfterMs } = functionSettings(readContext(nodeWith(slowest)), addresses).erasure;
  const all = Object.values(synthesizeTemplate(slowest).findResources('AWS::Lambda::Function'));
  const timeouts = all.map(({ Properties }) => Number(Properties.Timeout));
  expect(Math.max(...timeouts)).toBe(900);
  expect(secondSweepAfterMs).toBeGreaterThan(1000 * Math.max(...timeouts));
});
