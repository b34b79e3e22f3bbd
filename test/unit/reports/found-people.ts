import { expect } from 'vitest';
import { readMarkup } from '../../support/pages/markup.ts';
import type { reportsOver } from './app.ts';

type Api = Pick<ReturnType<typeof reportsOver>, 'get'>;

export async function readPeoplePage({ get }: Api, path: string) {
  const answer = await get(path, { accept: 'text/html' });
  expect(answer.status).toBe(200);
  const { links, text } = readMarkup(await answer.text());
  const people = links.flatMap((link) => /^\/batches\/\w+\/reports\/([^/]+)$/.exec(link)?.[1] ?? []);
  const pageLinks = links.filter((link) => link.includes('cursor='));
  return { people, pageLinks, text };
}

export async function followPages(
  api: Api,
  start: string,
  direction: 'More people' | 'Previous people',
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let path: string | undefined = start; path !== undefined; ) {
    const { people, text, pageLinks } = await readPeoplePage(api, path);
    pages.push(people);
    const next: string | undefined = direction === 'More people' ? pageLinks.at(-1) : pageLinks[0];
    path = text.includes(direction) && next !== undefined ? `${next}&limit=9` : undefined;
    if (pages.length > 50) throw new Error('The pages lead in a circle');
  }
  return pages;
}
