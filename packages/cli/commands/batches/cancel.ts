import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import {
  type CancelSelectionView,
  cancelledView,
  cancelSelectionView,
} from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { added, receiptText, selectionText } from '../../text/cancel.ts';

export default command({
  name: 'cancel',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Stops buying for a batch, for one person, or for people who wait for a reason. The command first shows whom it selects',
    'and what they have cost so far. Calls in flight finish; then everybody selected ends as "cancelled" without another',
    'call. Unknown outcomes stay listed. With --erase the people and their bought answers are erased, as "erase" does.',
    'Uploads from before the cancellation that are not read yet are refused; later uploads are accepted. "redrive BATCH',
    '--states cancelled" reopens cancelled people. --receipt shows whom the last cancellation ended, and their cost.',
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
          question: erase ? 'Cancel, and erase the bought answers irrevocably?' : 'Cancel?',
          otherwise: 'Say so with --yes',
          declined: 'Nothing was cancelled.',
          initialValue: false,
        },
      );
    const body = { ...picked, results: erase ? 'erase' : 'keep' };
    const answer = await ask(reports, cancelledView, `${batchPath(batch)}/cancel`, { method: 'POST', body });
    const name = person === undefined ? batch : subjectName({ batch, id: person });
    if (json) out.printJson({ ...answer, selection });
    else if (answer.outcome === 'ended') out.print(`${name} had ended already; nothing was changed.`);
    else out.print(`${name} is cancelled. ${answer.next}`);
    return exitCodes.done;
  },
});

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
