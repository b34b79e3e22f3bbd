import { operations } from '@palmleaf/contract/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeGate } from '../../shared/gate/gate.ts';
import { type Header, headerItems } from '../../shared/ledger/items/header.ts';
import { headerKey, headerSortKey, subjectName } from '../../shared/ledger/items/keys.ts';
import { correlationOf } from '../../shared/log.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Watches } from './world/checks/checks.ts';
import type { Process } from './world/process.ts';
import { playToRest } from './world/run.ts';
import { minute } from './world/scenario/times.ts';
import type { World } from './world/world.ts';

let world: World;
let watches: Watches;
let header: Header;
let calls: readonly PlannedCall[] | undefined;

beforeAll(async () => {
  ({ world, watches } = await playToRest(3, 30));
  const complete = [...world.table.items()]
    .filter(({ pk, sk, state }) => sk === headerSortKey && pk.startsWith('subject#') && state === 'complete')
    .map((item) => headerItems.parse(item));
  for (const one of complete) {
    const { calls: planned } = world.universe.planOf(one, one.inputs, one.varshaphalYear);
    const charts = planned.filter(({ operation }) => operations[operation].base === 'base');
    if (charts.length > 1) [header, calls] = [one, charts];
  }
  if (calls === undefined) throw new Error('Nobody has a chart in this world: take another seed');
});

const callAt = (position: number): PlannedCall => {
  const call = calls?.[position];
  if (call === undefined) throw new Error('The plan has too few calls');
  return call;
};

async function begin(process: Process, call: PlannedCall): Promise<void> {
  const item = await world.table.get(headerKey(header));
  const { part, operation, inputsHash } = call;
  const intent = { [part]: { inputsHash, operation, wave: process.newName(), at: world.clock.now() } };
  const lease = { owner: process.newName(), until: world.clock.now() + 3 * minute };
  if (item !== undefined) world.table.load([{ ...item, lease, intent }]);
}

async function send(process: Process, planned: PlannedCall, awaited = true): Promise<void> {
  const { operation, body, language } = planned;
  const { current } = world.secret;
  const endpoint = world.settings.services[operations[operation].base];
  const sender = watches.calls.sender(process, [header], undefined, () => {});
  let isAnswered = false;
  const correlationId = correlationOf(subjectName(header));
  const call = { operation, body, correlationId, ...(language === undefined ? {} : { language }) };
  void sender(call, endpoint, current).finally(() => {
    isAnswered = true;
  });
  const until = world.clock.now() + 2;
  await world.clock.run(() => isAnswered || (!awaited && world.clock.now() > until));
}

const newViolations = () => world.violations.splice(0).map((violation) => violation.split('\n')[0] ?? '');

describe('calls that break a rule', () => {
  test('The watch of calls reports a call without lease or intent', async () => {
    await send(world.start('fanOut'), callAt(0));
    expect(newViolations().join('\n')).toMatch(/^A call was sent without lease or intent/m);
  });

  test('The watch of calls reports a call beyond the reserved amount', async () => {
    const process = world.start('fanOut');
    let wrong = '';
    for (let times = 0; times < 50 && wrong === ''; times += 1) {
      await begin(process, callAt(0));
      await send(process, callAt(0));
      wrong = newViolations().join('\n');
    }
    expect(wrong).toMatch(/^\d+ calls bought for .*, only \d+ (reserved|drawn from its budget)/m);
  });

  test('The watch of calls reports two workers that send for one subject at the same time', async () => {
    const [one, other] = [world.start('fanOut'), world.start('fanOut')];
    await begin(one, callAt(0));
    await send(one, callAt(0), false);
    await begin(other, callAt(1));
    await send(other, callAt(1));
    expect(newViolations()).toContain(`Two workers send for ${subjectName(header)} at once`);
  });

  test('The watch of calls reports a call through a gate that has been closed for half a minute', async () => {
    const base = { base: 'base', scheme: world.scenario.schemes.base } as const;
    const ledger = world.ledgerOf(world.start('reports'));
    await closeGate({ ...ledger, table: world.table }, base, {
      reason: 'throttled',
      until: world.clock.now() + 9 * minute,
    });
    const later = world.clock.now() + minute / 2;
    await world.clock.run(() => world.clock.now() > later);
    newViolations();
    const process = world.start('fanOut');
    await begin(process, callAt(0));
    await send(process, callAt(0));
    expect(newViolations().join('\n')).toMatch(
      /^A call was sent through the closed gate gate#.*#base \(throttled\)/m,
    );
  });
});
