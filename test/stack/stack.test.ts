import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accountsDue, dueFor, hintedFor } from '../../shared/ledger/items/keys.ts';
import { isMarked, toPublish } from '../../shared/ledger/items/publish-mark.ts';
import { synthesizeTemplate } from './template.ts';

const queue = z.looseObject({
  VisibilityTimeout: z.number(),
  SqsManagedSseEnabled: z.boolean(),
  MessageRetentionPeriod: z.number(),
  RedrivePolicy: z.looseObject({ maxReceiveCount: z.number() }).optional(),
});
const lambda = z.looseObject({
  Runtime: z.string(),
  Timeout: z.number().optional(),
  Architectures: z.array(z.string()).optional(),
  Description: z.string().optional(),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
});
const statement = z.looseObject({
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
  Effect: z.string(),
});
const policy = z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(statement) }) });

const streamPattern = z.strictObject({
  eventName: z.array(z.string()),
  dynamodb: z.strictObject({
    NewImage: z.strictObject({
      due: z.strictObject({ S: z.tuple([z.strictObject({ prefix: z.string() })]) }),
    }),
  }),
});

let template: ReturnType<typeof synthesizeTemplate>;
beforeAll(() => {
  template = synthesizeTemplate();
});

const ofType = <S extends z.ZodType>(type: string, schema: S): [id: string, properties: z.output<S>][] =>
  Object.entries(template.findResources(type)).map(([id, resource]) => [
    id,
    schema.parse(resource.Properties),
  ]);

const ownFunctions = () =>
  ofType('AWS::Lambda::Function', lambda).filter(([id]) => !id.startsWith('BucketNotificationsHandler'));

