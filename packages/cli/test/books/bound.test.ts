import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBook } from '@palmleaf/books/making';
import { Binder } from '@palmleaf/books/pdf';
import type { Block, Book } from '@palmleaf/books/testing';
import {
  BookPrinter,
  composeBook,
  partsOf,
  referenceIn,
  renumbered,
  writeHtml,
} from '@palmleaf/books/testing';
import type { Theme } from '@palmleaf/books/theme';
import { readTheme } from '@palmleaf/books/theme';
import { Press, PrintError } from '@palmleaf/books/typst';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { completeReport } from '@palmleaf/test/support/pages/views';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignedFetch } from '../../api/signed-fetch.ts';
import { bindFiles } from '../../books/bind.ts';
import { BookMaker } from '../../books/make-book.ts';
import { madeHere } from '../../books/sources.ts';

const plain = readTheme({});
const folder = temporaryFolder('bound');

const referencesIn = (head: string): number[] => {
  const found: number[] = [];
  renumbered(head, 0).replace(/\((?:\\[\s\S]|[^()\\])*\)|(\d+) 0 R\b/g, (whole, number?: string) => {
    if (number !== undefined) found.push(Number(number));
    return whole;
  });
  return found;
};

describe('Books in one PDF', () => {
  const bound = async (books: readonly (readonly [title: string, pdf: Uint8Array])[]): Promise<Buffer> => {
    const pieces: Uint8Array[] = [];
    const binder = new Binder(async (piece) => void pieces.push(piece));
    for (const [title, pdf] of books) await binder.add(pdf, title);
    await binder.end('june');
    return Buffer.concat(pieces);
  };
  const printer = new BookPrinter();
  const bookOf = async (name: string, language: 'en' | 'ta'): Promise<Uint8Array> =>
    printer.print(await composeBook({ ...completeReport, name, language }, plain, undefined), plain);
  const pagesIn = (pdf: Uint8Array) =>
    [...partsOf(pdf).objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length;

  test('Bound books contain every page and stream of each book, and no dangling reference', async () => {
    const names = ['Anna (5 0 R) Berg', 'அன்னா ) >> endobj stream 7 0 R', 'No( parenthesis \\'];
    const books = await Promise.all(
      names.map(async (name, index) => [name, await bookOf(name, index === 1 ? 'ta' : 'en')] as const),
    );
    const whole = await bound(books);
    const { objects, catalog } = partsOf(whole);
    expect(pagesIn(whole)).toBe(books.reduce((sum, [, pdf]) => sum + pagesIn(pdf), 0));
    for (const { head } of objects.values())
      for (const number of referencesIn(head)) expect(objects.has(number), head).toBe(true);
    const streams = (pdf: Uint8Array) =>
      [...partsOf(pdf).objects.values()]
        .filter(({ head }) => !head.includes('/Metadata'))
        .flatMap(({ stream }) => (stream === undefined ? [] : [Buffer.from(stream).toString('latin1')]));
    const boundStreams = new Set(streams(whole));
    for (const [, pdf] of books)
      for (const stream of streams(pdf)) expect(boundStreams.has(stream)).toBe(true);
    const root = objects.get(catalog)?.head ?? '';
    expect(root).toContain('/PageMode /UseOutlines');
    const titles = [...whole.toString('latin1').matchAll(/\/Title <FEFF([0-9A-F]*)> \/Parent 3 0 R/g)].map(
      ([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    expect(titles).toEqual(names);
    const page = objects.get(referenceIn(root, 'Pages') ?? 0)?.head ?? '';
    expect(page).toContain(`/Count ${pagesIn(whole)}`);
  });

  test('All books of a folder become one PDF with every page', async () => {
    mkdirSync(join(folder, 'books'));
    const pdf = await bookOf('Anna Berg', 'en');
    for (const file of ['a.pdf', 'b.pdf']) writeFileSync(join(folder, 'books', file), pdf);
    const books = ['a.pdf', 'b.pdf'].map((file) => ({ file, title: file }));
    await bindFiles(join(folder, 'books'), books, join(folder, 'june.pdf'), 'june');
    expect(pagesIn(readFileSync(join(folder, 'june.pdf')))).toBe(2 * pagesIn(pdf));
  });

  test('The binder refuses PDFs that we did not print', async () => {
    const binder = new Binder(async () => undefined);
    for (const other of ['', '%PDF-1.7 startxref 9 %%EOF', 'xref\n0 1\n/Root 1 0 R startxref\n0\n%%EOF'])
      await expect(binder.add(Buffer.from(other), 'x')).rejects.toThrow('not made by Typst');
  });
});

test('A name with an unpaired surrogate is printed', async () => {
  const book = await composeBook({ ...completeReport, name: 'An\ud83dna' }, plain, undefined);
  expect(new BookPrinter().print(book, plain).toString('latin1', 0, 5)).toBe('%PDF-');
});

describe('One person whose content breaks a book', () => {
  const marks = '\u202e\u202d\u2067\u2066\u202c\u2069\u200f\u061c';
  const words = fc.array(fc.constantFrom(...marks, '</', 'scri', 'pt>', ' ', '-', '\u00ad', 'हि', '.', 'a'), {
    maxLength: 12,
  });

  test('A book whose texts contain any marks of text direction is printed', async () => {
    const press = new Press();
    // If the marks stay, one in four such books makes Typst panic.
    const texts = fc.sample(words, { numRuns: 300, seed: 7 }).map((letters) => letters.join(''));
    const blocks = texts.flatMap((text): Block[] => [
      { kind: 'lead', text },
      { kind: 'list', items: [text, text] },
      { kind: 'facts', rows: [[text, text]] },
      { kind: 'heading', text },
    ]);
    const book = await composeBook(completeReport, readTheme({ parts: ['questions'] }));
    const chapters = book.chapters.map((chapter) => ({ ...chapter, blocks }));
    const pdf = await press.print({ ...book, person: marks, chapters }, plain);
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(writeHtml({ ...book, chapters }, plain)).not.toMatch(/\p{Bidi_Control}/u);
    await press.close();
  });

  test('If the content of one person breaks a book, all others still get their books', async () => {
    const ids = ['anna', 'eve', 'zoe'];
    const reports: SignedFetch = async (path) => {
      const id = /reports\/(\w+)/.exec(String(path))?.[1];
      const name = id ?? '';
      if (id !== undefined) return Response.json({ ...completeReport, id, name });
      return Response.json({ subjects: ids.map((one) => ({ ...completeReport, id: one, name: one })) });
    };
    const printer = new BookPrinter();
    const press = {
      print: async (book: Book, theme: Theme) => {
        if (book.person === 'eve') throw new PrintError('The book could not be printed');
        return printer.print(book, theme);
      },
      close: async () => undefined,
    };
    const outcomes: string[] = [];
    for await (const { id, bytes } of madeHere(reports, 'june', plain, 'pdf', press)) {
      const made = await bytes();
      outcomes.push(`${id} ${typeof made === 'string' ? made : 'made'}`);
    }
    expect(outcomes).toEqual(['anna made', 'eve failed', 'zoe made']);
  });

  test('A book is printed from answers that are nested 2,000 levels deep', async () => {
    let nested: unknown = 'a';
    for (let depth = 0; depth < 2000; depth += 1) nested = [nested, 'b'];
    const parts = completeReport.parts.map((part) => ({ ...part, answer: nested }));
    const pdf = await makeBook(
      { ...completeReport, parts },
      plain,
      'pdf',
      undefined,
      () => new BookPrinter(),
    );
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  test('An unexpected error while a book is made becomes a PrintError', async () => {
    const broken = { ...completeReport, parts: completeReport.parts.map((part) => ({ ...part, part: 7 })) };
    const view = JSON.parse(JSON.stringify(broken));
    const made = makeBook(view, plain, 'html', undefined, () => new BookPrinter());
    await expect(made).rejects.toThrow(PrintError);
  });
});

test('A book whose picture is unreadable is still printed', async () => {
  const broken: SignedFetch = async () =>
    new Response('no picture', { headers: { 'content-type': 'image/jpeg' } });
  const pdf = await new BookMaker(broken, plain, 'pdf', new BookPrinter()).make(completeReport);
  expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
});
