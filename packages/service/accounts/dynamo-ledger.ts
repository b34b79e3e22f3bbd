import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { operationNames } from '@palmleaf/contract/operations';
import { callBookDays } from '@palmleaf/contract/ours/call-book';
import * as z from 'zod';
import type { CallCounts, Charge, Credential, Ledger, RequestCount, RequestPage, Wallet } from './ledger.ts';

interface DynamoLedgerOptions {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly now: () => Date;
}

/** How long a charge that left credit is word of it: what is computed for nothing after somebody else took it is of these seconds. */
const creditWordMs = 10_000;

const wallet = { pk: 'account', sk: 'wallet' } as const;
const requestsPartition = 'requests';
const credentialsPartition = 'credentials';

const issued = {
  id: z.string(),
  digest: z.string(),
  createdAt: z.string(),
  graceUntil: z.string().optional(),
};
const credentialItem = z.discriminatedUnion('kind', [
  z.object({ ...issued, kind: z.literal('token') }),
  z.object({
    ...issued,
    kind: z.literal('key'),
    userId: z.string(),
    plan: z.string(),
    planExpiresAt: z.string().optional(),
    cancelledAt: z.string().optional(),
  }),
]);
const walletItem = z.looseObject({ balance: z.int().default(0), credited: z.int().default(0) });
const requestItem = z
  .object({ sk: z.string(), calls: z.int() })
  .transform(({ sk, calls }) => {
    const end = sk.indexOf('#');
    return { sk, operation: sk.slice(0, end), request: sk.slice(end + 1), calls };
  })
  .pipe(z.object({ sk: z.string(), operation: z.enum(operationNames), request: z.string(), calls: z.int() }));

/**
 * The books in the service's own table.
 *
 * | item | pk | sk |
 * |---|---|---|
 * | wallet, with one attribute `calls:<operation>` per operation | `account` | `wallet` |
 * | credential, by digest | `credentials` | `<digest>` |
 * | calls of one request | `requests` | `<operation>#<fingerprint>` |
 *
 * A charge is one conditional update of the wallet item: credit and count cannot come apart, and the item
 * takes as many concurrent updates as one key of DynamoDB does, which a transaction would not.
 */
export class DynamoLedger implements Ledger {
  readonly #options: DynamoLedgerOptions;
  /** Until then a charge has told that there is credit, in milliseconds. */
  #hasCreditUntil = 0;

  constructor(options: DynamoLedgerOptions) {
    this.#options = options;
  }

