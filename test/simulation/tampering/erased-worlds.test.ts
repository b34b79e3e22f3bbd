import { beforeAll, describe, expect, test } from 'vitest';
import { batchOfErasure } from '../../../shared/erasure/batch-erasure.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import {
  batchKey,
  headerKey,
  inputsKey,
  partKey,
  pointerOf,
  type Subject,
  subjectName,
} from '../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { hashOf } from '../../../shared/plan/canonical.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Item } from '../../../shared/table/table.ts';
import { MemoryTable } from '../../support/table/memory-table.ts';
import { RedriveWatch } from '../world/checks/batches/redrives.ts';
import { check, type Watches } from '../world/checks/checks.ts';
import { playToRest } from '../world/run.ts';
import type { World } from '../world/world.ts';

/** In this seed a batch is erased, and banned people return. */
const seed = 42;

let world: World;
let watches: Watches;

beforeAll(async () => {
  ({ world, watches } = await playToRest(seed, 60));
});

const find = (fits: (item: Item) => boolean): Item => {
  const found = [...world.table.items()].find(fits);
  if (found === undefined) throw new Error('This world has no such item: take another seed');
  return found;
};

async function violationsWith(item: Item, replacement: Item | undefined): Promise<string> {
  const heard = world.table.listeners.splice(0);
  if (replacement === undefined) await world.table.delete({ key: item, delete: true });
  else world.table.load([replacement]);
  await check(world, watches);
  if (replacement !== undefined && replacement.pk !== item.pk)
    await world.table.delete({ key: replacement, delete: true });
  else world.table.load([item]);
  world.table.listeners.push(...heard);
  return world.violations.splice(0).join('\n');
}

const erasedBatch = () => [...world.erasedBatches][0] ?? '';
const receipt = () => find((item) => batchOfErasure(item) !== undefined);

