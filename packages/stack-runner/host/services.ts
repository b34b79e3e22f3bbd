import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Access } from '../iam/access.ts';
import { pushingNeeds } from '../iam/deliveries.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import type { Credentials } from '../protocol/signature.ts';
import type { Upstream } from '../protocol/upstream.ts';
import { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Minutes } from '../services/cloudwatch/minutes.ts';
import { deliver } from '../services/event-bridge/deliver.ts';
import { Deliveries } from '../services/event-bridge/deliveries.ts';
import { EventBridge } from '../services/event-bridge/event-bridge.ts';
import { AsyncInvocations } from '../services/lambda/async-invocations.ts';
import { LambdaService } from '../services/lambda/lambda-service.ts';
import type { Lineage } from '../services/lambda/lineage.ts';
import { S3Notifier } from '../services/s3/notifier.ts';
import { S3Service } from '../services/s3/s3-service.ts';
import { Scheduler } from '../services/scheduler/scheduler.ts';
import { SecretStore } from '../services/secrets-manager/secret-store.ts';
import { SecretsManager } from '../services/secrets-manager/secrets-manager.ts';
import { Mailbox } from '../services/sns/mailbox.ts';
import { Sns } from '../services/sns/sns.ts';
import { MessageLineages } from '../services/sqs/message-lineages.ts';
import { QueueGauge } from '../services/sqs/queue-gauge.ts';
import { type Queues, queueUrl, sendToQueue } from '../services/sqs/queues.ts';
import type { ClockKind } from './clock.ts';

interface Options {
  readonly region: string;
  readonly account: string;
  readonly credentials: Credentials;
  readonly access: Access;
  readonly timeScale: number;
  readonly state: StateDirectory;
  readonly journal: DatabaseSync;
  readonly endpoint: string;
  readonly tablesEndpoint: string;
  readonly fauxqs: Upstream;
  readonly signal: AbortSignal;
  readonly clock: ClockKind;
  readonly minutes: Minutes;
  now(): number;
  log(line: string): void;
}

interface Services {
  readonly lineages: MessageLineages;
  readonly sqs: SQSClient;
  readonly dynamodb: DynamoDBClient;
  readonly lambda: LambdaService;
  readonly asyncInvocations: AsyncInvocations;
  readonly deliveries: Deliveries;
  readonly events: EventBridge;
  readonly scheduler: Scheduler;
  readonly secrets: SecretsManager;
  readonly s3: S3Service;
  readonly cloudwatch: CloudWatch;
  readonly sns: Sns;
  readonly mailbox: Mailbox;
  readonly queueGauge: QueueGauge;
}

export function createServices(options: Options): Services {
  const { region, account, credentials, access, state, endpoint, tablesEndpoint, fauxqs } = options;
  // The runner's own requests skip the gateway.
  const requestHandler = { httpAgent: fauxqs.agent };
  const sqs = new SQSClient({ region, credentials, endpoint, requestHandler });
  const dynamodb = new DynamoDBClient({ region, credentials, endpoint: tablesEndpoint });
  const lineages = new MessageLineages();
  const queues = { sqs, endpoint, account, lineages };
  const toQueue = (arn: string, body: string, messageGroupId?: string) =>
    sendToQueue(queues, arn, body, messageGroupId === undefined ? {} : { messageGroupId });
  const toQueueFrom = (arn: string, body: string, lineage: Lineage) =>
    sendToQueue(queues, arn, body, { lineage });
  const lambda = new LambdaService();
  const asyncInvocations = new AsyncInvocations({ ...options, lambda, sendToQueue: toQueue });
  const invokeAsync = (arn: string, payload: string, lineage?: Lineage) =>
    asyncInvocations.accept(lambda.get(arn).definition.name, payload, lineage);
  const destinations = {
    invoke: invokeAsync,
    sendToQueue: toQueue,
    putEvent: async (EventBusName: string, Source: string, DetailType: string, detail: unknown) => {
      await events.putEvents([{ EventBusName, Source, DetailType, Detail: JSON.stringify(detail) }]);
    },
    writeLog: (group: string, line: string) => options.log(`${group}: ${line}`),
  };
  const mailbox = new Mailbox(state, options.log);
  const sns = new Sns({
    log: options.log,
    sendMail: (mail) => mailbox.add(mail),
    sendToQueue: toQueueFrom,
    invoke: (arn, payload, lineage) => void invokeAsync(arn, payload, lineage).done,
  });
  const cloudwatch = new CloudWatch({
    ...options,
    publish: async (topic, subject, text, alarmArn) => {
      const { principal, needs } = pushingNeeds('cloudwatch', alarmArn, account, topic);
      if (sns.hasPolicy(topic)) access.check('sns', principal, needs);
      await sns.publish(topic, subject, text);
    },
  });
  const { emit } = cloudwatch;
  const queueGauge = new QueueGauge({
    file: join(state.folder('fauxqs'), 'fauxqs.db'),
    minutes: options.minutes,
    emit,
  });
  const deliveries = new Deliveries({
    ...options,
    emit,
    deliver: (delivery) => deliver(destinations, delivery),
    sendToQueue: (arn, body, attributes) => sendToQueue(queues, arn, body, { attributes }),
  });
  const toTarget: Deliveries['deliver'] = (delivery) => deliveries.deliver(delivery);
  const events = new EventBridge({ ...options, deliver: toTarget });
  const notifier = new S3Notifier({
    ...options,
    exists: async (arn) =>
      arn.includes(':sqs:') ? queueExists(queues, arn) : lambda.find(arn) !== undefined,
    sendToQueue: toQueueFrom,
    invoke: (arn, payload, lineage) => void invokeAsync(arn, payload, lineage).done,
    putEvent: async (Source, DetailType, resource, detail) => {
      await events.putEvents([{ Source, DetailType, Resources: [resource], Detail: JSON.stringify(detail) }]);
    },
  });
  return {
    lineages,
    sqs,
    dynamodb,
    lambda,
    asyncInvocations,
    deliveries,
    events,
    scheduler: new Scheduler({
      ...options,
      timeScale: options.clock === 'wall' ? options.timeScale : 1,
      overlaps: options.clock === 'manual',
      deliver: toTarget,
    }),
    cloudwatch,
    sns,
    mailbox,
    queueGauge,
    secrets: new SecretsManager(new SecretStore(state, region, account)),
    s3: new S3Service({ ...options, store: fauxqs, notifier }),
  };
}

async function queueExists(queues: Queues, arn: string): Promise<boolean> {
  const ask = new GetQueueAttributesCommand({
    QueueUrl: queueUrl(queues, arn),
    AttributeNames: ['QueueArn'],
  });
  return queues.sqs.send(ask).then(
    ({ Attributes }) => Attributes?.QueueArn === arn,
    () => false,
  );
}
