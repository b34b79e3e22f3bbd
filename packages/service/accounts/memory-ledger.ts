import type { OperationName } from '@palmleaf/contract/operations';
import type { CallCounts, Charge, Credential, Ledger, RequestCount, RequestPage, Wallet } from './ledger.ts';

export class MemoryLedger implements Ledger {
  #wallet: Wallet | undefined;
  readonly #calls = new Map<OperationName, number>();
  readonly #requests = new Map<string, RequestCount>();
  readonly #credentials = new Map<string, Credential>();

  async open(credits: number): Promise<void> {
    this.#wallet ??= { balance: credits, credited: credits };
  }

  async wallet(): Promise<Wallet> {
    return this.#wallet ?? { balance: 0, credited: 0 };
  }

  async seemsToHaveCredit(): Promise<boolean> {
    return (await this.wallet()).balance > 0;
  }

  async addCredits(credits: number): Promise<Wallet> {
    const { balance, credited } = this.#wallet ?? { balance: 0, credited: 0 };
    this.#wallet = { balance: balance + credits, credited: credited + credits };
    return this.#wallet;
  }

  async charge({ operation, request, drawsCredit }: Charge): Promise<boolean> {
    if (drawsCredit) {
      if (this.#wallet === undefined || this.#wallet.balance < 1) return false;
      this.#wallet = { ...this.#wallet, balance: this.#wallet.balance - 1 };
    }
    this.#calls.set(operation, (this.#calls.get(operation) ?? 0) + 1);
    const name = `${operation}#${request}`;
    const calls = (this.#requests.get(name)?.calls ?? 0) + 1;
    this.#requests.set(name, { operation, request, calls });
    return true;
  }

  async calls(): Promise<CallCounts> {
    return Object.fromEntries(this.#calls);
  }

  async callsByRequest({
    after,
    limit,
  }: {
    after?: string | undefined;
    limit: number;
  }): Promise<RequestPage> {
    const names = [...this.#requests.keys()].sort().filter((name) => after === undefined || name > after);
    const page = names.slice(0, limit);
    return {
      requests: page.flatMap((name) => this.#requests.get(name) ?? []),
      next: names.length > limit ? page.at(-1) : undefined,
    };
  }

  async findCredential(digest: string): Promise<Credential | undefined> {
    return this.#credentials.get(digest);
  }

  async listCredentials(): Promise<readonly Credential[]> {
    return [...this.#credentials.values()];
  }

  async addCredential(credential: Credential): Promise<boolean> {
    if (this.#credentials.has(credential.digest)) return false;
    this.#credentials.set(credential.digest, credential);
    return true;
  }

  async rotateCredential(old: Credential, next: Credential, graceUntil: string): Promise<boolean> {
    const current = this.#credentials.get(old.digest);
    if (current === undefined || current.graceUntil !== undefined) return false;
    if (this.#credentials.has(next.digest)) return false;
    this.#credentials.set(old.digest, { ...current, graceUntil });
    this.#credentials.set(next.digest, next);
    return true;
  }

  async cancelKey(id: string, cancelledAt: string): Promise<void> {
    for (const credential of this.#credentials.values()) {
      if (credential.kind === 'key' && credential.id === id) {
        this.#credentials.set(credential.digest, { ...credential, cancelledAt });
      }
    }
  }

  async deleteCredential(id: string): Promise<number> {
    const deleted = [...this.#credentials.values()].filter((credential) => credential.id === id);
    for (const { digest } of deleted) this.#credentials.delete(digest);
    return deleted.length;
  }
}
