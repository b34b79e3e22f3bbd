import { expect, test } from 'vitest';
import { Allowance } from '../../../shared/budget/allowance.ts';
import { accountsOf } from '../../../shared/budget/periods.ts';
import { setCeiling, setMoneyCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { createHeader } from '../../../shared/ledger/inputs/accept.ts';
import { batchKey, placesBatch } from '../../../shared/ledger/items/keys.ts';
import type { Money } from '../../../shared/money/money.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import type { Write } from '../../../shared/table/table.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, photo, subject } from '../../support/worlds/ledger-world.ts';

const months = ['2026-11', '2026-12', '2027-01'].map((month) => ({ month, tzone: 5.5 }));
const answers = [
  'json',
  'bad request',
  'not implemented',
  'timeout',
  'wallet empty',
  'no connection',
] as const;
const payers = ['june/anna', '@acme//june/anna', './chennai', './@acme//chennai'];

test.each(payers.flatMap((payer) => answers.map((first) => [payer, first] as const)))(
  'Each account that pays for %s counts exactly the bought and unknown calls when the first answer is "%s"',
  async (name, first) => {
    const world = new LedgerWorld();
    const one = subject(name);
    if (one.batch === placesBatch) {
      const value = { lat: 13, lon: 80, months };
      const input = { kind: 'place', value, source: world.source('places/towns.csv') } as const;
      await createHeader(world.ledger, one, input, world.now);
    } else await world.acceptPhoto(name, photo('a'));
    const nextAnswers = [answerOf(first, { status: 200, body: {} })];
    world.answer = (call) => nextAnswers.pop() ?? world.bought(call);
    await world.work(name);
    const { callsBought, callsUnknown } = (await world.report(name)).header;
    for (const key of accountsOf(one, world.now))
      expect(await accountOf(world.table, key), key.pk).toMatchObject({
        committed: callsBought + callsUnknown,
        blocks: {},
      });
  },
);

const ceilings: readonly { readonly calls?: number; readonly money?: Money }[] = [
  ...[{}, { calls: 2 }, { calls: 100 }],
  ...[100_000, 9_000_000].flatMap((micros) =>
    ['USD', 'EUR'].map((currency) => ({ money: { currency, micros } })),
  ),
];
async function drawnUnder(before: (typeof ceilings)[number], now?: (typeof ceilings)[number]) {
  const world = new LedgerWorld();
  const set = async ({ calls, money }: (typeof ceilings)[number]) => {
    await setCeiling(world.ledger, 'june', calls);
    await setMoneyCeiling(world.ledger, 'june', money);
  };
  const parts = { ledger: world.ledger, subjects: new Map(), settings: world.budget };
  const prices = priceTable({ currency: 'USD', default: 0.1 });
  const take = (name: string, calls: number) => {
    const allowance = new Allowance({ ...parts, prices, worker: { name, until: world.now + 60_000 } });
    return allowance.take('june', calls, { micros: 100_000 * calls, unpriced: 0 });
  };
  await take('earlier', 1);
  await set(before);
  const isDraw = (write: Write) => 'add' in write && write.add?.committed !== undefined;
  const changed = now && meanwhile(world.table, isDraw, () => set(now));
  const wait = await take('w', 2);
  return { isChanged: changed?.times === 1, wait, account: await accountOf(world.table, batchKey('june')) };
}

test('A draw obeys the ceiling at the moment of its write, whatever ceilings applied before', async () => {
  let changes = 0;
  for (const now of ceilings)
    for (const before of ceilings) {
      const { isChanged, ...found } = await drawnUnder(before, now);
      if (!isChanged) continue;
      changes += 1;
      const { isChanged: _never, ...alone } = await drawnUnder(now);
      expect({ before, now, ...found }).toEqual({ before, now, ...alone });
    }
  expect(changes).toBeGreaterThan(20);
});
