/** Causes each failure of docs/operations.md; exactly the alarms that the page lists for it must ring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { alarmNames, pageOf } from '../../shared/standing/alarms.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { failures } from '../support/game-day/failures.ts';
import { type Act, type Failure, play, synthesizeForGameDay } from '../support/game-day/play.ts';
import { sharedStacks } from '../support/game-day/shared-stacks.ts';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [, gameDay = ''] = page.split('## Game day');
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
const rows = [...gameDay.matchAll(/^\| ([^|]+) \| ([^|]*)\| ([^|]*)\| (\d+) min \|$/gm)].map(
  ([, name = '', wakes, tells, minutes]) => ({
    name: name.trim(),
    wakes: namesIn(wakes),
    tells: namesIn(tells),
    minutes: Number(minutes),
  }),
);
type Row = (typeof rows)[number];
const alarmsOf = (some: readonly Row[]): string[] => some.flatMap(({ wakes, tells }) => [...wakes, ...tells]);

function failureOf(name: string): Failure {
  const failure = failures[name];
  if (failure === undefined) throw new Error(`nothing causes "${name}"`);
  return failure;
}

const rowsOf = (failure: Failure): Row[] => rows.filter(({ name }) => failures[name] === failure);

const actOf = (failure: Failure): readonly Failure[] =>
  sharedStacks
    .flat()
    .map((names) => names.map(failureOf))
    .find((act) => act.includes(failure)) ?? [failure];

const stackOf = (failure: Failure): readonly (readonly Failure[])[] =>
  sharedStacks
    .map((acts) => acts.map((names) => names.map(failureOf)))
    .find((acts) => acts.flat().includes(failure)) ?? [[failure]];

const alarmsBeside = (failure: Failure): string[] =>
  actOf(failure).flatMap((other) => (other === failure ? [] : alarmsOf(rowsOf(other))));

const message = z.looseObject({ AlarmName: z.string(), AlarmDescription: z.string() });
const folder = temporaryFolder('game-day');

beforeAll(() => synthesizeForGameDay());

test('The page of operations lists every failure of the game day', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(failures));
});

test('Each alarm of the template rings in a failure of the game day', () => {
  expect([...new Set(alarmsOf(rows))].sort()).toEqual([...alarmNames].sort());
});

test('Failures that begin together have different alarms', () => {
  for (const row of rows) {
    const alarmsOfOthers = alarmsBeside(failureOf(row.name));
    expect(alarmsOf([row]).filter((alarm) => alarmsOfOthers.includes(alarm))).toEqual([]);
  }
});

describe.concurrent('failures of the game day', () => {
  const plays = new Map<string, ReturnType<typeof play>>();

  function playOf(failure: Failure): ReturnType<typeof play> {
    const stack = stackOf(failure);
    const name = stack
      .flat()
      .map((each) => Object.values(failures).indexOf(each))
      .join('-');
    const acts = stack.map(
      (act): Act =>
        act.map((each) => ({ failure: each, minutes: rowsOf(each).map(({ minutes }) => minutes) })),
    );
    const playing = plays.get(name) ?? play(acts, join(folder, name));
    plays.set(name, playing);
    return playing;
  }

  test.each(rows)(
    'Exactly the alarms of docs/operations.md ring when $name',
    async ({ name, wakes, tells, minutes }) => {
      const failure = failureOf(name);
      const alarms = (await playOf(failure)).get(failure)?.get(minutes);
      const alarmsOfOthers = alarmsBeside(failure);
      const withoutOthers = (alarms: readonly string[] = []) =>
        alarms.filter((alarm) => !alarmsOfOthers.includes(alarm));
      expect({ wakes: withoutOthers(alarms?.wakes), tells: withoutOthers(alarms?.tells) }).toEqual({
        wakes,
        tells,
      });
      // Alarms of earlier acts have ended.
      expect([...wakes, ...tells]).toEqual(expect.arrayContaining(withoutOthers(alarms?.active)));
      for (const text of alarms?.texts ?? []) {
        const { AlarmName, AlarmDescription } = message.parse(JSON.parse(text));
        const named = alarmNames.find((one) => AlarmName.endsWith(`-${one}`));
        expect(AlarmDescription.endsWith(named === undefined ? 'no alarm of the table' : pageOf(named))).toBe(
          true,
        );
      }
    },
  );
});
