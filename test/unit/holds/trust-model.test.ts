import { languages } from '@palmleaf/contract/languages';
import { expect, test } from 'vitest';
import { afterGood, afterOdd, isTrusted, readTrust, type Trust } from '../../../shared/holds/trust.ts';
import type { Oddity } from '../../../shared/ledger/reasons/oddity.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { Random } from '../../simulation/world/random.ts';
import { bornIn, LedgerWorld, minute } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const operations = ['natal', 'luck', 'money'];
const oddities: readonly Oddity[] = [
  { code: 'no-palm-id' },
  { code: 'refused', operation: 'luck', answer: 'bad request', status: 400 },
];

/** The rule: trust ends after one odd subject for each trial slot, in a row, of one kind and with different inputs. */
async function play(random: Random): Promise<void> {
  const world = new LedgerWorld();
  const slots = random.whole(1, 4);
  let trust = await readTrust(world.ledger, 'epoch');
  let expected = 0;
  const rowNow = ({ odd }: Trust) => odd.filter((end) => end.expected === expected);
  const sold = new Map<string, number>();
  let row: { readonly oddity: Oddity; readonly inputs: string }[] = [];
  for (let end = 0; end < 40; end += 1) {
    world.now += random.whole(0, 600) * minute;
    if (random.chance(0.4)) {
      const some = operations.filter(() => random.chance(0.6));
      trust = afterGood(trust, { batch: 'june', kind: 'photo' }, some, world.now);
      for (const operation of some) sold.set(operation, world.now);
      expected += 1;
      row = [];
    } else {
      const odd = { oddity: random.pick(oddities), inputs: `inputs ${random.whole(1, 5)}` };
      const name = `subject ${end}`;
      const entry = { name, batch: 'june', kind: 'photo' as const, expected, oddities: [odd] };
      const after = afterOdd(trust, entry, { slots, row: rowNow(trust), accepted: [] });
      row = [...row, odd].slice(-slots);
      const [first] = row;
      const isSame = row.every(({ oddity }) => oddity.code === first?.oddity.code);
      const isEnd = row.length === slots && isSame && new Set(row.map(({ inputs }) => inputs)).size === slots;
      expect(after.oddity).toEqual(isEnd ? first?.oddity : undefined);
      if (!isEnd)
        expect(afterOdd(after.trust, entry, { slots, row: after.trust.odd, accepted: [] }).trust).toBe(
          after.trust,
        );
      trust = after.trust;
      if (isEnd) {
        row = [];
        sold.clear();
      }
    }
    for (const operation of operations) {
      const ageMs = world.now - (sold.get(operation) ?? Number.NEGATIVE_INFINITY);
      if (ageMs < 22 * 60 * minute) expect(isTrusted(trust, [operation], world.now)).toBe(true);
      if (ageMs >= 24 * 60 * minute) expect(isTrusted(trust, [operation], world.now)).toBe(false);
    }
    expect(isTrusted(trust, [], world.now)).toBe(false);
  }
}

test.each([1, 2])(
  'The trust in a service follows from how the latest subjects ended, over 200 random histories (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 200; history += 1) await play(random);
  },
);

test('Odd answers of two kinds that alternate between two batches count separately, so a batch is held at its own third odd answer', () => {
  const [noPalmId, luck] = oddities;
  if (noPalmId === undefined || luck === undefined) throw new Error('no oddities');
  let trust: Trust = { v: schemaVersion, revision: 0, operations: {}, odd: [], expiresAt: 0 };
  const holds: string[] = [];
  for (let end = 0; end < 5; end += 1) {
    const [batch, oddity] = end % 2 === 0 ? ['june', luck] : ['july', noPalmId];
    const seen = [{ oddity, inputs: `inputs ${end}` }];
    const entry = { name: `subject ${end}`, batch, kind: 'photo' as const, expected: 0, oddities: seen };
    const after = afterOdd(trust, entry, { slots: 3, row: trust.odd, accepted: [] });
    trust = after.trust;
    if (after.oddity !== undefined) holds.push(`${batch} at ${end}`);
  }
  expect(holds).toEqual(['june at 4']);
});

test('After a release, the next hold needs as many odd subjects as the first, with another oddity', () => {
  const [noPalmId, luck] = oddities;
  if (noPalmId === undefined || luck === undefined) throw new Error('no oddities');
  let trust: Trust = { v: schemaVersion, revision: 0, operations: { luck: 1 }, odd: [], expiresAt: 0 };
  const end = (name: string, accepted: readonly Oddity[], ...seen: readonly Oddity[]) => {
    const odd = seen.map((oddity) => ({ oddity, inputs: `inputs of ${name}` }));
    const entry = { name, batch: 'june', kind: 'photo' as const, expected: 0, oddities: odd };
    const after = afterOdd(trust, entry, { slots: 3, row: trust.odd, accepted });
    trust = after.trust;
    return after.oddity;
  };
  expect(['a', 'b', 'c'].map((name) => end(name, [], luck, noPalmId))).toEqual([undefined, undefined, luck]);
  expect(trust).toMatchObject({ operations: {}, odd: [] });
  const later = ['d', 'e', 'f'].map((name) => end(name, [luck], luck, noPalmId));
  expect(later).toEqual([undefined, undefined, noPalmId]);
});

test('A report renews the trust only in operations that it bought itself, in random sequences of changes of shared births', async () => {
  const world = new TrialWorld();
  const random = new Random(3);
  let renewals = 0;
  for (let index = 0; index < 60; index += 1) {
    world.now += random.whole(30, 300) * minute;
    const inputs = { ...bornIn(random.whole(1960, 1964)), language: random.pick(languages) };
    await world.acceptRow(`june/${index}`, inputs);
    const before = world.sent.length;
    await world.work(`june/${index}`);
    const sent = new Set<string>(world.sent.slice(before).map(({ call }) => call.operation));
    const { operations } = await readTrust(world.ledger, (await world.trialMark())?.epoch ?? '');
    const renewed = Object.keys(operations).filter((operation) => operations[operation] === world.now);
    expect(renewed.filter((operation) => !sent.has(operation))).toEqual([]);
    renewals += renewed.length;
  }
  expect(renewals).toBeGreaterThan(50);
});
