import { describe, expect, test } from 'vitest';
import { batchCard } from '../../../../functions/reports/pages/home/batches.ts';
import { gateReasons } from '../../../../shared/ledger/items/state.ts';
import { alarmTable } from '../../../../shared/standing/alarms.ts';
import { causeTable } from '../../../../shared/standing/causes.ts';
import {
  standingNow,
  standingSentence,
  standingView,
  waitsOf,
  waitsText,
} from '../../../../shared/standing/standing.ts';

const quiet = {
  gates: [
    { gate: 'token#base', state: 'open' },
    { gate: 'token#palmistry', state: 'open' },
  ],
  batches: [{ batch: 'june', open: 7, holds: [], spending: { committed: 10 } }],
  customers: [],
  month: { committed: 248 },
  overdueSeconds: 0,
} as const;
const since = '2026-11-20T09:15:00.000Z';
const closed = (gate: string, reason: string) => ({ gate, state: 'closed', reason, since }) as const;
const sentenceOf = (now: Parameters<typeof standingNow>[0]) =>
  standingSentence(standingView.parse(standingNow(now)));

describe('the sentence of the home page', () => {
  test('The sentence of the home page says that all is well, with the calls of the month', () => {
    expect(sentenceOf(quiet)).toBe('All is well: 248 calls bought or reserved this month.');
  });

  test('The sentence of the home page names a cause once, however many gates it closes', () => {
    const gates = [closed('token#base', 'wallet empty'), closed('token#palmistry', 'wallet empty')];
    expect(sentenceOf({ ...quiet, gates })).toBe('Stopped: the wallet is empty, 7 people wait.');
  });

  test('A ceiling stops work from the call that reaches it, also a ceiling of zero, whoever set it', () => {
    for (const committed of [0, 1, 2, 3])
      for (const limit of [undefined, 0, 1, 2]) {
        const isFull = limit !== undefined && committed >= limit;
        for (const spending of [
          { committed, ceiling: limit },
          { committed: 9, costMicros: committed, ceilingMicros: limit },
        ]) {
          const [june] = quiet.batches;
          const codesOf = (now: Partial<Parameters<typeof standingNow>[0]>) =>
            standingNow({ ...quiet, ...now }).causes.map(({ code }) => code);
          const of = { spending, customer: 'acme' };
          expect({ spending, batch: codesOf({ batches: [{ ...june, spending }] }) }).toEqual({
            spending,
            batch: isFull ? ['batch-ceiling'] : [],
          });
          expect(codesOf({ month: spending })).toEqual(isFull ? ['month-ceiling'] : []);
          expect(codesOf({ batches: [{ ...june, batch: '@acme/june' }], customers: [of] })).toEqual(
            isFull ? ['customer-budget'] : [],
          );
        }
      }
  });

  test('The sentence of the home page says "partly" while another part of the service works', () => {
    const gates = [closed('token#base', 'unreachable'), quiet.gates[1]];
    expect(sentenceOf({ ...quiet, gates })).toBe(
      'Partly stopped: the service cannot be reached for charts and calendars.',
    );
  });

  test('The sentence of the home page counts only the people parked at the closed part, and everybody of a paused batch', () => {
    const gates = [closed('token#base', 'unreachable'), quiet.gates[1]];
    const paused = { ...quiet.batches[0], batch: 'may', open: 4, holds: [{ by: 'pause' }] } as const;
    const at = { gates: ['token#base'] };
    const parked = new Map([
      ['june', { ...at, people: 3 }],
      ['may', { ...at, people: 2 }],
    ]);
    const batches = [...quiet.batches, paused];
    expect(sentenceOf({ ...quiet, batches, gates, parked })).toBe(
      'Partly stopped: the service cannot be reached for charts and calendars, 7 people wait.',
    );
    const least = new Map([['june', { ...at, people: 3, isLeast: true }]]);
    expect(sentenceOf({ ...quiet, gates, parked: least })).toContain(', at least 3 people wait.');
  });

  test('The home page and the cards list what cannot be bought in the same order, whichever gate closed first', () => {
    const names = ['token#chat', 'token#base', 'token#palmistry'];
    const gates = [
      ...names.map((name) => closed(name, 'unreachable')),
      { gate: 'token#vision', state: 'open' },
    ] as const;
    const [june] = quiet.batches;
    const parked = new Map([['june', { people: 6, gates: names.toReversed() }]]);
    const listed = 'the service cannot be reached for palm readings, charts and calendars, questions';
    expect(sentenceOf({ ...quiet, gates, parked })).toBe(`Partly stopped: ${listed}, 6 people wait.`);
    const waits = waitsOf(june, { gates, customers: [], month: quiet.month, parked });
    expect(waitsText({ open: 7, ...waits })).toBe(`6 of 7 wait: ${listed}`);
  });

  test('The sentence of the home page says "stopped" once each gate is closed, with everybody who is open', () => {
    const gates = [closed('token#base', 'unreachable'), closed('token#palmistry', 'unreachable')];
    expect(sentenceOf({ ...quiet, gates })).toBe('Stopped: the service cannot be reached, 7 people wait.');
  });

  test('The sentence of the home page says "stopped" if everybody waits, though a part that nobody asks for is open', () => {
    const gates = [closed('token#base', 'unreachable'), quiet.gates[1]];
    const parked = new Map([['june', { people: 7, gates: ['token#base'] }]]);
    expect(sentenceOf({ ...quiet, gates, parked })).toBe(
      'Stopped: the service cannot be reached, 7 people wait.',
    );
    const may = { ...quiet.batches[0], batch: 'may', open: 1 };
    expect(sentenceOf({ ...quiet, gates, parked, batches: [...quiet.batches, may] })).toBe(
      'Partly stopped: the service cannot be reached for charts and calendars, 7 people wait.',
    );
  });

  test('The sentence of the home page says "stopped" for a cause of the account, even if a part was not called since', () => {
    const gates = [closed('token#base', 'credential refused'), quiet.gates[1]];
    expect(sentenceOf({ ...quiet, gates })).toBe(
      'Stopped: the service refuses the credential, 7 people wait.',
    );
  });

  test('The home page puts the cause that needs a person now first', () => {
    const gates = [closed('token#base', 'throttled'), closed('token#palmistry', 'credential refused')];
    expect(standingNow({ ...quiet, gates }).causes.map(({ code }) => code)).toEqual([
      'credential refused',
      'throttled',
    ]);
  });

  test('The sentence of the home page names the batch that waits while others continue', () => {
    const paused = { ...quiet.batches[0], batch: 'may', open: 1, holds: [{ by: 'pause' }] } as const;
    expect(sentenceOf({ ...quiet, batches: [...quiet.batches, paused] })).toBe(
      'may waits: somebody paused it, 1 person waits.',
    );
    const full = { ...quiet.batches[0], batch: 'july', spending: { committed: 5, ceiling: 5 } };
    expect(sentenceOf({ ...quiet, batches: [paused, full] })).toBe(
      '2 batches wait: somebody paused it (may); its ceiling is reached (july), 8 people wait.',
    );
  });

  test("The sentence of the home page names a customer's budget only for that customer's batches", () => {
    const batches = [...quiet.batches, { ...quiet.batches[0], batch: '@acme/june', open: 2 }];
    const customers = [{ customer: 'acme', spending: { committed: 100, ceiling: 100 } }];
    expect(standingNow({ ...quiet, batches, customers })).toMatchObject({
      state: 'waiting',
      causes: [{ code: 'customer-budget', batches: ['@acme/june'], customers: ['acme'] }],
      waiting: 2,
    });
  });

  test('A card names the budget of its customer as the cause, and shows batches of others as running', () => {
    const spending = { committed: 4 };
    const entry = { subjects: 2, complete: 1, partial: 0, failed: 0, cancelled: 0, open: 1, spending };
    const calls = { bought: 4, reused: 0, unknown: 0 };
    const customers = [{ customer: 'acme', spending: { committed: 4, ceiling: 4 } }];
    const cardOf = (batch: string) => {
      const waits = waitsOf(
        { batch, open: 1, holds: [], spending },
        { gates: [], customers, month: { committed: 4 } },
      );
      return batchCard({ ...entry, calls, batch, holds: [], sealed: false, ...waits }).toString();
    };
    expect(cardOf('@acme/june')).toContain('waits: the customer’s budget for this month is used up');
    expect(cardOf('@zeta/june')).toContain('running');
    expect(cardOf('june')).toContain('running');
  });

  test('A card counts the waiting people, and says that the batch waits only if everybody must wait', () => {
    const [june] = quiet.batches;
    const counts = { subjects: 7, complete: 0, partial: 0, failed: 0, cancelled: 0 };
    const calls = { bought: 4, reused: 0, unknown: 0 };
    const cardOf = (reason: string, month: { committed: number; ceiling?: number }, people?: number) => {
      const gates = [closed('token#base', reason), closed('token#chat', 'throttled'), quiet.gates[1]];
      const parked = new Map(people === undefined ? [] : [['june', { people, gates: ['token#base'] }]]);
      const waits = waitsOf(june, { gates, customers: [], month, parked });
      return batchCard({ ...june, ...counts, calls, holds: [], sealed: false, ...waits }).toString();
    };
    const refused = 'the service does not let this credential reach its endpoints for charts and calendars';
    expect(cardOf('endpoint refused', quiet.month, 3)).toContain(`>3 of 7 wait: ${refused}`);
    expect(cardOf('endpoint refused', quiet.month, 7)).toContain(`>waits: ${refused}`);
    expect(cardOf('endpoint refused', quiet.month)).toContain('may have to wait: the service does not let');
    expect(cardOf('wallet empty', quiet.month)).toContain('>waits: the wallet is empty');
    const full = { committed: 9, ceiling: 9 };
    expect(cardOf('endpoint refused', full)).toContain('>waits: the ceiling of the month is reached');
  });

  test("The sentence of the home page says that the month's ceiling or a dead reconciler stops everything", () => {
    expect(sentenceOf({ ...quiet, month: { committed: 9, ceiling: 9 } })).toBe(
      'Stopped: the ceiling of the month is reached, 7 people wait.',
    );
    expect(sentenceOf({ ...quiet, overdueSeconds: 301 })).toBe(
      'Partly stopped: the reconciler does not run.',
    );
  });

  test('The sentence of the home page omits a cause that blocks nobody', () => {
    const batches = [{ ...quiet.batches[0], open: 0, holds: [{ by: 'pause' }] } as const];
    expect(sentenceOf({ ...quiet, batches })).toBe('All is well: 248 calls bought or reserved this month.');
  });
});

test('Every cause of a closed gate has an alarm with its words and its severity', () => {
  const alarms = Object.values(alarmTable);
  for (const reason of gateReasons) {
    const { severity, says } = causeTable[reason];
    expect(alarms).toContainEqual({
      severity,
      says: `${says.charAt(0).toUpperCase()}${says.slice(1)}`,
      cause: reason,
    });
  }
});