describe('checks of a world with erasures and bans', () => {
  test('Every check reports nothing in a correct world with erasures and bans', async () => {
    await check(world, watches);
    expect(world.violations).toEqual([]);
    expect(world.erasedBatches.size).toBe(1);
    expect(new Set(world.files.flatMap((file) => (file.isBanned === true ? [file.kind] : [])))).toEqual(
      new Set(['photo', 'rows']),
    );
  });

  test('The checks find an erased batch without a receipt', async () => {
    expect(await violationsWith(receipt(), undefined)).toMatch(
      new RegExp(`^The erasure of ${erasedBatch()} was requested but has no receipt`, 'm'),
    );
  });

  test('The checks find an erasure of a batch that never ends', async () => {
    expect(await violationsWith(receipt(), { ...receipt(), doneAt: undefined })).toMatch(
      new RegExp(`^The erasure of ${erasedBatch()} was requested but never ended`, 'm'),
    );
  });

  test('The checks find a person left in an erased batch', async () => {
    const other = find(({ pk, sk }) => pk.startsWith('subject#june/') && sk === 'report');
    const somebody = { batch: erasedBatch(), id: 'somebody' };
    const left = { ...other, ...somebody, pk: headerKey(somebody).pk };
    expect(await violationsWith(other, left)).toMatch(
      new RegExp(`^The batch ${erasedBatch()} was erased, but ${headerKey(somebody).pk} still exists`, 'm'),
    );
  });

  test('The checks find data that an erasure left behind, and allow data from a later upload of the same person', async () => {
    const person = world.scenario.people.find(
      ({ subject }) => world.erased.has(subjectName(subject)) && !world.keptOut.has(subjectName(subject)),
    );
    const [file] = world.files;
    if (person === undefined || file === undefined) throw new Error('This world erased nobody');
    const { subject, offers } = person;
    const at = world.erasedAt.get(subjectName(subject)) ?? 0;
    const [offer] = offers;
    if (offer === undefined) throw new Error('This person has no upload');
    const later = { ...file, time: at + 60_000, lines: [{ subject, offer }] };
    const report = find(({ sk }) => sk === 'report');
    const isFoundAt = async (time: number) => {
      const trace = {
        pk: 'dead-letter#jobs',
        sk: 'm',
        body: JSON.stringify({ key: subjectName(subject), time: Math.round(time) }),
      };
      return (await violationsWith(report, trace)).includes(
        `${subjectName(subject)} was erased, but remains in dead-letter#jobs`,
      );
    };
    expect(await isFoundAt(at + 60_000)).toBe(true);
    world.files.push(later);
    expect(await isFoundAt(at + 60_000)).toBe(false);
    expect(await isFoundAt(at - 60_000)).toBe(true);
    world.files.pop();
  });

  test('The checks allow a report under the name of a photo only if the photo came after the erasure of its batch', async () => {
    const batch = erasedBatch();
    const person = world.scenario.people.find(({ subject }) => subject.batch === batch);
    const other = headerItems.parse(find(({ inputs }) => Object(inputs).photo?.value !== undefined));
    const { photo: input } = other.inputs;
    const [offer] = person?.offers ?? [];
    const [file] = world.files;
    if (person === undefined || offer === undefined || input === undefined || file === undefined)
      throw new Error('This world has no such person: take another seed');
    const photo = { batch, id: 'IMG_1' };
    const key = `photos/${storeFolder(photo)}/${input.value.sha256}.jpg`;
    const inputs = { photo: { ...input, value: { ...input.value, key } } };
    const left = { ...other, ...photo, pk: headerKey(photo).pk, inputs };
    const time = (world.erasedAt.get(subjectName(person.subject)) ?? 0) + 60_000;
    const lines = [{ subject: person.subject, offer, photoName: photo.id }];
    const foundWith = async (kind: 'photo' | 'rows', at: number) => {
      world.files.push({ ...file, kind, time: at, lines });
      const found = (await violationsWith(other, left)).split('\n');
      world.files.pop();
      return [`but ${key} remains`, `but ${left.pk} still exists`].map((end) =>
        found.some((line) => line.endsWith(end)),
      );
    };
    Object.assign(person, { photoName: photo.id });
    world.store.put(key, new Uint8Array());
    expect(await foundWith('photo', time)).toEqual([false, false]);
    expect(await foundWith('rows', time)).toEqual([true, true]);
    expect(await foundWith('photo', time - 120_000)).toEqual([true, true]);
    world.store.remove(key);
    Reflect.deleteProperty(person, 'photoName');
  });

  describe('a person who came back after an erasure', () => {
    let returned: Subject;
    let at: number;
    let own: string;

    async function isFoundAfterReturn(item: Item): Promise<boolean> {
      const report = { ...find(({ sk }) => sk === 'report'), ...returned, ...headerKey(returned), inputs };
      const heard = world.table.listeners.splice(0);
      const [file] = world.files;
      if (file === undefined) throw new Error('This world has no file');
      const offer = world.scenario.people[0]?.offers[0];
      if (offer === undefined) throw new Error('This world has no upload');
      world.files.push({ ...file, time: at + 60_000, lines: [{ subject: returned, offer }] });
      world.table.load([report, item]);
      await check(world, watches);
      for (const key of [report, item]) await world.table.delete({ key, delete: true });
      world.files.pop();
      world.table.listeners.push(...heard);
      const left = `${subjectName(returned)} was erased, but remains in ${item.pk} ${item.sk}`;
      return world.violations.splice(0).join('\n').includes(left);
    }

    const source = { bucket: 'inbox', key: 'palms/x.jpg', etag: 'e', sequencer: '1', time: 1 };
    const value = { sha256: 'of a test', key: 'photos/x.jpg', bytes: 1, width: 1, height: 1 };
    const inputs = { photo: { value, source } };

    beforeAll(() => {
      const person = world.scenario.people.find(
        ({ subject }) => world.erased.has(subjectName(subject)) && !world.keptOut.has(subjectName(subject)),
      );
      if (person === undefined) throw new Error('This world erased nobody');
      returned = person.subject;
      at = world.erasedAt.get(subjectName(returned)) ?? 0;
      own = pointerOf(returned, hashOf({ photo: value.sha256 }), false);
    });

    const claim = (pointer: string, owner: Subject) => ({
      ...inputsKey(pointer),
      v: schemaVersion,
      owner: `${subjectName(owner)} fanOut-1`,
      until: Math.round(at - 60_000),
      calls: { [subjectName(owner)]: new Set(['t']), [subjectName(returned)]: new Set(['t']) },
    });
    const other = { batch: 'june', id: 'the-buyer' };

    test('The checks allow that the older claim of another buyer lists a person who came back after an erasure', async () => {
      expect(await isFoundAfterReturn(claim(own, other))).toBe(false);
    });

    test('The checks find the older claim of a person who came back after an erasure, and a call listed under former inputs', async () => {
      expect(await isFoundAfterReturn(claim(own, returned))).toBe(true);
      expect(await isFoundAfterReturn(claim('former', other))).toBe(true);
    });

    test('The checks date a copied answer by the time of the copy, not by earlier attempts of its subject', async () => {
      const charged = find(({ state, charges }) => state === 'bought' && charges instanceof Set);
      const copiedAt = (time: number) => ({
        ...charged,
        ...partKey(other, 'palm/luck'),
        reusedFrom: subjectName(returned),
        at: Math.round(time),
      });
      expect(await isFoundAfterReturn(copiedAt(at + 60_000))).toBe(false);
      expect(await isFoundAfterReturn(copiedAt(at - 60_000))).toBe(true);
    });
  });

  test.each(['births/', 'palms/'])(
    'The checks find a banned person whose upload was not refused: %s',
    async (folder) => {
      const refusal = find(
        ({ sk, code, upload }) =>
          sk.startsWith('rejection#') && code === 'kept-out' && String(upload).startsWith(folder),
      );
      expect(await violationsWith(refusal, undefined)).toMatch(/ is banned, but a new upload was accepted/m);
    },
  );
});

