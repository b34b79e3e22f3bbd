import { type CustomerErasureView, customerErasureView } from '@palmleaf/shared/views/erasure-view';
import { ask } from '../../api/ask.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import type { Options, Run } from '../../command-line/command.ts';
import { confirmOrEnd } from '../../command-line/confirm.ts';
import { type ExitCode, exitCodes, InterruptedError } from '../../errors.ts';
import { customerReceiptText } from '../../text/receipts.ts';
import type { ErasureBody } from './erase-many.ts';

interface Choices {
  readonly yes: boolean;
  readonly wish: ErasureBody;
  readonly wait: boolean;
  readonly onlyReceipt: boolean;
}

const pauseMs = 5000;
/** Far longer than the hour that the erasure of a customer takes. */
const patienceMs = 6 * 60 * 60_000;

export async function eraseCustomer(
  run: Run<Options>,
  customer: string,
  { yes, wish, wait, onlyReceipt }: Choices,
): Promise<ExitCode> {
  const { reports } = await run.connect();
  const path = `/customers/${encodeURIComponent(customer)}`;
  const read = () => ask(reports, customerErasureView, `${path}/erasure`);
  if (onlyReceipt) {
    const view = await read();
    return show(run, view, view.state === 'erased');
  }
  if (!yes) {
    await confirmOrEnd(run, {
      question: `Erase everything of the customer ${customer} irrevocably? Its bought answers are lost.`,
      howToConfirm: 'Confirm with --yes',
      declined: 'Nothing was erased.',
      initialValue: false,
    });
  }
  const begun = await begin(reports, path, wish);
  if (!wait) return show(run, begun, true);
  const view = await Promise.race([waitForErasure(run, begun, read), run.interrupted]);
  if (view === undefined)
    throw new InterruptedError('Stopped waiting; the erasure continues. --receipt shows its progress.');
  run.out.progress.clear();
  return show(run, view, view.state === 'erased');
}

const begin = (reports: SignedFetch, path: string, wish: ErasureBody): Promise<CustomerErasureView> =>
  ask(reports, customerErasureView, `${path}/erase`, { method: 'POST', body: wish });

async function waitForErasure(
  { out, now, sleep }: Run<Options>,
  begun: CustomerErasureView,
  read: () => Promise<CustomerErasureView>,
): Promise<CustomerErasureView> {
  const until = now() + patienceMs;
  let view = begun;
  while (view.state === 'erasing' && now() < until) {
    out.progress.progress(`Erasing the customer ${view.customer}`);
    await sleep(pauseMs);
    view = await read();
  }
  return view;
}

function show({ json, out }: Run<Options>, view: CustomerErasureView, isDone: boolean): ExitCode {
  if (json) out.printJson(view);
  else out.print(customerReceiptText(view));
  return isDone ? exitCodes.done : exitCodes.attention;
}
