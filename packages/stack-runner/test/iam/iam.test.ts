import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { testAssembly } from '@palmleaf/test/support/local-app/assembly';
import { clientsOf } from '@palmleaf/test/support/local-app/clients';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type LocalFunction, type LocalStack, startStack } from '../../index.ts';

const statementSchema = z.looseObject({ Action: z.union([z.string(), z.array(z.string())]) });
const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.looseObject({}).optional() }),
  ),
});
const policySchema = z.looseObject({
  PolicyDocument: z.looseObject({ Statement: z.array(statementSchema) }),
});

let folder = '';
let stack: LocalStack | undefined;

beforeEach(() => {
  folder = temporaryFolderOfTest('iam');
});
afterEach(async () => {
  await stack?.stop();
  stack = undefined;
});

async function without(policy: string, action: string): Promise<string> {
  const assembly = join(folder, 'cdk.out');
  cpSync(await testAssembly(), assembly, { recursive: true });
  const file = join(assembly, 'LocalApp.template.json');
  const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  let removed = 0;
  for (const [id, resource] of Object.entries(template.Resources)) {
    if (!id.startsWith(policy) || !/Policy$/.test(resource.Type)) continue;
    const { PolicyDocument } = policySchema.parse(resource.Properties);
    for (const statement of PolicyDocument.Statement) {
      const actions = [statement.Action].flat();
      removed += actions.includes(action) ? 1 : 0;
      statement.Action = actions.filter((each) => each !== action);
    }
    resource.Properties = { ...resource.Properties, PolicyDocument };
  }
  if (removed === 0) throw new Error(`no policy ${policy} has ${action}`);
  writeFileSync(file, JSON.stringify(template));
  return assembly;
}

const lines: string[] = [];

async function start(assembly: string, iam: 'enforce' | 'audit' = 'enforce'): Promise<LocalStack> {
  lines.length = 0;
  stack = await startStack({
    assembly,
    stateDir: join(folder, 'state'),
    iam,
    timeScale: 60,
    onRefusal: (line) => lines.push(line),
    log: () => undefined,
  });
  return stack;
}

const table = (running: LocalStack): string =>
  `arn:aws:dynamodb:eu-central-1:000000000000:table/${running.outputs.Table}`;

function web(running: LocalStack): LocalFunction {
  const found = running.functions.find(({ logicalId }) => logicalId.startsWith('Web'));
  if (found === undefined) throw new Error('the app has no function Web');
  return found;
}

test('The local stack refuses an action whose right was removed and names the statement that would allow it', async () => {
  const running = await start(await without('WebServiceRoleDefaultPolicy', 'dynamodb:UpdateItem'));
  const { name } = web(running);
  const answer = await running.invoke(name, { schedule: 'by-hand' });
  const { errorType, errorMessage } = z
    .object({ errorType: z.string(), errorMessage: z.string() })
    .parse(JSON.parse(answer.payload));
  const role = /LocalApp-WebServiceRole\w+/.exec(errorMessage)?.[0];
  expect(errorType).toBe('AccessDeniedException');
  expect(errorMessage).toBe(
    `User: arn:aws:sts::000000000000:assumed-role/${role}/${name} is not authorized to perform: dynamodb:UpdateItem ` +
      `on resource: ${table(running)} because no identity-based policy allows the dynamodb:UpdateItem action`,
  );
  expect(await clientsOf(running).item('schedule#by-hand', 'count')).toBeUndefined();
  const cure = { Effect: 'Allow', Action: 'dynamodb:UpdateItem', Resource: table(running) };
  expect(running.refusals()).toEqual([
    `IAM: ${name} may not dynamodb:UpdateItem on ${table(running)}. ` +
      `In a policy of arn:aws:iam::000000000000:role/${role}, this would allow it: ${JSON.stringify(cure)}`,
  ]);
  expect(lines).toEqual(running.refusals());
});

test('An audit lists a refusal and refuses nothing', async () => {
  const running = await start(await without('WebServiceRoleDefaultPolicy', 'dynamodb:UpdateItem'), 'audit');
  const answer = await running.invoke(web(running).name, { schedule: 'by-hand' });
  expect(answer.functionError).toBeUndefined();
  expect(await clientsOf(running).item('schedule#by-hand', 'count')).toMatchObject({ n: { N: '1' } });
  expect(running.refusals()).toEqual([
    expect.stringMatching(/^IAM: LocalApp-Web\w+ may not dynamodb:UpdateItem /),
  ]);
});

test.each([
  [
    'HastyServiceRoleDefaultPolicy',
    'sqs:ReceiveMessage',
    /HastySqs\w+: IAM: \S+HastyServiceRole\w+ may not sqs:ReceiveMessage/,
  ],
  [
    'ChangesServiceRoleDefaultPolicy',
    'dynamodb:GetRecords',
    /ChangesChangesOfItems\w+: IAM: \S+ may not dynamodb:GetRecords/,
  ],
  ['UploadsPolicy', 'sqs:SendMessage', /IAM: s3\.amazonaws\.com may not sqs:SendMessage on \S+Uploads/],
  [
    'BusCopyPolicy',
    'sqs:SendMessage',
    /OnChanged\w+: IAM: events\.amazonaws\.com may not sqs:SendMessage on \S+BusCopy/,
  ],
])(
  'The local stack refuses to start when AWS could not deliver because %s lacks the right %s',
  async (policy, action, message) => {
    await expect(start(await without(policy, action))).rejects.toThrow(message);
  },
);

