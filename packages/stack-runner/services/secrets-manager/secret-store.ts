import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';
import { ownValue } from '../../basics/json.ts';
import type { JsonFile, StateDirectory } from '../../platform/state-directory.ts';

const versionSchema = z.object({
  SecretString: z.string().optional(),
  SecretBinary: z.string().optional(),
  CreatedDate: z.number(),
  stages: z.array(z.string()),
});
const secretSchema = z.object({
  Name: z.string(),
  ARN: z.string(),
  Description: z.string().optional(),
  CreatedDate: z.number(),
  DeletedDate: z.number().optional(),
  versions: z.record(z.string(), versionSchema),
});
export type Secret = z.infer<typeof secretSchema>;
export type SecretVersion = z.infer<typeof versionSchema>;
interface SecretValue {
  readonly SecretString?: string | undefined;
  readonly SecretBinary?: string | undefined;
}

export class SecretStore {
  readonly #secrets: JsonFile<Secret[]>;
  readonly #arnPrefix: string;

  constructor(state: StateDirectory, region: string, account: string) {
    this.#secrets = state.jsonFile('secrets', z.array(secretSchema), []);
    this.#arnPrefix = `arn:aws:secretsmanager:${region}:${account}:secret:`;
  }

  all(): readonly Secret[] {
    return this.#secrets.value;
  }

  byName(name: string): Secret | undefined {
    return this.#secrets.value.find((secret) => secret.Name === name);
  }

  find(id: string): Secret | undefined {
    return this.#secrets.value.find(({ Name, ARN }) => Name === id || ARN === id || ARN.slice(0, -7) === id);
  }

  get(id: string): Secret {
    const found = this.find(id);
    if (found === undefined) {
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
    return found;
  }

  create(name: string, description: string | undefined): Secret {
    if (this.byName(name) !== undefined) {
      throw new AwsError(
        'ResourceExistsException',
        `The operation failed because the secret ${name} already exists.`,
      );
    }
    const ending = randomBytes(6).toString('base64url').replace(/[-_]/g, 'x').slice(0, 6);
    const secret: Secret = {
      Name: name,
      ARN: `${this.#arnPrefix}${name}-${ending}`,
      Description: description,
      CreatedDate: now(),
      versions: {},
    };
    this.#secrets.value.push(secret);
    this.#secrets.save();
    return secret;
  }

  /** Moves the staging labels to the new version. Idempotent by token and value. */
  put(secret: Secret, value: SecretValue, token: string | undefined, stages: readonly string[]): string {
    const id = token ?? randomUUID();
    const known = ownValue(secret.versions, id);
    if (known !== undefined) {
      if (known.SecretString === value.SecretString && known.SecretBinary === value.SecretBinary) return id;
      throw new AwsError(
        'ResourceExistsException',
        `You can't use ClientRequestToken ${id} because that value is already in use for a version of secret ${secret.ARN}.`,
      );
    }
    secret.versions[id] = { ...value, CreatedDate: now(), stages: [] };
    const first = Object.keys(secret.versions).length === 1;
    for (const stage of first ? new Set([...stages, 'AWSCURRENT']) : stages)
      this.moveStage(secret, stage, id);
    this.#secrets.save();
    return id;
  }

  moveStage(secret: Secret, stage: string, to: string | undefined): void {
    const target = to === undefined ? undefined : ownValue(secret.versions, to);
    if (to !== undefined && target === undefined) {
      throw new AwsError('ResourceNotFoundException', `Secrets Manager can't find the version ${to}.`);
    }
    const holder = Object.values(secret.versions).find(({ stages }) => stages.includes(stage));
    if (holder !== undefined && holder !== target) {
      holder.stages = holder.stages.filter((label) => label !== stage);
      if (stage === 'AWSCURRENT') this.moveStage(secret, 'AWSPREVIOUS', versionId(secret, holder));
    }
    if (target !== undefined && !target.stages.includes(stage)) target.stages.push(stage);
    this.#secrets.save();
  }

  /**
   * Finds a version by id or label; by default the current one.
   * @throws AwsError ResourceNotFoundException
   */
  version(secret: Secret, id: string | undefined, stage: string | undefined): [string, SecretVersion] {
    const label = stage ?? (id === undefined ? 'AWSCURRENT' : undefined);
    const found = Object.entries(secret.versions).find(
      ([key, { stages }]) =>
        (id === undefined || key === id) && (label === undefined || stages.includes(label)),
    );
    if (found === undefined) {
      const missing = label === undefined ? `VersionId: ${id}` : `staging label: ${label}`;
      throw new AwsError(
        'ResourceNotFoundException',
        `Secrets Manager can't find the specified secret value for ${missing}`,
      );
    }
    return found;
  }

  describe(secret: Secret, description: string): void {
    secret.Description = description;
    this.#secrets.save();
  }

  setDeleted(secret: Secret, deleted: number | undefined): void {
    secret.DeletedDate = deleted;
    this.#secrets.save();
  }

  remove(secret: Secret): void {
    this.#secrets.value = this.#secrets.value.filter((other) => other !== secret);
    this.#secrets.save();
  }
}

function versionId(secret: Secret, version: SecretVersion): string | undefined {
  return Object.entries(secret.versions).find(([, other]) => other === version)?.[0];
}

function now(): number {
  return Date.now() / 1000;
}
