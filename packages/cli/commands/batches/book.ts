import { rm, stat } from 'node:fs/promises';
import { BookError } from '@palmleaf/books/book-error';
import type { Theme } from '@palmleaf/books/theme';
import { Press } from '@palmleaf/books/typst';
import type { BookFormat } from '@palmleaf/shared/books/edition';
import { ownerOf } from '@palmleaf/shared/customers/customer';
import { count, counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { expectBatch, readBatch, readReport } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { bindFiles } from '../../books/bind.ts';
import { BookMaker } from '../../books/make-book.ts';
import { fetchBook, isMade, orderBooks, readBooks } from '../../books/remote.ts';
import { Shelf } from '../../books/shelf.ts';
import { madeByStack, madeHere } from '../../books/sources.ts';
import { readThemeFile } from '../../books/theme-file.ts';
import { waitForBooks } from '../../books/wait-for-books.ts';
import { zipFiles } from '../../books/zip.ts';
import { command } from '../../command-line/command.ts';
import { subjectIn } from '../../command-line/values.ts';
import { type ExitCode, exitCodes, NotFoundError, NotNowError, UsageError } from '../../errors.ts';
import type { Output } from '../../terminal/output.ts';
import { writeResult } from '../../terminal/write-result.ts';

export default command({
  name: 'book',
  words: 'BATCH[/ID]',
  arity: [1, 1],
  about: [
    'Makes a book of one person, or of everybody in a batch, from bought answers on this machine. It makes no call. For one',
    'person, OUT is a .pdf or .html file; for a batch, it is one .pdf, a .zip or a folder with a book for each person. An',
    'interrupted run resumes, and unchanged books are not made again. The theme sets the look of the books (docs/books.md).',
    'With --remote the stack makes the books, even after this command has ended, and stores them for some days.',
  ].join('\n'),
  options: {
    theme: { type: 'string', value: 'FILE', help: 'name, logo, colours, page and parts, as JSON' },
    out: { type: 'string', short: 'o', value: 'OUT', help: 'file or folder to write' },
    html: { type: 'boolean', help: 'with a .zip or a folder: HTML instead of PDF' },
    remote: { type: 'boolean', help: 'let the stack make the books; needs the right to change data' },
  },
  examples: [
    'book june/anna -o anna.pdf',
    'book june/anna --theme lotus.json -o anna.html',
    'book june --theme lotus.json -o june.pdf',
    'book june --theme lotus.json -o june.zip',
    'book june --theme lotus.json -o books/',
    'book june --remote --theme lotus.json -o june.zip',
  ],
  async run({ words, values, json, out, connect, interrupted }) {
    const [word = ''] = words;
    if (values.out === undefined) throw new UsageError('Say where the book goes: -o FILE');
    const person = (await isBatch(word, connect)) ? undefined : subjectIn(word, 'Name a BATCH or BATCH/ID');
    const target = { batch: person?.batch ?? word, path: values.out };
    const theme = await readThemeFile(values.theme);
    const job = { theme, json, out, interrupted, remote: values.remote === true, ...target };
    if (person !== undefined)
      return bookOfPerson({ ...job, html: values.html === true, id: person.id }, connect);
    if (/\.html?$/i.test(values.out) || (values.html === true && /\.pdf$/i.test(values.out)))
      throw new UsageError(
        'The books of a batch in HTML go into a .zip or a folder; for one person write BATCH/ID',
      );
    return booksOfBatch({ ...job, format: values.html ? 'html' : 'pdf' }, connect);
  },
});

/** `@acme/june` is a customer's batch, or the person `june` of a batch `@acme` from before customers existed. */
const isBatch = async (word: string, connect: Connect): Promise<boolean> =>
  !word.includes('/') ||
  (ownerOf(word).customer !== undefined &&
    !ownerOf(word).name.includes('/') &&
    (await readBatch((await connect()).reports, word)) !== undefined);

interface Job {
  readonly batch: string;
  readonly path: string;
  readonly theme: Theme;
  readonly json: boolean;
  readonly out: Output;
  readonly interrupted: Promise<void>;
  readonly remote: boolean;
}

type Connect = () => Promise<{ readonly reports: SignedFetch }>;

async function bookOfPerson(
  job: Job & { readonly id: string; readonly html: boolean },
  connect: Connect,
): Promise<ExitCode> {
  const { batch, id, path, theme, json, out } = job;
  const format = /\.html?$/i.test(path) || job.html ? 'html' : 'pdf';
  if (format === 'pdf' && !/\.pdf$/i.test(path)) throw new UsageError('A book ends in .pdf or .html');
  const { reports } = await connect();
  const bytes = job.remote
    ? await bookOfStack(job, format, reports)
    : await bookMadeHere(reports, batch, id, theme, format);
  await writeResult(path, bytes);
  if (json) out.printJson({ batch, id, book: path, bytes: bytes.byteLength });
  else out.print(`The book of ${subjectName({ batch, id })} is in ${path}`);
  return exitCodes.done;
}

async function bookMadeHere(
  reports: SignedFetch,
  batch: string,
  id: string,
  theme: Theme,
  format: BookFormat,
): Promise<Uint8Array> {
  const view = await readReport(reports, batch, id);
  if (view === undefined) throw new NotFoundError(`There is no report ${subjectName({ batch, id })}`);
  const press = new Press();
  try {
    return await new BookMaker(reports, theme, format, press).make(view);
  } catch (error) {
    throw error instanceof BookError
      ? new NotNowError(`${subjectName({ batch, id })}: ${error.message}`)
      : error;
  } finally {
    await press.close();
  }
}

async function bookOfStack(
  job: Job & { readonly id: string },
  format: BookFormat,
  reports: SignedFetch,
): Promise<Uint8Array> {
  const { batch, id, theme } = job;
  const { order } = await waitForBooks(reports, await orderBooks(reports, batch, { format, theme, id }), job);
  for await (const book of readBooks(reports, batch, order)) {
    if (isMade(book)) return fetchBook(book);
    if (book.state === 'failed') throw new NotNowError(`The stack could not make the book: ${book.fault}`);
  }
  throw new NotNowError('Nothing that the theme asks for is bought yet');
}

async function booksOfBatch(job: Job & { readonly format: BookFormat }, connect: Connect): Promise<ExitCode> {
  const { batch, path, theme, format, json, out } = job;
  const kind = /\.zip$/i.test(path) ? 'zip' : /\.pdf$/i.test(path) ? 'bound' : 'folder';
  if (kind === 'folder' && (await stat(path).catch(() => undefined))?.isFile())
    throw new UsageError(`${path} is a file: name a .pdf, a .zip or a folder`);
  const { reports } = await connect();
  const { subjects } = await expectBatch(reports, batch);
  const shelf = await Shelf.open(kind === 'folder' ? path : `${path}.books`);
  const order = job.remote
    ? await waitForBooks(reports, await orderBooks(reports, batch, { format, theme }), job)
    : undefined;
  const books = order ? madeByStack(reports, batch, order.order) : madeHere(reports, batch, theme, format);
  let isOver = false;
  job.interrupted.then(() => {
    isOver = true;
  });
  const titles = new Map<string, string>();
  const done = { made: 0, unchanged: 0 };
  const waiting: string[] = [];
  const failed: string[] = [];
  for await (const { id, title, madeFrom, bytes } of books) {
    if (isOver) break;
    titles.set(id, title);
    if (await shelf.has(id, madeFrom)) done.unchanged += 1;
    else {
      const book = await bytes();
      if (book === 'gone') titles.delete(id);
      else if (book === 'empty') waiting.push(id);
      else if (book === 'failed') failed.push(id);
      else {
        await shelf.put(id, madeFrom, book, format);
        done.made += 1;
      }
    }
    out.step(titles.size, subjects, `${count(titles.size)} of ${counted(subjects, 'person', 'people')}`);
  }
  out.progress.clear();
  if (isOver)
    throw new NotNowError(
      `${counted(done.made, 'book was', 'books were')} made; run the same command to continue`,
    );
  const removed = await shelf.keepOnly(new Set(titles.keys()));
  if (kind === 'bound') {
    if (shelf.books.length === 0) throw new NotNowError('Nothing of this batch is bought yet');
    const bound = shelf.books.map(({ id, file }) => ({ file, title: titles.get(id) ?? id }));
    await bindFiles(shelf.folder, bound, path, batch);
  }
  if (kind === 'zip')
    await zipFiles(
      shelf.folder,
      shelf.books.map(({ file }) => file),
      path,
    );
  if (kind !== 'folder') await rm(shelf.folder, { recursive: true });
  if (json) out.printJson({ batch, books: path, ...done, removed, nothingToPrint: waiting, failed });
  else out.print(summary(done, removed, { waiting, failed }, path));
  return waiting.length + failed.length === 0 ? exitCodes.done : exitCodes.attention;
}

function summary(
  { made: number, unchanged }: { readonly made: number; readonly unchanged: number },
  removed: number,
  { waiting, failed }: { readonly waiting: readonly string[]; readonly failed: readonly string[] },
  path: string,
): string[] {
  return [
    `${counted(number, 'book is', 'books are')} made and ${counted(unchanged, 'was', 'were')} there already: ${path}`,
    ...(removed === 0
      ? []
      : [`Removed ${counted(removed, 'book')} of people who are not in the batch any more`]),
    ...firstFive('Nothing to print yet of', waiting),
    ...firstFive('No book could be made of', failed),
  ];
}

const firstFive = (what: string, ids: readonly string[]): string[] =>
  ids.length === 0
    ? []
    : [`${what} ${ids.length}: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' and others' : ''}`];
