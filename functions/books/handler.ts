import { randomUUID } from 'node:crypto';
import { makeBook } from '@palmleaf/books/making';
import { Press } from '@palmleaf/books/typst';
import { openTable } from '../../shared/aws/document-client.ts';
import { openQueues, sendMessage } from '../../shared/aws/queue.ts';
import { lazyObjects, lazyStore } from '../../shared/aws/s3-later.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { activeProfile } from '../../shared/service-client/profile/active.ts';
import { contentIn } from '../../shared/service-client/profile/contents.ts';
import { createBooks } from './books.ts';

const { TABLE_NAME, STORE_BUCKET, BOOKS_QUEUE_URL, SETTINGS } = readEnvironment('books');
const queues = openQueues();
// Invocations share the press, which has read the fonts.
const press = new Press();

export const handler = withRequestId(
  createBooks({
    ledger: { table: openTable(TABLE_NAME), bodies: lazyStore(STORE_BUCKET), now: () => Date.now() },
    plan: SETTINGS.plan,
    contentOf: (operation, answer) => contentIn(activeProfile, operation, answer).value,
    reword: async (...asked) => (await import('@palmleaf/service/palm-answers')).rewordPalm(...asked),
    remove: lazyObjects(STORE_BUCKET).remove,
    make: (view, { theme, format, photo }, maxMs) =>
      makeBook(view, theme, format, photo, () => ({ print: (book) => press.print(book, theme, maxMs) })),
    hint: (order) => sendMessage(queues, BOOKS_QUEUE_URL, order),
    settings: SETTINGS.books,
    workerName: randomUUID,
    log: createLog('books'),
  }),
);
