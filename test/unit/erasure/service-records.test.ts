import { beforeEach, expect, test } from 'vitest';
import { eraseSubject, type Wish } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna: Subject = { batch: 'june', id: 'anna' };
const ben: Subject = { batch: 'july', id: 'ben' };
const address = 'https://service.example';
let world: PipelineWorld;

beforeEach(() => {
  world = new PipelineWorld();
  world.erasure = erasureOfItems;
});

const erase = (subject: Subject) => eraseSubject({ ...world.ledger, nameHash }, nameHash, subject);
const receipt = (subject: Subject) =>
  readReceipt(world.ledger, nameHash, subject, { inboxDays: 7, logDays: 30, recoveryDays: 35 });

test('A receipt names what the service still has: the palm_id, when and where it was bought, and the calls that may have been bought', async () => {
  world.answer = ({ operation }) =>
    operation === 'luck'
      ? { class: 'timeout', meaning: 'unknown' }
      : { class: 'json', meaning: 'bought', status: 200, body: { data: { palm_id: 'palm-77' } } };
  for (const subject of [anna, ben]) {
    await world.acceptPhoto(subject, 'the same photo');
    await world.work(subject);
  }
  const at = world.now;
  await erase(anna);
  await world.runReconciler(30);
  const ofAnna = await receipt(anna);
  const palm = { operation: 'get-palm-id', service: 'documented', address, palmId: 'palm-77' };
  expect(ofAnna?.held).toHaveLength(17);
  expect(ofAnna?.held).toContainEqual({ ...palm, at });
  expect(ofAnna?.held).toContainEqual({
    operation: 'luck',
    service: 'documented',
    address,
    at,
    unknown: true,
  });
  const day = new Date(at).toISOString().slice(0, 10);
  expect(ofAnna?.remains.map(({ what }) => what)).toContain(
    `the photo and its reading at the service "documented", palm_id palm-77, bought ${day}`,
  );
  expect(ofAnna?.remains.filter(({ what }) => what.includes('palm_id'))).toHaveLength(1);
  // A copy leads to the same reading, although another subject bought it.
  await erase(ben);
  await world.runReconciler(30);
  const ofBen = await receipt(ben);
  expect(ofBen?.held).toContainEqual({ ...palm, at, copied: true });
  const copied = ofAnna?.held.filter(({ unknown }) => unknown !== true).map(({ operation }) => operation);
  expect(ofBen?.held.flatMap((one) => (one.copied ? [one.operation] : [])).sort()).toEqual(copied?.sort());
  expect(JSON.stringify(ofBen)).not.toContain('anna');
});

test('An erasure removes exactly the photo that the self-hosted service stores under the palm_id, even if the function dies at any step', async () => {
  for (let steps = 0; ; steps += 1) {
    world = new PipelineWorld();
    const expected = new Set(['palm-pictures/palm-77.jpg', 'palm-pictures/palm-78.jpg']);
    let stepsLeft = steps;
    const alive = <Result>(effect: () => Result): Result => {
      stepsLeft -= 1;
      if (stepsLeft < 0) throw new Error('The function died');
      return effect();
    };
    const store = {
      ...erasureOfItems.store,
      remove: async (key: string) => alive(() => expected.delete(key)),
    };
    world.erasure = { ...erasureOfItems, store };
    world.answer = () => ({ class: 'json', meaning: 'bought', status: 200, body: { palm_id: 'palm-77' } });
    await world.acceptPhoto(anna);
    await world.work(anna);
    await erase(anna);
    const remove = world.table.delete.bind(world.table);
    world.table.delete = async (removal) => alive(() => remove(removal));
    await world.runReconciler(1).catch(() => undefined);
    const hasFinished = stepsLeft >= 0;
    stepsLeft = Number.POSITIVE_INFINITY;
    await world.runReconciler(30);
    expect([...expected]).toEqual(['palm-pictures/palm-78.jpg']);
    if (!hasFinished) continue;
    expect((await receipt(anna))?.removed).toMatchObject({ parts: 17, storedObjects: 1 });
    break;
  }
});

test('A receipt is complete even when the function dies after it removed the first part', async () => {
  await world.acceptPhoto(anna);
  await world.work(anna);
  await erase(anna);
  const remove = world.table.delete.bind(world.table);
  let partsLeft = 1;
  world.table.delete = async (removal) => {
    if (removal.key.sk.startsWith('part#')) partsLeft -= 1;
    if (partsLeft < 0) throw new Error('The function died');
    return remove(removal);
  };
  await world.runReconciler(1).catch(() => undefined);
  world.table.delete = remove;
  await world.runReconciler(30);
  expect((await receipt(anna))?.held).toHaveLength(17);
});

