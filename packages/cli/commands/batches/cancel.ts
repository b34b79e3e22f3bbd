import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { addCost, type Cost, costText } from '@palmleaf/shared/money/prices';
import {
  type CancelSelectionView,
  cancelledView,
  cancelSelectionView,
} from '@palmleaf/shared/reports/outcomes';
import { type CostView, fromMoneyView, toCostView } from '@palmleaf/shared/views/money';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { clockTime } from '../../text/batch.ts';

export default command({
  name: 'cancel',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Buys nothing more for a batch, for one person, or for those who wait for a reason. First the command says whom it picks and',
    'what they have cost so far. Calls under way are waited for; everybody who is picked ends as "cancelled", without another',
    'call. Unknown outcomes stay listed. With --erase what was bought is erased with its people, as "erase" does; without it, it',
    'stays. What came before the cancellation and is not read yet is refused; what is uploaded later is taken. "redrive BATCH',
    '--states cancelled" works on those who were cancelled again. --receipt shows whom the last cancellation has ended, and',
    'their cost.',
  ].join('\n'),
  options: {
    person: { type: 'string', value: 'ID', help: 'only this person' },
    because: { type: 'string', value: 'CODE', help: 'only those who wait for this reason, such as ceiling' },
    keep: { type: 'boolean', help: 'what was bought stays (the default)' },
    erase: { type: 'boolean', help: 'erase what was bought, with the people' },
    receipt: { type: 'boolean', help: 'only show whom the last cancellation has ended, and their cost' },
    yes: { type: 'boolean', short: 'y', help: 'do not ask' },
  },
  examples: [
    'cancel june',
    'cancel june --person anna --yes',
    'cancel june --because ceiling --yes --json',
    'cancel june --erase --yes',
    'cancel june --receipt',
  ],
  async run({ words, values, json, out, stdin, connect }) {
    const [batch = ''] = words;
    const { person, because, keep, erase } = values;
    if (keep && erase) throw new UsageError('--keep and --erase exclude each other');
    if (person !== undefined && because !== undefined)
      throw new UsageError('--person and --because exclude each other');
    if (erase && because !== undefined)
      throw new UsageError('--erase goes with a batch or a --person: cancel first, then erase the people');
    const { reports } = await connect();
    await expectBatch(reports, batch);
    const picked = { ...(person && { person }), ...(because && { because }) };
    if (values.receipt) {
      const receipt = await selectionOf(reports, batch, { receipt: 'yes' });
      if (json) out.printJson(receipt);
      else out.print(receiptText(receipt));
      return exitCodes.done;
    }
    const selection = await selectionOf(reports, batch, picked);
    if (!json) out.print(selectionText(selection));
    if (!values.yes)
      await confirmOrEnd(
        { stdin, out },
        {
          question: erase ? 'Cancel, and erase what was bought for good?' : 'Cancel?',
          otherwise: 'Say so with --yes',
          declined: 'Nothing was cancelled.',
          initialValue: false,
        },
      );
    const body = { ...picked, results: erase ? 'erase' : 'keep' };
    const answer = await ask(reports, cancelledView, `${batchPath(batch)}/cancel`, { method: 'POST', body });
    if (json) out.printJson({ ...answer, selection });
    const name = person === undefined ? batch : subjectName({ batch, id: person });
    else if (answer.outcome === 'ended')
      out.print(`${name} had ended already; nothing was changed.`);
    else
      out.print(
        `${name} is cancelled. ${answer.next}`,
      );
    return exitCodes.done;
  },
});

/** Whom a cancellation picks in all, page by page. */
async function selectionOf(
  reports: SignedFetch,
  batch: string,
  wanted: Readonly<Record<string, string>>,
): Promise<CancelSelectionView> {
  let sum: CancelSelectionView | undefined;
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ ...wanted, ...(cursor === undefined ? {} : { cursor }) });
    const page = await ask(reports, cancelSelectionView, `${batchPath(batch)}/cancel?${query}`);
    sum = sum === undefined ? page : added(sum, page);
    cursor = page.cursor;
  } while (cursor !== undefined);
  const { cursor: _, ...whole } = sum;
  return whole;
}

function added(one: CancelSelectionView, other: CancelSelectionView): CancelSelectionView {
  const { people, calls, unsent } = other;
  const cost = one.cost && other.cost && addCost(costIn(one.cost), costIn(other.cost));
  const known = one.cost ?? other.cost;
  return {
    ...one,
    people: one.people + people,
    calls: {
      bought: one.calls.bought + calls.bought,
      reused: one.calls.reused + calls.reused,
      unknown: one.calls.unknown + calls.unknown,
    },
    unsent: one.unsent + unsent,
    ...(known === undefined
      ? {}
      : { cost: cost === undefined ? known : toCostView({ ...cost, currency: known.currency }) }),
  };
}

const costIn = (cost: CostView): Cost => ({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced });

function spent({ calls, cost }: CancelSelectionView): string {
  const price = cost === undefined ? 'no prices are known' : costText(costIn(cost), cost);
  const unknown = calls.unknown === 0 ? '' : `, ${calls.unknown} with unknown outcome`;
  return `${counted(calls.bought, 'call')} bought${unknown}: ${price}`;
}

function selectionText(selection: CancelSelectionView): string {
  const { people, unsent } = selection;
  if (people === 0) return 'Nobody is open. What came in and is not read yet would be refused.';
  return `${counted(people, 'person', 'people')}; so far ${spent(selection)}. ${counted(unsent, 'call')} not sent yet.`;
}

function receiptText(receipt: CancelSelectionView): string[] {
  const { batch, people, last } = receipt;
  if (last === undefined) return [`${batch} was never cancelled as a whole or by a reason.`];
  const by = last.askedBy === undefined ? '' : ` by ${last.askedBy}`;
  const of = last.because === undefined ? batch : `${batch}, those who waited for ${last.because}`;
  return [
    `${of}: cancelled ${clockTime(last.askedAt)}${by}${last.doneAt === undefined ? ', still under way' : `, done ${clockTime(last.doneAt)}`}.`,
    `${counted(people, 'person has', 'people have')} ended as cancelled; ${spent(receipt)}.`,
  ];
}
