import { expect, test } from 'vitest';
import * as z from 'zod';
import { synthesizeTemplate } from './template.ts';

const template = () => synthesizeTemplate({ publicFeeds: '5', publicLinks: '5' });

const list = (one: unknown): unknown[] => [one].flat();
const statement = z.looseObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.unknown().transform((given) => list(given).map(String)),
  Resource: z.unknown().optional().transform(list),
  NotResource: z.unknown().optional().transform(list),
  Principal: z.unknown().optional(),
  Condition: z.unknown().optional(),
});
const withStatements = z.looseObject({
  Properties: z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(statement) }) }),
});
const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const reference = z.object({ Ref: z.string() });

const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

function nameIn(resource: unknown): string {
  const join = joined.safeParse(resource).data;
  if (join !== undefined) return join['Fn::Join'][1].map(nameIn).join(join['Fn::Join'][0]);
  const got = attribute.safeParse(resource).data;
  if (got !== undefined) return withoutHash(got['Fn::GetAtt'][0]);
  const ref = reference.safeParse(resource).data;
  return ref === undefined ? String(resource) : withoutHash(ref.Ref);
}

/** For example `GetObject Inbox/palms/*`. */
function rightsTo(service: string): Record<string, string[]> {
  const rights: Record<string, string[]> = {};
  for (const [id, resource] of Object.entries(template().findResources('AWS::IAM::Policy'))) {
    const [, name] = /^(\w+)RoleDefaultPolicy[0-9A-F]{8}$/.exec(id) ?? [];
    if (name === undefined) continue;
    const own = withStatements
      .parse(resource)
      .Properties.PolicyDocument.Statement.flatMap(({ Action, Resource }) =>
        Action.filter((action) => action.startsWith(`${service}:`)).flatMap((action) =>
          Resource.map((one) => `${action.slice(service.length + 1)} ${nameIn(one)}`),
        ),
      );
    if (own.length > 0) rights[name] = own.sort();
  }
  return rights;
}

test('Every function may reach the objects that it works with, and no others', () => {
  expect(rightsTo('s3')).toEqual({
    Books: [
      'DeleteObjectVersion Store/parts/*/books/*',
      'DeleteObjectVersion Store/parts/*/shared/*',
      'GetObject Store/books/*',
      'GetObject Store/parts/*',
      'ListBucket Store',
      'ListBucketVersions Store',
      'PutObject Store/parts/*/books/*',
      'PutObject Store/parts/*/shared/*',
    ],
    FanOut: [
      'GetObject Store/parts/*',
      'GetObject Store/photos/*',
      'ListBucket Store',
      'PutObject Store/parts/*',
    ],
    Links: ['GetObject Store/parts/*/shared/*'],
    Operate: [
      'GetObject Inbox/births/*',
      'GetObject Inbox/palms/*',
      'GetObject Inbox/places/*',
      'GetObject Store/parts/*',
      'ListBucket Inbox',
      'ListBucket Store',
      'PutObject Inbox/births/*',
      'PutObject Inbox/palms/*',
      'PutObject Inbox/places/*',
      'PutObject Store/books/*',
    ],
    Photos: [
      'GetObject Inbox/births/*',
      'GetObject Inbox/palms/*',
      'ListBucket Inbox',
      'PutObject Inbox/births/*',
      'PutObject Inbox/palms/*',
      'PutObject Store/photos/*',
    ],
    Reconciler: [
      'DeleteObjectVersion Inbox/births/*',
      'DeleteObjectVersion Inbox/palms/*',
      'DeleteObjectVersion Inbox/places/*',
      'DeleteObjectVersion Store/palm-pictures/*',
      'DeleteObjectVersion Store/parts/*',
      'DeleteObjectVersion Store/photos/*',
      'ListBucketVersions Inbox',
      'ListBucketVersions Store',
    ],
    Reports: ['GetObject Store/parts/*', 'ListBucket Store'],
    Rows: ['GetObject Inbox/births/*', 'GetObject Inbox/places/*', 'ListBucket Inbox'],
    Service: ['GetObject Store/palm-pictures/*', 'ListBucket Store', 'PutObject Store/palm-pictures/*'],
  });
});

test('Every function may read the secrets that it needs, and no others', () => {
  expect(rightsTo('secretsmanager')).toEqual({
    DeadLetters: ['GetSecretValue ErasureKey'],
    FanOut: ['GetSecretValue Credential'],
    Operate: ['GetSecretValue ErasureKey', 'GetSecretValue WebhookKey'],
    Photos: ['GetSecretValue ErasureKey'],
    Reconciler: ['GetSecretValue Credential', 'GetSecretValue ErasureKey'],
    Reports: ['GetSecretValue ErasureKey'],
    Rows: ['GetSecretValue ErasureKey'],
    Service: ['GetSecretValue Credential', 'GetSecretValue ServiceAdmin'],
    Webhooks: ['GetSecretValue ErasureKey', 'GetSecretValue WebhookKey'],
  });
});

