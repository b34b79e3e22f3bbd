import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readerBudgets } from '../../../shared/untrusted/budgets.ts';
import { budgetText, rowsIn } from '../../fuzz/cost/page.ts';
import { readers } from '../../fuzz/cost/readers.ts';

const rows = rowsIn(readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8'));

test('The search for the most expensive inputs tries every reader that has a budget', () => {
  expect([...new Set(readers.map(({ budget }) => budget))].sort()).toEqual(Object.keys(readerBudgets).sort());
});

test('The security page has exactly one row for each reader of untrusted bytes, with its present budget', () => {
  expect(rows.map(({ reads }) => reads)).toEqual(readers.map(({ reads }) => reads));
  for (const { reads, budget } of readers) {
    const { line = '' } = rows.find((row) => row.reads === reads) ?? {};
    expect(line.endsWith(`| ${budgetText(budget)} |`), `${line}\n${budgetText(budget)}`).toBe(true);
  }
});
