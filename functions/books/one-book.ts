import { NothingToPrintError } from '@palmleaf/books/composing';
import { wantsPhoto } from '@palmleaf/books/making';
import type { Theme } from '@palmleaf/books/theme';
import { OverBudgetError, PrintError } from '@palmleaf/books/typst';
import { bookObject, bookTypes } from '../../shared/books/edition.ts';
import { listedUnder } from '../../shared/books/listed-under.ts';
import type { BookCounts, BookOrder } from '../../shared/books/order.ts';
import {
  type BookFault,
  bookItems,
  bookKey,
  booksEnd,
  type StoredBook,
} from '../../shared/books/stored-book.ts';
import { type Header, headerItems } from '../../shared/ledger/items/header.ts';
import { headerKey, type Subject } from '../../shared/ledger/items/keys.ts';
import { ifReadable } from '../../shared/ledger/parts/bodies.ts';
import { readPalmImage } from '../../shared/reports/palm-image.ts';
import { readReportView } from '../../shared/reports/report-view.ts';
import { schemaVersion } from '../../shared/table/item-kind.ts';
import { any, not } from '../../shared/table/table.ts';
import type { ReportView } from '../../shared/views/views.ts';
import type { BooksDeps, BooksRun } from './deps.ts';
import { BookEndingError } from './errors.ts';
import { removeBook } from './remove-book.ts';

type Outcome = keyof BookCounts | 'gone';

const maxAttempts = 3;

interface OneBook {
  readonly order: BookOrder;
  readonly subject: Subject;
  readonly theme: Theme;
  readonly run: BooksRun;
  readonly begin: () => Promise<number>;
}

/** @throws BookEndingError, and errors of the table, the store or the press; after three attempts it records a failure instead */
export async function ensureBook(deps: BooksDeps, one: OneBook): Promise<Outcome> {
  const { order, subject } = one;
  const { table } = deps.ledger;
  const header = await headerUnlessErased(deps, subject);
  if (header === undefined) return 'gone';
  const known = await bookItems.read(table, bookKey(order.batch, order.edition, subject.id));
  if (known?.state === 'gone' && (known.dueAt ?? 0) > deps.ledger.now()) throw ending();
  if (known !== undefined && known.revision === header.revision) {
    const { state } = known;
    if (known.at > order.askedAt && state !== 'making' && state !== 'gone') return state;
    if (state === 'made') {
      await write(deps, one, { ...known, dueAt: dueAtOf(deps, order) });
      return 'kept';
    }
  }
  if ((await one.begin()) > maxAttempts) return recordFailure(deps, one, header.revision, 'not read');
  // Another attempt would find the answer lost or damaged again.
  const view = await ifReadable(() => readReportView(deps.ledger, subject, deps), 'unreadable' as const);
  if (view === 'unreadable') return recordFailure(deps, one, header.revision, 'not read');
  if (view === undefined) return 'gone';
  await write(deps, one, { revision: view.revision, state: 'making' });
  let bytes: Uint8Array;
  try {
    bytes = await makeBook(deps, one, view);
  } catch (error) {
    if (error instanceof NothingToPrintError) {
      await write(deps, one, { revision: view.revision, state: 'empty' });
      return 'empty';
    }
    if (!(error instanceof PrintError)) throw error;
    const fault = error instanceof OverBudgetError ? error.overrun : 'not printed';
    return recordFailure(deps, one, view.revision, fault);
  }
  const file = { edition: order.edition, format: order.format, ...sharedFlag(order) };
  const key = bookObject(subject, file);
  await deps.ledger.bodies.put(key, bytes, bookTypes[order.format]);
  // A concurrent erasure may have missed this object.
  if ((await headerUnlessErased(deps, subject)) === undefined) {
    await removeBook(deps, { ...subject, ...file }, bookItems.exists('id'));
    return 'gone';
  }
  await write(deps, one, { revision: view.revision, state: 'made', bytes: bytes.byteLength });
  return 'made';
}

const sharedFlag = ({ sharedUntil }: BookOrder) =>
  sharedUntil === undefined ? {} : { shared: true as const };

const dueAtOf = ({ ledger, settings }: BooksDeps, { sharedUntil }: BookOrder): number =>
  sharedUntil ?? ledger.now() + settings.keepMs;

async function headerUnlessErased({ ledger }: BooksDeps, subject: Subject): Promise<Header | undefined> {
  const header = await headerItems.read(ledger.table, headerKey(subject));
  return header?.state === 'erasing' ? undefined : header;
}

async function makeBook(deps: BooksDeps, { order, subject, theme, run }: OneBook, view: ReportView) {
  const photo = wantsPhoto(theme, view) ? await readPalmImage(deps.ledger, subject) : undefined;
  return deps.make(view, { theme, format: order.format, photo }, run.maxBookMs);
}

async function recordFailure(
  deps: BooksDeps,
  one: OneBook,
  revision: number,
  fault: BookFault,
): Promise<'failed'> {
  await write(deps, one, { revision, state: 'failed', fault });
  return 'failed';
}

async function write(
  deps: BooksDeps,
  { order, subject: { id } }: OneBook,
  what: Pick<StoredBook, 'state' | 'revision'> & Partial<StoredBook>,
): Promise<void> {
  const { batch, edition, format } = order;
  const { ok } = await deps.ledger.table.update(
    bookItems.update({
      key: bookKey(batch, edition, id),
      set: {
        v: schemaVersion,
        batch,
        id,
        edition,
        format,
        ...sharedFlag(order),
        at: deps.ledger.now(),
        due: booksEnd,
        dueAt: dueAtOf(deps, order),
        ...listedUnder({ batch, id }, `book#${edition}`),
        ...what,
      },
      remove: what.fault === undefined ? ['fault', 'expiresAt'] : ['expiresAt'],
      condition: any(
        not(bookItems.equals('state', 'gone')),
        bookItems.missing('dueAt'),
        bookItems.atMost('dueAt', deps.ledger.now()),
      ),
    }),
  );
  if (!ok) throw ending();
}

const ending = () => new BookEndingError('The former book is being removed');
