import * as z from 'zod';
import { AwsError, notEmulated } from '../../basics/errors.ts';
import { ownValue } from '../../basics/json.ts';
import { passwordRulesSchema, randomPassword } from './password.ts';
import type { Secret, SecretStore, SecretVersion } from './secret-store.ts';

const value = { SecretString: z.string().optional(), SecretBinary: z.string().optional() };
const byId = z.looseObject({ SecretId: z.string() });
const createSchema = z.looseObject({
  Name: z.string().min(1).max(512),
  Description: z.string().optional(),
  ClientRequestToken: z.string().optional(),
  ...value,
});
const putSchema = byId.extend({
  ClientRequestToken: z.string().optional(),
  VersionStages: z.array(z.string()).optional(),
  ...value,
});
const updateSchema = byId.extend({
  Description: z.string().optional(),
  ClientRequestToken: z.string().optional(),
  ...value,
});
const getSchema = byId.extend({ VersionId: z.string().optional(), VersionStage: z.string().optional() });
const stageSchema = byId.extend({
  VersionStage: z.string(),
  MoveToVersionId: z.string().optional(),
  RemoveFromVersionId: z.string().optional(),
});
const deleteSchema = byId.extend({
  ForceDeleteWithoutRecovery: z.boolean().optional(),
  RecoveryWindowInDays: z.number().optional(),
});
const batchSchema = z.looseObject({ SecretIdList: z.array(z.string()) });
const listVersionsSchema = byId.extend({ IncludeDeprecated: z.boolean().optional() });

const daySeconds = 86_400;

export class SecretsManager {
  readonly store: SecretStore;

  constructor(store: SecretStore) {
    this.store = store;
  }

  handle(operation: string, input: unknown): unknown {
    const handler = ownValue(this.#handlers, operation);
    if (handler === undefined) throw notEmulated('Secrets Manager', operation);
    return handler(input);
  }

  readonly #handlers: Record<string, (input: unknown) => unknown> = {
    CreateSecret: (input) => {
      const { Name, Description, ClientRequestToken, SecretString, SecretBinary } = check(
        createSchema,
        input,
      );
      const secret = this.store.create(Name, Description);
      const VersionId =
        SecretString === undefined && SecretBinary === undefined
          ? undefined
          : this.store.put(secret, { SecretString, SecretBinary }, ClientRequestToken, ['AWSCURRENT']);
      return { ...identity(secret), VersionId };
    },
    GetSecretValue: (input) => {
      const { SecretId, VersionId, VersionStage } = check(getSchema, input);
      const secret = this.#live(SecretId);
      return view(secret, this.store.version(secret, VersionId, VersionStage));
    },
    BatchGetSecretValue: (input) => ({
      SecretValues: check(batchSchema, input).SecretIdList.map((id) => {
        const secret = this.#live(id);
        return view(secret, this.store.version(secret, undefined, undefined));
      }),
      Errors: [],
    }),
    PutSecretValue: (input) => {
      const { SecretId, SecretString, SecretBinary, ClientRequestToken, VersionStages } = check(
        putSchema,
        input,
      );
      const secret = this.#live(SecretId);
      const stages = VersionStages ?? ['AWSCURRENT'];
      const VersionId = this.store.put(secret, { SecretString, SecretBinary }, ClientRequestToken, stages);
      return { ...identity(secret), VersionId, VersionStages: secret.versions[VersionId]?.stages };
    },
    UpdateSecret: (input) => {
      const { SecretId, Description, SecretString, SecretBinary, ClientRequestToken } = check(
        updateSchema,
        input,
      );
      const secret = this.#live(SecretId);
      if (Description !== undefined) this.store.describe(secret, Description);
      if (SecretString === undefined && SecretBinary === undefined) return identity(secret);
      const VersionId = this.store.put(secret, { SecretString, SecretBinary }, ClientRequestToken, [
        'AWSCURRENT',
      ]);
      return { ...identity(secret), VersionId };
    },
    UpdateSecretVersionStage: (input) => {
      const { SecretId, VersionStage, MoveToVersionId } = check(stageSchema, input);
      const secret = this.#live(SecretId);
      this.store.moveStage(secret, VersionStage, MoveToVersionId);
      return identity(secret);
    },
    DescribeSecret: (input) => {
      const secret = this.store.get(check(byId, input).SecretId);
      const { Description, CreatedDate, DeletedDate } = secret;
      const staged = Object.entries(secret.versions).filter(([, { stages }]) => stages.length > 0);
      return {
        ...identity(secret),
        Description,
        CreatedDate,
        DeletedDate,
        LastChangedDate: Math.max(CreatedDate, ...staged.map(([, version]) => version.CreatedDate)),
        VersionIdsToStages: Object.fromEntries(staged.map(([id, { stages }]) => [id, stages])),
      };
    },
    ListSecretVersionIds: (input) => {
      const { SecretId, IncludeDeprecated } = check(listVersionsSchema, input);
      const secret = this.store.get(SecretId);
      return {
        ...identity(secret),
        Versions: Object.entries(secret.versions)
          .filter(([, { stages }]) => IncludeDeprecated === true || stages.length > 0)
          .map(([VersionId, { stages, CreatedDate }]) => ({ VersionId, VersionStages: stages, CreatedDate })),
      };
    },
    ListSecrets: () => ({
      SecretList: this.store
        .all()
        .filter(({ DeletedDate }) => DeletedDate === undefined)
        .map((secret) => ({ ...identity(secret), Description: secret.Description })),
    }),
    DeleteSecret: (input) => {
      const { SecretId, ForceDeleteWithoutRecovery, RecoveryWindowInDays } = check(deleteSchema, input);
      const secret = this.store.get(SecretId);
      const now = Date.now() / 1000;
      if (ForceDeleteWithoutRecovery === true) this.store.remove(secret);
      else this.store.setDeleted(secret, now);
      return { ...identity(secret), DeletionDate: now + (RecoveryWindowInDays ?? 30) * daySeconds };
    },
    RestoreSecret: (input) => {
      const secret = this.store.get(check(byId, input).SecretId);
      this.store.setDeleted(secret, undefined);
      return identity(secret);
    },
    GetRandomPassword: (input) => ({ RandomPassword: randomPassword(check(passwordRulesSchema, input)) }),
  };

  #live(id: string): Secret {
    const secret = this.store.get(id);
    if (secret.DeletedDate !== undefined) {
      throw new AwsError(
        'InvalidRequestException',
        "You can't perform this operation on the secret because it was marked for deletion.",
      );
    }
    return secret;
  }
}

function check<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  // Names fields only, because the values are secrets.
  if (!result.success) {
    const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new AwsError('InvalidParameterException', `invalid or missing: ${fields}`);
  }
  return result.data;
}

function identity({ ARN, Name }: Secret): { ARN: string; Name: string } {
  return { ARN, Name };
}

function view(secret: Secret, [VersionId, version]: [string, SecretVersion]): object {
  const { SecretString, SecretBinary, stages, CreatedDate } = version;
  return { ...identity(secret), VersionId, SecretString, SecretBinary, VersionStages: stages, CreatedDate };
}
