import type { PartName } from '../../plan/part-names.ts';
import { wholePartition } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { type Header, headerItems } from './header.ts';
import { headerSortKey, partOfSortKey, type Subject, subjectPartition } from './keys.ts';
import { type Part, partItems, type Report } from './part.ts';

export async function loadReport(
  { table }: Pick<LedgerContext, 'table'>,
  subject: Subject,
): Promise<Report | undefined> {
  let found: Header | undefined;
  const parts = new Map<PartName, Part>();
  for await (const item of wholePartition(table, subjectPartition(subject))) {
    if (item.sk === headerSortKey) found = headerItems.parse(item);
    const name = partOfSortKey(item.sk);
    if (name !== undefined) parts.set(name, partItems.parse(item));
  }
  return found && { header: found, parts };
}
