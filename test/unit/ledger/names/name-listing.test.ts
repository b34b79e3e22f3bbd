import { beforeEach, describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { foldedName, nameListing, namePartitions } from '../../../../shared/ledger/items/name-listing.ts';
import { nameHashWith } from '../../../../shared/ledger/name-hash.ts';
import type { HeaderEvent } from '../../../../shared/ledger/states/header-event.ts';
import { transition } from '../../../../shared/ledger/states/transition.ts';
import { LedgerWorld, row, subject } from '../../../support/worlds/ledger-world.ts';

describe('the search for a name', () => {
  test.each([
    ['ANNA Müller', 'anna muller'],
    ['Łukasz Žižek', 'lukasz zizek'],
    ['Søren Ægir', 'soren aegir'],
    ['Straße', 'strasse'],
    ['İlkay Işık', 'ilkay isik'],
    ['O’Brien-Smith, Jr.', 'obrien smith jr'],
    ['  A.  K.\tSharma ', 'a k sharma'],
    ['ΝΊΚΟΣ', 'νικοσ'],
    ['Νίκος', 'νικοσ'],
    ['Ёлкин', 'елкин'],
    ['ＡＮＮＡ', 'anna'],
    ['ज़ीनत', 'जीनत'],
    ['मीरा', 'मीरा'],
    ['مُحَمَّد', 'محمد'],
    ['שָׂרָה', 'שרה'],
    ['王小明', '王小明'],
    ['★ !?', ''],
    ['\ud800', ''],
  ])('The search folds the name %s to %s', (name, folded) => {
    expect(foldedName(name)).toBe(folded.normalize('NFKD'));
  });

  test('A folded name does not change when it is folded again', () => {
    for (const name of ['Ǆamonja', 'ﬁle', 'ΐ', 'ŉ', '한국', 'Đặng']) {
      expect(foldedName(foldedName(name))).toBe(foldedName(name));
    }
  });

  test('The search uses the first three hundred bytes of a name, cut between letters, so any name fits into a key', () => {
    const folded = foldedName('आ'.repeat(5000));
    expect(Buffer.byteLength(folded)).toBe(300);
    const far = { batch: 'b'.repeat(200), id: 'i'.repeat(500) };
    const { nameKey = '' } = nameListing(far, { row: { value: row({ name: 'आ'.repeat(5000) }), source } });
    expect(Buffer.byteLength(nameKey)).toBeLessThanOrEqual(1024);
  });
});

const source = { bucket: 'inbox', key: 'births/june.csv', etag: 'e', sequencer: '1', time: 0 };

describe('the index of names', () => {
  let world: LedgerWorld;
  beforeEach(() => {
    world = new LedgerWorld();
  });

  const listed = async () => {
    const pages = await Promise.all(
      namePartitions.map((partition) => world.table.queryIndex({ index: 'name', partition })),
    );
    return pages.flatMap(({ items }) => items.map(({ sort }) => sort)).sort();
  };

  test('The index of names holds each subject with a name in every state of the report', async () => {
    await world.acceptRow('june/anna', row({ name: 'Anna Müller' }));
    await world.acceptRow('june/nameless', row());
    const entry = ['anna muller\tjune/anna'];
    expect(await listed()).toEqual(entry);
    await world.work('june/anna');
    expect((await world.report('june/anna')).header.state).toBe('complete');
    expect(await listed()).toEqual(entry);
  });

  test('The index of names follows a name that a later upload corrects or removes', async () => {
    await world.acceptRow('june/anna', row({ name: 'Ana' }));
    await world.acceptRow('june/anna', row({ name: 'Anna' }));
    expect(await listed()).toEqual(['anna\tjune/anna']);
    await world.acceptRow('june/anna', row());
    expect(await listed()).toEqual([]);
  });

  test('The index of names adds a subject from before the index when its row arrives again or its report is written', async () => {
    for (const name of ['anna', 'ben']) {
      await world.acceptRow(`june/${name}`, row({ name }));
      await world.table.update({ key: headerKey(subject(`june/${name}`)), remove: ['nameShard', 'nameKey'] });
    }
    expect(await listed()).toEqual([]);
    await world.acceptRow('june/anna', row({ name: 'anna' }));
    expect(await listed()).toEqual(['anna\tjune/anna']);
    await world.work('june/ben');
    expect(await listed()).toEqual(['anna\tjune/anna', 'ben\tjune/ben']);
  });

  test('The index of names drops a person in the same write that begins their erasure', async () => {
    await world.acceptRow('june/anna', row({ name: 'Anna' }));
    const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');
    await eraseSubject(world.ledger, nameHash, subject('june/anna'));
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'erasing', inputs: { row: { value: { name: 'Anna' } } } });
    expect(header.nameKey ?? header.nameShard).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  test('The end of an attempt that may not have seen the newest inputs does not change the index of names', async () => {
    await world.acceptRow('june/anna', row({ name: 'Ana' }));
    const { header: before } = await world.report('june/anna');
    await world.acceptRow('june/anna', row({ name: 'Anna' }));
    const ending: HeaderEvent = {
      kind: 'run ended',
      worker: { name: 'w', until: world.now + 1 },
      spent: [],
      ending: { kind: 'open', dueAt: world.now, deferrals: 0 },
    };
    const withoutEntry = { ...before, nameShard: undefined, nameKey: undefined };
    const [write] = transition(withoutEntry, ending, world.now) ?? [];
    expect(JSON.stringify(write)).not.toContain('nameKey');
  });
});
