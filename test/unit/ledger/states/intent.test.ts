import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { statusesOf } from '../../../../functions/fan-out/call-status.ts';
import { callsIn, intent, intentOf, membersOf, waveOf } from '../../../../shared/ledger/intent.ts';
import { header } from '../../../../shared/ledger/items/header.ts';
import type { Part } from '../../../../shared/ledger/items/part.ts';
import { settleLost } from '../../../../shared/ledger/waves/lost.ts';
import { type PartName, plannedParts } from '../../../../shared/plan/part-names.ts';
import { planOf } from '../../../../shared/plan/plan.ts';
import { planInTests } from '../../../support/settings/plan-settings.ts';
import { LedgerWorld, minute, photo, row } from '../../../support/worlds/ledger-world.ts';

const prices = { currency: 'USD', priceOf: () => 40_000 };
const questions = ['When will I marry?', 'Where shall I live?'];
const { calls } = planOf(
  'june/anna',
  {
    photo: { value: photo('p'), source: source() },
    row: {
      value: row({ vastuId: '7', questions, name: 'Anna', gender: 'female', place: 'Pune', country: 'IN' }),
      source: source(),
    },
  },
  2026,
  planInTests,
);

function source() {
  return { bucket: 'inbox', key: 'k', etag: 'e', sequencer: '1', time: 0 };
}

const bytesOf = (name: string, members: Readonly<Record<string, string>>): number =>
  Object.entries(members).reduce((sum, [key, text]) => sum + 1 + key.length + text.length, name.length + 3);

describe('The intent of a wave', () => {
  test('The intent of a wave names every call that a plan may hold, with its time, price and inputs', () => {
    const now = Date.parse('2026-11-26T10:00:00Z');
    const first = intentOf(calls.slice(0, 5), 'w', now, prices);
    const more = Object.fromEntries(membersOf(calls.slice(5), first, now + 61_234, prices));
    const read = callsIn(intent.parse({ ...first, ...more }));
    const byPart = new Map(read.map((call) => [call.part, call]));
    expect(read).toHaveLength(calls.length);
    for (const [index, { part, operation, inputsHash }] of calls.entries()) {
      const known = byPart.get(part);
      const at = index < 5 ? now : now + 61_234;
      expect(known).toMatchObject({ operation, at, wave: 'w', micros: 40_000, currency: 'USD' });
      expect(inputsHash.startsWith(known?.inputs ?? '-')).toBe(true);
    }
  });

  test('The intent of 20 calls with prices takes at most 0.6 KB of the header', () => {
    const first = intentOf(calls.slice(0, 5), '0'.repeat(36), Date.parse('2026-11-26'), prices);
    const more = membersOf(calls.slice(5, 20), first, Date.parse('2026-11-26') + 170_000, prices);
    expect(bytesOf('intent', { ...first, ...Object.fromEntries(more) })).toBeLessThanOrEqual(0.6 * 1024);
  });

  test('The number of each part in an intent never changes, so later versions can read the intents of dead workers', () => {
    const numbers = plannedParts.map((part) => {
      const [call] = calls.filter((one) => one.part === part);
      const text = call === undefined ? {} : intentOf([call], 'w', 0, undefined);
      return Object.keys(text).find((key) => key !== 'wave' && key !== 'at');
    });
    expect(Object.fromEntries(plannedParts.map((part, index) => [numbers[index], part]))).toMatchObject({
      0: 'palm/get-palm-id',
      1: 'palm/hand-type',
      2: 'palm/fingers',
      3: 'palm/major-lines',
      4: 'palm/mounts',
      5: 'palm/special-features',
      6: 'palm/minor-lines',
      7: 'palm/summary',
      8: 'palm/personality',
      9: 'palm/career',
      a: 'palm/money',
      b: 'palm/love',
      c: 'palm/marriage',
      d: 'palm/health',
      e: 'palm/challenges',
      f: 'palm/luck',
      g: 'palm/get-palm-image',
      h: 'chart/natal_chart_interpretation',
      i: 'chart/natal_aspects_report',
      j: 'chart/varshaphal_yoga',
      k: 'chart/tamil_month_panchang',
      l: 'vastu/devatas-45',
    });
  });

  test('The intent of an earlier version, whose keys are the names of parts, is read with all its calls', () => {
    const call = {
      inputsHash: 'f'.repeat(64),
      operation: 'luck',
      wave: 'w',
      at: 7,
      micros: 3,
      currency: 'EUR',
    };
    const read = header.shape.intent.parse({ 'palm/luck': call });
    expect(callsIn(read)).toEqual([
      {
        part: 'palm/luck',
        inputs: call.inputsHash,
        operation: 'luck',
        wave: 'w',
        at: 7,
        micros: 3,
        currency: 'EUR',
      },
    ]);
    expect(waveOf(read)).toBeUndefined();
  });
});

test('The calls that a dead worker had in progress count as attempts with an unknown outcome for the planned inputs', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  world.answer = () => new Promise<never>(() => {});
  void world.work('june/anna');
  for (let tick = 0; tick < 100; tick += 1) await setImmediate();
  expect(world.sent.length).toBeGreaterThan(0);
  world.now += 10 * minute;
  const settled = await settleLost(world.ledger, await world.report('june/anna'));
  const { header: found, parts } = settled?.report ?? (await world.report('june/anna'));
  const plan = planOf('june/anna', found.inputs, found.varshaphalYear, planInTests);
  const unknown = [...parts].filter(([, { state }]) => state === 'unknown');
  expect(unknown).toHaveLength(plan.calls.length);
  const statuses = statusesOf(plan, { header: found, parts: new Map<PartName, Part>(unknown) }, 'hold');
  expect([...new Set(statuses.values())]).toEqual(['unknown']);
});
