import { describe, expect, test } from 'vitest';
import {
  callTag,
  candidatesOf,
  listedWith,
  maxSubjectsOfCall,
} from '../../../shared/ledger/inputs/listing.ts';
import {
  claimedUntil,
  claimInput,
  forgetSubject,
  listCopier,
  readPointer,
  releaseInput,
} from '../../../shared/ledger/inputs/pointers.ts';
import { copyReusable, findReusable } from '../../../shared/ledger/inputs/reuse.ts';
import { callPointerKey, inputsKey } from '../../../shared/ledger/items/keys.ts';
import { type Pointer, pointerItems } from '../../../shared/ledger/items/pointer.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { claim as claimNow, listing } from '../../support/ledger/claims.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/worlds/ledger-world.ts';

const photo = 'hash of a photo';
const setsAsLists = (_name: string, value: unknown) => (value instanceof Set ? [...value] : value);

function open() {
  const world = new LedgerWorld();
  const claimant = (name: string, worker = `worker of ${name}`) => ({
    subject: subject(name),
    worker: { name: worker, until: world.now + 3 * minute },
  });
  const claim = (who: ReturnType<typeof claimant>, hash: string) => claimNow(world.ledger, who, hash);
  const release = (who: ReturnType<typeof claimant>, hash: string) => releaseInput(world.ledger, hash, who);
  return { world, claimant, claim, release };
}

describe('a claim on shared inputs', () => {
  test('A claim on shared inputs holds for one subject at a time, also within one invocation, and ends with its worker', async () => {
    const { world, claimant, claim } = open();
    const [anna, ben] = [claimant('june/anna', 'one'), claimant('june/ben', 'one')];
    expect(await claim(anna, photo)).toBe(true);
    expect(await claim(ben, photo)).toBe(false);
    const known = await readPointer(world.ledger, photo);
    expect(claimedUntil(world.ledger, known, ben)).toBe(anna.worker.until);
    expect(await claim(anna, photo)).toBe(true);
    world.now = anna.worker.until;
    expect(await claim(claimant('june/ben'), photo)).toBe(true);
  });

  test('A worker does not take over a claim that its owner renews at the same time', async () => {
    const { world, claimant, claim, release } = open();
    const anna = claimant('june/anna');
    await claim(anna, photo);
    await release(anna, photo);
    const seen = meanwhile(
      world.table,
      () => true,
      () => claim(anna, photo),
    );
    expect(await claim(claimant('june/ben'), photo)).toBe(false);
    expect(seen.times).toBe(1);
  });

  test.each([
    ['listed', false],
    ['claimed', true],
  ])('A claim never names a subject that was removed while another subject was %s', async (_, claims) => {
    const { world, claimant, claim, release } = open();
    const [anna, ben, carl] = [claimant('june/anna'), claimant('june/ben'), claimant('june/carl')];
    for (const one of [anna, ben]) {
      await claim(one, photo);
      await release(one, photo);
    }
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('Nobody has claimed it');
    expect(await forgetSubject(world.ledger, photo, anna.subject)).toBe(true);
    if (claims) expect(await claimInput(world.ledger, photo, known, carl, listing(['a call']))).toBe(false);
    else await listCopier(world.ledger, photo, known, carl, listing(['a call']));
    expect(Object.keys((await readPointer(world.ledger, photo))?.calls ?? {})).toEqual(['june/ben']);
  });

  test('A worker does not take over the claim of a worker of an earlier version, which writes no revision', async () => {
    const { world, claimant, claim, release } = open();
    const anna = claimant('june/anna');
    await claim(anna, photo);
    await release(anna, photo);
    const older = { owner: 'june/older its-worker', until: world.now + 3 * minute };
    const seen = meanwhile(
      world.table,
      () => true,
      () => world.table.update({ key: inputsKey(photo), set: older }),
    );
    expect(await claim(claimant('june/ben'), photo)).toBe(false);
    expect(seen.times).toBe(1);
  });

  test('A former owner cannot release a claim', async () => {
    const { world, claimant, claim, release } = open();
    const anna = claimant('june/anna');
    await claim(anna, photo);
    world.now = anna.worker.until;
    await claim(claimant('june/ben'), photo);
    await release(anna, photo);
    expect(await claim(claimant('june/cleo'), photo)).toBe(false);
  });

  test('A pointer lists at most eight subjects per call, so the pointer of a photo that a million subjects share stays small', async () => {
    const { world, claimant, claim, release } = open();
    for (let index = 0; index < 12; index += 1) {
      const holder = claimant(`june/${index}`);
      expect(await claim(holder, photo)).toBe(true);
      await release(holder, photo);
    }
    const pointer = pointerItems.parse(await world.table.get(inputsKey(photo)));
    expect(Object.keys(pointer.calls)).toHaveLength(8);
    expect(pointer.calls).toHaveProperty('june/11');
  });
});

