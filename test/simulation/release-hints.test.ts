import { expect, test } from 'vitest';
import { noBodies } from '../../shared/ledger/context.ts';
import { accept } from '../../shared/ledger/inputs/accept.ts';
import { batchItems } from '../../shared/ledger/items/batch.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import { batchKey, headerKey } from '../../shared/ledger/items/keys.ts';
import { expectParking } from '../../shared/ledger/waves/parking.ts';
import { endRun } from '../../shared/ledger/waves/wave.ts';
import { row } from '../support/worlds/ledger-world.ts';
import { Random } from './world/random.ts';
import { makeScenario } from './world/scenario/scenario.ts';
import { hour, minute } from './world/scenario/times.ts';
import { World } from './world/world.ts';

const subject = { batch: 'june', id: 'anna' };
const releasedAt = 70 * minute;

async function wrongAfter(steps: readonly (readonly [minutes: number, hours: number])[]): Promise<string[]> {
  const scenario = makeScenario(1, 2, new Random(1));
  const { start } = scenario;
  const clockSteps = steps.map(([minutes, hours]) => ({ at: start + minutes * minute, byMs: hours * hour }));
  const world = new World({ ...scenario, calm: start, reconcilerGap: undefined, pauses: [], clockSteps });
  const { table, clock } = world;
  const pause = { revision: 1, at: start };
  await table.update(batchItems.update({ key: batchKey('june'), set: { pause } }));
  const blocker = { kind: 'pause', batch: 'june' } as const;
  await expectParking(world, blocker, start, start);
  const context = { table, now: clock.now, bodies: noBodies };
  const source = { bucket: 'inbox', key: 'births/june.csv', etag: 'e', sequencer: '1', time: start };
  await accept(context, subject, { kind: 'row', value: row(), source }, start);
  const known = headerItems.parse(await table.get(headerKey(subject)));
  const ending = { kind: 'parked', blocker, reason: { code: 'pause' } } as const;
  await endRun(context, known, { name: 'worker', until: start }, [], ending);
  clock.after(releasedAt, () => {
    const ended = { ...pause, revision: 2, endedAt: start + releasedAt };
    void table.update(batchItems.update({ key: batchKey('june'), set: { pause: ended } }));
  });
  await clock.run(() => clock.now() > start + releasedAt + 5 * minute);
  return world.violations.map((violation) => violation.split('\n')[0] ?? '');
}

const lost = ['june/anna got no hint within two minutes after its batch was released'];

test.each([
  ['never jumps', [], lost],
  ['jumped forward an hour before the release', [[10, 1]], lost],
  ['jumps forward within two minutes after the release', [[71, 1]], []],
  ['was set back, and at the release still shows times that it showed before', [[20, -1]], []],
  ['was set back more than an hour before the release', [[2, -1]], lost],
  [
    'was set back and forward again',
    [
      [40, -1],
      [41, 1],
    ],
    lost,
  ],
  ['jumps more than two minutes after the release', [[74, -1]], lost],
] as const)(
  'The check of hints after a release reports a lost hint unless the clock is off: a clock that %s',
  async (_what, steps, wrong) => {
    expect(await wrongAfter(steps)).toEqual(wrong);
  },
);
