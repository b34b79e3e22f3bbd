import { sameSecret } from './secrets.ts';

/** Tokens that are kept elsewhere than in the ledger. */
export interface TokenSource {
  accepts(token: string): Promise<boolean>;
}

/** One token for the life of the process. */
export function fixedToken(expected: string): TokenSource {
  return { accepts: async (token) => sameSecret(token, expected) };
}

interface SecretTokenOptions {
  /** Reads the token that the secret holds now; undefined for a secret that holds none yet. */
  readonly read: () => Promise<string | undefined>;
  readonly now: () => Date;
  /** After an unknown token the secret is read again, but at most once in this time. */
  readonly restSeconds: number;
  /** A token is trusted this long before the secret is read again, so that a replaced token ends. */
  readonly trustSeconds: number;
}

/** The token that a secret holds: a rotated one is known as soon as somebody uses it. */
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
