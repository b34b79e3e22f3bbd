import { expect, test } from 'vitest';
import { createFanOut } from '../../../functions/fan-out/fan-out.ts';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import type { Backlog, JobMessage } from '../../../shared/jobs/job.ts';
import type { RootLog } from '../../../shared/lambda/logger.ts';
import { correlationOf } from '../../../shared/log.ts';
import { Random } from '../../simulation/world/random.ts';
import { usualFanOut } from '../../support/settings/settings.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const log: RootLog = { ...silent, child: () => silent };

const hint = (key: string, receives = 1): JobMessage =>
  sqsRecord(`message of ${key}`, { kind: 'subject', key }, 'jobs', receives);

class Queue implements Backlog {
  readonly groups: (readonly JobMessage[])[];
  readonly deleted: string[] = [];

  constructor(...groups: readonly (readonly JobMessage[])[]) {
    this.groups = [...groups];
  }

  async receive(): Promise<readonly JobMessage[]> {
    return this.groups.shift() ?? [];
  }

  async delete(hints: readonly JobMessage[]): Promise<void> {
    this.deleted.push(...hints.map(({ messageId }) => messageId));
  }
}

const birthAt = (min: number) => ({ day: 5, month: 7, year: 1990, hour: 6, min, lat: 1, lon: 2, tzone: 0 });

const wholeGroup = (batch: string): JobMessage[] =>
  Array.from({ length: 10 }, (_, index) => hint(`${batch}/p-${index}`));

async function invoke(
  world: LedgerWorld,
  backlog: Backlog,
  first: string,
  { atOnce = 10, ms = 3 * minute } = {},
) {
  const { ledger, credentials, send, addressOf, palmIdIn, seller, sleep, random, endpoints } = world.fanOut(
    [],
  );
  let names = 0;
  const fanOut = createFanOut({
    ledger,
    jobs: { send: async () => undefined },
    backlog,
    credentials,
    send,
    addressOf,
    palmIdIn,
    seller,
    sleep,
    random,
    profile: 'documented',
    settings: {
      ...usualFanOut,
      calls: { ...usualFanOut.calls, atOnce },
      services: endpoints,
      budget: { blockSize: 30 },
      trial: 0,
    },
    newName: () => {
      names += 1;
      return `name ${names}`;
    },
    log,
  });
  const deadline = world.now + ms;
  const Records = [sqsRecord('own message', { kind: 'subject', key: first }, 'jobs', 1)];
  return fanOut({ Records }, { getRemainingTimeInMillis: () => deadline - world.now });
}

async function withPhotos(...names: readonly string[]): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  for (const name of names) await world.acceptPhoto(name, photo(name));
  return world;
}

const stateOf = async (world: LedgerWorld, name: string) => (await world.report(name)).header.state;

test('A busy invocation with room takes more messages, completes their subjects and deletes their messages', async () => {
  const world = await withPhotos('june/anna', 'june/ben', 'july/cora');
  const queue = new Queue([hint('june/ben'), hint('july/cora')]);
  expect(await invoke(world, queue, 'june/anna')).toEqual({ batchItemFailures: [] });
  expect(
    await Promise.all(['june/anna', 'june/ben', 'july/cora'].map((name) => stateOf(world, name))),
  ).toEqual(['complete', 'complete', 'complete']);
  expect(queue.deleted.toSorted()).toEqual(['message of july/cora', 'message of june/ben', 'own message']);
});

test('Calls of pulled subjects count against the limit of the invocation: never more calls than this are in flight', async () => {
  const names = ['a', 'b'].flatMap((batch) => wholeGroup(batch).map((_, index) => `${batch}/p-${index}`));
  const world = await withPhotos('june/anna', ...names);
  let inFlight = 0;
  let most = 0;
  world.answer = async (call) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
    inFlight -= 1;
    return world.bought(call);
  };
  await invoke(world, new Queue(wholeGroup('a'), wholeGroup('b')), 'june/anna', { atOnce: 4 });
  expect(most).toBe(4);
  expect(new Set(await Promise.all(names.map((name) => stateOf(world, name))))).toEqual(
    new Set(['complete']),
  );
});

test('The invocation handles a redelivered message when no other subject is in progress, and then pulls no more messages', async () => {
  const world = await withPhotos('june/anna', 'june/again', 'june/fresh');
  const queue = new Queue([hint('june/again', 3), hint('june/fresh')], [hint('june/never')]);
  await invoke(world, queue, 'june/anna');
  const palmIdCalls = world.sent.filter(({ call }) => call.operation === 'get-palm-id');
  expect(palmIdCalls.map(({ call }) => call.body.image_url).at(-1)).toBe(
    'https://store.example/photos/june/again',
  );
  expect(queue.groups).toEqual([[hint('june/never')]]);
  expect(queue.deleted.at(-1)).toBe('message of june/again');
  expect(queue.deleted).toHaveLength(3);
});

