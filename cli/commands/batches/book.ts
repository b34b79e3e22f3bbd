import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { NothingToPrintError } from '../../../books/model/compose.ts';
import type { Theme } from '../../../books/theme/theme.ts';
import { Press } from '../../../books/typst/press.ts';
import type { ReportView } from '../../../shared/views/views.ts';
import { expectBatch, readReport, readSubjects } from '../../api/batches.ts';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { bindFiles } from '../../books/bind.ts';
import { type BookFormat, BookMaker } from '../../books/make-book.ts';
import { Shelf } from '../../books/shelf.ts';
import { readThemeFile } from '../../books/theme-file.ts';
import { zipFiles } from '../../books/zip.ts';
import { command } from '../../command-line/command.ts';
import { type ExitCode, exitCodes, NotFoundError, NotNowError, UsageError } from '../../errors.ts';
import type { Output } from '../../terminal/output.ts';
import { writeResult } from '../../terminal/write-result.ts';

export default command({
  name: 'book',
  words: 'BATCH[/ID]',
  arity: [1, 1],
  about: [
    'A book of one person, or of everybody in a batch, made on this machine of what is bought already: no call is made.',
    'OUT of one person is a file that ends in .pdf or .html; of a batch one .pdf with all of them, a .zip, or a folder, with a',
    'book for each. A run that broke off goes on where it was, and what has not changed since is not made again. The',
    'theme (docs/books.md) says how books look.',
  ].join('\n'),
  options: {
    theme: { type: 'string', value: 'FILE', help: 'name, logo, colours, page and parts, as JSON' },
    out: { type: 'string', short: 'o', value: 'OUT', help: 'file or folder to write' },
    html: { type: 'boolean', help: 'with a .zip or a folder: HTML in place of PDF' },
  },
  examples: [
    'book june/anna -o anna.pdf',
    'book june/anna --theme lotus.json -o anna.html',
    'book june --theme lotus.json -o june.pdf',
    'book june --theme lotus.json -o june.zip',
    'book june --theme lotus.json -o books/',
  ],
  async run({ words, values, json, out, connect, interrupted }) {
    const [word = ''] = words;
    if (values.out === undefined) throw new UsageError('Say where the book goes: -o FILE');
    const slash = word.indexOf('/');
    const target = { batch: slash < 0 ? word : word.slice(0, slash), path: values.out };
    const theme = await readThemeFile(values.theme);
    const job = { theme, json, out, interrupted, ...target };
    if (slash >= 0) return one({ ...job, html: values.html === true, id: word.slice(slash + 1) }, connect);
    if (/\.html?$/i.test(values.out) || (values.html === true && /\.pdf$/i.test(values.out)))
      throw new UsageError(
        'The books of a batch in HTML go into a .zip or a folder; for one person write BATCH/ID',
      );
    return everybody({ ...job, format: values.html ? 'html' : 'pdf' }, connect);
  },
});

interface Job {
  readonly batch: string;
  readonly path: string;
  readonly theme: Theme;
  readonly json: boolean;
  readonly out: Output;
  readonly interrupted: Promise<void>;
}

type Connect = () => Promise<{ readonly reports: SignedFetch }>;

async function one(
  job: Job & { readonly id: string; readonly html: boolean },
  connect: Connect,
): Promise<ExitCode> {
  const { batch, id, path, theme, json, out } = job;
  const format = /\.html?$/i.test(path) || job.html ? 'html' : 'pdf';
  if (format === 'pdf' && !/\.pdf$/i.test(path)) throw new UsageError('A book ends in .pdf or .html');
  const { reports } = await connect();
  const view = await readReport(reports, batch, id);
  if (view === undefined) throw new NotFoundError(`There is no report ${batch}/${id}`);
  const bytes = await new BookMaker(reports, theme, format).make(view).catch((error: unknown) => {
    throw error instanceof NothingToPrintError ? new NotNowError(error.message) : error;
  });
  await writeResult(path, bytes);
  if (json) out.printJson({ batch, id, book: path, bytes: bytes.byteLength });
  else out.print(`The book of ${batch}/${id} is in ${path}`);
  return exitCodes.done;
}