type Change = (at: { world: LedgerWorld; known: Pointer; name: string; call: string }) => Promise<unknown>;
const claimant = (world: LedgerWorld, name: string) => ({
  subject: subject(name),
  worker: { name: `worker of ${name}`, until: world.now + minute },
});
const changes: Readonly<Record<string, Change>> = {
  'a claim': ({ world, known, name, call }) =>
    claimInput(world.ledger, photo, known, claimant(world, name), listing([call])),
  'a listing': ({ world, known, name, call }) =>
    listCopier(world.ledger, photo, known, claimant(world, name), listing([call])),
  'an erasure': ({ world, known }) =>
    forgetSubject(world.ledger, photo, subject(Object.keys(known.calls)[0] ?? '')),
};
const meetings = Object.keys(changes).flatMap((first) =>
  ['a claim', 'a listing'].flatMap((second) => [1, 24, 25].map((names) => ({ first, second, names }))),
);

test.each(meetings)(
  'After $first, $second changes nothing if it read the pointer before $first, with $names subjects in the pointer',
  async ({ first, second, names }) => {
    const world = new LedgerWorld();
    for (let index = 0; index < names; index += 1) {
      const holder = claimant(world, `june/${index}`);
      const known = await readPointer(world.ledger, photo);
      expect(await claimInput(world.ledger, photo, known, holder, listing([`call ${index % 4}`]))).toBe(true);
      await releaseInput(world.ledger, photo, holder);
    }
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('no pointer');
    await changes[first]?.({ world, known, name: 'july/anna', call: 'new' });
    const after = [...world.table.items()];
    await changes[second]?.({ world, known, name: 'july/ben', call: 'newer' });
    expect([...world.table.items()]).toEqual(after);
    expect(await readPointer(world.ledger, photo)).not.toEqual(known);
  },
);

test('A call that two services sell is listed with a handful of subjects for each of them', async () => {
  const { world, claimant, release } = open();
  for (const seller of ['aaaaaaaa', 'bbbbbbbb'])
    for (let index = 0; index < 8; index += 1) {
      const holder = claimant(`${seller}/${index}`);
      await claimNow(world.ledger, holder, photo, [callTag('0123456789abcdef', seller)]);
      await release(holder, photo);
    }
  expect(Object.keys((await readPointer(world.ledger, photo))?.calls ?? {})).toHaveLength(16);
});

test('When a call has more subjects than its list may hold, the list keeps those whose answers were useful', () => {
  const everybody = Array.from({ length: 12 }, (_, index) => `june/${index}`);
  for (let first = 0; first < everybody.length; first += 1) {
    const useful = everybody.slice(first, first + maxSubjectsOfCall - 1);
    const calls = Object.fromEntries(everybody.map((name) => [name, new Set(['call'])]));
    const known: Pointer = { v: schemaVersion, owner: '', until: 0, calls };
    const listed = Object.keys(listedWith(known, subject('june/new'), listing(['call'], useful)));
    expect(listed).toEqual(expect.arrayContaining([...useful, 'june/new']));
    expect(listed).toHaveLength(maxSubjectsOfCall);
  }
});