  async open(credits: number): Promise<void> {
    await unlessConditionFails(
      this.#client.send(
        new UpdateCommand({
          ...this.#in,
          Key: wallet,
          UpdateExpression: 'SET balance = :credits, credited = :credits',
          ConditionExpression: 'attribute_not_exists(balance)',
          ExpressionAttributeValues: { ':credits': credits },
        }),
      ),
    );
  }

  async wallet(): Promise<Wallet> {
    const { balance, credited } = await this.#readWallet();
    return { balance, credited };
  }

  async seemsToHaveCredit(): Promise<boolean> {
    if (this.#options.now().getTime() < this.#hasCreditUntil) return true;
    return (await this.wallet()).balance > 0;
  }

  async addCredits(credits: number): Promise<Wallet> {
    const { Attributes } = await this.#client.send(
      new UpdateCommand({
        ...this.#in,
        Key: wallet,
        UpdateExpression: 'ADD balance :credits, credited :credits',
        ExpressionAttributeValues: { ':credits': credits },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const { balance, credited } = walletItem.parse(Attributes);
    return { balance, credited };
  }

  async charge({ operation, request, drawsCredit }: Charge): Promise<boolean> {
    const counts = { ...this.#in, Key: wallet, ExpressionAttributeNames: { '#calls': `calls:${operation}` } };
    const charged = drawsCredit
      ? await this.#draw(counts)
      : await unlessConditionFails(
          this.#client.send(
            new UpdateCommand({
              ...counts,
              UpdateExpression: 'ADD #calls :one',
              ExpressionAttributeValues: { ':one': 1 },
            }),
          ),
        );
    if (!charged) return false;
    await this.#client.send(
      new UpdateCommand({
        ...this.#in,
        Key: { pk: requestsPartition, sk: `${operation}#${request}` },
        UpdateExpression: 'ADD calls :one SET expiresAt = :end',
        ExpressionAttributeValues: {
          ':one': 1,
          ':end': Math.floor(this.#options.now().getTime() / 1000) + callBookDays * 86_400,
        },
      }),
    );
    return true;
  }

  /** Takes one credit. @returns false, with nothing changed, when none is left. */
  async #draw(
    counts: Pick<UpdateCommandInput, 'TableName' | 'Key' | 'ExpressionAttributeNames'>,
  ): Promise<boolean> {
    const drawing = new UpdateCommand({
      ...counts,
      UpdateExpression: 'ADD #calls :one, balance :minusOne',
      ConditionExpression: 'balance >= :one',
      ExpressionAttributeValues: { ':one': 1, ':minusOne': -1 },
      ReturnValues: 'UPDATED_NEW',
    });
    const left = await answerUnlessConditionFails(this.#client.send(drawing));
    const balance = left === undefined ? 0 : walletItem.parse(left.Attributes).balance;
    this.#hasCreditUntil = balance > 0 ? this.#options.now().getTime() + creditWordMs : 0;
    return left !== undefined;
  }

  async calls(): Promise<CallCounts> {
    const item = await this.#readWallet();
    return Object.fromEntries(
      operationNames.flatMap((name) => {
        const count = item[`calls:${name}`];
        return typeof count === 'number' ? [[name, count]] : [];
      }),
    );
  }

  async callsByRequest(page: { after?: string | undefined; limit: number }): Promise<RequestPage> {
    const found: z.output<typeof requestItem>[] = [];
    let start = page.after === undefined ? undefined : { pk: requestsPartition, sk: page.after };
    do {
      const { Items = [], LastEvaluatedKey } = await this.#client.send(
        new QueryCommand({
          ...this.#in,
          KeyConditionExpression: 'pk = :partition',
          ExpressionAttributeValues: { ':partition': requestsPartition },
          ConsistentRead: true,
          Limit: page.limit + 1 - found.length,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      found.push(...Items.map((item) => requestItem.parse(item)));
      start = z
        .object({ pk: z.literal(requestsPartition), sk: z.string() })
        .optional()
        .parse(LastEvaluatedKey);
    } while (start !== undefined && found.length <= page.limit);
    const shown = found.slice(0, page.limit);
    return {
      requests: shown.map(({ operation, request, calls }): RequestCount => ({ operation, request, calls })),
      next: found.length > page.limit ? shown.at(-1)?.sk : undefined,
    };
  }

  async findCredential(digest: string): Promise<Credential | undefined> {
    const { Item } = await this.#client.send(
      new GetCommand({ ...this.#in, Key: credentialKey(digest), ConsistentRead: true }),
    );
    return Item && credentialItem.parse(Item);
  }

  async listCredentials(): Promise<readonly Credential[]> {
    const found: Credential[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await this.#client.send(
        new QueryCommand({
          ...this.#in,
          KeyConditionExpression: 'pk = :partition',
          ExpressionAttributeValues: { ':partition': credentialsPartition },
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      found.push(...Items.map((item) => credentialItem.parse(item)));
      start = LastEvaluatedKey;
    } while (start !== undefined);
    return found;
  }

  async addCredential(credential: Credential): Promise<boolean> {
    return unlessConditionFails(this.#client.send(new PutCommand(this.#putNew(credential))));
  }

  async rotateCredential(old: Credential, next: Credential, graceUntil: string): Promise<boolean> {
    try {
      await this.#client.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Update: {
                ...this.#in,
                Key: credentialKey(old.digest),
                UpdateExpression: 'SET graceUntil = :until, expiresAt = :expires',
                ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(graceUntil)',
                ExpressionAttributeValues: {
                  ':until': graceUntil,
                  ':expires': Math.ceil(Date.parse(graceUntil) / 1000),
                },
              },
            },
            { Put: this.#putNew(next) },
          ],
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof TransactionCanceledException) return false;
      throw error;
    }
  }

  async cancelKey(id: string, cancelledAt: string): Promise<void> {
    for (const { digest } of await this.#credentialsOf(id)) {
      await unlessConditionFails(
        this.#client.send(
          new UpdateCommand({
            ...this.#in,
            Key: credentialKey(digest),
            UpdateExpression: 'SET cancelledAt = :at',
            ConditionExpression: 'kind = :key',
            ExpressionAttributeValues: { ':at': cancelledAt, ':key': 'key' },
          }),
        ),
      );
    }
  }

  async deleteCredential(id: string): Promise<number> {
    const found = await this.#credentialsOf(id);
    for (const { digest } of found) {
      await this.#client.send(new DeleteCommand({ ...this.#in, Key: credentialKey(digest) }));
    }
    return found.length;
  }

  get #client(): DynamoDBDocumentClient {
    return this.#options.client;
  }

  get #in(): { TableName: string } {
    return { TableName: this.#options.table };
  }

  async #readWallet(): Promise<z.output<typeof walletItem>> {
    const { Item } = await this.#client.send(
      new GetCommand({ ...this.#in, Key: wallet, ConsistentRead: true }),
    );
    return walletItem.parse(Item ?? {});
  }

  async #credentialsOf(id: string): Promise<readonly Credential[]> {
    return (await this.listCredentials()).filter((credential) => credential.id === id);
  }

  #putNew(credential: Credential) {
    return {
      ...this.#in,
      Item: { ...credentialKey(credential.digest), ...credential },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
  }
}

function credentialKey(digest: string): { pk: string; sk: string } {
  return { pk: credentialsPartition, sk: digest };
}

/** @returns false when the write's condition was not met. */
const unlessConditionFails = async (write: Promise<object>): Promise<boolean> =>
  (await answerUnlessConditionFails(write)) !== undefined;

/** @returns undefined when the write's condition was not met. */
async function answerUnlessConditionFails<Answer extends object>(
  write: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
