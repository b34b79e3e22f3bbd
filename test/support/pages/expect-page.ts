import { expect } from 'vitest';
import { readMarkup } from './markup.ts';

function expectOrder(headings: readonly number[]): void {
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  headings.forEach((level, index) => {
    if (index > 0) expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1);
  });
}

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
