import type { Table } from '../../../shared/table/table.ts';

export function shortenPages(table: Table, longest = 1): void {
  const query = table.query.bind(table);
  const queryIndex = table.queryIndex.bind(table);
  const short = (limit = longest) => Math.min(limit, longest);
  table.query = (asked) => query({ ...asked, limit: short(asked.limit) });
  table.queryIndex = (asked) => queryIndex({ ...asked, limit: short(asked.limit) });
}
