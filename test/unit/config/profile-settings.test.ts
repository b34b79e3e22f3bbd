import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';

const folder = temporaryFolder('slow-profile');
const url = 'https://service.example';
const vendorUrls = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
const urls = { palmistry: url, base: url, vision: url, chat: url };

function settingsWith(more: Readonly<Record<string, string | number>>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries({ profile: 'test/other-service/profile.json', ...more }))
    node.setContext(name, value);
  return functionSettings(readContext(node), urls);
}

test('The profile decides how unknown outcomes are retried and how many calls a second are sent, unless a setting overrides it', () => {
  const { retry, services } = settingsWith({});
  expect([retry.unknown, services.base.callsPerSecond]).toEqual(['same key', 200]);
  const other = settingsWith({ unknown: 'hold', callsPerSecond: '7' });
  expect([other.retry.unknown, other.services.chat.callsPerSecond]).toEqual(['hold', 7]);
  const documented = settingsWith({ profile: 'documented' });
  expect([documented.retry.unknown, documented.services.base]).toEqual(['retry', { url, scheme: 'token' }]);
});

test('The setting product takes only a product that the file of products lists', () => {
  expect(settingsWith({}).plan.product).toBeUndefined();
  expect(settingsWith({ product: 'chart' }).plan.product).toEqual({ name: 'chart', parts: ['chart/*'] });
  expect(() => settingsWith({ product: 'gold' })).toThrow(
    '-c product: there is no product "gold"; write all, palm',
  );
  expect(() => settingsWith({ products: './gold.json' })).toThrow(/-c products: .*gold\.json cannot be read/);
});

test('A ceiling in money for the month requires a price of every purchasable call', () => {
  const whole = settingsWith({ profile: 'documented', service: 'self-hosted', monthlyCeilingMoney: '500.5' });
  expect(whole.budget.monthlyCeilingMoney).toEqual({ currency: 'credits', micros: 500_500_000 });
  const vendor = {
    palmistryUrl: url,
    baseUrl: url,
    visionUrl: url,
    chatUrl: url,
    monthlyCeilingMoney: '500',
  };
  expect(() => settingsWith({ profile: 'astrologyapi', ...vendor })).toThrow(
    /names no price for get-palm-id, hand-type.*chat; write one in its prices/,
  );
  expect(() => settingsWith({ profile: 'documented', ...vendor })).toThrow('names no price for get-palm-id');
  expect(() => settingsWith({ ...vendor, monthlyCeilingMoney: 'much' })).toThrow(
    'write an amount such as 500',
  );
});

test('By default, three subjects of each kind go first with a vendor, and none with our own service', () => {
  const vendor = { profile: 'documented', palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
  expect(settingsWith(vendor).trial).toBe(3);
  expect(settingsWith({ profile: 'documented' }).trial).toBe(0);
  expect(settingsWith({ ...vendor, trial: '0' }).trial).toBe(0);
  expect(settingsWith({ profile: 'documented', trial: '5' }).trial).toBe(5);
  expect(() => settingsWith({ trial: 'few' })).toThrow('-c trial: write a whole number');
});

test('The service that the stack runs itself charges one credit per call', () => {
  expect(settingsWith({ profile: 'documented' }).ownPrices).toEqual({ currency: 'credits', default: 1 });
  const vendor = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
  expect(settingsWith({ profile: 'documented', ...vendor }).ownPrices).toBeUndefined();
});

test('The settings reject a profile that gives a call more time than fan-out has', () => {
  expect(() => settingsWith({ fanOutTimeoutSeconds: '20', attemptTimeoutSeconds: '4' })).toThrow(
    'timeoutSeconds goes up to 15; write -c fanOutTimeoutSeconds=30 or more',
  );
});

test('The default time limit of fan-out suffices for the slowest call of the profile', () => {
  const slow = join(folder, 'slow.json');
  writeFileSync(slow, JSON.stringify({ name: 'slow', timeoutSeconds: { summary: 300.5 } }));
  const fanOutSeconds = (given: Readonly<Record<string, string>>) => {
    const { node } = new RootConstruct();
    for (const [name, value] of Object.entries({ ...vendorUrls, ...given })) node.setContext(name, value);
    return readContext(node).fanOutTimeoutSeconds;
  };
  expect([fanOutSeconds({}), fanOutSeconds({ local: 'true', attemptTimeoutSeconds: '20' })]).toEqual([
    180, 60,
  ]);
  expect([fanOutSeconds({ profile: slow }), fanOutSeconds({ profile: slow, local: 'true' })]).toEqual([
    316, 316,
  ]);
  expect(fanOutSeconds({ attemptTimeoutSeconds: '60', local: 'true' })).toBe(75);
});

test('The default profile is that of the configured service: our own, or the documented one', () => {
  const profileOf = (more: Readonly<Record<string, string>>) => {
    const { node } = new RootConstruct();
    for (const [name, value] of Object.entries(more)) node.setContext(name, value);
    const context = readContext(node);
    return [context.profile, functionSettings(context, urls).plan.bodyLanguages !== undefined];
  };
  const vendor = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
  expect(profileOf({})).toEqual(['self-hosted', true]);
  expect(profileOf({ service: 'self-hosted' })).toEqual(['self-hosted', true]);
  expect(profileOf(vendor)).toEqual(['documented', false]);
  expect(profileOf({ ...vendor, profile: 'self-hosted' })).toEqual(['self-hosted', true]);
});

test.each([
  [{ trial: -1 }, '-c trial: write a whole number from 0 to 100'],
  [{ inFlightCap: '1' }, '-c inFlightCap: write a whole number from 2 to 100000'],
  [{ inboxDays: '0.5' }, '-c inboxDays: write a whole number from 1 to 365'],
  [{ timeScale: 'fast' }, '-c timeScale: write a number from 1 to 1000'],
  [{ timeScale: 0 }, '-c timeScale: write a number from 1 to 1000'],
  [{ logDays: 2 }, '-c logDays: write one of 1, 3, 5, 7, 14'],
  [{ logDays: 'few' }, '-c logDays: write one of 1, 3, 5, 7, 14'],
  [{ reuse: 'no' }, '-c reuse: write true or false'],
  [{ size: 'smal' }, '-c size: must be one of small, medium, large'],
  [{ unknown: 'ask' }, '-c unknown: must be one of retry, hold'],
])('A setting out of its range is refused with the range: %j', (wrong, sentence) => {
  expect(() => settingsWith(wrong)).toThrow(sentence);
});
