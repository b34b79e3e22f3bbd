import { describe, expect, test } from 'vitest';
import { publishRecords } from '../../../functions/publish/publish-records.ts';
import type { Bus } from '../../../shared/events/bus.ts';
import type { EventKind } from '../../../shared/events/event-kinds.ts';
import { eventDetails } from '../../../shared/events/events.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const anna = { batch: 'june', id: 'anna' };
const ids = (world: PipelineWorld) => world.published.map(({ detail }) => detail.id);
const kinds = (world: PipelineWorld): EventKind[] => world.published.map(({ kind }) => kind);

async function finished(): Promise<PipelineWorld> {
  const world = new PipelineWorld();
  await world.acceptPhoto(anna);
  await world.work(anna);
  return world;
}

describe('the publish function', () => {
  test('The publish function sends an event of a report only after the report has ended', async () => {
    const world = new PipelineWorld();
    await world.acceptPhoto(anna);
    await world.publish();
    expect(world.published).toEqual([]);
    await world.work(anna);
    await world.publish();
    const { revision } = await world.header(anna);
    expect(world.published).toMatchObject([
      {
        kind: 'report.completed',
        detail: { id: `subject#june/anna/report@${revision}`, batch: 'june', subject: 'anna', revision },
      },
    ]);
    expect(await world.header(anna)).toMatchObject({ state: 'complete', publishedRevision: revision });
    expect((await world.header(anna)).due).toBeUndefined();
  });

  test('The publish function sends no event twice when nothing fails', async () => {
    const world = await finished();
    await world.publish();
    await world.publish();
    await world.runReconciler(30);
    await world.publish();
    expect(kinds(world).filter((kind) => kind.startsWith('report'))).toHaveLength(1);
  });

  test('The publish function sends only members of the schemas, and no input of a subject', async () => {
    const world = await finished();
    await world.publish();
    for (const { kind, detail } of world.published) {
      expect(eventDetails[kind].strict().parse(detail)).toEqual(detail);
      expect(JSON.stringify(detail)).not.toMatch(/photos|lat|sha256/);
    }
  });

  test('The publish function sends an event with a greater revision when an input reopens the report', async () => {
    const world = await finished();
    await world.publish();
    await world.acceptPhoto(anna, 'another photo');
    await world.work(anna);
    await world.publish();
    const [first = 0, second = 0] = world.published.map(({ detail }) =>
      'revision' in detail ? detail.revision : 0,
    );
    expect(second).toBeGreaterThan(first);
    expect(new Set(ids(world)).size).toBe(2);
  });
});

