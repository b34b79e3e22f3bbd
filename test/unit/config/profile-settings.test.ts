import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('slow-profile');
const url = 'https://service.example';
const vendorUrls = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
const urls = { palmistry: url, base: url, vision: url, chat: url };

/** Returns the functions' environment with the profile of the other service and these settings. */
function settingsWith(more: Readonly<Record<string, string>>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries({ profile: 'test/other-service/profile.json', ...more }))
    node.setContext(name, value);
  return functionSettings(readContext(node), urls);
}

test('a profile that honours keys and names a rate decides both, unless a setting says otherwise', () => {
  const { retry, services } = settingsWith({});
  expect([retry.unknown, services.base.callsPerSecond]).toEqual(['same key', 200]);
  const other = settingsWith({ unknown: 'hold', callsPerSecond: '7' });
  expect([other.retry.unknown, other.services.chat.callsPerSecond]).toEqual(['hold', 7]);
  const documented = settingsWith({ profile: 'documented' });
  expect([documented.retry.unknown, documented.services.base]).toEqual(['retry', { url, scheme: 'token' }]);
});

test('the usual product is one of those that are sold', () => {
  expect(settingsWith({}).plan.product).toBeUndefined();
  expect(settingsWith({ product: 'chart' }).plan.product).toEqual({ name: 'chart', parts: ['chart/*'] });
  expect(() => settingsWith({ product: 'gold' })).toThrow(
    '-c product: there is no product "gold"; write all, palm',
  );
  expect(() => settingsWith({ products: './gold.json' })).toThrow(/-c products: .*gold\.json cannot be read/);
});

test('the month has a ceiling in money where every call that may be bought has a price', () => {
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

test('the first three of each kind go alone with a vendor, and nobody with our own service, unless a setting says otherwise', () => {
  const vendor = { profile: 'documented', palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
  expect(settingsWith(vendor).trial).toBe(3);
  expect(settingsWith({ profile: 'documented' }).trial).toBe(0);
  expect(settingsWith({ ...vendor, trial: '0' }).trial).toBe(0);
  expect(settingsWith({ profile: 'documented', trial: '5' }).trial).toBe(5);
  expect(() => settingsWith({ trial: 'few' })).toThrow('-c trial: write a whole number');
});

test('the service that the stack runs itself takes a credit for each call', () => {
  expect(settingsWith({ profile: 'documented' }).ownPrices).toEqual({ currency: 'credits', default: 1 });
  const vendor = { palmistryUrl: url, baseUrl: url, visionUrl: url, chatUrl: url };
  expect(settingsWith({ profile: 'documented', ...vendor }).ownPrices).toBeUndefined();
});

test('a profile that gives a call more time than fan-out has is told so', () => {
  expect(() => settingsWith({ fanOutTimeoutSeconds: '20', attemptTimeoutSeconds: '4' })).toThrow(
    'timeoutSeconds goes up to 15; write -c fanOutTimeoutSeconds=30 or more',
  );
});

test('where nobody says how long fan-out may take, it takes as long as the slowest call of the profile needs', () => {
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

test('without a name, the profile is that of the service that is called: our own, or the documented one', () => {
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
