import { beforeAll, describe, expect, test } from 'vitest';
import { nameOfCustomer, ownerOfName } from '../../../shared/customers/customer.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { headerSortKey, parseSubject } from '../../../shared/ledger/items/keys.ts';
import { gateReasons } from '../../../shared/ledger/items/state.ts';
import type { Item, Key } from '../../../shared/table/table.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { BatchWatch } from '../world/checks/batches/batches.ts';
import { check, type Watches } from '../world/checks/checks.ts';
import { EventWatch } from '../world/checks/events.ts';
import { gateWatch } from '../world/checks/gates.ts';
import { AnswerWatch } from '../world/checks/money/purchases.ts';
import { playToRest } from '../world/run.ts';
import type { World } from '../world/world.ts';

/** The world of this seed has every kind of item that the checks read. */
const seed = 3;
const subjects = 60;

let world: World;
let watches: Watches;

beforeAll(async () => {
  ({ world, watches } = await playToRest(seed, subjects));
});

type Undo = () => void | Promise<void>;

const items = () => [...world.table.items()];
const find = (fits: (item: Item) => boolean): Item => {
  const found = items().find(fits);
  if (found === undefined) throw new Error('This world has no such item: take another seed');
  return found;
};
async function withoutListeners(act: () => unknown): Promise<void> {
  const { listeners } = world.table;
  const heard = listeners.splice(0);
  await act();
  listeners.push(...heard);
}
const put = (item: Item) => withoutListeners(() => world.table.load([item]));
const remove = (item: Item) => withoutListeners(() => world.table.delete({ key: item, delete: true }));

async function change(item: Item, attributes: Readonly<Record<string, unknown>>): Promise<Undo> {
  await put({ ...item, ...attributes, pk: item.pk, sk: item.sk });
  return () => put(item);
}
async function hide(item: Item): Promise<Undo> {
  await remove(item);
  return () => put(item);
}
async function plant(item: Item): Promise<Undo> {
  await put(item);
  return () => remove(item);
}

async function violationsAfter(tamper: () => Undo | Promise<Undo>): Promise<string> {
  const undo = await tamper();
  await check(world, watches);
  await undo();
  return world.violations
    .splice(0)
    .map((violation) => violation.split('\n')[0])
    .join('\n');
}

const header = (fits: (item: Item) => boolean) => () =>
  find((item) => item.sk === headerSortKey && item.pk.startsWith('subject#') && fits(item));
const complete = header(({ state, callsBought }) => state === 'complete' && Number(callsBought) > 4);
const undisturbed = header((item) => item.state === 'complete' && !watches.deaths.has(nameOf(item)));
/** A sealed batch of the customer without a name, in which nobody waits. */
const isComplete = ({ pk, sk, sealedAt, revision, completedRevision }: Item): boolean =>
  sk === 'batch' &&
  !pk.includes('/') &&
  sealedAt !== undefined &&
  completedRevision === revision &&
  !items().some(
    (item) => item.state === 'waiting' && item.pk.startsWith(`subject#${pk.slice('batch#'.length)}/`),
  );
const nameOf = ({ pk }: Item) => pk.slice('subject#'.length);
const bought = () =>
  find(
    ({ pk, sk, state, reusedFrom }) =>
      pk === complete().pk &&
      sk.startsWith('part#') &&
      !sk.startsWith('part#chat') &&
      state === 'bought' &&
      reusedFrom === undefined,
  );
const shard = () => find(({ sk, bought }) => sk === 'count' && Number(bought) > 0);
const batch = () => find(({ pk, sk }) => sk === 'batch' && pk === 'batch#june');
const upload = (wanted: string) =>
  find(({ sk, state, key }) => sk.startsWith('upload#') && state === wanted && isNewest(String(key)));
const isNewest = (key: string) => world.files.filter((file) => file.key === key).length === 1;
const erasedPerson = () => {
  const [name = ''] = [...world.erased];
  const subject = parseSubject(name);
  if (subject === undefined) throw new Error('Nobody was erased in this world: take another seed');
  return { name, key: `palms/${subject.batch}/${subject.id}.jpg` };
};
const namesake = () => nameOfCustomer('another', ownerOfName(nameOf(complete())).name);

