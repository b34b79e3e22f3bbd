import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { jsonOf } from '../json.ts';
import { type Credential, secretContent, UnreadableSecretError } from '../service-client/credential.ts';

/** Errors of Secrets Manager that last until the operator acts; all others are temporary. */
const lasting: Readonly<Record<string, string>> = {
  ResourceNotFoundException: 'The secret does not exist, or has no current version',
  InvalidRequestException: 'The secret is marked for deletion',
  AccessDeniedException: 'The function may not read the secret',
  DecryptionFailure: 'The key of the secret does not decrypt it',
};

/** Until the secret has the announced version, the function reads it once per `outdatedMs`, for at most `rereadMs`. */
const outdatedMs = 1000;
const rereadMs = 60_000;

const retryMs = 10_000;

/**
 * Caches the service's credential by version, and returns it during temporary errors. Concurrent callers share a read.
 */
export class SecretCredentials {
  readonly #client: SecretsManagerClient;
  readonly #secret: string;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  #cached: { credential: Credential; readAt: number } | undefined;
  #reading: Promise<Credential> | undefined;
  #retryAt = 0;
  #announced: { readonly version: string; readonly at: number } | undefined;

  constructor(client: SecretsManagerClient, secret: string, maxAgeMs: number, now: () => number) {
    this.#client = client;
    this.#secret = secret;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  /**
   * At most `maxAgeMs` old if the secret can be read.
   * @throws UnreadableSecretError when only the operator can make the secret readable again
   */
  async current(): Promise<Credential> {
    const cached = this.#cached;
    if (cached === undefined) return this.read();
    const now = this.#now();
    if (now < this.#retryAt || now - cached.readAt < this.#maxAgeOf(cached.credential))
      return cached.credential;
    return this.read().catch((error: unknown) => {
      if (error instanceof UnreadableSecretError) throw error;
      this.#retryAt = this.#now() + retryMs;
      return cached.credential;
    });
  }

  noteAnnounced(version: string): void {
    if (this.#announced?.version !== version) this.#announced = { version, at: this.#now() };
  }

  #maxAgeOf({ version }: Credential): number {
    const announced = this.#announced;
    const isOutdated =
      announced !== undefined && announced.version !== version && this.#now() - announced.at < rereadMs;
    return isOutdated ? Math.min(outdatedMs, this.#maxAgeMs) : this.#maxAgeMs;
  }

  async refetch(refusedVersion: string): Promise<Credential> {
    if (this.#cached !== undefined && this.#cached.credential.version !== refusedVersion)
      return this.#cached.credential;
    return this.read();
  }

  read(): Promise<Credential> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<Credential> {
    const readAt = this.#now();
    const answer = await this.#client
      .send(new GetSecretValueCommand({ SecretId: this.#secret }))
      .catch((error: unknown) => {
        const why = error instanceof Error ? lasting[error.name] : undefined;
        throw why === undefined ? error : new UnreadableSecretError(why);
      });
    const content = secretContent.safeParse(jsonOf(answer.SecretString ?? ''));
    if (!content.success) {
      throw new UnreadableSecretError('The secret must be JSON with "token", or with "userId" and "apiKey"');
    }
    const credential = { version: answer.VersionId ?? '', content: content.data };
    this.#cached = { credential, readAt };
    return credential;
  }
}
