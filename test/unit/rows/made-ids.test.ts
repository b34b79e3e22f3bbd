import { expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { personDigest } from '../../../shared/intake/values/person-digest.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const header = 'name,date,time,lat,lon,tzone';
const anna = 'Anna Kern,1990-05-10,19:55,52.52,13.405,2';
const ben = 'Ben Kern,1988-01-02,07:10,52.52,13.405,1';
const digest = personDigest('june', 'Anna Kern', { day: 10, month: 5, year: 1990 });
const formerId = digest.slice(0, 12);

function worldWith(hash = nameHash) {
  const world = new IntakeWorld();
  const ledger = { ...world.ledger, nameHash: hash };
  const read = async (...lines: string[]) => {
    const event = world.put('births/june.csv', `${[header, ...lines].join('\n')}\n`);
    const reader = { name: `reader of ${event.sequencer}`, until: world.now + 130_000 };
    const hints = { send: async () => undefined };
    const { inbox, queue: jobs } = world;
    const room = { settings: usualIntake, remainingMs: () => 100_000, hints, log: silent };
    await ingestRows({ ledger, inbox, jobs, reader, ...room }, event, 'june');
    world.now += 1000;
    return event;
  };
  return { world, ledger, read };
}

/** An earlier release stored the report under the first letters of the digest. */
async function readByEarlierRelease({ world, ledger, read }: ReturnType<typeof worldWith>): Promise<void> {
  await read(anna);
  const [name = ''] = world.subjects();
  const made = { batch: 'june', id: name.slice('june/'.length) };
  const known = await headerItems.read(world.table, headerKey(made));
  const row = known?.inputs.row;
  if (row === undefined) throw new Error('The row was not taken');
  await world.table.delete({ key: headerKey(made), delete: true });
  await accept(ledger, { batch: 'june', id: formerId }, { kind: 'row', ...row }, world.now);
  world.jobs.length = 0;
}

test('A made id is a hash with the key of the stack, so nobody without the key can test it against a date of birth', async () => {
  const ours = worldWith();
  await ours.read(anna, ben);
  expect(ours.world.subjects()).toHaveLength(2);
  const other = worldWith(nameHashWith(async () => 'the key of another stack, of at least 32 letters'));
  await other.read(anna, ben);
  expect(ours.world.subjects()).not.toEqual(other.world.subjects());
  for (const name of [...ours.world.subjects(), ...other.world.subjects()]) {
    expect(name).toMatch(/^june\/[0-9a-f]{16}$/);
    expect(digest).not.toContain(name.slice('june/'.length));
  }
});

test('No item, job or hint holds a digest of a person that was made without the key', async () => {
  const { world, read } = worldWith();
  await read(anna, ben, anna);
  expect(world.rejections()).toMatchObject([{ code: 'duplicate-id', line: 4 }]);
  const left = JSON.stringify([...world.table.items(), world.jobs, world.hints]);
  expect(left).not.toContain(formerId);
});

test('The same table again, with other columns corrected, adds nobody', async () => {
  const { world, read } = worldWith();
  await read(anna);
  const before = world.subjects();
  await read(anna.replace('19:55', '19:56'));
  expect(world.subjects()).toEqual(before);
});

test('A person whose id was made without a key keeps it, so the same table uploaded again buys nothing', async () => {
  const old = worldWith();
  await readByEarlierRelease(old);
  await old.read(anna);
  expect(old.world.subjects()).toEqual([`june/${formerId}`]);
  expect(old.world.jobs).toEqual([]);
});

test('A person erased under an id made without a key stays erased when an old event comes late', async () => {
  const old = worldWith();
  await readByEarlierRelease(old);
  old.world.now += 3600_000;
  await requestErasure(old.ledger, nameHash, { batch: 'june', id: formerId });
  await old.world.table.delete({ key: headerKey({ batch: 'june', id: formerId }), delete: true });
  old.world.now -= 1800_000;
  await old.read(anna);
  expect(old.world.subjects()).toEqual([]);
});

test('A person erased under an id made without a key gets an id made with the key when uploaded later', async () => {
  const old = worldWith();
  await readByEarlierRelease(old);
  await requestErasure(old.ledger, nameHash, { batch: 'june', id: formerId });
  await old.world.table.delete({ key: headerKey({ batch: 'june', id: formerId }), delete: true });
  old.world.now += 3600_000;
  await old.read(anna);
  expect(old.world.subjects()).toEqual([expect.stringMatching(/^june\/[0-9a-f]{16}$/)]);
});
