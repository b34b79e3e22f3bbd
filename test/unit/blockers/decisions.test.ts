import { type Base, bases } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import { decideRelease, type ReleaseDecision } from '../../../shared/blockers/release-decision.ts';
import { closeGate, gateId, openGate, probedReasons } from '../../../shared/gate/gate.ts';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { trusted, withHold, withoutSlot, withSlot } from '../../../shared/holds/trial.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { type Blocker, blockedByGates } from '../../../shared/ledger/items/blocker.ts';
import { trialKinds } from '../../../shared/ledger/items/hold-marks.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { gateReasons } from '../../../shared/ledger/items/state.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, minute } from '../../support/worlds/ledger-world.ts';

const nameOf = (base: Base) => ({ base, scheme: 'token' as const });
const behind = (basesBehind: readonly Base[]) =>
  blockedByGates(basesBehind.map((base) => gateId(nameOf(base))));
const decide = (world: LedgerWorld, blocker: Blocker): Promise<ReleaseDecision> =>
  decideRelease(world.reconciler(), blocker);

async function closeForRandomReason(
  world: LedgerWorld,
  random: Random,
  base: Base,
): Promise<number | undefined> {
  const reason = random.pick(gateReasons);
  const probeAt = world.now + random.whole(-20, 20) * 15_000;
  const refusedVersion = 'v1';
  const closing = { reason, probeAt, refusedVersion, until: probeAt, outages: [] };
  await closeGate(world.ledger, nameOf(base), closing);
  return probedReasons.includes(reason) ? probeAt : undefined;
}

test('Each whole minute after a probe was due doubles how many subjects of the gate get a hint, up to the limit, over random times', async () => {
  const random = new Random(1);
  const { releaseLimit } = new LedgerWorld().reconciler().settings.reconciler;
  for (let draw = 0; draw < 200; draw += 1) {
    const world = new LedgerWorld();
    const probeAt = (await closeForRandomReason(world, random, 'base')) ?? Number.POSITIVE_INFINITY;
    for (const lateMs of [-1, 0, minute - 1, minute, 2 * minute - 1, 2 * minute, 9 * minute]) {
      world.now = Number.isFinite(probeAt) ? probeAt + lateMs : world.now + minute;
      const { room, candidates } = await decide(world, behind(['base']));
      const hints = lateMs < 0 || probeAt > world.now ? undefined : 20 * 2 ** Math.floor(lateMs / minute);
      expect({ room, candidates }).toEqual({ room: 0, candidates: hints && Math.min(releaseLimit, hints) });
    }
  }
});

test('Subjects behind several gates get as many hints as the gate that permits the most, over random gates', async () => {
  const random = new Random(2);
  for (let draw = 0; draw < 200; draw += 1) {
    const world = new LedgerWorld();
    for (const base of bases) if (random.chance(0.9)) await closeForRandomReason(world, random, base);
    const chosen = bases.filter(() => random.chance(0.6));
    if (chosen.length === 0) continue;
    const all = await decide(world, behind(chosen));
    const each = await Promise.all(chosen.map((base) => decide(world, behind([base]))));
    const most = (of: 'room' | 'candidates') => Math.max(...each.map((decision) => decision[of] ?? 0));
    expect(all.room).toBe(most('room'));
    if (all.room === 0) expect(all.candidates ?? 0).toBe(most('candidates'));
    expect(all.failed).toBe(each.some(({ failed }) => failed) ? true : undefined);
    for (const base of chosen) {
      const before = await decide(world, behind(chosen));
      const isOpened = await openGate(world.ledger, nameOf(base));
      const after = await decide(world, behind(chosen));
      expect(after.revision !== before.revision).toBe(isOpened);
    }
  }
});

const size = 3;
interface Trial {
  readonly seats: Map<string, number>;
  hasPassed: boolean;
}

