import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';

const url = 'https://service.example';
const urls = { palmistry: url, base: url, vision: url, chat: url };

/** What the functions are given with the profile of the other service, and these settings. */
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

test('a profile that gives a call more time than fan-out has is told so', () => {
  expect(() => settingsWith({ fanOutTimeoutSeconds: '20', attemptTimeoutSeconds: '4' })).toThrow(
    'timeoutSeconds goes up to 15; write -c fanOutTimeoutSeconds=30 or more',
  );
});
