import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type Header, headerItems } from '../../shared/ledger/items/header.ts';
import { headerSortKey, partPrefix } from '../../shared/ledger/items/keys.ts';
import { type Part, partItems, type Report } from '../../shared/ledger/items/part.ts';
import { isPartName, type PartName } from '../../shared/plan/part-names.ts';

type Item = Readonly<Record<string, unknown>>;

export interface LedgerContent {
  readonly reports: readonly Report[];
  readonly others: readonly Item[];
}

export async function readLedger(client: DynamoDBDocumentClient, tableName: string): Promise<LedgerContent> {
  const items: Item[] = [];
  const pages = paginateScan({ client }, { TableName: tableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) items.push(...Items);
  const headers: Header[] = [];
  const parts = new Map<string, Map<PartName, Part>>();
  const others: Item[] = [];
  for (const item of items) {
    const [pk, sk] = [String(item.pk), String(item.sk)];
    const name = sk.startsWith(partPrefix) ? sk.slice(partPrefix.length) : '';
    if (pk.startsWith('subject#') && sk === headerSortKey) {
      headers.push(headerItems.parse(item));
    } else if (pk.startsWith('subject#') && isPartName(name)) {
      const known = parts.get(pk) ?? new Map<PartName, Part>();
      parts.set(pk, known.set(name, partItems.parse(item)));
    } else others.push(item);
  }
  const reports = headers.map((found) => ({ header: found, parts: parts.get(found.pk) ?? new Map() }));
  return { reports, others };
}
