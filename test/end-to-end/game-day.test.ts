/** Causes each failure of docs/operations.md in a separate stack; exactly the alarms of the page must ring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { alarmNames, pageOf } from '../../shared/standing/alarms.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { failures } from '../support/game-day/failures.ts';
import { type Failure, play, synthesizeForGameDay } from '../support/game-day/play.ts';

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
const message = z.looseObject({ AlarmName: z.string(), AlarmDescription: z.string() });
const folder = temporaryFolder('game-day');

beforeAll(() => synthesizeForGameDay());

test('The page of operations lists every failure of the game day', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(failures));
});

test('A failure of the game day rings each alarm of the template', () => {
  const rung = new Set(rows.flatMap(({ wakes, tells }) => [...wakes, ...tells]));
  expect([...rung].sort()).toEqual([...alarmNames].sort());
});

// A failure mostly waits, so several stacks share the processors.
describe.concurrent('failures of the game day', () => {
  const plays = new Map<Failure, ReturnType<typeof play>>();

  /** The rows of one failure share a stack. */
  function playOf(failure: Failure): ReturnType<typeof play> {
    const known = plays.get(failure);
    if (known !== undefined) return known;
    const own = rows.filter((row) => failures[row.name] === failure);
    const minutes = own.map((row) => row.minutes);
    const playing = play(failure, minutes, join(folder, `${plays.size}`));
    plays.set(failure, playing);
    return playing;
  }

  test.each(rows)(
    'Exactly the alarms of docs/operations.md ring when $name',
    async ({ name, wakes, tells, minutes }) => {
      const failure = failures[name];
      if (failure === undefined) throw new Error(`nothing causes "${name}"`);
      const heard = (await playOf(failure)).get(minutes);
      expect({ wakes: heard?.wakes, tells: heard?.tells }).toEqual({ wakes, tells });
      for (const text of heard?.texts ?? []) {
        const { AlarmName, AlarmDescription } = message.parse(JSON.parse(text));
        const named = alarmNames.find((one) => AlarmName.endsWith(`-${one}`));
        expect(AlarmDescription.endsWith(named === undefined ? 'no alarm of the table' : pageOf(named))).toBe(
          true,
        );
      }
    },
  );
});
