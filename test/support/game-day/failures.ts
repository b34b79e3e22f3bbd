import { setTimeout } from 'node:timers/promises';
import { DynamoDBClient, PutItemCommand, ThrottlingException } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { signedFetch } from '../local-app/signed-fetch.ts';
import { credentialFailures } from './credential-failures.ts';
import { deliveryFailures } from './delivery-failures.ts';
import { eventSourceOff, serviceAway, withoutRight } from './deployments.ts';
import type { Failure, World } from './play.ts';
import { serviceFailures } from './service-failures.ts';
import { uploadPeople, uploadPhoto } from './uploads.ts';
import { fanOutOff, waitingFailures } from './waiting-failures.ts';

const keyList = z.object({ Keys: z.array(z.looseObject({ KeyId: z.string() })).min(1) });
const askKms = ({ stack }: World, operation: string, input: object): Promise<Response> =>
  signedFetch(stack, 'kms', stack.endpoint, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` },
  });

/** Uses up the concurrency of the account. */
const neighbour = 'export const handler = () => new Promise((end) => setTimeout(end, 890_000));';

/** Retries until the account has an execution free. */
const untilAccepted = (invoke: World['stack']['invoke']): Promise<unknown> =>
  invoke('Neighbour', {}).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'TooManyRequestsException')) return;
    await setTimeout(20);
    await untilAccepted(invoke);
  });

/** An import of one megabyte leaves the table without units for more than a minute. */
const unitsPerSecond = 10;

async function importUntilThrottled({ stack, pipeline }: World): Promise<void> {
  const { endpoint, region, credentials } = stack;
  const table = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 });
  const text = { S: 'x'.repeat(400_000) };
  const TableName = pipeline.output('TableName');
  const put = (at: number) =>
    table.send(new PutItemCommand({ TableName, Item: { pk: { S: 'import' }, sk: { S: `${at}` }, text } }));
  try {
    for (;;) await Promise.all(Array.from({ length: 10 }, (_, at) => put(at)));
  } catch (error) {
    if (!(error instanceof ThrottlingException)) throw error;
  }
}

export const failures: Readonly<Record<string, Failure>> = {
  'the event source of fan-out is off': fanOutOff,
  'the event source of photos is off, so intake stops': {
    deploy: (copy) => eventSourceOff(copy, 'Photos'),
    cause: uploadPhoto,
  },
  'the role of rows lacks a right': {
    deploy: (copy) => withoutRight(copy, 'Rows', 's3:GetObject'),
    cause: (world) => uploadPeople(world),
  },
  ...credentialFailures,
  'the vendor cannot be reached': { deploy: serviceAway, cause: uploadPhoto },
  'messages are in a dead-letter queue': {
    cause: async ({ pipeline }) => {
      const QueueUrl = pipeline.output('JobsDeadQueueUrl');
      await pipeline.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"kind":"odd"}' }));
    },
  },
  'another app uses up the executions of the account': {
    deploy: (copy) => copy.addFunction('Neighbour', neighbour),
    options: { accountConcurrency: 10, concurrency: 10 },
    cause: async ({ stack }) => {
      for (let wanted = 0; wanted < 10; wanted += 1) void untilAccepted(stack.invoke);
    },
  },
  'a reconciler is deployed whose process ends at its start': {
    failsAtDeployment: true,
    deploy: (copy) =>
      copy.replaceCode((id) => id.startsWith('Reconciler'), "throw new Error('a bad deployment');"),
    cause: async () => undefined,
  },
  'the table throttles': {
    deploy: (copy) =>
      copy.change(
        (id) => id.startsWith('Ledger'),
        ({ Properties }) => {
          Properties.WriteOnDemandThroughputSettings = { MaxWriteRequestUnits: unitsPerSecond };
        },
      ),
    cause: async (world) => {
      await importUntilThrottled(world);
      await uploadPeople(world);
    },
    meanwhile: importUntilThrottled,
    afterwards: async ({ pipeline }) => {
      const complete = (await pipeline.batch('june'))?.complete;
      if (complete !== 3) throw new Error(`${complete} of 3 people are complete`);
    },
  },
  'the key of the account is disabled': {
    cause: async (world) => {
      const { Keys } = keyList.parse(await (await askKms(world, 'ListKeys', {})).json());
      const KeyId = Keys.find((each) => each.KeyId.includes('DataKey'))?.KeyId;
      await askKms(world, 'DisableKey', { KeyId });
      world.repairBy(() => askKms(world, 'EnableKey', { KeyId }));
    },
  },
  'a flood of requests reaches the feeds': {
    cause: async () => undefined,
    meanwhile: async ({ stack }) => {
      const { FeedsUrl = '' } = stack.outputs;
      const ask = (): Promise<number> => fetch(`${FeedsUrl}feeds/nowhere.ics`).then(({ status }) => status);
      // The flood grows until it exceeds the concurrency, because overlap depends on the machine.
      for (let size = 20; size <= 640; size *= 2)
        if ((await Promise.all(Array.from({ length: size }, ask))).includes(429)) return;
      throw new Error('no request was throttled');
    },
  },
  ...waitingFailures,
  ...serviceFailures,
  ...deliveryFailures,
};
