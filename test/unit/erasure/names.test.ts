import { beforeEach, describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { sweep } from '../../../shared/erasure/sweep/sweep.ts';
import type { SweepDeps } from '../../../shared/erasure/sweep-deps.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerKey, inputsKey, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { adoptPhoto, linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { claim as claimNow } from '../../support/ledger/claims.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { photo as photoOf, row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const ben: Subject = { batch: 'july', id: 'ben' };
const photo: Subject = { batch: 'june', id: 'IMG_7' };
const minute = 60_000;
const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

let world: PipelineWorld;
const ledger = () => ({ ...world.ledger, nameHash });
const erase = () => eraseSubject(ledger(), nameHash, anna);
const acceptRow = (subject: Subject, more = {}) => {
  const input = { kind: 'row' as const, value: row(more), source: world.source('births/june.csv') };
  return accept(ledger(), subject, input, world.now + minute);
};
const objects = {
  list: async function* (prefix: string) {
    for (const key of [...world.store.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => world.store.delete(key),
};
const sweepNow = async (more: Partial<SweepDeps> = {}, subject = anna) =>
  sweep(
    {
      service: calledService,
      ledger: ledger(),
      nameHash,
      store: objects,
      inbox: { list: objects.list, remove: async () => true },
      deadQueues: [],
      secondSweepAfterMs: 20 * minute,
      ...more,
    },
    await world.header(subject),
  );
const failSweep = () => {
  const list = () => {
    throw new Error('the store is away');
  };
  return expect(sweepNow({ store: { ...objects, list } })).rejects.toThrow('away');
};
const linkThePhoto = () => linkPhoto(world.ledger, anna, photo.id, world.source('births/june.csv'));
async function claimThePhoto(hash?: string): Promise<string> {
  const [own = ''] = hash === undefined ? allShared((await world.header(photo)).inputs) : [hash];
  await claimNow(ledger(), { subject: photo, worker: { name: 'w', until: world.now + minute } }, own);
  return own;
}
const acceptPhoto = (sha256: string) =>
  accept(
    ledger(),
    photo,
    { kind: 'photo', value: photoOf(sha256), source: world.source('palms/june/IMG_7.jpg') },
    world.now + minute,
  );
const partsOf = ({ batch, id }: Subject) =>
  world.table.items().filter(({ pk, sk }) => pk === `subject#${batch}/${id}` && sk.startsWith('part#'));
const copiesOfAnna = () => world.table.items().filter(({ reusedFrom }) => reusedFrom === subjectName(anna));

async function peopleWithCopies(count: number): Promise<Subject[]> {
  const people = Array.from({ length: count }, (_, index) => ({ batch: 'july', id: `ben-${index}` }));
  await world.work(anna);
  for (const person of people) {
    await acceptRow(person);
    await world.work(person);
  }
  expect(copiesOfAnna()).toHaveLength(4 * count);
  return people;
}

beforeEach(async () => {
  world = new PipelineWorld();
  await acceptRow(anna);
});

describe('the name of an erased subject', () => {
  test('The name of an erased subject is in no part that was copied from it, however many copies exist', async () => {
    const people = await peopleWithCopies(12);
    await erase();
    await sweepNow();
    expect(copiesOfAnna()).toEqual([]);
    const text = JSON.stringify(people.flatMap(partsOf));
    expect(text).not.toContain(subjectName(anna));
    for (const person of people)
      expect(await world.header(person)).toMatchObject({ state: 'complete', callsReused: 4 });
  });

  test('The erasure searches the copies for the erased name page by page and run by run', async () => {
    await peopleWithCopies(120);
    await erase();
    const left: number[] = [];
    for (let run = 0; run < 80 && (await world.header(anna)).erasing?.sweeps === 0; run += 1) {
      await sweepNow({ isOver: () => true });
      left.push(copiesOfAnna().length);
    }
    expect(left.at(-1)).toBe(0);
    expect(new Set(left).size).toBeGreaterThan(2);
  });

  test('The erased name disappears with the copy when the owner of the copy buys again', async () => {
    await acceptRow(ben);
    await world.work(anna);
    await world.work(ben);
    expect(copiesOfAnna()).toHaveLength(4);
    await acceptRow(ben, { birth: { ...row().birth, min: 1 } });
    await world.work(ben);
    expect(partsOf(ben)).toHaveLength(4);
    for (const part of partsOf(ben)) {
      expect(part).not.toHaveProperty('reusedFrom');
      expect(part).not.toHaveProperty('batchShard');
    }
  });

  test.each([1, 30])(
    'Pointers of inputs that were replaced %i times forget the name of an erased subject',
    async (times) => {
      const maxLetters = 1200;
      const hashes = new Set<string>();
      const worker = { name: 'w', until: world.now + 3 * minute };
      for (let time = 0; time <= times; time += 1) {
        await acceptRow(anna, { vastuId: `house ${time}` });
        for (const hash of allShared((await world.header(anna)).inputs)) {
          hashes.add(hash);
          await claimNow(ledger(), { subject: anna, worker }, hash);
        }
        world.now += 1000;
      }
      expect(hashes.size).toBeGreaterThan(times);
      expect(JSON.stringify((await world.header(anna)).formerInputs).length).toBeLessThan(maxLetters);
      await erase();
      await sweepNow();
      for (const hash of hashes) expect(await world.table.get(inputsKey(hash))).toBeUndefined();
      const { inputs, formerInputs } = await world.header(anna);
      expect({ inputs, formerInputs }).toEqual({ inputs: {}, formerInputs: undefined });
    },
  );

  test('An erasure deletes the photo’s name even when the first sweep broke off', async () => {
    const [hash = ''] = allShared((await world.header(anna)).inputs);
    await linkThePhoto();
    await claimThePhoto(hash);
    await erase();
    await failSweep();
    await sweepNow();
    expect(await world.table.get(inputsKey(hash))).toBeUndefined();
    expect(world.table.items().filter(({ sk }) => sk.startsWith('photo#'))).toEqual([]);
  });

  test('An erasure deletes the upload name of the subject’s photo', async () => {
    const [hash = ''] = allShared((await world.header(anna)).inputs);
    await linkThePhoto();
    await claimThePhoto(hash);
    await erase();
    await sweepNow();
    expect(await world.table.get(inputsKey(hash))).toBeUndefined();
  });

  test('An erasure deletes the photo’s name even when the items under that name were swept first', async () => {
    const [hash = ''] = allShared((await world.header(anna)).inputs);
    await linkThePhoto();
    await claimThePhoto(hash);
    await erase();
    await failSweep();
    await sweepNow({}, photo);
    await sweepNow();
    expect(await world.table.get(inputsKey(hash))).toBeUndefined();
    expect(world.table.items().filter(({ sk }) => sk.startsWith('photo#'))).toEqual([]);
  });

  test('An erasure deletes the photo’s name even when a worker wrote it after the first sweep', async () => {
    const [hash = ''] = allShared((await world.header(anna)).inputs);
    await linkThePhoto();
    await erase();
    await sweepNow();
    await claimThePhoto(hash);
    world.now += 20 * minute;
    await sweepNow();
    expect(await world.table.get(headerKey(anna))).toBeUndefined();
    expect(await world.table.get(inputsKey(hash))).toBeUndefined();
  });

  test.each([
    ['the person', anna],
    ['the photo', photo],
  ])('Erasing %s deletes the upload name of older versions of the photo', async (_, whom) => {
    const hashes = new Set<string>();
    for (const sha256 of ['a', 'b']) {
      await acceptPhoto(sha256);
      hashes.add(await claimThePhoto());
      world.now += 1000;
    }
    await linkThePhoto();
    await adoptPhoto(ledger(), anna, photo.id, world.now + minute);
    expect(await world.table.get(headerKey(photo))).toBeUndefined();
    await eraseSubject(ledger(), nameHash, whom);
    await sweepNow({ isOver: () => true }, whom);
    await sweepNow({}, whom);
    expect(hashes.size).toBe(2);
    for (const hash of hashes) expect(await world.table.get(inputsKey(hash))).toBeUndefined();
  });
});
