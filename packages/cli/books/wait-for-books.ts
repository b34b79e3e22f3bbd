import { counted } from '@palmleaf/shared/figures';
import type { BookOrderView } from '@palmleaf/shared/reports/book-views';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { NotNowError } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { readOrder } from './remote.ts';

const pollEveryMs = 1_000;

/** @throws NotNowError when interrupted; the stack continues */
export async function waitForBooks(
  reports: SignedFetch,
  asked: BookOrderView,
  { out, interrupted }: { readonly out: Output; readonly interrupted: Promise<void> },
): Promise<BookOrderView> {
  let isOver = false;
  const ended = interrupted.then(() => {
    isOver = true;
  });
  let order = asked;
  while (order.state === 'making') {
    const processed = order.made + order.kept + order.empty + order.failed;
    out.step(processed, order.people, `${processed} of ${counted(order.people, 'person', 'people')}`);
    let timer: NodeJS.Timeout | undefined;
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pollEveryMs);
    });
    await Promise.race([elapsed, ended]);
    clearTimeout(timer);
    if (isOver)
      throw new NotNowError(
        'The stack continues to make the books; run the same command later to fetch them',
      );
    order = await readOrder(reports, order.batch, order.order);
  }
  out.progress.clear();
  return order;
}
