import { RootConstruct } from 'constructs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { functionSettings } from '../../../infra/function-settings.ts';
import { readContext, WrongSettingError } from '../../../infra/settings.ts';
import { readEnvironment } from '../../../shared/config/environment.ts';

const url = 'https://service.example';
const urls = { palmistry: url, base: url, vision: url, chat: url };
const second = 1000;
const day = 24 * 3600 * second;

const whole = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: undefined });
const given = fc.record({
  attemptTimeoutSeconds: whole(2, 120),
  fanOutTimeoutSeconds: whole(135, 900),
  intakeTimeoutSeconds: whole(20, 900),
  inFlightCap: whole(1000, 20_000),
  timeScale: whole(1, 1000),
  monthlyCeiling: whole(0, 9),
  customerCeiling: whole(0, 9),
  placesCeiling: whole(0, 9),
  monthsAhead: whole(0, 12),
  linkDays: whole(1, 365),
  linkDaysMost: whole(1, 365),
  trial: whole(0, 100),
  inboxDays: whole(1, 365),
  bookDays: whole(1, 365),
  readingDays: whole(1, 3650),
  recoveryDays: whole(1, 35),
});
type Given = Partial<Record<string, number | undefined>>;

/** Undefined if a deployment refuses the numbers. */
function settingsWith(numbers: Given) {
  const { node } = new RootConstruct();
  const known = Object.entries(numbers).filter(([, value]) => value !== undefined);
  for (const [name, value] of known) node.setContext(name, String(value));
  try {
    return functionSettings(readContext(node), urls);
  } catch (error) {
    if (error instanceof WrongSettingError) return undefined;
    throw error;
  }
}

test('The settings of the functions agree with each other and with what was set, for all numbers that a deployment accepts', () => {
  fc.assert(
    fc.property(given, (numbers) => {
      const settings = settingsWith(numbers);
      if (settings === undefined) return fc.pre(false);
      const { links, calls, lease, erasure, retry, gate, budget, books, retention, webhooks } = settings;
      const { fanOutTimeoutSeconds = 180, intakeTimeoutSeconds = 120, bookDays = 7 } = numbers;
      expect(readEnvironment('panchang', environmentWith(settings)).SETTINGS).toEqual(settings);
      // A link without a number of days is never refused.
      expect(links.days).toBe(Math.min(numbers.linkDays ?? 30, links.mostDays));
      expect(links.mostDays).toBe(numbers.linkDaysMost ?? 90);
      // A fresh worker has time for a call, and no reader is alive at the second sweep.
      expect(calls.atOnce).toBeGreaterThan(0);
      expect(calls.attemptTimeoutMs + calls.marginMs).toBeLessThan(fanOutTimeoutSeconds * second);
      expect(erasure.secondSweepAfterMs).toBeGreaterThanOrEqual(
        intakeTimeoutSeconds * second + lease.marginMs,
      );
      for (const { firstMs, capMs } of [retry.backoff, retry.unknownBackoff, gate.throttled, gate.probe])
        expect(firstMs).toBeLessThanOrEqual(capMs);
      expect(webhooks.retryMs).toEqual(webhooks.retryMs.toSorted((one, other) => one - other));
      // A limit of zero is a limit.
      const { monthlyCeiling, customerCeiling, placesCeiling } = numbers;
      expect(budget).toMatchObject(
        JSON.parse(JSON.stringify({ monthlyCeiling, customerCeiling, placesCeiling })),
      );
      expect(books.keepMs).toBe(bookDays * day);
      const { inboxDays = 7, recoveryDays = 35, readingDays = 90 } = numbers;
      expect(retention).toEqual({ inboxDays, recoveryDays, serviceDays: readingDays, logDays: 30 });
    }),
    { numRuns: 25 },
  );
});

const environmentWith = (settings: object) => ({
  TABLE_NAME: 'table',
  JOBS_QUEUE_URL: 'https://jobs.example',
  SETTINGS: JSON.stringify(settings),
});
