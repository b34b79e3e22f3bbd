import type { BookOrderView, BookView } from '../../../shared/reports/book-views.ts';

const at = '2026-11-22T08:30:00.000Z';
const link = 'https://store.example/parts/0123/books/4567.pdf?X-Amz-Expires=900';

export const making: BookOrderView = {
  batch: 'june',
  order: '0123456789abcdef',
  format: 'pdf',
  theme: 'Lotus & Palm',
  state: 'making',
  people: 2314,
  made: 812,
  kept: 40,
  empty: 12,
  failed: 2,
  askedAt: at,
  books: '/batches/june/books/0123456789abcdef',
};

export const ended: BookOrderView = { ...making, state: 'made', made: 2260, finishedAt: at };

export const ofOne: BookOrderView = {
  ...ended,
  id: 'anna',
  people: 1,
  made: 1,
  kept: 0,
  empty: 0,
  failed: 0,
  books: '/batches/june/books/0123456789abcdef-0123456789abcdef',
};

export const books: readonly BookView[] = [
  { id: 'anna', state: 'made', bytes: 275_110, at, until: at, link },
  { id: 'ben', state: 'failed', fault: 'not printed', at },
  {
    id: 'carl-of-a-long-id-that-nobody-would-write-by-hand-but-a-program-does',
    state: 'failed',
    fault: 'not read',
    at,
  },
  { id: 'dora', state: 'empty', at },
  { id: 'emil', state: 'making', at },
];
