import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { operationNames } from '@palmleaf/contract/operations';
import { callBookDays } from '@palmleaf/contract/ours';
import * as z from 'zod';
import type { LedgerClient } from './dynamo-wallet.ts';
import type { RequestCount, RequestPage } from './ledger.ts';
import { shardCount, shardOf } from './shards.ts';
import { isThrottled } from './throttled.ts';

type Counted = Pick<RequestCount, 'operation' | 'request'>;

const requestItem = z
  .object({ sk: z.string(), calls: z.int() })
  .transform(({ sk, calls }) => {
    const end = sk.indexOf('#');
    return { sk, operation: sk.slice(0, end), request: sk.slice(end + 1), calls };
  })
  .pipe(z.object({ sk: z.string(), operation: z.enum(operationNames), request: z.string(), calls: z.int() }));
type RequestItem = z.output<typeof requestItem>;

/** The partition without a number holds the counts of earlier versions. */
const partitions = ['requests', ...Array.from({ length: shardCount }, (_, shard) => `requests#${shard}`)];

export class DynamoRequestCounts {
  readonly #ledger: LedgerClient;
  #unwritten: Counted[] = [];

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
  }

  /** If DynamoDB throttles this write, the next call repeats it: this call is already charged. */
  async count(counted: Counted): Promise<void> {
    const due = [...this.#unwritten, counted];
    this.#unwritten = [];
    const written = await Promise.allSettled(due.map((each) => this.#write(each)));
    for (const [at, result] of written.entries()) {
      const each = due[at];
      if (result.status === 'fulfilled' || each === undefined) continue;
      if (!isThrottled(result.reason)) throw result.reason;
      this.#unwritten.push(each);
    }
  }

  async #write({ operation, request }: Counted): Promise<void> {
    await this.#ledger.client.send(
      new UpdateCommand({
        TableName: this.#ledger.table,
        Key: { pk: `requests#${shardOf(request)}`, sk: `${operation}#${request}` },
        UpdateExpression: 'ADD calls :one SET expiresAt = :end',
        ExpressionAttributeValues: {
          ':one': 1,
          ':end': Math.floor(this.#ledger.now().getTime() / 1000) + callBookDays * 86_400,
        },
      }),
    );
  }

  /** The page ends at the lowest key up to which all partitions were read. */
  async page({ after, limit }: { after?: string | undefined; limit: number }): Promise<RequestPage> {
    const read = await Promise.all(partitions.map((partition) => this.#query(partition, after, limit + 1)));
    const ends = read.flatMap(({ items, hasMore }) => (hasMore ? (items.at(-1)?.sk ?? []) : []));
    const end = ends.sort()[0];
    const counts = new Map<string, RequestItem>();
    for (const item of read.flatMap(({ items }) => items)) {
      if (end !== undefined && item.sk > end) continue;
      counts.set(item.sk, { ...item, calls: item.calls + (counts.get(item.sk)?.calls ?? 0) });
    }
    const known = [...counts.keys()].sort();
    const pageKeys = known.slice(0, limit);
    return {
      requests: pageKeys.flatMap((sk) => {
        const item = counts.get(sk);
        return item === undefined
          ? []
          : [{ operation: item.operation, request: item.request, calls: item.calls }];
      }),
      next: known.length > limit || end !== undefined ? pageKeys.at(-1) : undefined,
    };
  }

  async #query(partition: string, after: string | undefined, limit: number) {
    const { Items = [], LastEvaluatedKey } = await this.#ledger.client.send(
      new QueryCommand({
        TableName: this.#ledger.table,
        KeyConditionExpression: after === undefined ? 'pk = :partition' : 'pk = :partition AND sk > :after',
        ExpressionAttributeValues: {
          ':partition': partition,
          ...(after === undefined ? {} : { ':after': after }),
        },
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return { items: Items.map((item) => requestItem.parse(item)), hasMore: LastEvaluatedKey !== undefined };
  }
}