const tampers: Readonly<Record<string, readonly [says: RegExp, tamper: () => Undo | Promise<Undo>]>> = {
  'a count shard is one ahead': [
    /^The count shards say .* bought/m,
    () => change(shard(), { bought: Number(shard().bought) + 1 }),
  ],
  'an account holds less than was spent': [
    /^june reserves \d+ calls; its headers count/m,
    () => change(batch(), { committed: readAccount(batch()).committed - 1 }),
  ],
  'an account counts calls that nobody spent': [
    /^june reserves \d+ calls; its headers count/m,
    () => change(batch(), { committed: readAccount(batch()).committed + 1000 }),
  ],
  'a block of a dead worker stays open': [
    /^batch#june has a block that nobody settled/m,
    () => plant({ pk: 'batch#june', sk: 'block#w', v: 2, calls: 0, until: 0 }),
  ],
  'a batch is never sealed': [/^june was never sealed/m, () => change(batch(), { sealedAt: undefined })],
  'no event says that a batch is complete': [
    / is complete, but no event says so/m,
    () => change(find(isComplete), { completedRevision: 0 }),
  ],
  'an accepted subject has no report': [/ was uploaded but has no report/m, () => hide(complete())],
  'a report has other inputs than the newest': [
    / ended with other inputs than the newest/m,
    () => change(complete(), { inputs: {} }),
  ],
  'a report exists for which nothing was uploaded': [
    /june\/nobody has a report, but nothing was uploaded for it/m,
    () => plant({ ...complete(), pk: 'subject#june/nobody', id: 'nobody', batch: 'june' }),
  ],
  'a subject stays due': [/ stays due/m, () => change(complete(), { state: 'due' })],
  'a subject waits for a ceiling that has room': [
    / stays waiting \(month|stays waiting \(ceiling/m,
    () =>
      change(complete(), {
        state: 'waiting',
        waitingOn: 'ceiling#batch#june',
        reason: 'The ceiling of the batch is reached',
      }),
  ],
  'a part of the plan is missing': [/ was never requested/m, () => hide(bought())],
  'a report says complete and lacks a part': [/ is complete, its parts say partial/m, () => hide(bought())],
  'a part is refused that the service never refused': [
    / is refused, but the service never answered so/m,
    () => change(bought(), { state: 'refused' }),
  ],
  'a call is given up after one unknown outcome': [
    / was abandoned after 1 unknown outcomes/m,
    () => change(bought(), { state: 'unknown', unknowns: new Set(['one']) }),
  ],
  'a part holds the answer to another call': [
    / holds the answer to another call/m,
    () => {
      const other = find(
        ({ sk, state, body }) =>
          sk.startsWith('part#') && state === 'bought' && body !== undefined && sk !== bought().sk,
      );
      return change(bought(), { body: other.body, bodyKey: undefined });
    },
  ],
  'a subject is abandoned although no worker died of it': [
    / was abandoned, but no worker died of it/m,
    () => change(undisturbed(), { reason: { code: 'given-up', after: 'deaths', times: 4 } }),
  ],
  'an attempt that was charged is neither stored nor listed': [
    / was charged in a wave of nobody: neither stored nor listed as unknown/m,
    () => {
      const [attempt] = watches.calls.attempts.filter(({ subject }) => subject === nameOf(complete()));
      if (attempt === undefined) throw new Error('Nothing was charged for it');
      watches.calls.attempts.push({ ...attempt, wave: 'a wave of nobody' });
      return () => void watches.calls.attempts.pop();
    },
  ],
  'a call is bought twice and no unknown outcome is listed': [
    / was bought \d+ times for .*, \d+ listed as unknown/m,
    () => {
      const attempt = watches.calls.attempts.find(({ subject }) => subject === nameOf(complete()));
      const fingerprint = attempt?.fingerprint ?? '';
      const before = world.service.bought.get(fingerprint) ?? 0;
      world.service.bought.set(fingerprint, before + 9);
      return () => void world.service.bought.set(fingerprint, before);
    },
  ],
  'an upload stays in reading': [
    / stays reading and should be done/m,
    () => change(upload('done'), { state: 'reading' }),
  ],
  'an upload has no record': [/ was never read/m, () => hide(upload('done'))],
  'an older version of an upload was read last': [
    /^An older version of .* was read last/m,
    () => change(upload('done'), { etag: 'of another version' }),
  ],
  'a bad line is not recorded': [
    / was neither accepted nor refused/m,
    () => hide(find(({ sk, upload }) => sk.startsWith('rejection#') && isNewest(String(upload)))),
  ],
  'a valid upload is refused': [
    /^A valid upload was refused/m,
    () => {
      const rejection = find(({ sk }) => sk.startsWith('rejection#'));
      return plant({ ...rejection, sk: `${rejection.sk}#again`, line: 1 });
    },
  ],
  'the months of a place are not requested': [
    /^The months of .* were never requested/m,
    () => hide(find(({ pk, sk }) => pk.startsWith('place#') && sk === headerSortKey)),
  ],
  'an erasure never ends': [
    /^The erasure of .* was requested but never ended/m,
    async () => {
      const tombstones = items().filter(({ pk }) => pk.startsWith('tombstone#'));
      for (const tombstone of tombstones) await put({ ...tombstone, doneAt: undefined });
      return async () => {
        for (const tombstone of tombstones) await put(tombstone);
      };
    },
  ],
  'an item names an erased person': [
    / was erased, but remains in dead-letter#dead x/m,
    () => plant({ pk: 'dead-letter#dead', sk: 'x', body: `about ${erasedPerson().name}` }),
  ],
  'a pointer names an erased person': [
    / was erased, but remains in inputs#/m,
    () => {
      const pointer = find(({ pk }) => pk.startsWith('inputs#'));
      return change(pointer, { sources: new Set(['june/a', erasedPerson().name]) });
    },
  ],
  'a copy names an erased person': [
    / was erased, but remains in subject#/m,
    () => change(bought(), { reusedFrom: erasedPerson().name }),
  ],
  'a copy comes from a person of another customer': [
    / was copied from @another\/\/.*, a person of another customer/m,
    () => change(bought(), { reusedFrom: namesake() }),
  ],
  'the budget of a customer counts calls that nobody spent': [
    /^The budget of acme counts \d+ calls, its batches \d+/m,
    () => {
      const budget = find(({ pk, sk }) => pk === sk && pk.startsWith('budget#@acme//'));
      return change(budget, { committed: readAccount(budget).committed + 1000 });
    },
  ],
  'an original of an erased person remains': [
    / was erased, but palms\/.* remains/m,
    () => {
      const { key } = erasedPerson();
      world.inbox.put(key, new Uint8Array(1));
      return () => void world.inbox.remove(key);
    },
  ],
  'a message names an erased person': [
    / was erased, but remains in a message/m,
    () => {
      world.queues.jobs.send({ kind: 'subject', key: erasedPerson().name });
      return () => void world.queues.jobs.purge();
    },
  ],
  'the log shows a credential': [
    /^The log shows secret/m,
    () => {
      world.logged.push('sent with secret-1');
      return () => void world.logged.pop();
    },
  ],
};

describe('checks at rest', () => {
  test.each(Object.entries(tampers))('The checks at rest notice when %s', async (_what, [says, tamper]) => {
    expect(await violationsAfter(tamper)).toMatch(says);
  });
});

test('The checks at rest report nothing once every fault is undone', async () => {
  await check(world, watches);
  expect(world.violations).toEqual([]);
});

describe('checks from the first write', () => {
  const newTable = () => new MemoryTable({ isChecked: false });
  const report = { pk: 'subject#june/anna', sk: headerSortKey };
  const write = (table: MemoryTable, key: Key, set: Readonly<Record<string, unknown>>) =>
    table.update({ key, set });

  test('The watch of events finds the end of a report without an event, unless the stream lost records', () => {
    const wrong: string[] = [];
    const watch = new EventWatch(
      () => 1,
      (what) => void wrong.push(what),
    );
    const ended = { ...report, state: 'partial', revision: 4 };
    watch.write({ key: report, before: undefined, after: ended });
    watch.check([ended], () => false);
    expect(wrong.splice(0)).toEqual(['report.partial subject#june/anna/report@4 was never published']);
    watch.check([{ ...ended, state: 'due' }], () => true);
    expect(wrong).toEqual([]);
  });

  test('The watch of answers finds a purchase that replaces another one', async () => {
    const wrong: string[] = [];
    const table = newTable();
    new AnswerWatch(table, (what) => void wrong.push(what));
    const key = { ...report, sk: 'part#palm/luck' };
    await write(table, key, { state: 'bought', inputsHash: 'h', wave: 'one' });
    await write(table, key, { state: 'bought', inputsHash: 'other', wave: 'two' });
    expect(wrong).toEqual([]);
    await write(table, key, { state: 'bought', inputsHash: 'other', wave: 'three' });
    expect(wrong).toEqual(['palm/luck of subject#june/anna was bought twice']);
  });

  test('The watch of batches finds a completion while a subject is in progress', async () => {
    const wrong: string[] = [];
    const table = newTable();
    let now = 5;
    new BatchWatch(
      table,
      () => now,
      (what) => void wrong.push(what),
    );
    const key = { pk: 'batch#june', sk: 'batch' };
    await write(table, report, { state: 'working' });
    now = 10;
    await write(table, key, { sealedAt: now });
    now = 20;
    await write(table, { ...key, sk: 'completed#1' }, { revision: 1 });
    expect(wrong.splice(0)).toEqual(['june was announced as complete while subjects were still open']);
    await write(table, report, { state: 'complete' });
    await write(table, { ...key, sk: 'completed#2' }, { revision: 2 });
    expect(wrong).toEqual([]);
  });

  test.each(gateReasons)(
    'The watch of gates finds a gate that closed without a failed call, unless the secret is the reason: %s',
    (reason) => {
      const wrong: string[] = [];
      const key = { pk: 'gate#token#base', sk: 'gate#token#base' };
      const watch = gateWatch(
        () => undefined,
        (what) => void wrong.push(what),
        () => undefined,
      );
      watch({ key, before: undefined, after: { ...key, state: 'closed', reason } });
      const isAboutSecret = ['placeholder', 'credential unreadable'].includes(reason);
      expect(wrong).toHaveLength(isAboutSecret ? 0 : 1);
    },
  );
});
