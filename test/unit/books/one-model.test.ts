import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Block, composeBook } from '@palmleaf/books/testing';
import { readTheme } from '@palmleaf/books/theme';
import { languages } from '@palmleaf/contract/languages';
import { expect, test } from 'vitest';
import { reportPage } from '../../../functions/reports/pages/pages.ts';
import { readMarkup } from '../../support/pages/markup.ts';
import { reportIn } from '../../support/pages/report-in.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

/** Leaves out the measures of a photo, which a page shows separately. */
function sentencesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return typeof block.text === 'string' ? block.text.split(': ') : block.text.text.split(': ');
    case 'text':
    case 'lead':
    case 'fine':
      return block.text.replaceAll(/ ?\([^()]*\d[.,]\d[^()]*\)/g, '').split(/(?<=[.!?।:])\s+|\n+| · /);
    case 'facts':
      return block.rows.flatMap(([name, value]) => [
        name,
        ...(typeof value === 'string' ? value.split(', ') : []),
      ]);
    case 'card':
      return block.blocks.flatMap(sentencesOf);
    case 'list':
      return [...block.items];
    case 'table':
      return block.rows.flat().flatMap((cell) => (typeof cell === 'string' ? [] : cell.text));
    case 'shares':
      return block.rows.map(([name]) => name);
    case 'drawing':
    case 'photo':
      return [];
  }
}

test.each(languages)('The page of a report in %s shows each sentence of its book', async (language) => {
  const view = reportIn(language);
  const texts = (await composeBook(view, readTheme({}))).chapters.flatMap(({ blocks }) =>
    blocks.flatMap(sentencesOf),
  );
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const page = plain(readMarkup(reportPage(view, { wording: wordingOf(language) })).text);
  const titles = [wordingOf(language).words.retrograde];
  expect(texts.length).toBeGreaterThan(300);
  const missing = texts
    .map(plain)
    .filter((one) => !titles.includes(one) && !page.includes(one.replace(/:$/, '')));
  expect(missing).toEqual([]);
});

test('Pages and books take every colour from the design tokens (packages/books/look/tokens.ts)', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const sources = ['functions/reports/pages/styles/*.ts', 'packages/books/{drawings,html,typst,theme}/*.ts'];
  const files = globSync(sources, { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const own = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/#[0-9a-f]{3,6}\b/gi)].map(
      ([colour]) => `${file} ${colour}`,
    ),
  );
  expect(own.filter((one) => !/ #fff(?:fff)?$/.test(one))).toEqual([]);
});
