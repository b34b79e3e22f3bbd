import { readTheme } from '@palmleaf/books/theme';
import { Press } from '@palmleaf/books/typst';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { foreignPackages } from '../../../infra/files/lock-file.ts';
import { composeBook } from '../../../packages/books/composing/compose.ts';
import { partsOf } from '../../../packages/books/pdf/parts.ts';
import { BookPrinter } from '../../../packages/books/typst/print.ts';
import type { SignedFetch, SignedRequest } from '../../../packages/cli/api/signed-fetch.ts';
import { bookPages } from '../../../packages/cli/books/book-pages.ts';
import { withTheme } from '../../../packages/cli/books/with-theme.ts';
import { subjectView } from '../../../shared/views/views.ts';
import { books, ended } from '../../support/pages/books.ts';
import { completeReport } from '../../support/pages/views.ts';

const plain = readTheme({});
const at = books[0]?.at ?? '';
const missing = Response.json({ title: 'No such page', detail: '', status: 404 }, { status: 404 });

function stackWith(there: Readonly<Record<string, Uint8Array>>, format: 'pdf' | 'html' = 'pdf') {
  const order = { ...ended, format };
  const made = Object.entries(there).map(([id, { byteLength: bytes }]) => ({
    id,
    state: 'made',
    bytes,
    at,
    link: `https://store.example/${encodeURIComponent(id)}`,
  }));
  const subjects = Object.keys(there).map((id) =>
    subjectView.parse({ ...completeReport, id, name: `Name of ${id}` }),
  );
  const reports: SignedFetch = async (path) => {
    if (path.startsWith(`/batches/june/books/${order.order}?`)) return Response.json({ order, books: made });
    if (path.startsWith('/batches/june/reports')) return Response.json({ subjects });
    return missing.clone();
  };
  const store = async (url: string | URL | Request) => {
    const bytes = there[decodeURIComponent(new URL(String(url)).pathname.slice(1))];
    return bytes === undefined ? new Response('', { status: 403 }) : new Response(Buffer.from(bytes));
  };
  return { page: bookPages(reports, store), path: `/batches/june/books/${order.order}/all` };
}

async function wholeOf(body: Uint8Array | AsyncIterable<Uint8Array> = new Uint8Array()): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('finished books', () => {
  test('The console binds fetched books into one PDF, each under the name of its person', async () => {
    const pdf = new BookPrinter().print(await composeBook(completeReport, plain), plain);
    const { page, path } = stackWith({ anna: pdf, ben: pdf });
    const answer = await page(`${path}.pdf`);
    expect(answer?.headers['content-disposition']).toContain('june.pdf');
    const text = (await wholeOf(answer?.body)).toString('latin1');
    expect(partsOf(Buffer.from(text, 'latin1')).objects.size).toBeGreaterThan(0);
    const hex = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase();
    for (const name of ['Name of anna', 'Name of ben']) expect(text).toContain(`/Title <FEFF${hex(name)}>`);
  });

  test('The console zips fetched books under names that differ on every file system', async () => {
    const { page, path } = stackWith(
      { anna: Buffer.from('1'), Anna: Buffer.from('2'), 'a/b': Buffer.from('3') },
      'html',
    );
    const zip = unzipSync(await wholeOf((await page(`${path}.zip`))?.body));
    expect(Object.keys(zip).map((name) => name.replace(/~\w+/, '~mark'))).toEqual([
      'anna.html',
      'Anna~mark.html',
      'a%2Fb.html',
    ]);
    expect(Object.values(zip).map((bytes) => Buffer.from(bytes).toString())).toEqual(['1', '2', '3']);
    expect((await page(`${path}.pdf`))?.status).toBe(409);
  });

  test('The console reports that no books are ready yet, and passes every other address to the stack', async () => {
    const { page, path } = stackWith({});
    expect((await page(`${path}.zip`))?.status).toBe(409);
    expect(await page('/batches/june/books/fedcba9876543210/all.zip')).toBeUndefined();
    expect(await page('/batches/%E0%A4%A/books/fedcba9876543210/all.zip')).toBeUndefined();
    expect(await page('/batches/june/books')).toBeUndefined();
  });
});

test('The console adds its theme to an order of books, and to no other request', async () => {
  const sent: (SignedRequest | undefined)[] = [];
  const reports = withTheme(
    async (_path, request) => {
      sent.push(request);
      return missing.clone();
    },
    { ...plain, name: 'Lotus & Palm' },
  );
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: 'format=pdf&id=anna',
  } as const;
  await reports('/batches/june/books', form);
  await reports('/batches/june/seal', form);
  await reports('/batches/june/books');
  const fields = new URLSearchParams(sent[0]?.raw);
  expect([fields.get('format'), fields.get('id')]).toEqual(['pdf', 'anna']);
  expect(JSON.parse(fields.get('theme') ?? '')).toMatchObject({ name: 'Lotus & Palm' });
  expect(sent.slice(1)).toEqual([form, undefined]);
});

test('The pages of reports in the console follow the tradition of its theme, unless their address names a tradition', async () => {
  const asked: string[] = [];
  const reports = withTheme(
    async (path) => {
      asked.push(path);
      return missing.clone();
    },
    { ...plain, tradition: 'both', chartStyle: 'east' },
  );
  const page = { method: 'GET', accept: 'text/html' } as const;
  await reports('/batches/june/reports/anna', page);
  await reports('/batches/june/reports/anna?tradition=vedic', page);
  await reports('/batches/june/reports/anna', { method: 'GET', accept: 'application/json' });
  await reports('/batches/june', page);
  expect(asked).toEqual([
    '/batches/june/reports/anna?tradition=both&chartStyle=east',
    '/batches/june/reports/anna?tradition=vedic&chartStyle=east',
    '/batches/june/reports/anna',
    '/batches/june',
  ]);
});

test('A book that exceeds its time limit is given up, and the next one is printed', async () => {
  const press = new Press();
  const book = await composeBook(completeReport, plain);
  try {
    await expect(press.print(book, plain, 1)).rejects.toThrow('did not start');
    await press.print(book, plain);
    await expect(press.print(book, plain, 1)).rejects.toThrow('not ready in time');
    expect(Buffer.from(await press.print(book, plain)).toString('latin1', 0, 5)).toBe('%PDF-');
  } finally {
    await press.close();
  }
});

test('The build checks each package fetched for Lambda against package-lock.json', () => {
  const lock = (packages: Record<string, string>) =>
    JSON.stringify({
      packages: Object.fromEntries(
        Object.entries(packages).map(([path, integrity]) => [path, { integrity }]),
      ),
    });
  const known = lock({ 'node_modules/sharp': 'sha512-a', 'node_modules/typst': 'sha512-b' });
  expect(foreignPackages(known, known)).toEqual([]);
  expect(
    foreignPackages(lock({ 'node_modules/sharp': 'sha512-x', 'node_modules/new': 'sha512-b' }), known),
  ).toEqual(['node_modules/sharp', 'node_modules/new']);
  expect(foreignPackages('{"packages":{"node_modules/sharp":{}}}', known)).toEqual(['node_modules/sharp']);
});