async function trusting(role: string, service: string): Promise<string> {
  const assembly = join(folder, 'cdk.out');
  cpSync(await testAssembly(), assembly, { recursive: true });
  const file = join(assembly, 'LocalApp.template.json');
  const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const [, found] = Object.entries(template.Resources).find(([id]) => id.startsWith(role)) ?? [];
  if (found?.Type !== 'AWS::IAM::Role') throw new Error(`no role ${role}`);
  const Statement = [
    { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: service } },
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: 'arn:aws:iam::000000000000:oidc-provider/ci.example' },
      Condition: { StringEquals: { 'ci.example:sub': 'main' } },
    },
  ];
  found.Properties = { ...found.Properties, AssumeRolePolicyDocument: { Statement } };
  writeFileSync(file, JSON.stringify(template));
  return assembly;
}

test.each([
  [
    'WebServiceRole',
    'states.amazonaws.com',
    /Web\w+: IAM: lambda\.amazonaws\.com may not sts:AssumeRole on \S+Web/,
  ],
  [
    'SchedulerRoleForTarget',
    'lambda.amazonaws.com',
    /EveryMinute\w+: IAM: scheduler\.amazonaws\.com may not sts:AssumeRole on \S+SchedulerRole/,
  ],
])('The local stack refuses to start when the role %s trusts only %s', async (role, service, message) => {
  await expect(start(await trusting(role, service))).rejects.toThrow(message);
});

test('At the start, an audit lists a role that does not trust Lambda, with the missing statement', async () => {
  const running = await start(await trusting('WebServiceRole', 'states.amazonaws.com'), 'audit');
  const cure = { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } };
  expect(running.refusals()).toEqual([
    expect.stringContaining(`In the trust policy of the role, this would allow it: ${JSON.stringify(cure)}`),
  ]);
});

describe('a request signed as a function', () => {
  test('A function has only the rights of its role, and each service refuses the rest with its own error', async () => {
    const running = await start(await testAssembly());
    const { dynamodb, s3, sqs, secrets, events, output } = clientsOf({
      ...running,
      credentials: web(running).credentials,
    });
    const key = { pk: { S: 'a' }, sk: { S: 'b' } };
    const object = { Bucket: output('Bucket'), Key: 'palms/a.jpg' };
    await expect(
      dynamodb.send(new GetItemCommand({ TableName: output('Table'), Key: key })),
    ).resolves.toBeDefined();
    const entry = { EventBusName: output('Bus'), Source: 's', DetailType: 'd', Detail: '{}' };
    const refused: [ask: () => Promise<unknown>, error: string, status: number][] = [
      [() => dynamodb.send(new ListTablesCommand()), 'AccessDeniedException', 400],
      [() => s3.send(new GetObjectCommand(object)), 'AccessDenied', 403],
      [() => s3.send(new PutObjectCommand({ ...object, Body: 'x' })), 'AccessDenied', 403],
      [
        () =>
          s3.send(
            new DeleteObjectsCommand({ Bucket: object.Bucket, Delete: { Objects: [{ Key: 'palms/a' }] } }),
          ),
        'AccessDenied',
        403,
      ],
      [() => s3.send(new ListObjectsV2Command({ Bucket: object.Bucket })), 'AccessDenied', 403],
      [
        () => sqs.send(new SendMessageCommand({ QueueUrl: output('Queue'), MessageBody: 'x' })),
        'AccessDenied',
        403,
      ],
      [
        () => secrets.send(new GetSecretValueCommand({ SecretId: output('Secret') })),
        'AccessDeniedException',
        400,
      ],
      [() => events.send(new PutEventsCommand({ Entries: [entry] })), 'AccessDeniedException', 400],
    ];
    for (const [ask, name, httpStatusCode] of refused)
      await expect(ask()).rejects.toMatchObject({ name, $metadata: { httpStatusCode } });
    expect(running.refusals()).toHaveLength(refused.length);
  });

  test('A function is refused with the secret of another function, of the stack, or a guessed one', async () => {
    const running = await start(await testAssembly());
    const { credentials, outputs, functions } = running;
    const { accessKeyId } = web(running).credentials;
    const others = functions
      .map((each) => each.credentials)
      .filter((each) => each.accessKeyId !== accessKeyId);
    const ask = (by: typeof credentials) =>
      clientsOf({ ...running, credentials: by }).dynamodb.send(
        new GetItemCommand({ TableName: outputs.Table, Key: { pk: { S: 'a' }, sk: { S: 'b' } } }),
      );
    for (const { secretAccessKey } of [...others, credentials, { secretAccessKey: 'guessed' }])
      await expect(ask({ accessKeyId, secretAccessKey })).rejects.toThrow('signature');
    await expect(ask({ ...credentials, accessKeyId: 'LOCALUNKNOWN' })).rejects.toThrow('security token');
    await expect(ask(web(running).credentials)).resolves.toBeDefined();
  });
});