test('The reconciler may delete conversations in the table of the service, and nothing else there', () => {
  const [, own] =
    Object.entries(template().findResources('AWS::IAM::Policy')).find(([id]) =>
      id.startsWith('ReconcilerRoleDefaultPolicy'),
    ) ?? [];
  const ofService = withStatements
    .parse(own)
    .Properties.PolicyDocument.Statement.filter(({ Resource }) =>
      JSON.stringify(Resource).includes('ServiceTable'),
    );
  expect(ofService).toMatchObject([
    {
      Effect: 'Allow',
      Action: ['dynamodb:DeleteItem', 'dynamodb:Query'],
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['document#session#*'] } },
    },
  ]);
});

test('Queues and topics accept messages from this account only', () => {
  const kinds = ['AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'];
  const granted = kinds.flatMap((kind) =>
    Object.values(template().findResources(kind)).flatMap((resource) =>
      withStatements
        .parse(resource)
        .Properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow'),
    ),
  );
  expect(granted).toHaveLength(6);
  for (const { Principal, Condition, Action } of granted) {
    const ours = /"aws:SourceAccount":\{"Ref":"AWS::AccountId"\}|"aws:SourceArn":\{"Fn::GetAtt"/;
    expect([Principal, Action, JSON.stringify(Condition)]).toEqual([
      Principal,
      Action,
      expect.stringMatching(ours),
    ]);
  }
});

const bucket = z.looseObject({
  Properties: z.looseObject({
    CorsConfiguration: z
      .object({
        CorsRules: z.array(
          z.object({ AllowedMethods: z.array(z.string()), AllowedOrigins: z.array(z.string()) }),
        ),
      })
      .optional(),
    LifecycleConfiguration: z.object({
      Rules: z.array(
        z.looseObject({
          Prefix: z.string().optional(),
          ExpirationInDays: z.int().optional(),
          Status: z.literal('Enabled'),
        }),
      ),
    }),
  }),
});

test('Uploads expire, come only from pages of the user’s own machine, and go only into the three folders of the inbox', () => {
  const found = template();
  const buckets = Object.entries(found.findResources('AWS::S3::Bucket')).map(
    ([id, resource]) => [withoutHash(id), bucket.parse(resource).Properties] as const,
  );
  const inbox = buckets.find(([id]) => id === 'Inbox')?.[1];
  expect(inbox?.CorsConfiguration?.CorsRules).toEqual([
    { AllowedMethods: ['POST'], AllowedOrigins: ['http://127.0.0.1:*', 'http://localhost:*'] },
  ]);
  expect(inbox?.LifecycleConfiguration.Rules.map(({ ExpirationInDays }) => ExpirationInDays)).toEqual([7]);
  // No page uploads to the store, and only themes and photos of our service expire in it.
  const store = buckets.find(([id]) => id === 'Store')?.[1];
  expect(store?.CorsConfiguration).toBeUndefined();
  expect(
    store?.LifecycleConfiguration.Rules.flatMap(({ Prefix, ExpirationInDays }) =>
      ExpirationInDays === undefined ? [] : [[Prefix, ExpirationInDays]],
    ),
  ).toEqual([
    ['books/', 8],
    ['palm-pictures/', 90],
  ]);
  const denied = Object.entries(found.findResources('AWS::S3::BucketPolicy'))
    .filter(([id]) => id.startsWith('Inbox'))
    .flatMap(([, resource]) => withStatements.parse(resource).Properties.PolicyDocument.Statement)
    .filter(({ Effect, Action }) => Effect === 'Deny' && Action.includes('s3:PutObject'));
  expect(denied.map(({ NotResource, Principal }) => [Principal, NotResource.map(nameIn)])).toEqual([
    ['*', ['Inbox/palms/*', 'Inbox/births/*', 'Inbox/places/*']],
  ]);
});

test('Every secret that AWS generates is too long to guess', () => {
  const secrets = z
    .array(
      z.looseObject({
        Properties: z.looseObject({
          GenerateSecretString: z.looseObject({ PasswordLength: z.int().default(32) }),
        }),
      }),
    )
    .parse(Object.values(template().findResources('AWS::SecretsManager::Secret')));
  expect(secrets).toHaveLength(4);
  for (const { Properties } of secrets)
    expect(Properties.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32);
});
