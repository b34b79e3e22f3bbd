import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { type ErasureView, erasureView } from '@palmleaf/shared/views/erasure-view';
import { ask, reportAddress } from '../../api/ask.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { command, type Options, type Run } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { subjectIn } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, InterruptedError, UsageError } from '../../errors.ts';
import { receiptText, removedSoFar } from '../../text/receipt.ts';
import { eraseCustomer } from './erase-customer.ts';
import { type ErasureBody, eraseMany, type PeopleToErase, peopleInFile } from './erase-many.ts';

const pauseMs = 2000;
const patienceMs = 60 * 60_000;

export default command({
  name: 'erase',
  words: '[BATCH/ID]',
  arity: [0, 2],
  about: [
    'Removes the photo, birth data, questions and every bought answer of one person from the table and both buckets. It',
    'cannot be undone, and bought answers are lost. Late events, jobs and dead letters restore nothing. Two sweeps remove',
    'the data; the second runs some twenty minutes after the first, when all work in progress has ended. The receipt shows',
    'what was removed, and what remains until when. Repeating the command is safe. A person who is uploaded again later is',
    'accepted again, unless --keep-out bans them.',
  ].join('\n'),
  options: {
    yes: { type: 'boolean', short: 'y', help: 'do not ask; required without a terminal' },
    'no-wait': { type: 'boolean', help: 'do not wait for the sweeps: print the current receipt' },
    batch: {
      type: 'string',
      value: 'NAME',
      help: 'everybody in this batch; with --from, the batch of the ids in the file',
    },
    from: { type: 'string', value: 'FILE', help: 'the people whom a file names, one BATCH/ID per line' },
    customer: { type: 'string', value: 'NAME', help: 'everything of this customer' },
    because: {
      type: 'string',
      value: 'TEXT',
      help: 'why, in your words, of at most 200 letters; the receipt quotes it permanently, so name nobody',
    },
    'keep-out': {
      type: 'boolean',
      help: 'also refuse the person when they are uploaded again, until "ban lift"',
    },
    receipt: {
      type: 'boolean',
      help: 'only show the receipt of an earlier erasure; exit code 1 until it is final',
    },
  },
  examples: [
    'erase june/anna',
    'erase june/left/anna --yes --json > receipt.json',
    'erase june/anna --keep-out',
    'erase june/anna --because "asked by mail on 3 May"',
    'erase --batch june',
    'erase --batch june --from ids.txt --yes --json > receipts.json',
    'erase june/anna --receipt',
    'erase --customer acme',
  ],
  async run(run) {
    const { words, values, json, out, connect } = run;
    const { customer } = values;
    if (customer !== undefined) {
      if (words.length > 0 || values.batch !== undefined || values.from !== undefined)
        throw new UsageError(
          '--customer erases everything of a customer: name no person and no batch with it',
        );
      return eraseCustomer(run, customer, {
        yes: values.yes ?? false,
        wish: wishOf(values),
        wait: !values['no-wait'],
        onlyReceipt: values.receipt ?? false,
      });
    }
    const wantedPeople = manyIn(words, values);
    if (wantedPeople !== undefined) {
      if (values.receipt) throw new UsageError('--receipt is of one person: name BATCH/ID');
      const { yes = false, 'no-wait': noWait = false } = values;
      return eraseMany(run, wantedPeople, { yes, wish: wishOf(values), wait: !noWait });
    }
    const { batch, id } = subjectOf(words);
    if (values.receipt && values.yes) throw new UsageError('--receipt and --yes exclude each other');
    if (!values.receipt && !values.yes) {
      await confirmOrEnd(run, {
        question: `Erase ${subjectName({ batch, id })} irrevocably? Its bought answers are lost.`,
        howToConfirm: 'Confirm with --yes',
        declined: 'Nothing was erased.',
        initialValue: false,
      });
    }
    const { reports } = await connect();
    const path = reportAddress(batch, id);
    const show = (view: ErasureView, code: ExitCode): ExitCode => {
      if (json) out.printJson(view);
      else out.print(receiptText(view, run.hint));
      return code;
    };
    if (values.receipt) {
      const view = await ask(reports, erasureView, `${path}/receipt`);
      return show(view, view.state === 'erased' ? exitCodes.done : exitCodes.attention);
    }
    const body = wishOf(values);
    const begun = await ask(reports, erasureView, `${path}/erase`, { method: 'POST', body });
    if (values['no-wait'] || begun.state === 'erased') return show(begun, exitCodes.done);
    const view = await Promise.race([waitForErasure(run, reports, begun), run.interrupted]);
    if (view === undefined) {
      throw new InterruptedError('Stopped waiting; the erasure continues. --receipt shows its progress.');
    }
    out.progress.clear();
    return show(view, view.state === 'erased' ? exitCodes.done : exitCodes.attention);
  },
});

const wishOf = (values: { readonly 'keep-out'?: boolean; readonly because?: string }): ErasureBody => ({
  keepOut: values['keep-out'] ?? false,
  ...(values.because === undefined ? {} : { because: values.because }),
});

async function waitForErasure(
  { out, now, sleep }: Run<Options>,
  reports: SignedFetch,
  begun: ErasureView,
): Promise<ErasureView> {
  const until = now() + patienceMs;
  let view = begun;
  while (view.state === 'erasing' && now() < until) {
    const removed = removedSoFar(view);
    out.progress.progress(
      removed === 0
        ? `Erasing ${subjectName(begun)}: waiting for the first sweep`
        : `Erasing ${subjectName(begun)}: ${removed} items removed, waiting for the last sweep`,
    );
    await sleep(pauseMs);
    view = await ask(reports, erasureView, begun.receipt);
  }
  return view;
}

function manyIn(
  words: readonly string[],
  { batch, from }: { readonly batch?: string; readonly from?: string },
): PeopleToErase[] | undefined {
  if (batch === undefined && from === undefined) return undefined;
  if (words.length > 0)
    throw new UsageError('Name one person as BATCH/ID, or several with --batch or --from');
  if (from !== undefined) return peopleInFile(from, batch);
  return batch === undefined ? undefined : [{ batch, ids: [], all: true }];
}

function subjectOf([first = '', second]: readonly string[]): { batch: string; id: string } {
  if (second !== undefined) return { batch: first, id: second };
  return subjectIn(first, 'Name the person as BATCH/ID');
}
