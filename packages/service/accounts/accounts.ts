import { randomInt, randomUUID } from 'node:crypto';
import type { OperationName } from '@palmleaf/contract/operations';
import { ServiceError } from '../handler/errors.ts';
import type { Charge, Credential, KeyCredential, Ledger, TokenCredential } from './ledger.ts';
import type { Plans } from './plans.ts';
import { digestOf, newSecret, type Presented, sameSecret } from './secrets.ts';
import type { TokenSource } from './token-source.ts';

export interface Caller {
  readonly kind: Credential['kind'];
  mayCall(operation: OperationName): boolean;
}

interface AccountsOptions {
  readonly ledger: Ledger;
  readonly plans: Plans;
  readonly now: () => Date;
  readonly graceSeconds: number;
  readonly tokenSource?: TokenSource | undefined;
}

export class AccountError extends ServiceError {
  override readonly name = 'AccountError';
  readonly status: 404 | 409;

  constructor(status: 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

export class Accounts {
  readonly #options: AccountsOptions;

  constructor(options: AccountsOptions) {
    this.#options = options;
  }

  get ledger(): Ledger {
    return this.#options.ledger;
  }

  async authenticate(presented: Presented): Promise<Caller | undefined> {
    const digest = digestOf(presented);
    const credential = await this.ledger.findCredential(digest);
    if (credential !== undefined && sameSecret(credential.digest, digest)) {
      return this.#isLive(credential) ? this.#callerOf(credential) : undefined;
    }
    if (presented.kind === 'token' && (await this.#options.tokenSource?.accepts(presented.token))) {
      return { kind: 'token', mayCall: mayCallEverything };
    }
    return undefined;
  }

  async canPay(caller: Caller): Promise<boolean> {
    return caller.kind === 'key' || (await this.ledger.seemsToHaveCredit());
  }

  charge(caller: Caller, call: Omit<Charge, 'drawsCredit'>): Promise<boolean> {
    return this.ledger.charge({ ...call, drawsCredit: caller.kind === 'token' });
  }

  async admitToken(token: string): Promise<void> {
    await this.ledger.addCredential(this.#newToken(randomUUID(), token));
  }

  async admitKeyPair(userId: string, apiKey: string, plan: string): Promise<void> {
    this.#requirePlan(plan);
    await this.ledger.addCredential(this.#newKey({ id: randomUUID(), userId, apiKey, plan }));
  }

  async createToken(): Promise<{ id: string; token: string }> {
    const id = randomUUID();
    const token = newSecret('plt');
    await this.ledger.addCredential(this.#newToken(id, token));
    return { id, token };
  }

  /** @throws {AccountError} for a plan that does not exist or already has its key pair */
  async createKeyPair(
    plan: string,
    planExpiresAt?: string,
  ): Promise<{ id: string; user_id: string; api_key: string; plan: string }> {
    this.#requirePlan(plan);
    const holder = (await this.ledger.listCredentials()).find(
      (one) => one.kind === 'key' && one.plan === plan && one.graceUntil === undefined && this.#isLive(one),
    );
    if (holder) throw new AccountError(409, `Plan ${plan} already has a key pair: ${holder.id}`);
    const pair = { id: randomUUID(), userId: newUserId(), apiKey: newSecret('plk'), plan, planExpiresAt };
    await this.ledger.addCredential(this.#newKey(pair));
    return { id: pair.id, user_id: pair.userId, api_key: pair.apiKey, plan };
  }

  /** @throws {AccountError} for an unknown id, or if another caller is rotating the token */
  async rotateToken(id: string, graceSeconds?: number): Promise<{ id: string; token: string }> {
    const old = await this.#current(id, 'token');
    const token = newSecret('plt');
    await this.#rotate(old, this.#newToken(id, token), graceSeconds);
    return { id, token };
  }

  async rotateKeyPair(
    id: string,
    graceSeconds?: number,
  ): Promise<{ id: string; user_id: string; api_key: string; plan: string }> {
    const old = await this.#current(id, 'key');
    const apiKey = newSecret('plk');
    const { userId, plan, planExpiresAt, cancelledAt } = old;
    const next = this.#newKey({ id, userId, apiKey, plan, planExpiresAt });
    await this.#rotate(old, { ...next, cancelledAt }, graceSeconds);
    return { id, user_id: userId, api_key: apiKey, plan };
  }

  async cancelKeyPair(id: string): Promise<void> {
    await this.#current(id, 'key');
    await this.ledger.cancelKey(id, this.#options.now().toISOString());
  }

  async delete(id: string, kind: Credential['kind']): Promise<void> {
    await this.#current(id, kind);
    await this.ledger.deleteCredential(id);
  }

  #newToken(id: string, token: string): TokenCredential {
    return { kind: 'token', id, digest: digestOf({ kind: 'token', token }), createdAt: this.#timestamp() };
  }

  #newKey(pair: {
    id: string;
    userId: string;
    apiKey: string;
    plan: string;
    planExpiresAt?: string | undefined;
  }): KeyCredential {
    const { id, userId, apiKey, plan, planExpiresAt } = pair;
    const digest = digestOf({ kind: 'key', userId, apiKey });
    return { kind: 'key', id, digest, createdAt: this.#timestamp(), userId, plan, planExpiresAt };
  }

  async #rotate(old: Credential, next: Credential, graceSeconds: number | undefined): Promise<void> {
    const seconds = graceSeconds ?? this.#options.graceSeconds;
    const until = new Date(this.#options.now().getTime() + seconds * 1000).toISOString();
    if (!(await this.ledger.rotateCredential(old, next, until))) {
      throw new AccountError(409, `Credential ${old.id} was changed at the same moment: try again`);
    }
  }

  async #current<Kind extends Credential['kind']>(
    id: string,
    kind: Kind,
  ): Promise<Extract<Credential, { kind: Kind }>> {
    const found = (await this.ledger.listCredentials()).find(
      (one): one is Extract<Credential, { kind: Kind }> =>
        one.kind === kind && one.id === id && one.graceUntil === undefined,
    );
    if (!found) throw new AccountError(404, `No ${kind === 'token' ? 'token' : 'key pair'} has the id ${id}`);
    return found;
  }

  #requirePlan(plan: string): void {
    if (this.#options.plans.has(plan)) return;
    throw new AccountError(
      404,
      `No plan ${plan}: the plans are ${[...this.#options.plans.keys()].join(', ')}`,
    );
  }

  #isLive(credential: Credential): boolean {
    const now = this.#options.now().getTime();
    const ended = (instant: string | undefined) => instant !== undefined && Date.parse(instant) <= now;
    if (ended(credential.graceUntil)) return false;
    return credential.kind === 'token' || !(ended(credential.planExpiresAt) || credential.cancelledAt);
  }

  #callerOf(credential: Credential): Caller {
    if (credential.kind === 'token') return { kind: 'token', mayCall: mayCallEverything };
    const plan = this.#options.plans.get(credential.plan);
    return { kind: 'key', mayCall: (operation) => plan?.has(operation) ?? false };
  }

  #timestamp(): string {
    return this.#options.now().toISOString();
  }
}

const mayCallEverything = () => true;

function newUserId(): string {
  return String(randomInt(100_000, 1_000_000));
}
