import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutEventsCommand, TestEventPatternCommand } from '@aws-sdk/client-eventbridge';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretVersionIdsCommand,
  PutSecretValueCommand,
  RotateSecretCommand,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { signedFetch } from '@palmleaf/test/support/local-app/signed-fetch';
import { until } from '@palmleaf/test/support/local-app/until';
import { useStack } from '@palmleaf/test/support/local-app/with-stack';
import { describe, expect, test } from 'vitest';
import { sweepOnce } from '../../services/dynamodb/ttl-sweeper.ts';

const local = useStack();

describe('Secrets Manager', () => {
  test('Secrets Manager generates the value that the template describes', async () => {
    const { SecretString = '' } = await local.aws.secrets.send(
      new GetSecretValueCommand({ SecretId: local.aws.output('Secret') }),
    );
    expect(JSON.parse(SecretString)).toEqual({ user: 'local', password: expect.stringMatching(/^.{32}$/) });
  });

  test('Secrets Manager moves the labels for current and previous to new versions, but never to a pending version', async () => {
    const { secrets } = local.aws;
    const Name = 'rotated';
    const { VersionId: first } = await secrets.send(new CreateSecretCommand({ Name, SecretString: 'one' }));
    const { VersionId: second } = await secrets.send(
      new PutSecretValueCommand({ SecretId: Name, SecretString: 'two' }),
    );
    const { VersionId: third } = await secrets.send(
      new PutSecretValueCommand({ SecretId: Name, SecretString: 'three', VersionStages: ['AWSPENDING'] }),
    );
    const read = async (VersionStage?: string): Promise<string | undefined> =>
      (await secrets.send(new GetSecretValueCommand({ SecretId: Name, VersionStage }))).SecretString;
    expect(await read()).toBe('two');
    expect(await read('AWSPREVIOUS')).toBe('one');
    expect(await read('AWSPENDING')).toBe('three');
    await secrets.send(
      new UpdateSecretVersionStageCommand({
        SecretId: Name,
        VersionStage: 'AWSCURRENT',
        MoveToVersionId: third,
        RemoveFromVersionId: second,
      }),
    );
    expect(await read()).toBe('three');
    expect(await read('AWSPREVIOUS')).toBe('two');
    const { Versions = [] } = await secrets.send(new ListSecretVersionIdsCommand({ SecretId: Name }));
    expect(Versions.map(({ VersionId }) => VersionId)).not.toContain(first);
    const { VersionIdsToStages } = await secrets.send(new DescribeSecretCommand({ SecretId: Name }));
    expect(VersionIdsToStages).toEqual({
      [String(third)]: expect.arrayContaining(['AWSCURRENT']),
      [String(second)]: ['AWSPREVIOUS'],
    });
  });

  test("Secrets Manager repeats a token's answer only for the same value", async () => {
    const SecretId = 'with-token';
    await local.aws.secrets.send(new CreateSecretCommand({ Name: SecretId, SecretString: 'a' }));
    const ClientRequestToken = '0123456789abcdef0123456789abcdef';
    const write = (SecretString: string) =>
      local.aws.secrets.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken }));
    await write('b');
    await write('b');
    await expect(write('c')).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  test('Secrets Manager returns no deleted or unknown secret, and stores binary values', async () => {
    const { secrets } = local.aws;
    const SecretBinary = new Uint8Array([0, 255, 7]);
    await secrets.send(new CreateSecretCommand({ Name: 'binary', SecretBinary }));
    const read = () => secrets.send(new GetSecretValueCommand({ SecretId: 'binary' }));
    expect((await read()).SecretBinary).toEqual(SecretBinary);
    await secrets.send(new DeleteSecretCommand({ SecretId: 'binary' }));
    await expect(read()).rejects.toMatchObject({ name: 'InvalidRequestException' });
    await expect(secrets.send(new GetSecretValueCommand({ SecretId: 'nobody' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  test('Secrets Manager refuses an unsupported operation by name', async () => {
    await expect(
      local.aws.secrets.send(new RotateSecretCommand({ SecretId: local.aws.output('Secret') })),
    ).rejects.toMatchObject({
      message: expect.stringContaining('RotateSecret is not emulated'),
      $metadata: { httpStatusCode: 501 },
    });
  });
});

describe('EventBridge', () => {
  test('EventBridge answers each entry separately', async () => {
    const Source = 'local.app';
    const { Entries = [], FailedEntryCount } = await local.aws.events.send(
      new PutEventsCommand({
        Entries: [
          { EventBusName: local.aws.output('Bus'), Source, DetailType: 'Other', Detail: '{}' },
          { EventBusName: local.aws.output('Bus'), Source, DetailType: 'Other', Detail: 'not json' },
        ],
      }),
    );
    expect(FailedEntryCount).toBe(1);
    expect(Entries[0]?.EventId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Entries[1]?.ErrorCode).toBe('MalformedDetail');
  });

  test('EventBridge refuses an unknown bus and an invalid pattern', async () => {
    const Entries = [{ EventBusName: 'nobody', Source: 'a', DetailType: 'b', Detail: '{}' }];
    await expect(local.aws.events.send(new PutEventsCommand({ Entries }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    const EventPattern = JSON.stringify({ source: [{ begins: 'a' }] });
    await expect(
      local.aws.events.send(new TestEventPatternCommand({ EventPattern, Event: '{"source":"a"}' })),
    ).rejects.toMatchObject({ name: 'InvalidEventPatternException' });
  });
});

describe('CloudFormation', () => {
  test('CloudFormation returns the outputs of a stack by name, and an error for an unknown stack', async () => {
    const { Stacks: [stack] = [] } = await local.aws.cloudFormation.send(
      new DescribeStacksCommand({ StackName: local.stack.stackName }),
    );
    expect(stack?.StackStatus).toBe('CREATE_COMPLETE');
    const outputs = Object.fromEntries(
      (stack?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
    );
    expect(outputs).toEqual(local.stack.outputs);
    await expect(
      local.aws.cloudFormation.send(new DescribeStacksCommand({ StackName: 'nobody' })),
    ).rejects.toMatchObject({ name: 'ValidationError', message: 'Stack with id nobody does not exist' });
  });
});

describe('DynamoDB', () => {
  test('DynamoDB returns ARNs in the region of the stack', async () => {
    const { Table } = await local.aws.dynamodb.send(
      new DescribeTableCommand({ TableName: local.aws.output('Table') }),
    );
    expect(Table?.TableArn).toBe(
      `arn:aws:dynamodb:eu-central-1:000000000000:table/${local.aws.output('Table')}`,
    );
    expect(Table?.LatestStreamArn?.startsWith(`${Table.TableArn}/stream/`)).toBe(true);
  });

  test('DynamoDB deletes exactly the items whose time to live has passed', async () => {
    const { dynamodb, output } = local.aws;
    const now = 1_800_000_000;
    const times = { past: now - 10, future: now + 10, 'long ago': now - 6 * 365 * 86_400 };
    for (const [pk, time] of Object.entries(times)) {
      const Item = { pk: { S: pk }, sk: { S: 'ttl' }, expires: { N: String(time) } };
      await dynamodb.send(new PutItemCommand({ TableName: output('Table'), Item }));
    }
    const text = { pk: { S: 'text' }, sk: { S: 'ttl' }, expires: { S: '1' } };
    await dynamodb.send(new PutItemCommand({ TableName: output('Table'), Item: text }));
    const sweep = { dynamodb, tableName: output('Table'), keys: ['pk', 'sk'], attribute: 'expires' };
    expect(await sweepOnce(sweep, now)).toBe(1);
    expect(await local.aws.item('past', 'ttl')).toBeUndefined();
    for (const pk of ['future', 'long ago', 'text']) expect(await local.aws.item(pk, 'ttl')).toBeDefined();
  });
});

describe('other services', () => {
  const form = (action: string): { method: string; body: string } => ({
    method: 'POST',
    body: `Action=${action}`,
  });

  test('STS returns the identity of the caller', async () => {
    const response = await signedFetch(local.stack, 'sts', local.stack.endpoint, form('GetCallerIdentity'));
    expect(await response.text()).toContain('<Account>000000000000</Account>');
  });

  test('The Scheduler API creates, lists and deletes schedules, and refuses an invalid expression', async () => {
    const address = (name: string): string => `${local.stack.endpoint}/schedules/${name}`;
    const make = (name: string, ScheduleExpression: string) =>
      signedFetch(local.stack, 'scheduler', address(name), {
        method: 'POST',
        body: JSON.stringify({
          ScheduleExpression,
          FlexibleTimeWindow: { Mode: 'OFF' },
          Target: {
            Arn: local.stack.functions.find(({ logicalId }) => logicalId.startsWith('Web'))?.arn,
            Input: '{"schedule":"made"}',
          },
        }),
      });
    expect((await make('made', 'rate(1 minute)')).status).toBe(200);
    expect((await make('made', 'rate(1 minute)')).status).toBe(409);
    expect((await make('wrong', 'rate(1 fortnight)')).status).toBe(400);
    await until('it has fired', () => local.aws.item('schedule#made', 'count'));
    const remove = await signedFetch(local.stack, 'scheduler', address('made'), { method: 'DELETE' });
    expect(remove.status).toBe(200);
    expect((await signedFetch(local.stack, 'scheduler', address('made'))).status).toBe(404);
  });

  test('The gateway refuses an unsupported service by name', async () => {
    const response = await signedFetch(local.stack, 'kinesis', local.stack.endpoint, form('ListStreams'));
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('kinesis');
  });
});

test('SQS accepts messages at the endpoint and at the address of the queue', async () => {
  const QueueUrl = local.aws.output('Idle');
  await local.aws.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'direct' }));
  const body = JSON.stringify({ QueueUrl, MessageBody: 'through the gateway' });
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };
  const sent = await signedFetch(local.stack, 'sqs', local.stack.endpoint, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  const bodies = new Set<string | undefined>();
  await until('both are there', async () => {
    for (const { Body } of await local.aws.receive('Idle')) bodies.add(Body);
    return bodies.has('direct') && bodies.has('through the gateway');
  });
});
