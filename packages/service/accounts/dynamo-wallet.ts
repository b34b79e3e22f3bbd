import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { operationNames } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { answerUnlessConditionFails } from './conditional.ts';
import type { CallCounts, Charge, Wallet } from './ledger.ts';
import { shardCount, shardOf } from './shards.ts';
import { isThrottled } from './throttled.ts';

export interface LedgerClient {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly now: () => Date;
}

/** For this long, a balance that was read proves that there is credit. */
const proofMs = 10_000;

const shardItem = z.looseObject({ balance: z.int().default(0), credited: z.int().default(0) });
type ShardItem = z.output<typeof shardItem>;
type Update = NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number]['Update']>;

const shards = Array.from({ length: shardCount }, (_, shard) => shard);
/** Earlier versions had only the first shard. */
const keyOf = (shard: number) => ({ pk: shard === 0 ? 'account' : `account#${shard}`, sk: 'wallet' });

const shares = (credits: number): number[] =>
  shards.map((shard) => Math.floor(credits / shardCount) + (shard < credits % shardCount ? 1 : 0));

/**
 * Sharded, because one item accepts about 1,000 writes a second. Each draw is one conditional write, so no balance
 * becomes negative.
 */
export class DynamoWallet {
  readonly #ledger: LedgerClient;
  #creditProvenUntil = 0;
  #knownWithCredit: { readonly shards: readonly number[]; readonly until: number } | undefined;

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
  }

  async open(credits: number): Promise<void> {
    if ((await this.#read(0))?.balance !== undefined) return;
    const [first = 0, ...others] = shares(credits);
    const onlyIfNew = { ConditionExpression: 'attribute_not_exists(balance)' };
    try {
      await this.#send([
        { ...this.#addition(0, first), ...onlyIfNew },
        ...others.map((share, at) => this.#addition(at + 1, share)),
      ]);
    } catch (error) {
      const wasOpened =
        error instanceof TransactionCanceledException &&
        error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed';
      if (!wasOpened) throw error;
    }
  }

  async wallet(): Promise<Wallet> {
    const items = await this.#readAll();
    const sum = (name: 'balance' | 'credited') => items.reduce((total, item) => total + item[name], 0);
    return { balance: sum('balance'), credited: sum('credited') };
  }

  async seemsToHaveCredit(): Promise<boolean> {
    return this.#nowMs() < this.#creditProvenUntil || (await this.wallet()).balance > 0;
  }

  async addCredits(credits: number): Promise<Wallet> {
    await this.#send(shares(credits).map((share, shard) => this.#addition(shard, share)));
    return this.wallet();
  }

  async calls(): Promise<CallCounts> {
    const items = await this.#readAll();
    return Object.fromEntries(
      operationNames.flatMap((name) => {
        const counts = items.map((item) => z.int().default(0).parse(item[`calls:${name}`]));
        const count = counts.reduce((sum, each) => sum + each, 0);
        return count === 0 ? [] : [[name, count]];
      }),
    );
  }

  async countPlanCall({ operation, request }: Charge): Promise<void> {
    await this.#ledger.client.send(
      new UpdateCommand({
        TableName: this.#ledger.table,
        Key: keyOf(shardOf(request)),
        UpdateExpression: 'ADD #calls :one',
        ExpressionAttributeNames: { '#calls': `calls:${operation}` },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
  }

  /**
   * Tries another shard if one is throttled or empty.
   * @returns false when no shard holds a credit
   * @throws the error of DynamoDB, with nothing changed
   */
  async draw(charge: Charge): Promise<boolean> {
    const throttled = new Map<number, unknown>();
    let candidates = this.#likelyWithCredit();
    for (;;) {
      const shard = candidates[shardOf(charge.request) % candidates.length];
      if (shard === undefined) break;
      try {
        if (await this.#drawFrom(shard, charge)) return true;
      } catch (error) {
        if (!isThrottled(error)) throw error;
        throttled.set(shard, error);
      }
      candidates = (await this.#findWithCredit()).filter((each) => !throttled.has(each));
    }
    this.#creditProvenUntil = 0;
    const [refusal] = throttled.values();
    if (refusal !== undefined) throw refusal;
    return false;
  }

  async #drawFrom(shard: number, { operation }: Charge): Promise<boolean> {
    const drawing = new UpdateCommand({
      TableName: this.#ledger.table,
      Key: keyOf(shard),
      UpdateExpression: 'ADD #calls :one, balance :minusOne',
      ConditionExpression: 'balance >= :one',
      ExpressionAttributeNames: { '#calls': `calls:${operation}` },
      ExpressionAttributeValues: { ':one': 1, ':minusOne': -1 },
      ReturnValues: 'UPDATED_NEW',
    });
    const drawn = await answerUnlessConditionFails(this.#ledger.client.send(drawing));
    if (drawn === undefined) return false;
    const hasCredit = shardItem.parse(drawn.Attributes).balance > 0;
    this.#creditProvenUntil = hasCredit ? this.#nowMs() + proofMs : 0;
    return true;
  }

  #likelyWithCredit(): readonly number[] {
    return this.#knownWithCredit !== undefined && this.#nowMs() < this.#knownWithCredit.until
      ? this.#knownWithCredit.shards
      : shards;
  }

  async #findWithCredit(): Promise<readonly number[]> {
    const items = await this.#readAll();
    const withCredit = shards.filter((shard) => (items[shard]?.balance ?? 0) > 0);
    this.#knownWithCredit =
      withCredit.length === 0 ? undefined : { shards: withCredit, until: this.#nowMs() + proofMs };
    return withCredit;
  }

  #addition(shard: number, credits: number) {
    return {
      TableName: this.#ledger.table,
      Key: keyOf(shard),
      UpdateExpression: 'ADD balance :credits, credited :credits',
      ExpressionAttributeValues: { ':credits': credits },
    };
  }

  /** Writes all shards or none; the SDK's idempotency token keeps retries from adding twice. */
  async #send(updates: readonly Update[]): Promise<void> {
    await this.#ledger.client.send(
      new TransactWriteCommand({ TransactItems: updates.map((Update) => ({ Update })) }),
    );
  }

  async #readAll(): Promise<ShardItem[]> {
    const { table, client } = this.#ledger;
    const { Responses } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: shards.map(keyOf), ConsistentRead: true } } }),
    );
    const found = new Map((Responses?.[table] ?? []).map((item) => [item.pk, item]));
    return Promise.all(
      shards.map(async (shard) =>
        shardItem.parse(found.get(keyOf(shard).pk) ?? (await this.#read(shard)) ?? {}),
      ),
    );
  }

  async #read(shard: number): Promise<Record<string, unknown> | undefined> {
    const { table: TableName, client } = this.#ledger;
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: keyOf(shard), ConsistentRead: true }),
    );
    return Item;
  }

  #nowMs(): number {
    return this.#ledger.now().getTime();
  }
}
