import { validate } from '@palmleaf/contract/validation';
import { describe, expect, test } from 'vitest';
import { planRequest } from '../../vastu/plan.ts';
import { house } from './plans.ts';

type House = ReturnType<typeof house>;

function refusals(change: (plan: House) => unknown): string[] {
  const plan = house();
  const changed = change(plan) ?? plan;
  const checked = validate(planRequest, changed);
  return checked.ok ? [] : checked.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
}

const room = { name: 'Attic', catalog_type: 'study', x: 3, y: 3, width: 3, depth: 3 } as const;

describe('a plan', () => {
  test('The service accepts a sound plan, also without its optional lists', () => {
    expect(refusals(() => undefined)).toEqual([]);
    expect(refusals(({ fixtures: _f, windows: _w, ...rest }) => rest)).toEqual([]);
  });

  test.each<[string, (plan: House) => unknown, string]>([
    [
      'a room beyond the right edge',
      (p) => p.rooms.push({ ...room, x: 7, y: 2, width: 3 }),
      'body.rooms.4.width',
    ],
    ['a room that starts outside', (p) => p.rooms.push({ ...room, x: 12 }), 'body.rooms.4.x'],
    ['a room below the bottom edge', (p) => p.rooms.push({ ...room, depth: 30 }), 'body.rooms.4.depth'],
    [
      'a fixture outside',
      (p) => p.fixtures?.push({ name: 'Sink', catalog_type: 'sink', x: 1, y: 9.5 }),
      'body.fixtures.2.y',
    ],
    ['a window outside', (p) => p.windows?.push({ name: 'Skylight', x: 11, y: 1 }), 'body.windows.1.x'],
    ['no room', (p) => ({ ...p, rooms: [] }), 'body.rooms'],
    ['no entrance', (p) => ({ ...p, entrances: [] }), 'body.entrances'],
    [
      'no main entrance',
      (p) => ({ ...p, entrances: [{ name: 'Side', catalog_type: 'side_entrance', x: 0, y: 1 }] }),
      'body.entrances',
    ],
    [
      'two rooms in one place',
      (p) => p.rooms.push({ ...room, x: 6.5, y: 6, width: 2, depth: 2 }),
      'body.rooms.4',
    ],
    [
      'a name twice',
      (p) => p.fixtures?.push({ name: 'kitchen', catalog_type: 'sink', x: 7, y: 7 }),
      'body.fixtures.2.name',
    ],
    [
      'an unknown room',
      (p) => ({ ...p, rooms: [{ ...room, catalog_type: 'dungeon' }] }),
      'body.rooms.0.catalog_type',
    ],
    [
      'a fixture as a room',
      (p) => ({ ...p, rooms: [{ ...room, catalog_type: 'bed' }] }),
      'body.rooms.0.catalog_type',
    ],
    ['an orientation of a full turn', (p) => ({ ...p, orientation: 360 }), 'body.orientation'],
    ['an orientation in words', (p) => ({ ...p, orientation: 'north' }), 'body.orientation'],
    ['an unknown unit', (p) => ({ ...p, units: 'yd' }), 'body.units'],
    ['a plot without depth', (p) => ({ ...p, plot: { width: 9 } }), 'body.plot.depth'],
    [
      'a plot of a doll house',
      (p) => ({
        ...p,
        units: 'ft',
        plot: { width: 1, depth: 9 },
        rooms: [{ ...room, x: 0, width: 1 }],
        fixtures: [],
        windows: [],
        entrances: [{ name: 'D', x: 0, y: 0 }],
      }),
      'body.plot.width',
    ],
    ['a negative position', (p) => p.windows?.push({ name: 'Skylight', x: -1, y: 1 }), 'body.windows.1.x'],
    ['a misspelt field', (p) => ({ ...p, rotation: 3 }), 'body.rotation'],
    ['an empty name', (p) => ({ ...p, rooms: [{ ...room, name: ' ' }] }), 'body.rooms.0.name'],
  ])('The service refuses a plan with %s and names the faulty field', (_what, change, field) => {
    const found = refusals((plan) => {
      const changed = change(plan);
      return typeof changed === 'object' ? changed : plan;
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([field]);
  });

  test.each(['units', 'orientation', 'plot', 'rooms', 'entrances'] as const)(
    'The service refuses a plan without its field %s',
    (field) => {
      for (const value of [undefined, null, true]) {
        const body = { ...house(), [field]: value };
        if (value === undefined) delete body[field];
        const checked = validate(planRequest, body);
        expect(checked.ok || checked.detail.map(({ loc }) => loc.join('.'))).toEqual([`body.${field}`]);
      }
    },
  );

  test('The refusal of a plan states where the room ends and how wide the plot is', () => {
    const [message] = refusals((plan) => {
      plan.rooms.push({ ...room, x: 7, y: 2 });
    });
    expect(message).toContain('ends at x = 10, outside the plot, which is 9 wide');
  });

  test('The service accepts rooms that share a wall', () => {
    expect(refusals((plan) => void plan.rooms.push({ ...room, x: 3, y: 2.9, width: 3, depth: 3 }))).toEqual(
      [],
    );
  });
});
