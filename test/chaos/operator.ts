import { PutSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { bases } from '@palmleaf/contract/operations';
import { gateKey } from '../../shared/gate/gate.ts';
import type { Upstream } from './upstream.ts';

interface OperatorDeps {
  readonly table: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly secrets: SecretsManagerClient;
  readonly secretId: string;
  readonly upstream: Upstream;
  readonly say: (line: string) => void;
}

export class Operator {
  readonly #deps: OperatorDeps;

  constructor(deps: OperatorDeps) {
    this.#deps = deps;
  }

  async setCredential(): Promise<void> {
    const { secrets, secretId, upstream } = this.#deps;
    const SecretString = JSON.stringify({ token: upstream.token });
    await secrets.send(new PutSecretValueCommand({ SecretId: secretId, SecretString }));
  }

  async repairClosedGates(): Promise<void> {
    const { upstream, say } = this.#deps;
    const reasons = new Set(await Promise.all(bases.map((base) => this.#reasonOf(base))));
    if (reasons.has('wallet empty') && upstream.credits === 0) {
      say('the operator adds credit');
      upstream.credits = 1_000_000;
    }
    if (reasons.has('credential refused') || reasons.has('endpoint refused') || reasons.has('placeholder')) {
      say('the operator sets the credential');
      await this.setCredential();
    }
  }

  async #reasonOf(base: (typeof bases)[number]): Promise<unknown> {
    const { table, tableName } = this.#deps;
    const { Item } = await table.send(
      new GetCommand({ TableName: tableName, Key: gateKey({ base, scheme: 'token' }), ConsistentRead: true }),
    );
    return Item?.state === 'closed' ? Item.reason : undefined;
  }
}
