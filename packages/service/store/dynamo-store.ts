import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import {
  BatchWriteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { pictureNameOf } from '@palmleaf/shared/pictures/key-name';
import * as z from 'zod';
import { expiryOf, type Store, type StoreKind } from './store.ts';

interface DynamoStoreOptions {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly now: () => Date;
  readonly readingDays: number;
}

/** DynamoDB allows 400 KB in an item, with its other attributes. */
const chunkBytes = 350 * 1024;

const bytes = z.instanceof(Uint8Array);
const headItem = z.object({
  version: z.string(),
  chunks: z.int(),
  content: bytes.optional(),
  expiresAt: z.int().optional(),
});
type Head = z.output<typeof headItem>;
const chunkItem = z.object({ content: bytes });

/** Stores the chunks of a new version before the head points at them: a reader sees one whole document. */
export class DynamoStore implements Store {
  readonly #options: DynamoStoreOptions;

  constructor(options: DynamoStoreOptions) {
    this.#options = options;
  }

  async read(kind: StoreKind, id: string): Promise<unknown> {
    const pk = partitionOf(kind, id);
    const head = await this.#head(pk);
    if (head === undefined) return undefined;
    const content = await this.#content(pk, head);
    if (content !== undefined) return readDocument(content);
    const replaced = await this.#head(pk);
    const newContent = replaced && (await this.#content(pk, replaced));
    if (newContent === undefined) throw new Error(`the stored ${kind} lacks a chunk`);
    return readDocument(newContent);
  }

  async write(kind: StoreKind, id: string, document: unknown): Promise<void> {
    const pk = partitionOf(kind, id);
    const version = randomUUID();
    const content = await promisify(deflate)(Buffer.from(JSON.stringify(document)));
    const isWhole = content.byteLength <= chunkBytes;
    const chunks = isWhole ? 0 : Math.ceil(content.byteLength / chunkBytes);
    const { now, readingDays } = this.#options;
    const expiresAt = expiryOf(kind, now(), readingDays);
    const lifetime = expiresAt === undefined ? {} : { expiresAt: Math.floor(expiresAt.getTime() / 1000) };
    for (let index = 0; index < chunks; index++) {
      const part = content.subarray(index * chunkBytes, (index + 1) * chunkBytes);
      await this.#put({ pk, sk: chunkKey(version, index), content: part, ...lifetime });
    }
    const inline = isWhole ? { content } : {};
    const { Attributes } = await this.#put({ pk, sk: 'head', version, chunks, ...inline, ...lifetime });
    const old = Attributes && headItem.parse(Attributes);
    if (old) await this.#drop(pk, old.version, old.chunks);
  }

  async #head(pk: string): Promise<Head | undefined> {
    const { Item } = await this.#options.client.send(
      new GetCommand({ TableName: this.#options.table, Key: { pk, sk: 'head' }, ConsistentRead: true }),
    );
    const head = Item && headItem.parse(Item);
    const now = this.#options.now().getTime() / 1000;
    return head?.expiresAt !== undefined && head.expiresAt <= now ? undefined : head;
  }

  async #content(pk: string, { version, chunks, content }: Head): Promise<Uint8Array | undefined> {
    if (content !== undefined) return content;
    const found: Uint8Array[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await this.#options.client.send(
        new QueryCommand({
          TableName: this.#options.table,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :chunks)',
          ExpressionAttributeValues: { ':pk': pk, ':chunks': `chunk#${version}#` },
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      found.push(...Items.map((item) => chunkItem.parse(item).content));
      start = LastEvaluatedKey;
    } while (start !== undefined);
    return found.length === chunks ? Buffer.concat(found) : undefined;
  }

  #put(Item: Record<string, unknown>) {
    return this.#options.client.send(
      new PutCommand({ TableName: this.#options.table, Item, ReturnValues: 'ALL_OLD' }),
    );
  }

  /** Chunks left by an interrupted cleanup only cost space. */
  async #drop(pk: string, version: string, chunks: number): Promise<void> {
    const requests = Array.from({ length: chunks }, (_, index) => ({
      DeleteRequest: { Key: { pk, sk: chunkKey(version, index) } },
    }));
    if (requests.length === 0) return;
    await this.#options.client.send(
      new BatchWriteCommand({ RequestItems: { [this.#options.table]: requests } }),
    );
  }
}

const partitionOf = (kind: StoreKind, id: string): string => `document#${kind}#${pictureNameOf(id)}`;

function chunkKey(version: string, index: number): string {
  return `chunk#${version}#${String(index).padStart(3, '0')}`;
}

async function readDocument(content: Uint8Array): Promise<unknown> {
  return JSON.parse((await promisify(inflate)(content)).toString());
}
