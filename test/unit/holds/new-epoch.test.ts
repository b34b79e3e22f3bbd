import { expect, test } from 'vitest';
import {
  released,
  type TrialSlot,
  trusted,
  withEnd,
  withoutSlot,
  withSlot,
} from '../../../shared/holds/trial.ts';
import { type TrialMark, trialKinds } from '../../../shared/ledger/items/hold-marks.ts';
import type { Oddity } from '../../../shared/ledger/reasons/oddity.ts';
import { Random } from '../../simulation/world/random.ts';

const size = 2;
const knownOddities: readonly Oddity[] = [
  { code: 'no-palm-id' },
  { code: 'refused', operation: 'luck', answer: 'bad request', status: 400 },
];

type Step = (trial: TrialMark | undefined, epoch: string) => TrialMark | undefined;

function stepOf(random: Random, now: number): Step {
  const slot: TrialSlot = { kind: random.pick(trialKinds), slot: `slot ${random.whole(1, 4)}` };
  const oddities = knownOddities
    .filter(() => random.chance(0.6))
    .map((oddity) => ({ oddity, inputs: `at ${now}` }));
  return random.pick<Step>([
    (trial, epoch) => withSlot(trial, { ...slot, epoch, until: now + 50 }, { size, now }),
    (trial) => trial && withEnd(trial, slot, oddities, { size, now }),
    (trial) => trial && withEnd(trial, slot, oddities, { size, now }),
    (trial) => trial && withoutSlot(trial, slot),
    (trial) => trial && released(trial, now),
    (trial, epoch) => (now % 7 === 0 ? trusted(trial, slot.kind, epoch, now) : trial),
  ]);
}
function currentState(trial: TrialMark | undefined) {
  const { epoch, kinds, accepted, hold } = trial ?? {};
  return { epoch, kinds, accepted, hold: hold?.endedAt === undefined ? hold : undefined };
}

test('A trial under a new credential or profile goes like a first trial, whatever earlier trials saw, over 500 random histories', () => {
  let holds = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = new Random(seed);
    let before: TrialMark | undefined;
    for (let now = 1; now < 40; now += 1) before = stepOf(random, now)(before, 'old');
    let later = before && released(before, 40);
    let first: TrialMark | undefined;
    for (let now = 41; now < 80; now += 1) {
      const step = stepOf(random, now);
      if (first === undefined && step(undefined, 'new') === undefined) continue;
      [later, first] = [step(later, 'new'), step(first, 'new')];
      const [one, other] = [currentState(later), currentState(first)];
      expect({ ...one, hold: one.hold?.oddity }).toEqual({ ...other, hold: other.hold?.oddity });
      if (other.hold !== undefined) holds += 1;
    }
  }
  expect(holds).toBeGreaterThan(500);
});

test('A worker with any earlier credential or profile obeys the newest trial, over 100 random histories with up to 12 credentials', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = new Random(seed);
    let trial: TrialMark | undefined;
    let newest = 0;
    for (let now = 1; now < 60; now += 1) {
      const most = trial === undefined ? 0 : Math.min(11, newest + (random.chance(0.3) ? 1 : 0));
      const known = random.whole(0, most);
      const next = stepOf(random, now)(trial, `epoch ${known}`);
      if (next?.epoch === `epoch ${newest + 1}`) newest += 1;
      trial = next;
      expect(trial?.epoch ?? `epoch ${newest}`).toBe(`epoch ${newest}`);
    }
  }
});
