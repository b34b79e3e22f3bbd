import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { delay } from '../../basics/delay.ts';
import { messageOf } from '../../basics/errors.ts';

const sweepIntervalMs = 30_000;
const fiveYearsSeconds = 5 * 365 * 86_400;

interface Options {
  readonly dynamodb: DynamoDBClient;
  readonly tableName: string;
  readonly keys: readonly string[];
  readonly attribute: string;
  readonly signal: AbortSignal;
  log(line: string): void;
}

/** Like DynamoDB, skips items that expired over five years ago, and values that are not numbers. */
export async function sweepExpired(options: Options): Promise<void> {
  const { signal, log, tableName } = options;
  while (!signal.aborted) {
    const began = Date.now();
    try {
      await sweepOnce(options, Math.floor(Date.now() / 1000));
    } catch (error) {
      if (!signal.aborted) log(`${tableName}: time to live: ${messageOf(error)}`);
    }
    await delay(Math.max(sweepIntervalMs, (Date.now() - began) * 20), signal);
  }
}

/** @returns the number of deleted items @param nowSeconds since 1970 */
export async function sweepOnce(
  { dynamodb, tableName, keys, attribute }: Pick<Options, 'dynamodb' | 'tableName' | 'keys' | 'attribute'>,
  nowSeconds: number,
): Promise<number> {
  const names = Object.fromEntries([attribute, ...keys].map((name, index) => [`#n${index}`, name]));
  const expired = {
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ':now': { N: String(nowSeconds) },
      ':oldest': { N: String(nowSeconds - fiveYearsSeconds) },
      ':number': { S: 'N' },
    },
  };
  const condition = 'attribute_type(#n0, :number) AND #n0 <= :now AND #n0 > :oldest';
  let removed = 0;
  const pages = paginateScan(
    { client: dynamodb },
    {
      TableName: tableName,
      FilterExpression: condition,
      ProjectionExpression: keys.map((_, index) => `#n${index + 1}`).join(', '),
      ...expired,
    },
  );
  for await (const { Items = [] } of pages) {
    for (const Key of Items) {
      try {
        await dynamodb.send(
          new DeleteItemCommand({
            TableName: tableName,
            Key,
            ConditionExpression: condition,
            ExpressionAttributeNames: { '#n0': attribute },
            ExpressionAttributeValues: expired.ExpressionAttributeValues,
          }),
        );
        removed += 1;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
  }
  return removed;
}