class Batch {
  readonly world = new LedgerWorld();
  readonly #random: Random;
  readonly #trials = new Map(
    trialKinds.map((kind): [string, Trial] => [kind, { seats: new Map(), hasPassed: false }]),
  );
  #isPaused = false;
  #isHeld = false;
  readonly #openings = new Map<string, Set<string>>();
  readonly #last = new Map<string, ReleaseDecision>();

  constructor(random: Random) {
    this.#random = random;
    this.world.trial = size;
  }

  async step(): Promise<void> {
    const { world } = this;
    const random = this.#random;
    const { ledger } = world;
    const kind = random.pick(trialKinds);
    const own = this.#trials.get(kind);
    const slot = { kind, slot: `slot ${random.whole(1, 5)}` };
    const change = (to: Parameters<typeof changeTrial>[2]) => changeTrial(ledger, 'june', to);
    world.now += random.whole(1, 3) * minute;
    const now = world.now;
    switch (random.pick(['pause', 'resume', 'hold', 'release', 'enter', 'enter', 'leave', 'pass'] as const)) {
      case 'pause':
        this.#isPaused = (await pauseBatch(ledger, 'june'))?.paused ?? false;
        break;
      case 'resume':
        this.#isPaused = (await resumeBatch(ledger, 'june'))?.paused ?? false;
        break;
      case 'hold': {
        const { trial } = await change(
          (before) => before && withHold(before, kind, { code: 'no-palm-id' }, 3, true, now),
        );
        this.#isHeld ||= trial !== undefined;
        break;
      }
      case 'release': {
        const { trial } = await change(() => undefined);
        await releaseBatch(ledger, 'june');
        this.#isHeld = false;
        for (const [name, trialModel] of this.#trials)
          if (trialKinds.some((known) => known === name && trial?.kinds[known] !== undefined))
            trialModel.hasPassed = true;
        break;
      }
      case 'enter': {
        const until = now + random.whole(1, 8) * minute;
        await change((before) => withSlot(before, { ...slot, epoch: 'e', until }, { size, now }));
        const seats = [...(own?.seats ?? [])].filter(([, end]) => end > now).map(([name]) => name);
        const known = own?.seats.get(slot.slot) ?? 0;
        if (own?.hasPassed === false && (seats.includes(slot.slot) || seats.length < size))
          own.seats.set(slot.slot, known > now ? Math.max(known, until) : until);
        break;
      }
      case 'leave':
        await change((before) => before && withoutSlot(before, slot));
        own?.seats.delete(slot.slot);
        break;
      case 'pass':
        await change((before) => trusted(before, kind, 'e', now));
        if (own !== undefined) own.hasPassed = true;
    }
  }

  async check(): Promise<void> {
    const { now } = this.world;
    const infinite = Number.POSITIVE_INFINITY;
    await this.#expectDecision({ kind: 'pause', batch: 'june' }, this.#isPaused ? 0 : infinite);
    await this.#expectDecision({ kind: 'hold', batch: 'june' }, this.#isHeld ? 0 : infinite);
    for (const kind of trialKinds) {
      const { seats, hasPassed } = this.#trials.get(kind) ?? { seats: new Map(), hasPassed: false };
      const free = size - [...seats.values()].filter((until) => until > now).length;
      await this.#expectDecision(
        { kind: 'trial', batch: 'june', of: kind },
        this.#isHeld ? 0 : hasPassed ? infinite : free,
      );
    }
  }

  async #expectDecision(blocker: Blocker, room: number): Promise<void> {
    const name = JSON.stringify(blocker);
    const found = await decide(this.world, blocker);
    const before = this.#last.get(name);
    expect({ name, room: found.room }).toEqual({ name, room });
    const isOpen = room === Number.POSITIVE_INFINITY;
    const wasOpen = before?.room === Number.POSITIVE_INFINITY;
    if (isOpen && wasOpen && blocker.kind === 'trial') expect(found.revision).toBe(before?.revision);
    const openings = this.#openings.get(name) ?? new Set();
    if (isOpen && before !== undefined && !wasOpen && blocker.kind !== 'trial')
      expect(openings).not.toContain(found.revision);
    if (isOpen) this.#openings.set(name, openings.add(found.revision));
    this.#last.set(name, found);
  }
}

test('A pause, a hold and a trial release as many subjects as the history of the batch permits, in random sequences of changes', async () => {
  const random = new Random(3);
  for (let history = 0; history < 60; history += 1) {
    const batch = new Batch(random);
    await setCeiling(batch.world.ledger, 'june', undefined);
    for (let steps = 0; steps < 25; steps += 1) {
      await batch.step();
      await batch.check();
    }
  }
});

test('The reconciler reports how much of a ceiling is spent when it decides on subjects that wait for room', async () => {
  const world = new LedgerWorld();
  await setCeiling(world.ledger, 'june', 10);
  const { allowance } = world.fanOut(['june/anna']);
  await allowance.take('june', 5);
  const reported: number[] = [];
  const deps = {
    ...world.reconciler(),
    reportSpentOfCeiling: (percent: number) => void reported.push(percent),
  };
  await decideRelease(deps, { kind: 'ceiling', account: batchKey('june'), calls: 1 });
  expect(reported).toEqual([50]);
});