test('A pulled subject over which a worker died runs after the subjects that are in progress', async () => {
  const world = await withPhotos('june/anna', 'june/died', 'june/fresh');
  const killed = world.fanOut(['june/died'], { send: () => new Promise(() => {}) });
  void workOnSubjects(killed, [{ batch: 'june', id: 'died' }]);
  while ((await world.report('june/died')).header.lease === undefined) await Promise.resolve();
  world.now += 10 * minute;
  await invoke(world, new Queue([hint('june/died'), hint('june/fresh')]), 'june/anna');
  const palmIdCalls = world.sent.filter(({ call }) => call.operation === 'get-palm-id');
  expect(palmIdCalls.map(({ call }) => call.body.image_url).at(-1)).toBe(
    'https://store.example/photos/june/died',
  );
});

test('No call of a subject over which a worker died is in flight beside a call of another subject, however the messages are pulled', async () => {
  const random = new Random(1);
  for (let play = 0; play < 12; play += 1) {
    const names = Array.from({ length: 8 }, (_, index) => `june/p-${index}`);
    const world = await withPhotos(...names);
    const suspects = new Set<string | undefined>();
    for (const name of names.slice(1).filter(() => random.chance(0.3))) {
      world.table.load([{ ...(await world.report(name)).header, attempts: 1 }]);
      suspects.add(correlationOf(name));
    }
    const inFlight: boolean[] = [];
    const mixed: boolean[] = [];
    world.answer = async (call) => {
      const isSuspect = suspects.has(call.correlationId);
      mixed.push(inFlight.includes(!isSuspect));
      inFlight.push(isSuspect);
      for (let ticks = random.whole(0, 300); ticks > 0; ticks -= 1) await Promise.resolve();
      inFlight.splice(inFlight.indexOf(isSuspect), 1);
      return world.bought(call);
    };
    const [first = '', ...pulled] = names;
    const cut = random.whole(1, 6);
    const groups = [pulled.slice(0, cut), pulled.slice(cut)];
    await invoke(world, new Queue(...groups.map((group) => group.map((name) => hint(name)))), first);
    expect(mixed).not.toContain(true);
    expect(mixed.length).toBeGreaterThan(10);
  }
});

test('A pulled message whose subject throws is not deleted, so the queue delivers it again', async () => {
  const world = await withPhotos('june/anna', 'june/bad', 'june/good');
  const query = world.table.query.bind(world.table);
  world.table.query = (asked) =>
    asked.pk === 'subject#june/bad' ? Promise.reject(new Error('down')) : query(asked);
  const queue = new Queue([hint('june/bad'), hint('june/good')]);
  await invoke(world, queue, 'june/anna');
  expect(queue.deleted.toSorted()).toEqual(['message of june/good', 'own message']);
});

test.each([250, 500, 1000])(
  'An invocation completes every subject that it pulls, however many wait, with calls of %i ms',
  async (callMs) => {
    const world = await withPhotos('june/anna');
    const pulled: string[] = [];
    const queue = new Queue();
    queue.receive = async () => {
      const name = `june/p-${pulled.length}`;
      await world.acceptRow(name, row({ birth: birthAt(pulled.length % 60) }));
      pulled.push(name);
      return [hint(name)];
    };
    world.answer = async (call) => {
      world.now += callMs;
      return world.bought(call);
    };
    await invoke(world, queue, 'june/anna', { atOnce: 4 });
    expect(pulled.length).toBeGreaterThan(10);
    expect(new Set(await Promise.all(pulled.map((name) => stateOf(world, name))))).toEqual(
      new Set(['complete']),
    );
  },
);

test('An invocation without time for a call takes no message', async () => {
  const world = await withPhotos('june/anna');
  const queue = new Queue([hint('june/ben')]);
  await invoke(world, queue, 'june/anna', { ms: minute });
  expect(queue.groups).toHaveLength(1);
});

test('A queue that fails to deliver does not affect the messages of the invocation', async () => {
  const world = await withPhotos('june/anna');
  const queue = new Queue();
  queue.receive = () => Promise.reject(new Error('throttled'));
  expect(await invoke(world, queue, 'june/anna')).toEqual({ batchItemFailures: [] });
  expect(await stateOf(world, 'june/anna')).toBe('complete');
});
