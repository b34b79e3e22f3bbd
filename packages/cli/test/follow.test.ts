import type { GateReason, Reason } from '@palmleaf/shared/ledger/items/state';
import { reasonText } from '@palmleaf/shared/reasons/reason-text';
import type { BatchView } from '@palmleaf/shared/views/views';
import { describe, expect, test } from 'vitest';
import { follow } from '../api/follow.ts';

const ceiling: Reason = { code: 'ceiling', of: 'batch', lacks: 'calls' };

async function followWaiting(because: Reason, closed?: GateReason, holds: BatchView['holds'] = []) {
  const batch: BatchView = {
    batch: 'june',
    subjects: 2,
    complete: 1,
    partial: 0,
    failed: 0,
    cancelled: 0,
    open: 1,
    calls: { bought: 17, reused: 0, unknown: 0 },
    spending: { committed: 17, ceiling: 20 },
    sealed: false,
    holds,
    uploads: [],
    rejections: [],
    gates: closed === undefined ? [] : [{ gate: 'token#palmistry', state: 'closed', reason: closed }],
  };
  const waiting = {
    batch: 'june',
    id: 'anna',
    state: 'waiting',
    reason: reasonText(because),
    because,
    calls: batch.calls,
    report: '/batches/june/reports/anna',
    updatedAt: '2026-11-21T06:00:00.000Z',
  };
  let now = 0;
  const { end } = await follow({
    reports: async (path) => Response.json(path.includes('/reports') ? { subjects: [waiting] } : batch),
    uploads: new Map([['june', []]]),
    show: () => undefined,
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
    patienceMs: 30 * 60_000,
    pauseMs: 2000,
  });
  return { end, minutes: Math.round(now / 60_000) };
}

describe('Following a batch', () => {
  test('Following a batch ends early if the open subjects wait for a ceiling that an operator must raise', async () => {
    expect(await followWaiting(ceiling)).toEqual({ end: 'waiting', minutes: 0 });
  });

  test('Following a batch continues if its uploads are done but the batch, fetched before, shows no subjects yet', async () => {
    const viewWith = (complete: number, open: number): BatchView => ({
      batch: 'june',
      subjects: complete + open,
      complete,
      partial: 0,
      failed: 0,
      cancelled: 0,
      open,
      calls: { bought: 0, reused: 0, unknown: 0 },
      spending: { committed: 0 },
      sealed: false,
      holds: [],
      uploads: [],
      rejections: [],
      gates: [],
    });
    const looks = [viewWith(0, 0), viewWith(0, 2), viewWith(1, 1)];
    const read = { rows: 2, accepted: 2, unchanged: 0, refused: 0, warnings: [] };
    const uploads = [{ key: 'births/june.csv', state: 'done', ...read }];
    let now = 0;
    const { end, standing } = await follow({
      reports: async (path) =>
        Response.json(path.includes('/uploads') ? { uploads } : (looks.shift() ?? viewWith(2, 0))),
      uploads: new Map([['june', ['births/june.csv']]]),
      show: () => undefined,
      now: () => now,
      sleep: async (milliseconds) => {
        now += milliseconds;
      },
      patienceMs: 30 * 60_000,
      pauseMs: 2000,
    });
    expect([end, standing.get('june')?.complete]).toEqual(['ended', 2]);
  });

  test('Following a batch ends at once if the batch is paused, and after half an hour if no worker has run since the resume', async () => {
    const since = '2026-11-21T06:00:00.000Z';
    const paused = [{ by: 'pause', since, sentence: 'It is paused.' }] as const;
    expect(await followWaiting({ code: 'pause' }, undefined, [...paused])).toEqual({
      end: 'waiting',
      minutes: 0,
    });
    expect(await followWaiting({ code: 'pause' })).toEqual({ end: 'stalled', minutes: 30 });
  });

  test('Following a batch ends early if only an operator can open the gate', async () => {
    const refused = 'credential refused';
    expect(await followWaiting({ code: 'gate', gate: refused }, refused)).toEqual({
      end: 'waiting',
      minutes: 0,
    });
  });

  test('The command follows a batch for at most half an hour if its gate can open by itself, or is open while subjects still name the gate', async () => {
    const slow = 'throttled';
    expect(await followWaiting({ code: 'gate', gate: slow }, slow)).toEqual({ end: 'stalled', minutes: 30 });
    expect(await followWaiting({ code: 'gate', gate: 'wallet empty' })).toEqual({
      end: 'stalled',
      minutes: 30,
    });
  });
});
