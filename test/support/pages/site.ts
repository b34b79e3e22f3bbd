import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fontsIn } from '../../../functions/reports/font-files.ts';
import {
  assets,
  batchesPage,
  batchPage,
  bookOrdersPage,
  booksPage,
  contentSecurityPolicy,
  homePage,
  panchangPage,
  peoplePage,
  placePage,
  placesPage,
  problemPage,
  receiptPage,
  recordPage,
  reportPage,
  uploadPage,
} from '../../../functions/reports/pages/pages.ts';
import { fontPath } from '../../../functions/reports/pages/styles/fonts.ts';
import { fontFile, pageFonts } from '../../../shared/page-fonts.ts';
import { progressOf } from '../../../shared/views/progress.ts';
import type { BatchView } from '../../../shared/views/views.ts';
import { answers } from './answers.ts';
import { board } from './board.ts';
import { books, ended, making, ofOne } from './books.ts';
import { noScripts } from './no-scripts.ts';
import { reportIn } from './report-in.ts';
import {
  batch,
  completeReport,
  erased,
  erasing,
  places,
  placeTables,
  subjects,
  troubledReport,
} from './views.ts';
import { wordingOf } from './wordings.ts';

const readFont = fontsIn(import.meta.dirname);
const place = { id: 'chennai', name: 'Chennai', lat: 13.0827, lon: 80.2707, timezone: 'Asia/Kolkata' };
const limits = { photo: 25 * 1024 * 1024, rows: 500 * 1024 * 1024 };
const months = { previous: '/panchang/chennai/2026-10', next: '/panchang/chennai/2026-12' };

const ringing = {
  watched: 34,
  ringing: [
    {
      name: 'JobsStuck',
      severity: 'wakes',
      says: 'Subjects wait, and no worker takes them. What to do: docs/operations.md#jobsstuck',
    },
    {
      name: 'DeadLetters',
      severity: 'tells',
      says: 'Messages failed permanently. What to do: docs/operations.md#deadletters',
    },
  ],
  state: 'well',
  sentence:
    'An alarm rings: subjects wait, and no worker takes them (and 1 more alarm); 8 calls bought or reserved this month.',
};

export const samplePages: Readonly<Record<string, () => string>> = {
  '/batches': () => homePage(board),
  '/batches/empty': () =>
    homePage({
      ...board,
      standing: { state: 'well', causes: [], waiting: 0, calls: 8 },
      gates: [],
      batches: [],
      hasMore: false,
    }),
  '/batches/all': () =>
    batchesPage([batch, { ...batch, batch: 'may', complete: 1236, open: 0, sealed: true }], {
      next: '/batches?cursor=x',
    }),
  '/batches/none': () => batchesPage([]),
  '/batches/june': () => batchPage(batch, subjects, { next: 'x' }),
  '/batches/june/books': () =>
    bookOrdersPage('june', [making, ofOne], { next: '/batches/june/books?cursor=x' }),
  '/batches/none/books': () => bookOrdersPage('none', []),
  '/batches/june/books/0123456789abcdef': () => booksPage(making, books),
  '/batches/june/books/fedcba9876543210': () => booksPage(ended, books, { next: '/x?cursor=y' }),
  '/batches/june/books/0123456789abcdef-0123456789abcdef': () => booksPage(ofOne, books.slice(0, 1)),
  '/reports': () => peoplePage({ name: 'a', people: subjects, previous: 'p', next: 'n' }),
  '/reports/none': () => peoplePage({ name: 'zz', people: [] }),
  '/batches/june/reports/anna': () =>
    reportPage(completeReport, { palmImage: '/batches/june/reports/anna/palm-image' }),
  '/batches/june/reports/nils': () => reportPage(troubledReport),
  '/places': () => placesPage(places, { next: '/places?cursor=x', tables: placeTables, monthsAhead: 3 }),
  ...Object.fromEntries(
    places.map((one) => [
      `/panchang/${one.id}`,
      () => placePage({ ...one, offersFeeds: true, history: one.months.toReversed() }),
    ]),
  ),
  '/panchang/without-feeds': () =>
    placePage({
      id: 'x',
      name: 'X',
      lat: 0,
      lon: 0,
      timezone: 'UTC',
      notes: ['A note.'],
      reason: 'The service is not reachable.',
      months: [],
      history: [],
      offersFeeds: false,
    }),
  '/batches/june/reports/hanna': () => reportPage(reportIn('de'), { wording: wordingOf('de') }),
  '/batches/june/reports/meera': () => reportPage(reportIn('hi'), { wording: wordingOf('hi') }),
  '/batches/june/reports/valli': () =>
    reportPage(reportIn('ta'), {
      wording: wordingOf('ta'),
      palmImage: '/batches/june/reports/valli/palm-image',
    }),
  '/records/anna': () => recordPage(completeReport, { palmImage: '/batches/june/reports/anna/palm-image' }),
  '/records/nils': () => recordPage(troubledReport),
  '/uploads': () => uploadPage({ limits, batch: 'june', scripts: noScripts, currency: 'USD' }),
  '/places/none': () => placesPage([]),
  '/panchang/chennai/2026-11': () =>
    panchangPage(place, { month: '2026-11', state: 'bought', answer: answers.chennai, ...months }),
  '/panchang/chennai/tamil-names': () =>
    panchangPage(place, { month: '2026-11', state: 'bought', answer: answers.tamilNames, ...months }),
  '/panchang/chennai/tamil-month': () =>
    panchangPage(place, { month: '2026-11', state: 'bought', answer: answers.tamilMonth, ...months }),
  '/panchang/chennai/2027-01': () => panchangPage(place, { month: '2027-01', state: 'pending' }),
  '/batches/june/reports/zoe': () => receiptPage(erasing, true),
  '/batches/june/reports/yan/receipt': () => receiptPage(erased, true),
  '/nowhere': () =>
    problemPage({ title: 'No such report', status: 404, detail: 'Batch june has no subject "nobody".' }),
};

export async function sampleSite(
  current: () => BatchView = () => batch,
  more: Readonly<Record<string, () => string>> = {},
): Promise<{
  readonly origin: string;
  close(): Promise<void>;
}> {
  const photo = readFileSync(new URL('./palm.jpg', import.meta.url));
  const server: Server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    const file = [...assets(), noScripts.page].find((entry) => entry.path === path);
    const page = samplePages[path] ?? more[path];
    const font = pageFonts.map(fontFile).find((name) => path === fontPath(name));
    response.setHeader('content-security-policy', contentSecurityPolicy);
    if (file !== undefined) response.setHeader('content-type', file.contentType).end(file.text);
    else if (font !== undefined) response.setHeader('content-type', 'font/woff2').end(await readFont(font));
    else if (path.endsWith('/palm-image')) response.setHeader('content-type', 'image/jpeg').end(photo);
    else if (path === '/credits')
      response.setHeader('content-type', 'application/json').end('{"balance":1234,"credited":5000}');
    else if (path === '/alarms')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(ringing));
    else if (path === '/batches/june' && request.headers.accept === 'application/json')
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ...current(), progress: progressOf(current()) }));
    else if (page !== undefined) response.setHeader('content-type', 'text/html; charset=utf-8').end(page());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sample site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
