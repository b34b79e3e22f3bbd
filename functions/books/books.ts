import type { SQSBatchResponse } from 'aws-lambda';
import { orderHint } from '../../shared/books/order.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { isQueueEvent } from '../../shared/lambda/queue-event.ts';
import { PoisonMessageError, parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import type { BooksDeps, BooksRun } from './deps.ts';
import { removeExpiredBooks, sendDueHints } from './every-minute.ts';
import { workOnOrder } from './work-on-order.ts';

const maxMarginMs = 5_000;

export const createBooks =
  ({
    log,
    workerName,
    ...parts
  }: Omit<BooksDeps, 'log'> & { readonly log: RootLog; readonly workerName: () => string }) =>
  async (event: unknown, context: Invocation): Promise<SQSBatchResponse | undefined> => {
    const deps: BooksDeps = { ...parts, log };
    const { now } = deps.ledger;
    const remainingMs = context.getRemainingTimeInMillis();
    const endsAt = now() + remainingMs;
    const marginMs = Math.min(maxMarginMs, Math.floor(remainingMs / 10));
    // A book may take a third of the invocation, and begins only while that much time is left.
    const maxBookMs = Math.max(1, Math.floor(remainingMs / 3) - marginMs);
    if (!isQueueEvent(event)) {
      const hinted = await sendDueHints(deps);
      const removed = await removeExpiredBooks(deps, endsAt - marginMs, endsAt + marginMs);
      if (hinted + removed > 0)
        log.info('Due book orders were queued, and expired books were removed', { hinted, removed });
      return undefined;
    }
    return workOnRecords(event, log, async (record) => {
      const hint = orderHint.safeParse(parseBody(record));
      if (!hint.success) throw new PoisonMessageError('The message names no order of books');
      const run: BooksRun = {
        worker: workerName(),
        lastBeginAt: endsAt - marginMs - maxBookMs,
        maxBookMs,
        leaseUntil: endsAt + marginMs,
      };
      await workOnOrder(deps, hint.data, run);
    });
  };
