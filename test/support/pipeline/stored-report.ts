import { inflateSync } from 'node:zlib';
import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

const header = z.looseObject({
  sk: z.literal('report'),
  state: z.string(),
  callsBought: z.int(),
  callsUnknown: z.int(),
  callsReused: z.int(),
});
const part = z.looseObject({
  sk: z.string().startsWith('part#'),
  state: z.string(),
  operation: z.string(),
  inputsHash: z.string(),
  body: z.instanceof(Uint8Array).optional(),
  bodyKey: z.string().optional(),
  reusedFrom: z.string().optional(),
  unknowns: z.set(z.string()).optional(),
});
type StoredPart = z.output<typeof part>;

export interface StoredReport {
  readonly header: z.output<typeof header>;
  readonly parts: ReadonlyMap<string, StoredPart>;
}

/** Reads the table with none of the pipeline's code. */
export async function readStoredReport(
  table: DynamoDBDocumentClient,
  tableName: string,
  batch: string,
  id: string,
): Promise<StoredReport> {
  const pages = paginateQuery(
    { client: table },
    {
      TableName: tableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :subject',
      ExpressionAttributeValues: { ':subject': `subject#${batch}/${id}` },
    },
  );
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) items.push(...Items);
  const parts = items
    .filter(({ sk }) => String(sk).startsWith('part#'))
    .map((item) => part.parse(item))
    .map((found) => [found.sk.slice('part#'.length), found] as const);
  return { header: header.parse(items.find(({ sk }) => sk === 'report')), parts: new Map(parts) };
}

export function bodyOf({ body }: StoredPart): unknown {
  return body === undefined ? undefined : JSON.parse(inflateSync(body).toString('utf8'));
}
