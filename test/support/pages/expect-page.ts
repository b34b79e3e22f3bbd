import { expect } from 'vitest';
import { readMarkup } from './markup.ts';

/** Headings begin with one h1 and never skip a level on the way down. */
function expectOrder(headings: readonly number[]): void {
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  headings.forEach((level, index) => {
    if (index > 0) expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1);
  });
}

/** Expects a page with sound headings and links. */
export function expectPage(page: string): ReturnType<typeof readMarkup> {
  const markup = readMarkup(page);
  expectOrder(markup.headings);
  expect(new Set(markup.ids).size).toBe(markup.ids.length);
  for (const link of markup.links) {
    expect(link === '' || link.startsWith('/') || link.startsWith('#')).toBe(true);
    if (/^#./.test(link)) expect(markup.ids).toContain(link.slice(1));
  }
  return markup;
}
