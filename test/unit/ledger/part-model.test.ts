import { expect, test } from 'vitest';
import { partKey } from '../../../shared/ledger/items/keys.ts';
import { hasOpenAssets, isOpenAsset, type Part, partItems } from '../../../shared/ledger/items/part.ts';
import { chargesOf, unknownCharges } from '../../../shared/ledger/parts/charges.ts';
import { copyPart } from '../../../shared/ledger/parts/copy-part.ts';
import { recordUnknown, storeAnswer, unknownTimes, unmarkLate } from '../../../shared/ledger/parts/parts.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import { Random } from '../../simulation/world/random.ts';
import { madeUpSeller } from '../../support/settings/made-up-service.ts';
import { answerOf, LedgerWorld, subject } from '../../support/worlds/ledger-world.ts';

const [anna, ben] = [subject('june/anna'), subject('june/ben')];
const part = 'palm/luck';
const hashes = ['a', 'b'].map((letter) => letter.repeat(64));

interface Sent {
  readonly wave: string;
  readonly inputsHash: string;
  readonly at: number;
  readonly price: Money | undefined;
  outcome: 'bought' | 'unknown';
}

class PartHistory {
  readonly #world = new LedgerWorld();
  readonly #random: Random;
  readonly #sent: Sent[] = [];
  #seen: Part | undefined;

  constructor(random: Random) {
    this.#random = random;
  }

  async play(): Promise<void> {
    for (let step = 0; step < 12; step += 1) {
      this.#world.now += this.#random.whole(1, 60_000);
      if (this.#random.chance(0.5)) this.#seen = await this.#read();
      await this.#step(step);
      await this.#check();
    }
    await this.#checkCopy();
  }

  #read(of = anna): Promise<Part | undefined> {
    return partItems.read(this.#world.table, partKey(of, part));
  }

  async #step(step: number): Promise<void> {
    const { ledger } = this.#world;
    const random = this.#random;
    const inputsHash = random.pick(hashes);
    const call: PlannedCall = { part, operation: 'luck', inputsHash, body: {} };
    const writer = { wave: `wave-${step}`, inputsRevision: random.whole(1, 2) };
    const price = random.chance(0.7) ? { currency: 'USD', micros: step } : undefined;
    const more = { before: this.#seen, seller: madeUpSeller, price };
    const sent = { wave: writer.wave, inputsHash, price };
    switch (random.pick(['bought', 'bought', 'refused', 'unknown', 'unknown', 'unmark'] as const)) {
      case 'bought': {
        const tries = random.whole(0, 5);
        const asset = random.chance(0.5)
          ? { pointer: '/image', tries }
          : { pointer: '/image', tries, key: 'k' };
        const due = isOpenAsset(asset) ? { due: 'due#1', dueAt: this.#world.now } : {};
        const unexpectedShape = { code: 'unexpected-shape', path: 'a', issue: 'invalid_type' } as const;
        const answer = answerOf('json', { status: 200, body: { of: step }, unexpectedShape });
        const assets = { assets: [asset], ...due };
        await storeAnswer(ledger, anna, call, 'bought', answer, writer, { ...more, assets });
        this.#sent.push({ ...sent, at: this.#world.now, outcome: 'bought' });
        return;
      }
      case 'refused':
        await storeAnswer(
          ledger,
          anna,
          call,
          'refused',
          answerOf('bad request', { status: 400 }),
          writer,
          more,
        );
        return;
      case 'unknown': {
        const sentAt = this.#world.now - random.whole(0, 300_000);
        const why = random.pick([{ code: 'worker-died' }, { code: 'answer', answer: 'timeout' }] as const);
        const attempt = { ...call, ...writer, why, sentAt, price, seller: madeUpSeller };
        await recordUnknown(ledger, anna, attempt, this.#seen);
        // A worker that settles the attempt twice records it twice.
        if (random.chance(0.3)) await recordUnknown(ledger, anna, attempt, this.#seen);
        this.#sent.push({ ...sent, at: sentAt, outcome: 'unknown' });
        return;
      }
      case 'unmark':
        if (this.#seen?.late) await unmarkLate(ledger, anna, part, this.#seen);
    }
  }

  async #check(): Promise<void> {
    const stored = await this.#read();
    if (stored === undefined) return;
    const listed = chargesOf(part, stored).map(({ wave, state, at, price }) => ({ wave, state, at, price }));
    const sent = this.#sent.map(({ wave, outcome: state, at, price }) => ({ wave, state, at, price }));
    expect(listed.sort((a, b) => (a.wave < b.wave ? -1 : 1))).toEqual(
      sent.sort((a, b) => (a.wave < b.wave ? -1 : 1)),
    );
    const unknown = this.#sent.filter(({ outcome }) => outcome === 'unknown');
    expect(new Set(unknownCharges(stored).map(({ wave }) => wave))).toEqual(
      new Set(unknown.map(({ wave }) => wave)),
    );
    for (const hash of hashes)
      expect(unknownTimes(stored, hash).sort()).toEqual(
        unknown.flatMap(({ inputsHash, at }) => (inputsHash === hash ? [at] : [])).sort(),
      );
    expect(stored.due !== undefined).toBe(stored.late === true || hasOpenAssets(stored));
    expect(stored.dueAt !== undefined).toBe(stored.due !== undefined);
  }

  async #checkCopy(): Promise<void> {
    const original = await this.#read();
    if (original?.state !== 'bought') return;
    const { ledger } = this.#world;
    await copyPart(ledger, anna, original, ben, part, { wave: 'copied', inputsRevision: 7 });
    const copied = await this.#read(ben);
    expect(copied).toBeDefined();
    const { state, operation, inputsHash, class: kind, status, note, service, serviceId, body } = original;
    const same = { state, operation, inputsHash, class: kind, status, note, service, serviceId, body };
    expect(copied).toMatchObject({ ...same, wave: 'copied', inputsRevision: 7, reusedFrom: 'june/anna' });
    expect(copied?.charges).toBeUndefined();
  }
}

test.each([1, 2, 3])(
  'After writes in any order, a part lists every charge, is due only for late answers and open assets, and is copied without charges (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 150; history += 1) await new PartHistory(random).play();
  },
);