async function everybody(job: Job & { readonly format: BookFormat }, connect: Connect): Promise<ExitCode> {
  const { batch, path, theme, format, json, out } = job;
  const kind = /\.zip$/i.test(path) ? 'zip' : /\.pdf$/i.test(path) ? 'bound' : 'folder';
  if (kind === 'folder' && (await stat(path).catch(() => undefined))?.isFile())
    throw new UsageError(`${path} is a file: name a .pdf, a .zip or a folder`);
  const { reports } = await connect();
  const { subjects } = await expectBatch(reports, batch);
  const shelf = await Shelf.open(kind === 'folder' ? path : `${path}.books`);
  const press = new Press();
  const maker = new BookMaker(reports, theme, format, press);
  const look = createHash('sha256')
    .update(JSON.stringify([format, theme]))
    .digest('hex')
    .slice(0, 16);
  let isOver = false;
  job.interrupted.then(() => {
    isOver = true;
  });
  const there = new Map<string, string>();
  const done = { made: 0, unchanged: 0 };
  const waiting: string[] = [];
  try {
    for await (const { id, name, updatedAt } of readSubjects(reports, batch)) {
      if (isOver) break;
      const of = `${look} ${updatedAt}`;
      there.set(id, name?.trim() ? name.trim() : id);
      if (await shelf.has(id, of)) done.unchanged += 1;
      else {
        const view = await readReport(reports, batch, id);
        const bytes = view && (await made(maker, view));
        if (view === undefined) there.delete(id);
        else if (bytes === undefined) waiting.push(id);
        else {
          await shelf.put(id, of, bytes, format);
          done.made += 1;
        }
      }
      out.step(there.size, subjects, `${there.size} of ${subjects} people`);
    }
  } finally {
    await press.close();
  }
  out.progress.clear();
  if (isOver) throw new NotNowError(`${done.made} books were made; the same command goes on from there`);
  const removed = await shelf.keepOnly(new Set(there.keys()));
  if (kind === 'bound') {
    if (shelf.books.length === 0) throw new NotNowError('Nothing of this batch is bought yet');
    const books = shelf.books.map(({ id, file }) => ({ file, title: there.get(id) ?? id }));
    await bindFiles(shelf.folder, books, path, batch);
  }
  if (kind === 'zip')
    await zipFiles(
      shelf.folder,
      shelf.books.map(({ file }) => file),
      path,
    );
  if (kind !== 'folder') await rm(shelf.folder, { recursive: true });
  if (json) out.printJson({ batch, books: path, ...done, removed, nothingToPrint: waiting });
  else out.print(told(done, removed, waiting, path));
  return waiting.length === 0 ? exitCodes.done : exitCodes.look;
}

/** Undefined where there is nothing to print yet: the others are not kept from their books. */
async function made(maker: BookMaker, view: ReportView): Promise<Uint8Array | undefined> {
  try {
    return await maker.make(view);
  } catch (error) {
    if (error instanceof NothingToPrintError) return undefined;
    throw error;
  }
}

function told(
  { made: number, unchanged }: { readonly made: number; readonly unchanged: number },
  removed: number,
  waiting: readonly string[],
  path: string,
): string[] {
  const few = waiting.slice(0, 5).join(', ');
  return [
    `${number} books are made and ${unchanged} were there already: ${path}`,
    ...(removed === 0 ? [] : [`${removed} books of people who are not in the batch any more were removed`]),
    ...(waiting.length === 0
      ? []
      : [`Nothing to print yet of ${waiting.length}: ${few}${waiting.length > 5 ? ' and others' : ''}`]),
  ];
}
