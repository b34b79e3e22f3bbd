import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStateDirectory } from '../../platform/state-directory.ts';
import type { Delivery } from '../../services/event-bridge/deliver.ts';
import { parseSchedule, wallTimeIn } from '../../services/scheduler/expression.ts';
import { Scheduler } from '../../services/scheduler/scheduler.ts';

function cronMatches(expression: string, moment: string, timeZone = 'UTC'): boolean {
  const parsed = parseSchedule(`cron(${expression})`);
  return parsed.kind === 'cron' && parsed.matches(wallTimeIn(Date.parse(moment), timeZone));
}

describe('cron', () => {
  test.each([
    ['0 6 * * ? *', '2026-11-21T06:00:00Z', 'UTC', true],
    ['0 6 * * ? *', '2026-11-21T06:01:00Z', 'UTC', false],
    ['30 5 * * ? *', '2026-11-21T00:00:00Z', 'Asia/Kolkata', true],
    ['30 2 * * ? *', '2026-07-01T00:30:00Z', 'Europe/Zurich', true],
    ['0/15 8-10 ? * MON-FRI *', '2026-11-20T09:45:00Z', 'UTC', true],
    ['0/15 8-10 ? * MON-FRI *', '2026-11-21T09:45:00Z', 'UTC', false],
    ['0 0 1,15 * ? *', '2026-11-15T00:00:00Z', 'UTC', true],
    ['0 0 L * ? *', '2028-02-29T00:00:00Z', 'UTC', true],
    ['0 0 15W * ? *', '2026-08-14T00:00:00Z', 'UTC', true],
    ['0 0 ? * FRI#2 *', '2026-11-13T00:00:00Z', 'UTC', true],
    ['0 0 ? * 6L *', '2026-11-27T00:00:00Z', 'UTC', true],
    ['0 0 ? FEB * 2027', '2027-02-03T00:00:00Z', 'UTC', true],
    ['0 0 ? FEB * 2027', '2028-02-03T00:00:00Z', 'UTC', false],
  ])('The schedule %s fires at %s in %s: %s', (expression, moment, zone, matches) => {
    expect(cronMatches(expression, moment, zone)).toBe(matches);
  });

  test.each([
    'rate(0 minutes)',
    'rate(5 weeks)',
    'cron(60 0 * * ? *)',
    'cron(0 0 * *)',
    'at(tomorrow)',
    'daily',
  ])('The scheduler refuses the expression %s', (expression) => {
    expect(() => parseSchedule(expression)).toThrow('Invalid Schedule Expression');
  });
});

describe('the scheduler', () => {
  let folder: string;
  let clock: number;
  let delivered: Delivery[];
  let finish: (() => void)[];

  beforeEach(() => {
    folder = temporaryFolderOfTest('scheduler');
    clock = Date.parse('2026-11-21T10:00:30Z');
    delivered = [];
    finish = [];
  });

  const make = (timeScale = 1): Scheduler =>
    new Scheduler({
      region: 'eu-central-1',
      account: '000000000000',
      timeScale,
      state: openStateDirectory(folder),
      overlaps: false,
      now: () => clock,
      log: (line) => expect.fail(line),
      deliver: async ({ delivery }) => {
        delivered.push(delivery);
        return { done: new Promise<void>((resolve) => finish.push(resolve)) };
      },
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const Target = {
    Arn: 'arn:aws:lambda:eu-central-1:000000000000:function:reconciler',
    Input: '{"due":true}',
  };
  const later = (scheduler: Scheduler, seconds: number): void => {
    clock += seconds * 1000;
    scheduler.fireDue();
  };

  test('The scheduler fires a rate by its time scale, but never during a running delivery', async () => {
    const scheduler = make(60);
    scheduler.put('reconciler', { ScheduleExpression: 'rate(1 minute)', Target });
    later(scheduler, 0.9);
    expect(delivered).toHaveLength(0);
    later(scheduler, 0.1);
    expect(delivered).toMatchObject([{ arn: Target.Arn, input: { due: true } }]);
    await settle();
    later(scheduler, 5);
    expect(delivered).toHaveLength(1);
    finish[0]?.();
    await settle();
    later(scheduler, 0);
    expect(delivered).toHaveLength(2);
  });

  test('The scheduler stores when it fired, and fires overdue schedules at once after a restart', () => {
    const schedule = { ScheduleExpression: 'rate(1 hour)', Target };
    const first = make();
    first.put('hourly', schedule);
    later(first, 3600);
    expect(delivered).toHaveLength(1);
    const second = make();
    second.put('hourly', schedule);
    later(second, 60);
    expect(delivered).toHaveLength(1);
    const third = make();
    third.put('hourly', schedule);
    later(third, 7200);
    expect(delivered).toHaveLength(2);
  });

  test('The scheduler fires a cron schedule once in its minute, in its time zone', async () => {
    const scheduler = make(60);
    const ScheduleExpression = 'cron(1 11 * * ? *)';
    scheduler.put('daily', { ScheduleExpression, ScheduleExpressionTimezone: 'Europe/Zurich', Target });
    for (const seconds of [0, 20, 20, 20]) {
      later(scheduler, seconds);
      finish.shift()?.();
      await settle();
    }
    expect(delivered).toHaveLength(1);
  });

  test('The scheduler fires an at() schedule exactly once, also across a restart', () => {
    const schedule = { ScheduleExpression: 'at(2026-11-21T10:01:00)', Target };
    const first = make();
    first.put('once', schedule);
    later(first, 29);
    expect(delivered).toHaveLength(0);
    later(first, 1);
    const second = make();
    second.put('once', schedule);
    later(second, 60);
    expect(delivered).toHaveLength(1);
  });

  test('The scheduler sends AWS’s standard event to a target without input', () => {
    const scheduler = make();
    scheduler.put('plain', { ScheduleExpression: 'rate(1 minute)', Target: { Arn: Target.Arn } });
    later(scheduler, 60);
    expect(delivered[0]?.input).toMatchObject({
      'detail-type': 'Scheduled Event',
      source: 'aws.scheduler',
      resources: ['arn:aws:scheduler:eu-central-1:000000000000:schedule/default/plain'],
    });
  });

  test('The scheduler fires nothing if disabled, before the start and after the end', () => {
    const scheduler = make();
    const ScheduleExpression = 'rate(1 minute)';
    scheduler.put('off', { ScheduleExpression, State: 'DISABLED', Target });
    scheduler.put('early', { ScheduleExpression, StartDate: '2027-01-01T00:00:00Z', Target });
    scheduler.put('late', { ScheduleExpression, EndDate: '2026-01-01T00:00:00Z', Target });
    later(scheduler, 600);
    expect(delivered).toHaveLength(0);
  });

  test('The scheduler refuses an unreachable target and an unknown time zone', () => {
    const scheduler = make();
    const ScheduleExpression = 'rate(1 minute)';
    expect(() =>
      scheduler.put('x', { ScheduleExpression, Target: { Arn: 'arn:aws:ecs:::cluster/x' } }),
    ).toThrow('is not emulated');
    expect(() =>
      scheduler.put('x', { ScheduleExpression, ScheduleExpressionTimezone: 'Mars/Base', Target }),
    ).toThrow('Mars/Base');
  });
});
