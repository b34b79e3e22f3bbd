import { cancelledView, cancelSelectionView } from '@palmleaf/shared/reports/outcomes';
import { ask, batchPath } from '../../api/ask.ts';
import { expectBatch, wholeSelection } from '../../api/batches.ts';
import { command } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { filterOf, filterOptions } from '../../command-line/filter.ts';
import { exitCodes, UsageError } from '../../errors.ts';
import { cancelReceiptText, selectedText, selectionText, sumOf } from '../../text/cancel.ts';

export default command({
  name: 'cancel',
  words: 'BATCH',
  arity: [1, 1],
  about: [
    'Stops buying for a batch, or for what a filter selects, as in "redrive". The command first shows the selection and its',
    'cost so far. Calls in flight finish; then the people end as "cancelled" without another call. With --part, or with the',
    'reason of single parts, only those parts are not bought any more. Unknown outcomes stay listed. With --erase the',
    'selected people and their bought answers are erased, as "erase" does, and the receipt keeps the cost. Uploads from',
    'before the cancellation that are not read yet are refused; later uploads are accepted. "redrive BATCH',
    '--states cancelled" reopens cancelled people. --receipt shows whom the last cancellation ended, and their cost.',
  ].join('\n'),
  options: {
    ...filterOptions,
    keep: { type: 'boolean', help: 'keep what was bought (the default)' },
    erase: { type: 'boolean', help: 'erase what was bought, with the people' },
    receipt: {
      type: 'boolean',
      help: 'only show the last cancellation and its cost; with --person, that of one person',
    },
    yes: { type: 'boolean', short: 'y', help: 'do not ask' },
  },
  examples: [
    'cancel june',
    'cancel june --person anna --yes',
    'cancel june --because ceiling --yes --json',
    'cancel june --part luck',
    'cancel june --because timeout --erase',
    'cancel june --erase --yes',
    'cancel june --receipt',
  ],
  async run({ words, values, json, out, stdin, connect }) {
    const [batch = ''] = words;
    const { part, keep, erase } = values;
    if (keep && erase) throw new UsageError('--keep and --erase exclude each other');
    if (erase && part !== undefined)
      throw new UsageError('--erase and --part exclude each other: a part that was not bought has no answer');
    const { reports } = await connect();
    await expectBatch(reports, batch);
    const picked = filterOf(values);
    const path = `${batchPath(batch)}/cancel`;
    const read = (filter: Readonly<Record<string, string>>) =>
      wholeSelection(reports, { view: cancelSelectionView, path, filter, add: sumOf });
    if (values.receipt) {
      const receipt = await read({ receipt: 'yes', ...picked });
      if (json) out.printJson(receipt);
      else out.print(cancelReceiptText(receipt));
      return exitCodes.done;
    }
    const selection = await read(picked);
    if (!json) out.print(selectionText(selection));
    if (!values.yes)
      await confirmOrEnd(
        { stdin, out },
        {
          question: erase ? 'Cancel, and erase the bought answers irrevocably?' : 'Cancel?',
          howToConfirm: 'Confirm with --yes',
          declined: 'Nothing was cancelled.',
          initialValue: false,
        },
      );
    const body = { ...picked, results: erase ? 'erase' : 'keep' };
    const answer = await ask(reports, cancelledView, path, { method: 'POST', body });
    const name = selectedText(batch, picked);
    if (json) out.printJson({ ...answer, selection });
    else if (answer.outcome === 'ended') out.print(`${name} had ended already; nothing was changed.`);
    else out.print(`${name} is cancelled. ${answer.next}`);
    return exitCodes.done;
  },
});
