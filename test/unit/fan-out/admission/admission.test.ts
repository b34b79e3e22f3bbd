import { describe, expect, test } from 'vitest';
import { Admission } from '../../../../functions/fan-out/admission/admission.ts';
import { statusesOf } from '../../../../functions/fan-out/call-status.ts';
import { CallFlow } from '../../../../functions/fan-out/flow/call-flow.ts';
import { BatchReadings } from '../../../../functions/fan-out/trials/batch-readings.ts';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { closeGate, openGate } from '../../../../shared/gate/gate.ts';
import { pauseBatch } from '../../../../shared/holds/pause.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { placesBatch } from '../../../../shared/ledger/items/keys.ts';
import { planOf } from '../../../../shared/plan/plan.ts';
import { LedgerWorld, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const base = { scheme: 'token', base: 'base' } as const;
const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const empty = { reason: 'wallet empty', probeAt: Number.MAX_SAFE_INTEGER } as const;

async function reasonToWait(change: (world: LedgerWorld) => Promise<void>) {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  await change(world);
  await world.work('june/anna');
  const { header } = await world.report('june/anna');
  expect(world.sent).toEqual([]);
  return header.reason?.code;
}

describe('Admission', () => {
  test('Admission gives a pause as the reason, rather than a ceiling or a closed gate', async () => {
    const code = await reasonToWait(async ({ ledger }) => {
      await closeGate(ledger, palmistry, empty);
      await setCeiling(ledger, 'june', 0);
      await pauseBatch(ledger, 'june');
    });
    expect(code).toBe('pause');
  });

  test('Admission gives a closed gate as the reason, even if the ceiling allows no calls either', async () => {
    const code = await reasonToWait(async ({ ledger }) => {
      await closeGate(ledger, palmistry, empty);
      await setCeiling(ledger, 'june', 0);
    });
    expect(code).toBe('gate');
  });

  test('Admission reads a gate again for a subject whose calls waited until other calls had ended', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptPhoto('june/berta', photo('p'));
    const atOnce = { ...world.settings, calls: { ...world.settings.calls, atOnce: 1 } };
    world.answer = async (call) => {
      if (world.sent.length === 1) {
        for (let tick = 0; tick < 50; tick += 1) await new Promise((resolve) => setImmediate(resolve));
        await closeGate(world.ledger, palmistry, empty);
        world.now += 3000;
      }
      return world.bought(call);
    };
    const names = ['june/anna', 'june/berta'];
    await workOnSubjects(world.fanOut(names, { settings: atOnce }), names.map(subject));
    expect(world.timesSent('get-palm-id')).toBe(0);
    expect(world.logged.filter(({ message }) => message === 'Calls are sent')).toHaveLength(1);
    expect((await world.report('june/berta')).header).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('A worker reads a gate again after the circuit breaker has judged calls through the gate, however recently the worker read it', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const report = await world.report('june/anna');
    const { header } = report;
    const plan = planOf('june/anna', header.inputs, header.varshaphalYear, world.settings.plan);
    const statuses = statusesOf(plan, report, 'retry');
    const deps = world.fanOut(['june/anna']);
    const admit = async () => {
      await openGate(world.ledger, base);
      const admission = new Admission({ ...deps, flow: new CallFlow(deps), begun: () => undefined }, header);
      expect(await admission.admit(plan.calls, statuses)).toHaveLength(plan.calls.length);
      world.now += 1;
      for (let call = 0; call < 12; call += 1) void deps.breaker.note(base, `june/p${call % 4}`, 'bad');
      return admission;
    };
    expect(await (await admit()).sendableOf(plan.calls)).toEqual([]);
    expect(await (await admit()).reserve(plan.calls, statuses)).toBe('moved');
  });

  test('Admission reads no item for a place', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const header = { ...(await world.report('june/anna')).header, batch: placesBatch };
    const read: string[] = [];
    const get = world.table.get.bind(world.table);
    world.table.get = (key) => {
      read.push(key.pk);
      return get(key);
    };
    const deps = { ...world.fanOut([]), batches: new BatchReadings(world.ledger) };
    const admission = new Admission({ ...deps, flow: new CallFlow(deps), begun: () => undefined }, header);
    expect(await admission.admit([], new Map())).toEqual([]);
    expect(read).toEqual([]);
  });
});
