import { sameSecret } from './secrets.ts';

export interface TokenSource {
  accepts(token: string): Promise<boolean>;
}

export function fixedToken(expected: string): TokenSource {
  return { accepts: async (token) => sameSecret(token, expected) };
}

interface SecretTokenOptions {
  readonly read: () => Promise<string | undefined>;
  readonly now: () => Date;
  /** Unknown tokens cause at most one read of the secret in this many seconds. */
  readonly restSeconds: number;
  /** Seconds after which a token is checked against the secret again. */
  readonly trustSeconds: number;
}

export class SecretToken implements TokenSource {
  readonly #options: SecretTokenOptions;
  #token: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(options: SecretTokenOptions) {
    this.#options = options;
  }

  async accepts(token: string): Promise<boolean> {
    const age = (this.#options.now().getTime() - this.#readAt) / 1000;
    if (age < this.#options.trustSeconds && this.#matches(token)) return true;
    if (age < this.#options.restSeconds) return false;
    await this.#refresh();
    return this.#matches(token);
  }

  #matches(token: string): boolean {
    return this.#token !== undefined && sameSecret(token, this.#token);
  }

  #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    this.#token = await this.#options.read();
    this.#readAt = this.#options.now().getTime();
  }
}