test('A receipt names the archive that holds the photo until the archive has expired', async () => {
  const dayMs = 24 * 3600_000;
  const source = { bucket: 'inbox', key: 'palms/june/anna.jpg', etag: 'e', sequencer: '1', time: world.now };
  const value = { sha256: 'a'.repeat(64), key: 'photos/x', bytes: 1, width: 1, height: 1 };
  const photo = { kind: 'photo', value, source: { ...source, archived: true } } as const;
  await accept(world.ledger, anna, photo, world.now);
  const photoOfBen = { kind: 'photo', value, source } as const;
  await accept(world.ledger, ben, photoOfBen, world.now);
  await erase(anna);
  await erase(ben);
  await world.runReconciler(30);
  const what = 'the uploaded archive that holds the photo or the row';
  expect((await receipt(anna))?.remains).toContainEqual({
    what,
    until: new Date(source.time + 9 * dayMs).toISOString(),
  });
  expect((await receipt(ben))?.remains.map((one) => one.what)).not.toContain(what);
  world.now += 9 * dayMs;
  expect((await receipt(anna))?.remains.map((one) => one.what)).not.toContain(what);
});

const arrivals = [undefined, { day: 0 }, { day: 0, archived: true }, { day: 1, archived: true }] as const;
const bothInputs = arrivals.flatMap((ofPhoto) => arrivals.map((ofRow) => ({ ofPhoto, ofRow })));

test('A receipt names the table of the row and the latest archive with an input of the person', async () => {
  const dayMs = 24 * 3600_000;
  for (const { ofPhoto, ofRow } of bothInputs) {
    if (ofPhoto === undefined && ofRow === undefined) continue;
    world = new PipelineWorld();
    world.erasure = erasureOfItems;
    const begun = world.now;
    const sourceOf = ({ day, ...archived }: NonNullable<(typeof arrivals)[number]>, key: string) => ({
      ...{ bucket: 'inbox', key, etag: 'e', sequencer: '1' },
      time: begun + day * dayMs,
      ...archived,
    });
    world.now += dayMs;
    const value = { sha256: 'a'.repeat(64), key: 'photos/x', bytes: 1, width: 1, height: 1 };
    if (ofPhoto !== undefined) {
      const source = sourceOf(ofPhoto, 'palms/june/anna.jpg');
      await accept(world.ledger, anna, { kind: 'photo', value, source }, world.now);
    }
    if (ofRow !== undefined) {
      const source = sourceOf(ofRow, 'births/june.csv');
      await accept(world.ledger, anna, { kind: 'row', value: row(), source }, world.now);
    }
    await erase(anna);
    await world.runReconciler(30);
    const remains = (await receipt(anna))?.remains ?? [];
    const days = [ofPhoto, ofRow].flatMap((one) => (one !== undefined && 'archived' in one ? [one.day] : []));
    const end = (day: number | undefined) =>
      day === undefined ? undefined : new Date(begun + (day + 9) * dayMs).toISOString();
    const found = [
      'the uploaded archive that holds the photo or the row',
      'the uploaded table of births that holds the row',
    ].map((what) => remains.find((one) => one.what === what)?.until);
    const latest = days.length === 0 ? undefined : Math.max(...days);
    expect({ ofPhoto, ofRow, found }).toEqual({ ofPhoto, ofRow, found: [end(latest), end(ofRow?.day)] });
  }
});

const wishes: readonly Wish[] = [
  {},
  { by: 'arn:operator' },
  { because: { code: 'stated', text: 'asked by mail' } },
  { by: 'arn:other', because: { code: 'cancelled', at: 7 } },
];

test('The receipt of a second erasure of a person states the second request alone, for every pair of requests', async () => {
  for (const [at, second] of wishes.entries())
    for (const [before, first] of wishes.entries()) {
      const person = { batch: 'june', id: `person-${before}-${at}` };
      await eraseSubject(world.ledger, nameHash, person, first);
      await world.runReconciler(1);
      world.now += 60_000;
      await eraseSubject(world.ledger, nameHash, person, second);
      const { askedBy, because } = (await receipt(person)) ?? {};
      expect([person.id, askedBy, because]).toEqual([person.id, second.by, second.because]);
    }
});
