import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readReceipt } from '../../../shared/erasure/receipt.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import { type Needle, type Trace, tracesIn } from '../../support/files/byte-search.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { writeZip } from '../../support/zip/write-zip.ts';

const minute = 60_000;
const eve: Subject = { batch: 'june', id: 'person-0017' };

const name = 'Ottoline Quarles';
const sentence = 'Will the lighthouse keeper write again?';
const picture = Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 73 + 11) % 251));
const needles: readonly Needle[] = [
  { what: 'name', content: name },
  { what: 'question', content: sentence },
  // This latitude represents all birth data, which are stored together.
  { what: 'birth', content: '12.345678' },
  { what: 'photo', content: picture },
  { what: 'id', content: eve.id },
];

function* stateOf(world: PipelineWorld, inbox: ReadonlyMap<string, Uint8Array>): Generator<[string, Buffer]> {
  for (const item of world.table.items()) {
    yield [
      `${item.pk} ${item.sk}`,
      Buffer.from(
        JSON.stringify(item, (_name, value: unknown) => (value instanceof Set ? [...value] : value)),
      ),
    ];
    for (const [member, value] of Object.entries(item))
      if (value instanceof Uint8Array) yield [`${item.pk} ${item.sk} ${member}`, Buffer.from(value)];
  }
  for (const [key, bytes] of world.store) {
    yield [`key of the store ${key}`, Buffer.from(key)];
    yield [`store ${key}`, Buffer.from(bytes)];
  }
  for (const [key, bytes] of inbox) {
    yield [`key of the inbox ${key}`, Buffer.from(key)];
    yield [`inbox ${key}`, Buffer.from(bytes)];
  }
}

const searched = (world: PipelineWorld, inbox: ReadonlyMap<string, Uint8Array>): Trace[] =>
  [...stateOf(world, inbox)].flatMap(([where, bytes]) => tracesIn(where, bytes, needles));

const folder = (objects: Map<string, unknown>) => ({
  list: async function* (prefix: string) {
    for (const key of [...objects.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => objects.delete(key),
});

const births = `id,name,lat,question\n${eve.id},${name},12.345678,${sentence}\n`;

async function fill(world: PipelineWorld): Promise<void> {
  world.answer = ({ body, operation }) => {
    const personal = { name, question: sentence, lat: body.lat, operation };
    const filler = Array.from({ length: operation === 'natal_chart_interpretation' ? 9000 : 1 }, (_, at) =>
      Math.sin(at),
    );
    return { class: 'json', meaning: 'bought', status: 200, body: { ...personal, filler } };
  };
  const source = { ...world.source('births/june.csv'), line: 2 };
  const birth = { day: 24, month: 8, year: 1983, hour: 6, min: 37, lat: 12.345678, lon: 77.5, tzone: 5.5 };
  const value = row({ birth, name, questions: [sentence] });
  const ledger = { ...world.ledger, nameHash };
  await accept(ledger, eve, { kind: 'row', value, source }, world.now);
  const key = `photos/${storeFolder(eve)}/photo.jpg`;
  world.store.set(key, picture);
  const photo = { sha256: 'a'.repeat(64), key, bytes: picture.length, width: 1, height: 1 };
  await accept(
    ledger,
    eve,
    { kind: 'photo', value: photo, source: world.source(`palms/june/${eve.id}.jpg`) },
    world.now,
  );
  await world.work(eve);
}

test('After an erasure, the table and the buckets hold nothing about the person except what the receipt lists', async () => {
  const world = new PipelineWorld();
  const inbox = new Map<string, Uint8Array>([
    [`palms/june/${eve.id}.jpg`, picture],
    ['births/june.csv', Buffer.from(births)],
    ['births/june.xlsx', writeZip([{ name: 'xl/sheet.xml', content: births }])],
  ]);
  await fill(world);
  const before = searched(world, inbox);
  for (const { what } of needles) expect(before.map((trace) => trace.what)).toContain(what);
  expect(before.some(({ where }) => where.startsWith('store ') && where.endsWith('> inflated'))).toBe(true);
  world.erasure = {
    service: calledService,
    nameHash,
    store: folder(world.store),
    inbox: folder(inbox),
    deadQueues: [],
    secondSweepAfterMs: 20 * minute,
  };
  await eraseSubject({ ...world.ledger, nameHash }, nameHash, eve);
  await world.runReconciler(40);
  const left = searched(world, inbox);
  // The tables with the row remain until they expire, and the receipt gives the date.
  expect([...new Set(left.map(({ where }) => where))].sort()).toEqual([
    'inbox births/june.csv',
    'inbox births/june.xlsx > zip xl/sheet.xml',
  ]);
  const retention = { inboxDays: 7, logDays: 30, recoveryDays: 35 };
  const receipt = await readReceipt(world.ledger, nameHash, eve, retention);
  expect(receipt?.remains.map(({ what }) => what)).toContain(
    'the uploaded table of births that holds the row',
  );
});

test.each([
  ['UTF-8', Buffer.from(`x ${name} y`)],
  ['UTF-16LE', Buffer.from(`x ${name} y`, 'utf16le')],
  ['UTF-16BE', Buffer.from(`x ${name} y`, 'utf16le').swap16()],
  ['base64 of UTF-8', Buffer.from(Buffer.from(`x ${name} y`).toString('base64'))],
  ['base64 of UTF-8', Buffer.from(Buffer.from(`xy ${name} y`).toString('base64'))],
  ['base64 of UTF-8', Buffer.from(Buffer.from(`xyz ${name} y`).toString('base64'))],
  ['UTF-8', deflateSync(Buffer.from(`x ${name} y`))],
  ['UTF-8', writeZip([{ name: 'a.txt', content: `x ${name}` }])],
  ['UTF-8', writeZip([{ name: 'b.zip', content: writeZip([{ name: 'a.txt', content: name }]) }])],
  [
    'UTF-8',
    Buffer.concat([Buffer.from('%PDF-1.7\nstream\n'), deflateSync(name), Buffer.from('\nendstream')]),
  ],
  ['bytes', Buffer.concat([Buffer.from('head'), picture, Buffer.from('tail')])],
  ['base64 of bytes', Buffer.from(Buffer.concat([Buffer.from('h'), picture]).toString('base64'))],
] as const)('The search finds the name or the photo in the form of %s', (form, bytes) => {
  expect(tracesIn('here', Buffer.from(bytes), needles).map((trace) => trace.form)).toContain(form);
});

test('The search finds nothing in items without the name', () => {
  expect(tracesIn('here', deflateRawSync(Buffer.from('Ottoline')), needles)).toEqual([]);
});