describe('a full pointer', () => {
  const calls = (index: number) => [`call ${index}`.padEnd(12), `more ${index}`.padEnd(12)];

  async function full(buyers: number) {
    const world = open();
    const { claimant, release } = world;
    for (let index = 0; index < buyers; index += 1) {
      const holder = claimant(`june/${index}`);
      expect(await claimNow(world.world.ledger, holder, photo, calls(index))).toBe(true);
      await release(holder, photo);
    }
    const items = () => [...world.world.table.items()].filter(({ pk }) => pk === inputsKey(photo).pk);
    return { ...world, items };
  }

  test('A full pointer to shared inputs spreads its buyers over items of under 2,048 characters, and every buyer is found', async () => {
    const { world, items } = await full(60);
    const known = await readPointer(world.ledger, photo);
    expect(Object.keys(known?.calls ?? {}).length).toBeLessThanOrEqual(24);
    const sharing = { seller: world.seller, acrossServices: true, acrossCustomers: false };
    for (let index = 0; index < 60; index += 1) {
      const [candidate] = await candidatesOf(world.ledger, photo, known, calls(index), sharing);
      expect(candidate?.subject).toEqual(subject(`june/${index}`));
    }
    for (const item of items()) expect(JSON.stringify(item, setsAsLists).length).toBeLessThan(2048);
  });

  test('A full pointer lists no further copy of a call that has a handful of copies', async () => {
    const { world, claimant, items } = await full(30);
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('The pointer is missing');
    const copier = { ...listing(calls(29)), crowded: new Set(calls(29)) };
    await listCopier(world.ledger, photo, known, claimant('july/late'), copier);
    expect(JSON.stringify(items())).not.toContain('july/late');
    await listCopier(world.ledger, photo, known, claimant('july/early'), listing(calls(29)));
    const item = await world.table.get(callPointerKey(photo, calls(29)[0] ?? ''));
    expect(item?.sources).toEqual(new Set(['june/29', 'july/early']));
  });

  test('A full pointer forgets an erased subject in every item, and is deleted with the last', async () => {
    const { world, items } = await full(30);
    const names = () => JSON.stringify(items(), setsAsLists);
    for (let index = 0; index < 30; index += 1) {
      expect(names()).toContain(`june/${index}"`);
      expect(await forgetSubject(world.ledger, photo, subject(`june/${index}`))).toBe(true);
      expect(names()).not.toContain(`june/${index}"`);
      expect(await forgetSubject(world.ledger, photo, subject(`june/${index}`))).toBe(false);
    }
    expect(items()).toEqual([]);
  });

  test('A full pointer forgets an erased subject in its head first, and is deleted with its last call', async () => {
    const { world, items } = await full(30);
    for (let index = 29; index >= 0; index -= 1)
      await forgetSubject(world.ledger, photo, subject(`june/${index}`));
    expect(items()).toEqual([]);
  });

  test('A pointer keeps a name that is added while another is removed from the same call', async () => {
    const { world } = await full(30);
    const key = callPointerKey(photo, calls(29)[0] ?? '');
    const seen = meanwhile(
      world.table,
      (write) => write.key.sk === key.sk,
      () => world.table.update({ key, add: { sources: new Set(['july/new']) } }),
    );
    await forgetSubject(world.ledger, photo, subject('june/29'));
    expect(seen.times).toBe(1);
    expect((await world.table.get(key))?.sources).toEqual(new Set(['july/new']));
  });
});

describe('a subject with copies only', () => {
  test('A subject that only copies is listed, unless another subject claims the inputs at that moment', async () => {
    const { world, claimant, claim, release } = open();
    const [anna, ben, cleo] = [claimant('june/anna'), claimant('june/ben'), claimant('june/cleo')];
    await claim(anna, photo);
    await release(anna, photo);
    const known = await readPointer(world.ledger, photo);
    if (known === undefined) throw new Error('The pointer is missing');
    await listCopier(world.ledger, photo, known, ben, listing(['a call'], ['june/anna']));
    const names = async () => Object.keys((await readPointer(world.ledger, photo))?.calls ?? {}).sort();
    expect(await names()).toEqual(['june/anna', 'june/ben']);
    const seen = await readPointer(world.ledger, photo);
    if (seen === undefined) throw new Error('The pointer is missing');
    await claim(cleo, photo);
    await listCopier(world.ledger, photo, seen, claimant('june/dora'), listing(['a call']));
    expect(await names()).toEqual(['june/anna', 'june/ben', 'june/cleo']);
  });
});

describe('copies from another subject', () => {
  async function refused() {
    const { world } = open();
    for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('unprocessable', { status: 422 }) : world.bought(call);
    await world.work('june/anna');
    const report = await world.report('july/other');
    const { header } = report;
    const plan = planOf('july/other', header.inputs, header.varshaphalYear, planInTests);
    const [hash = ''] = allShared(header.inputs);
    const copy = async () => {
      const known = await readPointer(world.ledger, hash);
      const sharing = { seller: world.seller, acrossServices: false, acrossCustomers: false };
      const hashes = plan.calls.map(({ inputsHash }) => inputsHash);
      const candidates = await candidatesOf(world.ledger, hash, known, hashes, sharing);
      const writer = { wave: 'w', inputsRevision: 1 };
      const found = await findReusable(world.ledger, plan.calls, candidates, sharing);
      return copyReusable(world.ledger, report, found, writer);
    };
    return { world, copy };
  }

  test('A subject copies only bought parts of another subject', async () => {
    const { world, copy } = await refused();
    const parts = await copy();
    expect([...parts.keys()]).toHaveLength(3);
    expect([...parts.keys()]).not.toContain('chart/varshaphal_yoga');
    expect((await world.report('july/other')).parts.get('chart/varshaphal_yoga')).toBeUndefined();
  });

  test('A subject copies no part of a subject that is being erased', async () => {
    const { world, copy } = await refused();
    await applyEvent(world.ledger, (await world.report('june/anna')).header, { kind: 'erase' });
    expect((await copy()).size).toBe(0);
    expect((await world.report('july/other')).parts.size).toBe(0);
  });
});
