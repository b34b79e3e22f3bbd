import { expect, test } from 'vitest';
import { accountsOf } from '../../../shared/budget/periods.ts';
import { createHeader } from '../../../shared/ledger/inputs/accept.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';
import { accountOf } from '../../support/ledger/account-of.ts';
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
