import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { storePlace } from '../../../shared/places/place.ts';
import { DynamoTable } from '../../../shared/table/dynamo-table.ts';
import type { IndexQuery, Item, Key, Page, PartitionQuery } from '../../../shared/table/table.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { MemoryTable } from '../../support/memory-table.ts';
import {
  accepted,
  emptyLedger,
  rowInputs,
  settled,
  uploadEvent,
  uploaded,
} from '../../unit/reports/ledger.ts';
import { plantedName } from './target.ts';

/** The table in memory, whose cursors are read as those of DynamoDB are: by the real table, and judged as it would. */
class CursorTable extends MemoryTable {
  override async query(query: PartitionQuery): Promise<Page<Item>> {
    const { cursor, ...rest } = query;
    if (cursor === undefined) return written(await super.query(query));
    const { sk } = await readCursor((table) => table.query(query));
    return written(await super.query({ ...rest, cursor: sk }));
  }

  override async queryIndex(query: IndexQuery): Promise<Page<Key>> {
    const { cursor, ...rest } = query;
    if (cursor === undefined) return written(await super.queryIndex(query));
    const { sk } = await readCursor((table) => table.queryIndex(query));
    return written(await super.queryIndex({ ...rest, cursor: sk }));
  }
}

const written = <T>({ items, cursor }: Page<T>): Page<T> =>
  cursor === undefined
    ? { items }
    : { items, cursor: Buffer.from(JSON.stringify({ pk: 'p', sk: cursor })).toString('base64url') };

/** What the real table makes of a cursor, before it reaches DynamoDB, which would refuse what is no key. */
async function readCursor(read: (table: DynamoTable) => Promise<unknown>): Promise<Key> {
  let start: unknown;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));
  client.middlewareStack.add(
    () => async (args) => {
      start = keyIn(args.input);
      return { response: {}, output: { $metadata: {}, Items: [] } };
    },
    { step: 'initialize', priority: 'high' },
  );
  await read(new DynamoTable(client, 'table', { sleep: async () => undefined, random: () => 0.5 }));
  client.destroy();
  if (isKey(start)) return start;
  throw Object.assign(new Error('The provided starting key is invalid'), { name: 'ValidationException' });
}

const keyIn = (input: object): unknown => {
  const key: keyof QueryCommandInput = 'ExclusiveStartKey';
  return Reflect.get(input, key);
};

const isKey = (value: unknown): value is Key =>
  typeof value === 'object' &&
  value !== null &&
  'pk' in value &&
  'sk' in value &&
  typeof value.pk === 'string' &&
  typeof value.sk === 'string';

/** A ledger with two batches: reports in every end, an upload under way, a rejection, a place with its months. */
export async function openLedger(): Promise<LedgerContext> {
  const ledger: LedgerContext = { ...emptyLedger().ledger, table: new CursorTable() };
  const person = rowInputs({ name: plantedName, questions: ['Will I travel?'] });
  for (const id of ['anna', 'ben', 'left/carl'])
    await settled(
      ledger,
      { batch: 'june', id },
      await accepted(ledger, { batch: 'june', id }, person),
      'complete',
    );
  const inputs = await accepted(ledger, { batch: 'june', id: 'dora' }, person);
  await settled(ledger, { batch: 'june', id: 'dora' }, inputs, 'partial', {
    'chart/natal_chart_interpretation': { state: 'unknown' },
  });
  await accepted(ledger, { batch: 'may', id: 'emil' }, person);
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const reader = { name: 'reader', until: ledger.now() + 60_000 };
  const event = uploadEvent('births/may.csv');
  const claim = await claimUpload(ledger, event, 'rows', 'may', reader, reader.until);
  if (claim.kind === 'claimed')
    await recordRejection(ledger, claim.upload, {
      code: 'bad-date',
      line: 3,
      field: 'day',
      reason: 'No such day.',
    });
  const place = { id: 'chennai', name: 'Chennai', lat: 13, lon: 80, timezone: 'Asia/Kolkata', notes: [] };
  await storePlace(ledger, place, uploadEvent('places/south.csv'));
  await wantMonths(ledger, place.id, ledger.now());
  return ledger;
}
