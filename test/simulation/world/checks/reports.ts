import { type Header, headerItems } from '../../../../shared/ledger/items/header.ts';
import {
  headerSortKey,
  partOfSortKey,
  subjectName,
  subjectOfPartition,
} from '../../../../shared/ledger/items/keys.ts';
import { type Part, partItems, type Report } from '../../../../shared/ledger/items/part.ts';
import type { PartName } from '../../../../shared/plan/part-names.ts';
import type { MemoryTable } from '../../../support/table/memory-table.ts';

export function reportsOf(table: MemoryTable): Map<string, Report> {
  const headers = new Map<string, Header>();
  const parts = new Map<string, Map<PartName, Part>>();
  for (const item of table.items()) {
    const subject = subjectOfPartition(item.pk);
    if (subject === undefined) continue;
    const name = subjectName(subject);
    if (item.sk === headerSortKey) headers.set(name, headerItems.parse(item));
    const partName = partOfSortKey(item.sk);
    if (partName === undefined) continue;
    const ofSubject = parts.get(name) ?? new Map<PartName, Part>();
    parts.set(name, ofSubject.set(partName, partItems.parse(item)));
  }
  return new Map(
    [...headers].map(([name, header]) => [name, { header, parts: parts.get(name) ?? new Map() }]),
  );
}

/** Also of photos that joined the report of a row. */
export class RemovedHeaders {
  readonly headers: Header[] = [];

  constructor(table: MemoryTable) {
    table.listeners.push(({ key, before, after }) => {
      const isHeader = key.sk === headerSortKey && subjectOfPartition(key.pk) !== undefined;
      if (isHeader && before !== undefined && after === undefined)
        this.headers.push(headerItems.parse(before));
    });
  }
}
