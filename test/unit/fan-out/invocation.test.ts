import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createFanOut } from '../../../functions/fan-out/fan-out.ts';
import type { RootLog } from '../../../shared/lambda/logger.ts';
import { usualFanOut } from '../../support/settings/settings.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const log: RootLog = { ...silent, child: () => silent };

function invoke(world: LedgerWorld, event: SQSEvent) {
  const { ledger, credentials, send, addressOf, palmIdIn, seller, sleep, random, endpoints } = world.fanOut(
    [],
  );
  let names = 0;
  const fanOut = createFanOut({
    ledger,
    jobs: { send: async () => undefined },
    credentials,
    send,
    addressOf,
    palmIdIn,
    seller,
    sleep,
    random,
    profile: 'documented',
    settings: { ...usualFanOut, services: endpoints, budget: { blockSize: 30 }, trial: 0 },
    newName: () => {
      names += 1;
      return `name ${names}`;
    },
    log,
  });
  const deadline = world.now + 3 * minute;
  return fanOut(event, { getRemainingTimeInMillis: () => deadline - world.now });
}

const eventOf = (...messages: readonly { key: string; receives: number }[]): SQSEvent => ({
  Records: messages.map(({ key, receives }) =>
    sqsRecord(`message of ${key}`, { kind: 'subject', key }, 'jobs', receives),
  ),
});

async function withPhotos(...names: readonly string[]): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  for (const name of names) await world.acceptPhoto(name, photo(name));
  return world;
}

test('A redelivered message is processed after the fresh ones, so a failing subject delays no other subject', async () => {
  const world = await withPhotos('june/again', 'june/fresh');
  const event = eventOf({ key: 'june/again', receives: 3 }, { key: 'june/fresh', receives: 1 });
  expect(await invoke(world, event)).toEqual({ batchItemFailures: [] });
  const palmIdCalls = world.sent.filter(({ call }) => call.operation === 'get-palm-id');
  expect(palmIdCalls.map(({ call }) => call.body.image_url)).toEqual([
    'https://store.example/photos/june/fresh',
    'https://store.example/photos/june/again',
  ]);
});

test('A lease lasts ten seconds longer than its invocation, so nobody takes over the subject of a living worker', async () => {
  const world = await withPhotos('june/anna');
  const end = world.now + 3 * minute;
  let until: number | undefined;
  world.answer = async (call) => {
    until ??= (await world.report('june/anna')).header.lease?.until;
    return world.bought(call);
  };
  await invoke(world, eventOf({ key: 'june/anna', receives: 1 }));
  expect(until).toBe(end + 10_000);
});

test('If the work on a subject throws, only the message of this subject returns to the queue', async () => {
  const world = await withPhotos('june/bad', 'june/good');
  const query = world.table.query.bind(world.table);
  world.table.query = (asked) =>
    asked.pk === 'subject#june/bad' ? Promise.reject(new Error('down')) : query(asked);
  const event = eventOf({ key: 'june/bad', receives: 1 }, { key: 'june/good', receives: 1 });
  expect(await invoke(world, event)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message of june/bad' }],
  });
  expect((await world.report('june/good')).header.state).toBe('complete');
});

test.each([
  ['a throttled read', { name: 'ProvisionedThroughputExceededException' }],
  ['a conflict', { CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }] }],
])(
  'If the table refuses a subject with %s, its message does not return to the queue, because the reconciler sends another',
  async (_what, about) => {
    const world = await withPhotos('june/anna');
    const query = world.table.query.bind(world.table);
    world.table.query = () => Promise.reject(Object.assign(new Error('not now'), about));
    const event = eventOf({ key: 'june/anna', receives: 4 });
    expect(await invoke(world, event)).toEqual({ batchItemFailures: [] });
    world.table.query = query;
    world.now += 3 * minute;
    await world.reconcile();
    expect(world.jobs).toEqual([{ kind: 'subject', key: 'june/anna' }]);
  },
);

test('If the table can never write the item of a subject, the message of the subject returns to the queue', async () => {
  const world = await withPhotos('june/anna');
  const tooLarge = { CancellationReasons: [{ Code: 'ValidationError' }] };
  world.table.query = () => Promise.reject(Object.assign(new Error('too large'), tooLarge));
  expect(await invoke(world, eventOf({ key: 'june/anna', receives: 1 }))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message of june/anna' }],
  });
});