describe('the stack', () => {
  test('The stack follows AwsSolutions, with a reason for each exception', () => {
    expect(() => synthesizeTemplate()).not.toThrow();
  });

  test('The stack runs every function on Node 24 and arm64', () => {
    for (const [, { Runtime, Architectures }] of ownFunctions()) {
      expect({ Runtime, Architectures }).toEqual({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    }
    expect(ownFunctions().length).toBeGreaterThanOrEqual(7);
  });

  test('Every queue of the stack has SSE-SQS and keeps messages for fourteen days, and five have a dead-letter queue', () => {
    const queues = ofType('AWS::SQS::Queue', queue);
    expect(queues.filter(([, { RedrivePolicy }]) => RedrivePolicy !== undefined)).toHaveLength(5);
    expect(queues).toHaveLength(10);
    for (const [, { SqsManagedSseEnabled, MessageRetentionPeriod, RedrivePolicy }] of queues) {
      expect(SqsManagedSseEnabled).toBe(true);
      expect(MessageRetentionPeriod).toBe(14 * 24 * 3600);
      if (RedrivePolicy) expect(RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(5);
    }
  });

  test('A queue hides a message for at least six times the timeout of its function', () => {
    const resources = template.toJSON().Resources;
    const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'));
    expect(mappings.length).toBeGreaterThanOrEqual(6);
    for (const { Properties } of mappings) {
      const source = Properties.EventSourceArn['Fn::GetAtt']?.[0];
      if (resources[source]?.Type !== 'AWS::SQS::Queue') continue;
      const { VisibilityTimeout } = queue.parse(resources[source].Properties);
      const { Timeout = 3 } = lambda.parse(resources[Properties.FunctionName.Ref].Properties);
      expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * Timeout);
      expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      expect(Properties.ScalingConfig.MaximumConcurrency).toBeGreaterThanOrEqual(2);
    }
  });

  test('The stream passes each new or changed item with a mark of an unpublished event, and nothing else', () => {
    const streams = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).filter(
      ({ Properties }) => Properties.FilterCriteria !== undefined,
    );
    expect(streams).toHaveLength(1);
    const patterns = streams.flatMap(({ Properties }) => Properties.FilterCriteria.Filters);
    expect(patterns).toHaveLength(1);
    const { eventName, dynamodb } = streamPattern.parse(JSON.parse(patterns[0].Pattern));
    expect(eventName.toSorted()).toEqual(['INSERT', 'MODIFY']);
    const [{ prefix }] = dynamodb.NewImage.due.S;
    for (const name of ['june/anna', 'batch#june/completed#000001', 'gate#token#base'])
      for (const due of [toPublish(name, 0).due, hintedFor(name), dueFor(name), accountsDue])
        expect(due.startsWith(prefix)).toBe(isMarked(due));
  });

  test('The stack keeps buckets private, refuses plain HTTP and has a policy for keys outside its folders', () => {
    template.resourceCountIs('AWS::S3::Bucket', 2);
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const policies = JSON.stringify(template.findResources('AWS::S3::BucketPolicy'));
    expect(policies.match(/"aws:SecureTransport":"false"/g)).toHaveLength(2);
    expect(policies).toContain('NotResource');
  });

  test('The stack traces every function, and each role may write its traces', () => {
    const traced = ownFunctions().map(([id, { TracingConfig }]) => [id, TracingConfig?.Mode]);
    expect(traced).toEqual(ownFunctions().map(([id]) => [id, 'Active']));
    const writers = ofType('AWS::IAM::Policy', policy).filter(([, { PolicyDocument }]) =>
      PolicyDocument.Statement.some(({ Action }) => [Action].flat().includes('xray:PutTraceSegments')),
    );
    expect(writers).toHaveLength(traced.length);
  });

  test('The stack keeps the logs of every function for 30 days', () => {
    expect(Object.keys(template.findResources('AWS::Logs::LogGroup'))).toHaveLength(ownFunctions().length);
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  test('No function has a wildcard right, except on the objects of a folder', () => {
    for (const [id, { PolicyDocument }] of ofType('AWS::IAM::Policy', policy)) {
      if (id.startsWith('BucketNotificationsHandler')) continue;
      for (const { Action, Resource } of PolicyDocument.Statement) {
        expect([Action].flat().filter((action) => action.includes('*'))).toEqual([]);
        // X-Ray has no resource-level permissions.
        if ([Action].flat().every((action) => action.startsWith('xray:Put'))) continue;
        expect(JSON.stringify(Resource)).not.toContain('"*"');
      }
    }
  });
});

describe('wrong settings', () => {
  test.each([
    [{ palmistryUrl: 'https://a.example' }, /baseUrl, -c visionUrl, -c chatUrl/],
    [{ palmistryUrl: 'ftp://a.example' }, /palmistryUrl/],
    [{ timeScale: '0' }, /timeScale/],
    [{ architecture: 'sparc' }, /architecture/],
    [{ monthlyCeling: '5' }, /monthlyCeling: no setting of this name/],
    [{ maxConcurrency: '300' }, /inFlightCap \(250\) leaves no call/],
    [
      { inFlightCap: '100000', maxConcurrency: '20' },
      /one can have 900 connections: set maxConcurrency to 112 at least/,
    ],
    [{ fanOutTimeoutSeconds: '60' }, /fanOutTimeoutSeconds/],
    [{ unknown: 'maybe' }, /unknown/],
    [{ logDays: '2' }, /logDays/],
  ])('Synthesis refuses the settings %j and names the wrong or missing ones', (context, message) => {
    expect(() => synthesizeTemplate(context)).toThrow(message);
  });

  test('The four addresses of a vendor replace the self-hosted service', () => {
    const vendor = synthesizeTemplate({
      palmistryUrl: 'https://palm.example/',
      baseUrl: 'https://base.example',
      visionUrl: 'https://vision.example',
      chatUrl: 'https://chat.example',
      baseScheme: 'basic-form',
    });
    const text = JSON.stringify(vendor.toJSON());
    expect(text).not.toContain('packages/service/lambda');
    expect(text).toContain(String.raw`\\\"url\\\":\\\"https://palm.example\\\"`.replaceAll('\\\\\\"', '\\"'));
    expect(text).toContain('basic-form');
  });
});
