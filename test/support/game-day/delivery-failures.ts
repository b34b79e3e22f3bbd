import { once } from 'node:events';
import { createServer } from 'node:http';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { signedFetch } from '../local-app/signed-fetch.ts';
import { eventSourceOff, withoutRight } from './deployments.ts';
import type { Failure, World } from './play.ts';
import { completePeople, uploadPeople } from './uploads.ts';

async function subscribeDeadAddress({ pipeline, atEnd }: World): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(410).end();
  }).listen(0, '127.0.0.1');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await pipeline.reports('/webhooks', {
    method: 'POST',
    body: { url: `http://127.0.0.1:${address.port}/hooks` },
  });
}

const listed = z.object({ Schedules: z.array(z.object({ Name: z.string(), GroupName: z.string() })) });
const definition = z.looseObject({ Target: z.looseObject({ Arn: z.string() }) });

async function misleadBooks({ stack }: World): Promise<void> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const change = body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) };
    return (await signedFetch(stack, 'scheduler', `${stack.endpoint}${path}`, change)).json();
  };
  const { Schedules } = listed.parse(await ask('/schedules'));
  const found = Schedules.find(({ Name }) => Name.includes('BooksEveryMinute'));
  if (found === undefined) throw new Error('there is no schedule of books');
  const path = `/schedules/${found.Name}?groupName=${found.GroupName}`;
  const known = definition.parse(await ask(path));
  const Arn = known.Target.Arn.replace(/[^:]+$/, 'removed');
  await ask(path, { ...known, Target: { ...known.Target, Arn } });
}

export const deliveryFailures: Readonly<Record<string, Failure>> = {
  'publish lacks the right to the event bus': {
    deploy: (copy) => withoutRight(copy, 'Publish', 'events:PutEvents'),
    cause: (world) => uploadPeople(world),
  },
  'nobody reads the dead-letter queues': {
    deploy: (copy) => eventSourceOff(copy, 'DeadLetters'),
    cause: async ({ pipeline }) => {
      const QueueUrl = pipeline.output('JobsDeadQueueUrl');
      await pipeline.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"kind":"odd"}' }));
    },
  },
  'a webhook answers 410 (gone)': {
    cause: async (world) => {
      await subscribeDeadAddress(world);
      await uploadPeople(world);
    },
  },
  'the role of books lacks the right to the store': {
    deploy: (copy) => withoutRight(copy, 'Books', 's3:PutObject'),
    cause: async (world) => {
      await completePeople(world);
      await world.pipeline.reports('/batches/june/books', { method: 'POST', body: { format: 'html' } });
    },
  },
  'a schedule invokes a function that was removed': { cause: misleadBooks },
};
