import { readTheme } from '@palmleaf/books/theme';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { nameHash, reportsOver } from '../reports/app.ts';
import { BooksWorld } from './books-world.ts';

let books: BooksWorld;
beforeEach(() => {
  books = new BooksWorld();
});

describe('orders of books', () => {
  test.each([
    ['an empty name', { theme: { name: '' } }, 'theme.name'],
    ['a logo elsewhere', { theme: { logo: 'https://elsewhere.example/logo.png' } }, 'theme.logo'],
    ['a big logo', { theme: { logo: `data:image/png;base64,${'A'.repeat(690_000)}` } }, 'theme.logo'],
    ['a misspelt field', { theme: { colour: 'red' } }, 'colour'],
    ['another format', { format: 'epub' }, 'format'],
    ['a field of another endpoint', { ids: ['anna'] }, 'ids'],
  ])('The API says what is wrong with an invalid order of books: %s', async (_what, body, field) => {
    await books.people('anna');
    const answer = await books.api().send('POST', '/batches/june/books', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(field);
    expect(books.hints).toEqual([]);
  });

  test('The API answers an order of books for an unknown person with 404 and for an erased person with 410', async () => {
    await books.people('anna');
    const status = async (batch: string, body: object) =>
      (await books.api().send('POST', `/batches/${batch}/books`, body)).status;
    expect(await status('july', {})).toBe(404);
    expect(await status('june', { id: 'nobody' })).toBe(404);
    await eraseSubject({ ...books.world.ledger, nameHash }, nameHash, { batch: 'june', id: 'anna' });
    expect(await status('june', { id: 'anna' })).toBe(410);
    for (const order of ['x', '0123456789abcdef', '0123456789abcdef-0123456789abcdef'])
      expect((await books.api().get(`/batches/june/books/${order}`)).status).toBe(404);
  });

  test('The read-only API refuses to order books and shows the existing ones', async () => {
    await books.people('anna');
    const reading = reportsOver(books.world.ledger, { mayChange: false });
    expect((await reading.send('POST', '/batches/june/books', {})).status).toBe(403);
    const page = await (await reading.get('/batches/june/books', { accept: 'text/html' })).text();
    expect(page).toContain('Your AWS credentials may read here and change nothing.');
    expect(page).not.toContain('<form');
  });

  const press = (fields: Record<string, string>) =>
    books.api().app.request('/batches/june/books', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(fields).toString(),
    });

  test('The tradition and chart style that the operator chooses on the page of books override the theme and the language', async () => {
    await books.people('anna');
    const theme = JSON.stringify({ name: 'Lotus', tradition: 'western', chartStyle: 'north' });
    const orderOf = async (fields: Record<string, string>) => {
      const path = (await press({ format: 'pdf', ...fields })).headers.get('location') ?? '';
      const { tradition, chartStyle } = (await books.read(path)).order;
      return { path, look: [tradition, chartStyle] };
    };
    expect((await orderOf({ tradition: '', chartStyle: '' })).look).toEqual([undefined, undefined]);
    expect((await orderOf({ theme, tradition: '', chartStyle: 'east' })).look).toEqual(['western', 'east']);
    const { path, look } = await orderOf({ tradition: 'both', chartStyle: 'south' });
    expect(look).toEqual(['both', 'south']);
    await books.untilDone();
    const page = await (await books.api().get(path, { accept: 'text/html' })).text();
    expect(page).toContain('PDF, Palmleaf, Vedic and Western, south Indian (square).');
    expect(page).toContain('<option value="both" selected>');
    expect((await press({ format: 'pdf', tradition: 'chinese' })).status).toBe(400);
  });

  test('A button on the page leads to the order of books, with the theme of the operator', async () => {
    await books.people('anna');
    const theme = JSON.stringify(readTheme({ name: 'Lotus & Palm' }));
    const answer = await press({ format: 'pdf', id: 'anna', theme });
    expect(answer.status).toBe(303);
    const path = answer.headers.get('location') ?? '';
    expect((await books.read(path)).order).toMatchObject({ theme: 'Lotus & Palm', id: 'anna' });
    const page = await (await books.api().get(path, { accept: 'text/html' })).text();
    expect(page).toContain('<progress max="1" value="0"');
    await books.untilDone();
    expect(await (await books.api().get(path, { accept: 'text/html' })).text()).toContain('Open the book');
    expect((await press({ format: 'pdf', theme: '{broken' })).status).toBe(400);
  });
});
