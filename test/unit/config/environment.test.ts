import { RootConstruct } from 'constructs';
import { describe, expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext } from '../../../infra/settings.ts';
import { readEnvironment, WrongEnvironmentError } from '../../../shared/config/environment.ts';

const urls = {
  palmistry: 'https://palm.example',
  base: 'https://base.example',
  vision: 'https://vision.example',
  chat: 'https://chat.example',
};
const settings = functionSettings(readContext(new RootConstruct().node), urls);
const complete = {
  TABLE_NAME: 'table',
  JOBS_QUEUE_URL: 'https://jobs.example',
  SETTINGS: JSON.stringify(settings),
};

const faultsOf = (variables: Readonly<Record<string, string>>): string => {
  try {
    readEnvironment('panchang', variables);
  } catch (error) {
    if (error instanceof WrongEnvironmentError) return error.message;
    throw error;
  }
  return 'nothing is wrong';
};

describe('The environment of a function', () => {
  test('A function reads its environment as infra wrote it, and no other variables', () => {
    expect(readEnvironment('panchang', { ...complete, HOME: '/' })).toEqual({
      ...complete,
      SETTINGS: settings,
    });
  });

  test('The error of an environment names every missing variable and its expected value', () => {
    expect(faultsOf({ TABLE_NAME: '' })).toBe(
      'The environment of panchang is wrong. ' +
        'TABLE_NAME: must be the name of the one table; ' +
        'JOBS_QUEUE_URL: must be the address of the jobs queue; ' +
        'SETTINGS: must be the settings as JSON, as infra writes them',
    );
  });

  test('The error of an environment names the exact setting that is invalid or unknown', () => {
    expect(faultsOf({ ...complete, SETTINGS: '{' })).toMatch(/wrong\. SETTINGS: must be JSON$/);
    const wrong = { ...settings, retry: { ...settings.retry, maxAttempts: 0 }, atention: 1 };
    const faults = faultsOf({ ...complete, SETTINGS: JSON.stringify(wrong) });
    expect(faults).toContain('SETTINGS.retry.maxAttempts: ');
    expect(faults).toContain('"atention"');
  });

  test('The error of an environment never shows the value of a variable', () => {
    const wrong = { ...settings, reuse: 'sEcrEt', calls: { ...settings.calls, atOnce: 'sEcrEt' } };
    expect(faultsOf({ ...complete, SETTINGS: JSON.stringify(wrong) })).toContain('SETTINGS.reuse');
    expect(faultsOf({ ...complete, SETTINGS: JSON.stringify(wrong) })).not.toContain('sEcrEt');
  });
});
