import { randomUUID } from 'node:crypto';
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { decodeCursor, encodeCursor, indexCursor, partitionCursor } from './cursor.ts';
import { ExpressionBuilder } from './expression.ts';
import type { ManyTable } from './grouped-table.ts';
import type { WholeIndex } from './scanned-index.ts';
import {
  type IndexEntry,
  type IndexName,
  type IndexQuery,
  type Item,
  indexes,
  type Key,
  type Page,
  type PartitionQuery,
  type Removal,
  type TransactResult,
  type Update,
  type UpdateResult,
  type Write,
} from './table.ts';
import { temporaryReasons } from './table-error.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Waiting {
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

const maxConflictAttempts = 8;

/** The SDK retries throttling; this class retries conflicts between transactions. */
export class DynamoTable implements ManyTable {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;
  readonly #waiting: Waiting;

  constructor(client: DynamoDBDocumentClient, name: string, waiting: Waiting) {
    this.#client = client;
    this.#name = name;
    this.#waiting = waiting;
  }

  async get(key: Key): Promise<Item | undefined> {
    const answer = await this.#client.send(
      new GetCommand({ TableName: this.#name, Key: keyOf(key), ConsistentRead: true }),
    );
    return answer.Item && toItem(answer.Item);
  }

  async getAll(keys: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    const found = new Map<string, Item>();
    let open: readonly Record<string, unknown>[] = keys.map((key) => ({ ...keyOf(key) }));
    for (let attempt = 1; open.length > 0; attempt += 1) {
      if (attempt > maxConflictAttempts)
        throw new Error('DynamoDB left keys of a group unread after every try');
      if (attempt > 1) await this.#pause(attempt);
      const wanted = { Keys: [...open], ConsistentRead: true };
      const answer = await this.#client.send(new BatchGetCommand({ RequestItems: { [this.#name]: wanted } }));
      for (const item of (answer.Responses?.[this.#name] ?? []).map(toItem)) found.set(addressOf(item), item);
      open = answer.UnprocessedKeys?.[this.#name]?.Keys ?? [];
    }
    return keys.map((key) => found.get(addressOf(key)));
  }

  async query(query: PartitionQuery): Promise<Page<Item>> {
    const { pk, prefix, limit, cursor } = query;
    const start = cursor === undefined ? undefined : decodeCursor(partitionCursor(query), cursor);
    const answer = await this.#client.send(
      new QueryCommand({
        TableName: this.#name,
        ConsistentRead: true,
        KeyConditionExpression: prefix === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: prefix === undefined ? { ':pk': pk } : { ':pk': pk, ':prefix': prefix },
        ...(limit === undefined ? {} : { Limit: limit }),
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      }),
    );
    return page((answer.Items ?? []).map(toItem), answer.LastEvaluatedKey);
  }

  async queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    const { index, partition, upTo, prefix, limit, cursor, backwards } = query;
    const start = cursor === undefined ? undefined : decodeCursor(indexCursor(query), cursor);
    const [partitionName, sortName] = indexes[index];
    const bound =
      upTo !== undefined ? ' AND #s <= :bound' : prefix !== undefined ? ' AND begins_with(#s, :bound)' : '';
    const answer = await this.#client.send(
      new QueryCommand({
        TableName: this.#name,
        IndexName: index,
        KeyConditionExpression: `#p = :p${bound}`,
        ExpressionAttributeNames: { '#p': partitionName, ...(bound === '' ? {} : { '#s': sortName }) },
        ExpressionAttributeValues: { ':p': partition, ...(bound === '' ? {} : { ':bound': upTo ?? prefix }) },
        ...(backwards ? { ScanIndexForward: false } : {}),
        ...(limit === undefined ? {} : { Limit: limit }),
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      }),
    );
    const entries = (answer.Items ?? []).map((item) => toEntry(toItem(item), sortName));
    return page(entries, answer.LastEvaluatedKey);
  }

  /** Eventually consistent. Returns undefined if the index has `maxEntries` entries or more. */
  async scanIndex(index: IndexName, maxEntries: number): Promise<WholeIndex | undefined> {
    const [partitionName, sortName] = indexes[index];
    const { Items = [], LastEvaluatedKey } = await this.#client.send(
      new ScanCommand({ TableName: this.#name, IndexName: index, Limit: maxEntries }),
    );
    if (LastEvaluatedKey !== undefined) return undefined;
    const sorted = Items.map(toItem).sort((one, other) => Number(one[sortName]) - Number(other[sortName]));
    const byPartition = Map.groupBy(sorted, (item) => String(item[partitionName]));
    return new Map(
      [...byPartition].map(([name, items]) => [name, items.map((item) => toEntry(item, sortName))]),
    );
  }

  async update(update: Update): Promise<UpdateResult> {
    const builder = new ExpressionBuilder();
    try {
      const command = new UpdateCommand({
        TableName: this.#name,
        Key: keyOf(update.key),
        ...updateExpressions(builder, update),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      const answer = await this.#untilNoConflict(() => this.#client.send(command));
      return { ok: true, item: toItem(answer.Attributes ?? {}) };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return error.Item === undefined ? { ok: false } : { ok: false, item: toItem(unmarshall(error.Item)) };
    }
  }

  async delete(removal: Removal): Promise<boolean> {
    const builder = new ExpressionBuilder();
    try {
      const command = new DeleteCommand({
        TableName: this.#name,
        Key: keyOf(removal.key),
        ...removalExpressions(builder, removal),
      });
      await this.#untilNoConflict(() => this.#client.send(command));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  async transact(writes: readonly Write[]): Promise<TransactResult> {
    const items = writes.map((write): TransactItem => {
      const builder = new ExpressionBuilder();
      const target = { TableName: this.#name, Key: keyOf(write.key) };
      return 'delete' in write
        ? { Delete: { ...target, ...removalExpressions(builder, write) } }
        : { Update: { ...target, ...updateExpressions(builder, write) } };
    });
    // All tries share one token, so that the transaction is executed once.
    const token = randomUUID();
    const command = new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token });
    try {
      await this.#untilNoConflict(() => this.#client.send(command));
      return { ok: true };
    } catch (error) {
      const failed = failedConditions(error);
      if (failed.length > 0) return { ok: false, failed };
      throw error;
    }
  }

  async #untilNoConflict<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (attempt === maxConflictAttempts || !isTemporary(error)) throw error;
        await this.#pause(attempt);
      }
    }
  }

  #pause(attempt: number): Promise<void> {
    return this.#waiting.sleep(this.#waiting.random() * 50 * 2 ** attempt);
  }
}

function updateExpressions(builder: ExpressionBuilder, update: Update) {
  const text = builder.update(update);
  const condition = update.condition && builder.condition(update.condition);
  return {
    UpdateExpression: text,
    ...(condition === undefined ? {} : { ConditionExpression: condition }),
    ExpressionAttributeNames: builder.names,
    ...(Object.keys(builder.values).length > 0 ? { ExpressionAttributeValues: builder.values } : {}),
  };
}

function removalExpressions(builder: ExpressionBuilder, removal: Removal) {
  if (!removal.condition) return {};
  return {
    ConditionExpression: builder.condition(removal.condition),
    ExpressionAttributeNames: builder.names,
    ...(Object.keys(builder.values).length > 0 ? { ExpressionAttributeValues: builder.values } : {}),
  };
}

function failedConditions(error: unknown): number[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap((reason, position) =>
    reason.Code === 'ConditionalCheckFailed' ? [position] : [],
  );
}

function isTemporary(error: unknown): boolean {
  if (error instanceof TransactionInProgressException || error instanceof TransactionConflictException)
    return true;
  if (!(error instanceof TransactionCanceledException) || failedConditions(error).length > 0) return false;
  return (error.CancellationReasons ?? []).some(
    ({ Code }) => Code !== undefined && temporaryReasons.has(Code),
  );
}

const addressOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

function keyOf(key: Key): Key {
  return { pk: key.pk, sk: key.sk };
}

function toEntry(item: Item, sortName: string): IndexEntry {
  const sort = item[sortName];
  if (typeof sort !== 'string' && typeof sort !== 'number')
    throw new Error('An index returned an entry without its sort key');
  return { ...keyOf(item), sort };
}

function toItem(attributes: Record<string, unknown>): Item {
  const { pk, sk } = attributes;
  if (typeof pk !== 'string' || typeof sk !== 'string')
    throw new Error('The table returned an item without its key');
  return { ...attributes, pk, sk };
}

function page<T>(items: T[], last: Record<string, unknown> | undefined): Page<T> {
  return last === undefined ? { items } : { items, cursor: encodeCursor(last) };
}
