import type { Board } from '../../../shared/views/overview/board.ts';
import { batch } from './views.ts';

const at = '2026-11-20T09:15:00.000Z';

export const board: Board = {
  standing: {
    state: 'stopped',
    causes: [
      { code: 'wallet empty', gates: ['basic#base'], since: at },
      { code: 'unreachable', gates: ['basic#json'], since: at },
    ],
    waiting: 7,
    calls: 20480,
  },
  gates: [
    ...batch.gates,
    { gate: 'token#palmistry', state: 'open' },
    { gate: 'basic#json', state: 'closed', reason: 'unreachable', since: at },
  ],
  due: { oldest: { dueAt: at, overdueBySeconds: 4000 } },
  month: {
    name: '2026-11',
    spending: {
      committed: 20480,
      ceiling: 100000,
      cost: { currency: 'USD', amount: '512.25', unpriced: 3 },
      ceilingMoney: { currency: 'USD', amount: '2500.00' },
    },
  },
  customers: [
    { customer: 'acme', since: at, month: { name: '2026-11', spending: { committed: 40, ceiling: 100 } } },
  ],
  batches: [
    { ...batch, waits: 'wallet empty', startedAt: at },
    {
      ...batch,
      batch: 'may',
      complete: 1236,
      failed: 0,
      partial: 0,
      open: 0,
      sealed: true,
      subjects: 1236,
      rejections: [],
      uploads: [],
      startedAt: '2026-05-02T08:00:00Z',
    },
  ],
  hasMore: true,
};