describe('at-least-once events', () => {
  test('When the publish function dies before the bus accepts an event, the stream delivers the event again', async () => {
    const world = await finished();
    const dies: Bus = { put: () => Promise.reject(new Error('killed')) };
    await expect(world.publish(dies)).rejects.toThrow('killed');
    await world.publish();
    expect(kinds(world)).toEqual(['report.completed']);
  });

  test('When the publish function dies between the bus and the table, it sends the event again with the same id', async () => {
    const world = await finished();
    const dying = { ...world.ledger.table, update: () => Promise.reject(new Error('killed')) };
    const table = Object.assign(Object.create(world.table), dying);
    const deps = { ledger: { table }, bus: world.bus, log: silent };
    await expect(publishRecords(deps, world.table.stream)).rejects.toThrow('killed');
    expect((await world.header(anna)).publishedRevision).toBeUndefined();
    await world.publish();
    expect(ids(world)).toHaveLength(2);
    expect(new Set(ids(world)).size).toBe(1);
  });

  test('When the stream has lost an event, the reconciler puts it on the stream again', async () => {
    const world = await finished();
    world.trimStream();
    await world.runReconciler(4);
    await world.publish();
    expect(world.published).toEqual([]);
    await world.runReconciler(3);
    await world.publish();
    expect(kinds(world)).toEqual(['report.completed']);
  });

  test('When the bus refuses an entry, the stream delivers again only from this entry on', async () => {
    const world = await finished();
    const ben = { batch: 'june', id: 'ben' };
    await world.acceptPhoto(ben);
    await world.work(ben);
    const refusing: Bus = { put: async (events) => events.map((_event, position) => position === 0) };
    const failed = await world.publish(refusing);
    expect(failed).toHaveLength(1);
    await world.publish();
    expect(world.published.map(({ detail }) => 'subject' in detail && detail.subject)).toEqual(['ben']);
  });

  test('A report that changes again before its event is sent stays marked as unpublished', async () => {
    const world = await finished();
    const [...records] = world.table.stream;
    await world.acceptPhoto(anna, 'another photo');
    await world.work(anna);
    await publishRecords({ ledger: world.ledger, bus: world.bus, log: silent }, records);
    expect((await world.header(anna)).due).toMatch(/^unpublished#/);
  });

  test('An unreadable item is logged by its kind and delays no other item', async () => {
    const world = await finished();
    const broken = { sequence: '0', item: { pk: 'x', sk: 'rejection#1', due: 'unpublished#1' } };
    const logged: unknown[] = [];
    const log = { ...silent, error: (...line: unknown[]) => void logged.push(line) };
    const deps = { ledger: world.ledger, bus: world.bus, log };
    expect(await publishRecords(deps, [broken, ...world.table.stream])).toEqual([]);
    expect(kinds(world)).toEqual(['report.completed']);
    expect(logged).toMatchObject([['An item cannot be published', { kind: 'rejection' }]]);
  });
});

describe('A batch', () => {
  const reader = { name: 'reader', until: 0 };

  async function uploaded(world: PipelineWorld): Promise<void> {
    const event = world.source('palms/june/anna.jpg');
    const claim = await claimUpload(world.ledger, event, 'photo', 'june', reader, world.now);
    if (claim.kind !== 'claimed') throw new Error('not claimed');
    await world.acceptPhoto(anna, event.etag);
    await endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
  }

  test('A sealed batch is complete a few minutes after its last report has ended', async () => {
    const world = new PipelineWorld();
    await uploaded(world);
    await world.runReconciler(15);
    await world.publish();
    expect(kinds(world)).not.toContain('batch.completed');
    await world.work(anna);
    await world.runReconciler(3);
    await world.publish();
    const completed = world.published.filter(({ kind }) => kind === 'batch.completed');
    expect(completed).toMatchObject([
      { detail: { id: 'batch#june/completed@1', batch: 'june', revision: 1, subjects: 1, complete: 1 } },
    ]);
    await world.runReconciler(30);
    await world.publish();
    expect(kinds(world).filter((kind) => kind === 'batch.completed')).toHaveLength(1);
  });

  test('Later input opens a new revision of the batch', async () => {
    const world = new PipelineWorld();
    await uploaded(world);
    await world.work(anna);
    await world.runReconciler(13);
    await world.publish();
    await uploaded(world);
    await world.work(anna);
    await world.runReconciler(13);
    await world.publish();
    expect(ids(world).filter((id) => id.startsWith('batch#'))).toEqual([
      'batch#june/completed@1',
      'batch#june/completed@2',
    ]);
  });

  test('A batch that is sealed by hand is complete within the next minutes of the reconciler', async () => {
    const world = new PipelineWorld();
    await uploaded(world);
    await world.work(anna);
    world.now += 1;
    expect(await sealBatch(world.ledger, 'june')).toBe('sealed');
    await world.runReconciler(2);
    await world.publish();
    expect(kinds(world)).toContain('batch.completed');
  });

  test('A refused row causes one event with upload, line and field, however often the row is read', async () => {
    const world = new PipelineWorld();
    const event = world.source('births/june.csv');
    const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, world.now);
    if (claim.kind !== 'claimed') throw new Error('not claimed');
    const refusal = {
      code: 'out-of-range',
      line: 7,
      field: 'lat',
      reason: { code: 'number-beyond', column: 'lat', min: -90, max: 90 },
      masked: '9*',
    } as const;
    await recordRejection(world.ledger, claim.upload, refusal);
    await world.publish();
    await recordRejection(world.ledger, claim.upload, refusal);
    await world.publish();
    expect(world.published).toMatchObject([
      {
        kind: 'row.rejected',
        detail: { batch: 'june', upload: 'births/june.csv', line: 7, field: 'lat', code: 'out-of-range' },
      },
    ]);
    expect(JSON.stringify(world.published)).not.toContain('9*');
  });
});

test('Each closing and opening of a gate sends an event with a different id', async () => {
  const world = new PipelineWorld();
  const gate = { base: 'palmistry', scheme: 'token' } as const;
  await closeGate(world.ledger, gate, { reason: 'throttled', until: world.now + 1000 });
  await world.publish();
  await openGate(world.ledger, gate);
  await world.publish();
  await closeGate(world.ledger, gate, { reason: 'wallet empty', probeAt: world.now });
  await closeGate(world.ledger, gate, { reason: 'wallet empty', probeAt: world.now + 5 });
  await world.publish();
  expect(kinds(world)).toEqual(['gate.closed', 'gate.opened', 'gate.closed']);
  expect(new Set(ids(world)).size).toBe(3);
  const [paused, , stopped] = world.published.map(({ detail }) => detail);
  const until = new Date(world.now + 1000).toISOString();
  expect(paused).toMatchObject({
    reason: 'throttled',
    until,
    gate: { credential: 'token', base: 'palmistry' },
  });
  expect(stopped).toMatchObject({ reason: 'wallet empty' });
  expect(stopped).not.toHaveProperty('until');
});
