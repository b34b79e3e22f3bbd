import { type Base, bases, operations } from '@palmleaf/contract/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeGate, openGate, readGate } from '../../../shared/gate/gate.ts';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { withHold } from '../../../shared/holds/trial.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { batchKey, budgetKey } from '../../../shared/ledger/items/keys.ts';
import { chargesOf } from '../../../shared/ledger/parts/charges.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { LedgerWorld, photo, row } from '../../support/worlds/ledger-world.ts';

const callMicros = 60_000;
const names = ['june/anna', 'june/ben', 'june/carla', 'june/dev', 'june/eva'];
const person = { gender: 'female', name: 'A', place: 'Pune', country: 'IN' } as const;

const june = batchKey('june');
const november = budgetKey('2026-11');

type Step =
  | { readonly what: 'gate'; readonly base: Base; readonly closes: boolean }
  | { readonly what: 'wallet'; readonly base: Base }
  | { readonly what: 'secret' | 'pause' | 'hold'; readonly closes: boolean }
  | { readonly what: 'ceiling' | 'month' | 'money'; readonly calls: number | undefined };

const closes = fc.boolean();
const calls = fc.option(fc.constantFrom(0, 3, 5, 6, 17, 18, 30), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('gate' as const), base: fc.constantFrom(...bases), closes }),
  fc.record({ what: fc.constant('wallet' as const), base: fc.constantFrom(...bases) }),
  fc.record({ what: fc.constantFrom('secret' as const, 'pause' as const, 'hold' as const), closes }),
  fc.record({ what: fc.constantFrom('ceiling' as const, 'month' as const, 'money' as const), calls }),
);
const history = fc.record({
  trial: fc.constantFrom(0, 1, 2),
  /** The worker that sends this call dies. */
  diesAt: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(Number.POSITIVE_INFINITY)),
  /** The queue loses every nth hint until the last step. */
  losesEvery: fc.constantFrom(2, 3, Number.POSITIVE_INFINITY),
  atOnce: fc.constantFrom(1, 3),
  steps: fc.array(
    fc.record({ all: fc.array(step, { maxLength: 4 }), minutes: fc.integer({ max: 3, min: 0 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
});

type History = Readonly<Record<'trial' | 'losesEvery' | 'atOnce' | 'diesAt', number>>;

class BlockedBatch {
  readonly world = new LedgerWorld();
  readonly closedBases = new Set<Base>();
  readonly wrong: string[] = [];
  isSecretUnreadable = false;
  isPaused = false;
  isHeld = false;
  ceiling: number | undefined;
  money: number | undefined;
  losesEvery: number;
  hints = 0;
  /** The message of a dead worker is not visible again yet. */
  #isDead = false;

  readonly #atOnce: number;

  constructor({ trial, losesEvery, atOnce, diesAt }: History) {
    const { world } = this;
    world.trial = trial;
    this.losesEvery = losesEvery;
    this.#atOnce = atOnce;
    world.prices = priceTable({ currency: 'USD', default: callMicros / 1_000_000, operations: {} });
    world.readCredential = async () => {
      if (this.isSecretUnreadable) throw new UnreadableSecretError('The secret is away');
      return world.credential;
    };
    world.answer = (call) => {
      const { base } = operations[call.operation];
      const spent = world.sent.length;
      for (const limit of [this.ceiling, world.monthlyCeiling, this.money])
        if (limit !== undefined && spent > limit)
          this.wrong.push(`${spent} calls under a ceiling of ${limit}`);
      if (this.closedBases.has(base)) this.wrong.push(`${call.operation} through a closed gate`);
      if (this.isPaused || this.isHeld) this.wrong.push(`${call.operation} for a batch that is held`);
      if (spent === diesAt) {
        this.#isDead = true;
        throw new Error('killed');
      }
      return world.bought(call);
    };
  }

  async accept(): Promise<void> {
    const { world } = this;
    const [anna = '', ben = '', carla = '', dev = '', eva = ''] = names;
    await world.acceptPhoto(anna, photo('a'));
    await world.acceptPhoto(eva, photo('e'));
    for (const [at, name] of [ben, carla, dev].entries()) {
      const birth = { day: 4, month: 7, year: 1990 + at, hour: 6, min: 30, lat: 12, lon: 77, tzone: 5.5 };
      const more = [{}, { vastuId: 'house' }, { ...person, questions: ['When?'] }][at];
      await world.acceptRow(name, row({ birth, ...more }));
    }
    await world.acceptPhoto(dev, photo('d'));
    await this.work(names);
  }

  async take(chosen: Step): Promise<void> {
    const { world } = this;
    const { ledger } = world;
    switch (chosen.what) {
      case 'gate': {
        const gate = { base: chosen.base, scheme: 'token' as const };
        // The credential keeps the refused version, so only a later step opens the gate.
        if (chosen.closes)
          await closeGate(ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' });
        else await openGate(ledger, gate);
        if ((await readGate(ledger, gate)).reason === 'credential refused') this.closedBases.add(chosen.base);
        else this.closedBases.delete(chosen.base);
        return;
      }
      case 'wallet': {
        const gate = { base: chosen.base, scheme: 'token' as const };
        await closeGate(ledger, gate, { reason: 'wallet empty', probeAt: world.now });
        return;
      }
      case 'secret':
        this.isSecretUnreadable = chosen.closes;
        return;
      case 'pause':
        this.isPaused = (await (chosen.closes ? pauseBatch : resumeBatch)(ledger, 'june'))?.paused ?? false;
        return;
      case 'hold': {
        if (!chosen.closes) await releaseBatch(ledger, 'june');
        else
          await changeTrial(
            ledger,
            'june',
            (trial) => trial && withHold(trial, 'photo', { code: 'no-palm-id' }, 3, false, world.now),
          );
        const { hold } = (await this.batchTrial()) ?? {};
        this.isHeld = hold !== undefined && hold.endedAt === undefined;
        return;
      }
      case 'ceiling':
        await setCeiling(ledger, 'june', chosen.calls);
        this.ceiling = chosen.calls;
        return;
      case 'month':
        world.monthlyCeiling = chosen.calls;
        return;
      case 'money': {
        const { calls: most } = chosen;
        const money = most === undefined ? undefined : { currency: 'USD', micros: most * callMicros };
        await setMoneyCeiling(ledger, 'june', money);
        this.money = most;
      }
    }
  }

  async batchTrial() {
    return (await changeTrial(this.world.ledger, 'june', () => undefined)).trial;
  }

  async work(some: readonly string[]): Promise<void> {
    for (const worked of await this.world.work(...some)) {
      if ('failure' in worked && !this.#isDead)
        this.wrong.push(`${worked.subject.id} was returned to the queue`);
    }
    this.#isDead = false;
  }

  async pass(minutes: number): Promise<void> {
    for (let done = 0; done < minutes; done += 1) {
      this.world.now += 60_000;
      await this.world.reconcile();
      const hints = this.world.jobs.splice(0).map(({ key }) => key);
      const delivered = hints.filter(() => ++this.hints % this.losesEvery !== 0);
      for (let at = 0; at < delivered.length; at += this.#atOnce)
        await this.work(delivered.slice(at, at + this.#atOnce));
    }
  }

  async needlessWaits(): Promise<string[]> {
    const found: string[] = [];
    for (const name of names) {
      const { header } = await this.world.report(name);
      if (header.state === 'complete') continue;
      const { waitingOn = '', reason } = header;
      if (header.state !== 'waiting' || !(await this.isBlocking(waitingOn, header.due ?? '')))
        found.push(`${name} is ${header.state} for ${waitingOn} (${reason?.code})`);
    }
    return found;
  }

  /** @param due the partition of the parked subject */
  async isBlocking(waitingOn: string, due: string): Promise<boolean> {
    if (waitingOn.startsWith('gate#')) {
      const waitsFor = bases.filter((base) => waitingOn.split('+').some((gate) => gate.endsWith(`#${base}`)));
      return waitsFor.every((base) => this.isSecretUnreadable || this.closedBases.has(base));
    }
    if (waitingOn.startsWith('pause#')) return this.isPaused;
    // The first subjects of each kind have ended by now, so only a hold can block the others.
    if (waitingOn.startsWith('trial#')) return this.isHeld;
    const [, needs] = /\/(\d+)(?::.*)?#\d$/.exec(due) ?? [];
    const isMonth = waitingOn.startsWith('month#');
    const limits = isMonth ? [this.world.monthlyCeiling] : [this.ceiling, this.money];
    const { committed } = await accountOf(this.world.table, isMonth ? november : june);
    return limits.some((limit) => limit !== undefined && committed + Number(needs) > limit);
  }
}

async function expectSettled({ world }: BlockedBatch): Promise<void> {
  const reports = await Promise.all(names.map((name) => world.report(name)));
  for (const { header } of reports) expect(header.state).toBe('complete');
  const charges = reports.flatMap(({ parts }) => [...parts].flatMap(([name, part]) => chargesOf(name, part)));
  const spent = reports.reduce((sum, { header }) => sum + header.callsBought + header.callsUnknown, 0);
  expect(charges).toHaveLength(spent);
  const sentAt = new Set<number | undefined>(world.sent.map(({ at }) => at));
  for (const { price, at, state } of charges) {
    expect(price).toEqual({ currency: 'USD', micros: callMicros });
    expect(state === 'bought' || sentAt.has(at)).toBe(true);
  }
  const bought = charges.filter(({ state }) => state === 'bought');
  expect(new Set(bought.map(({ part, wave }) => `${part} ${wave}`)).size).toBe(bought.length);
  expect(bought).toHaveLength(reports.reduce((sum, { header }) => sum + header.callsBought, 0));
  const account = { committed: spent, committedMicros: spent * callMicros, committedUnpriced: 0, blocks: {} };
  for (const key of [june, november]) expect(await accountOf(world.table, key)).toMatchObject(account);
}

test('A subject waits exactly as long as a gate, ceiling, pause or trial blocks it, in whatever order these begin and end', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, ...settings }) => {
      const batch = new BlockedBatch(settings);
      const [first, ...later] = steps;
      for (const each of first?.all ?? []) await batch.take(each);
      await batch.accept();
      for (const { all, minutes } of later) {
        for (const each of all) await batch.take(each);
        await batch.pass(minutes);
      }
      batch.losesEvery = Number.POSITIVE_INFINITY;
      await batch.pass(25);
      expect(await batch.needlessWaits()).toEqual([]);
      const hints = batch.hints;
      await batch.pass(5);
      expect(batch.hints).toBe(hints);
      for (const base of bases) await batch.take({ what: 'gate', base, closes: false });
      for (const what of ['secret', 'pause', 'hold'] as const) await batch.take({ what, closes: false });
      for (const what of ['ceiling', 'month', 'money'] as const) await batch.take({ what, calls: undefined });
      await batch.pass(25);
      await expectSettled(batch);
      expect(batch.wrong).toEqual([]);
    }),
    { numRuns: 100, seed: 6 },
  );
});
