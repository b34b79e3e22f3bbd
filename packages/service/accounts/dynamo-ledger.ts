import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { unlessConditionFails } from './conditional.ts';
import { DynamoRequestCounts } from './dynamo-request-counts.ts';
import { DynamoWallet, type LedgerClient } from './dynamo-wallet.ts';
import type { CallCounts, Charge, Credential, Ledger, RequestPage, Wallet } from './ledger.ts';
import { isThrottled } from './throttled.ts';

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
/**
 * | item | pk | sk |
 * |---|---|---|
 * | 16 shards of the wallet, with an attribute `calls:<operation>` each | `account`, `account#<1..15>` | `wallet` |
 * | credential, by digest | `credentials` | `<digest>` |
 * | calls of one request | `requests#<0..15>` | `<operation>#<fingerprint>` |
 */
export class DynamoLedger implements Ledger {
  readonly #ledger: LedgerClient;
  readonly #wallet: DynamoWallet;
  readonly #requests: DynamoRequestCounts;

  constructor(ledger: LedgerClient) {
    this.#ledger = ledger;
    this.#wallet = new DynamoWallet(ledger);
    this.#requests = new DynamoRequestCounts(ledger);
  }

  open(credits: number): Promise<void> {
    return this.#wallet.open(credits);
  }

  wallet(): Promise<Wallet> {
    return this.#wallet.wallet();
  }

  seemsToHaveCredit(): Promise<boolean> {
    return this.#wallet.seemsToHaveCredit();
  }

  addCredits(credits: number): Promise<Wallet> {
    return this.#wallet.addCredits(credits);
  }

  async charge(charge: Charge): Promise<boolean> {
    if (!charge.drawsCredit) await this.#wallet.countPlanCall(charge);
    else if (!(await this.#wallet.draw(charge))) return false;
    await this.#requests.count(charge);
    return true;
  }

  calls(): Promise<CallCounts> {
    return this.#wallet.calls();
  }

  callsByRequest(page: { after?: string | undefined; limit: number }): Promise<RequestPage> {
    return this.#requests.page(page);
  }

  async findCredential(digest: string): Promise<Credential | undefined> {
    const { Item } = await this.#client.send(
      new GetCommand({ ...this.#tableInput, Key: credentialKey(digest), ConsistentRead: true }),
    );
    return Item && credentialItem.parse(Item);
  }

  async listCredentials(): Promise<readonly Credential[]> {
    const found: Credential[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await this.#client.send(
        new QueryCommand({
          ...this.#tableInput,
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
                ...this.#tableInput,
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
      if (error instanceof TransactionCanceledException && !isThrottled(error)) return false;
      throw error;
    }
  }

  async cancelKey(id: string, cancelledAt: string): Promise<void> {
    for (const { digest } of await this.#credentialsOf(id)) {
      await unlessConditionFails(
        this.#client.send(
          new UpdateCommand({
            ...this.#tableInput,
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
      await this.#client.send(new DeleteCommand({ ...this.#tableInput, Key: credentialKey(digest) }));
    }
    return found.length;
  }

  get #client(): DynamoDBDocumentClient {
    return this.#ledger.client;
  }

  get #tableInput(): { TableName: string } {
    return { TableName: this.#ledger.table };
  }

  async #credentialsOf(id: string): Promise<readonly Credential[]> {
    return (await this.listCredentials()).filter((credential) => credential.id === id);
  }

  #putNew(credential: Credential) {
    return {
      ...this.#tableInput,
      Item: { ...credentialKey(credential.digest), ...credential },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
  }
}

function credentialKey(digest: string): { pk: string; sk: string } {
  return { pk: credentialsPartition, sk: digest };
}