describe('the watch of redrives', () => {
  const anna = { batch: 'june', id: 'anna' };
  const failed = {
    ...headerKey(anna),
    ...anna,
    v: schemaVersion,
    state: 'failed',
    stateId: 'failed#anna',
    inputs: {},
    inputsRevision: 1,
    varshaphalYear: 2026,
    revision: 1,
    spentBy: {},
    attempts: 0,
    deferrals: 0,
    batchShard: 'batch#june#0',
    callsBought: 0,
    callsUnknown: 0,
    callsReused: 0,
    counted: { bought: 0, unknown: 0, reused: 0, declined: 0 },
    createdAt: 1,
    updatedAt: 1,
  };
  const part = {
    pk: failed.pk,
    sk: 'part#palm/luck',
    v: schemaVersion,
    state: 'refused',
    operation: 'luck',
    inputsHash: 'h',
    inputsRevision: 1,
    wave: 'w',
    at: 1,
    note: { code: 'answer', answer: 'timeout' },
  };

  async function violationsOf(only: Readonly<Record<string, string>>, parts: readonly string[] | undefined) {
    const table = new MemoryTable({ isChecked: false });
    table.load([failed, part]);
    const wrong: string[] = [];
    new RedriveWatch(table, (what) => void wrong.push(what));
    const redrive = { at: 5, states: ['refused'], only };
    await table.update({ key: batchKey('june'), set: { redrive } });
    const reopen = { at: 5, states: ['refused'], ...(parts === undefined ? {} : { parts }) };
    await table.update({ key: headerKey(anna), set: { reopen } });
    return wrong.join('\n');
  }

  test('The watch of redrives reports nothing when a redrive reopens only what its filter selects', async () => {
    expect(await violationsOf({ person: 'anna' }, undefined)).toBe('');
    expect(await violationsOf({ part: 'luck', because: 'timeout' }, ['palm/luck'])).toBe('');
  });

  test.each([
    [{ person: 'ben' }, undefined, /A redrive of ben reopened june\/anna/],
    [{ part: 'palm/career' }, ['palm/luck'], /the filter is palm\/career/],
    [{ because: 'worker-died' }, ['palm/luck'], /the filter is worker-died/],
    [{ part: 'palm/luck' }, undefined, /^A redrive of single parts reopened all of june\/anna/],
    [{ part: 'palm/career' }, ['palm/career'], /is not there/],
  ] as const)(
    'The watch of redrives finds a reopened part outside the filter: %j',
    async (only, parts, says) => {
      expect(await violationsOf(only, parts)).toMatch(says);
    },
  );
});
