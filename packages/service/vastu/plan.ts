import { catalog, isInOuterWall } from '@palmleaf/engines/vastu';
import * as z from 'zod';

export const getVastuIdPath = '/vastu/get-vastu-id';

/** A length in `units`; `x` runs right and `y` down from the top left. */
const length = z.number().min(0).max(10_000);
const name = z.string().trim().min(1).max(80);
const point = { x: length, y: length };

export const planRequest = z
  .strictObject({
    name: name.optional().meta({ description: 'what to call the plan; not used in the reading' }),
    units: z.enum(['m', 'ft']).meta({ description: 'unit of every length in the plan' }),
    orientation: z.number().min(0).lt(360).meta({
      description: 'compass bearing to which the top of the drawing points, degrees clockwise from north',
    }),
    plot: z.strictObject({
      width: length.gt(0).meta({ description: 'left edge to right edge' }),
      depth: length.gt(0).meta({ description: 'top edge to bottom edge' }),
    }),
    rooms: z
      .array(
        z.strictObject({
          name,
          catalog_type: z.enum(catalog.room),
          ...point,
          width: length.gt(0),
          depth: length.gt(0),
        }),
      )
      .max(100),
    fixtures: z
      .array(z.strictObject({ name, catalog_type: z.enum(catalog.fixture), ...point }))
      .max(300)
      .default([]),
    windows: z
      .array(z.strictObject({ name, ...point }))
      .max(300)
      .default([]),
    entrances: z
      .array(
        z.strictObject({ name, catalog_type: z.enum(catalog.entrance).default('main_entrance'), ...point }),
      )
      .max(20),
  })
  .superRefine((plan, context) => {
    for (const { path, input, message } of flawsOf(plan)) {
      context.addIssue({
        code: 'custom',
        path: [...path],
        input,
        message: `Value error, ${message}`,
        params: { type: 'value_error' },
      });
    }
  });

export type Plan = z.output<typeof planRequest>;

export const planResponse = z.looseObject({
  vastu_id: z.string().startsWith('vst_'),
  entities: z.int().meta({ description: 'how many rooms, fixtures, windows and entrances the plan holds' }),
});

interface Flaw {
  readonly path: readonly (string | number)[];
  readonly input: unknown;
  readonly message: string;
}

type Parts = Pick<
  z.infer<typeof planRequest>,
  'plot' | 'units' | 'rooms' | 'fixtures' | 'windows' | 'entrances'
>;

function flawsOf(plan: Parts): Flaw[] {
  return [
    ...sizeFlaws(plan),
    ...outsideFlaws(plan),
    ...overlapFlaws(plan),
    ...nameFlaws(plan),
    ...missingFlaws(plan),
    ...entranceFlaws(plan),
  ];
}

const inMetres: Record<Parts['units'], number> = { m: 1, ft: 0.3048 };
const sideInMetres = { from: 2, to: 1000 } as const;

function sizeFlaws({ plot, units }: Parts): Flaw[] {
  const { from, to } = sideInMetres;
  return (['width', 'depth'] as const).flatMap((side) => {
    const metres = plot[side] * inMetres[units];
    if (metres >= from && metres <= to) return [];
    return [
      {
        path: ['plot', side],
        input: plot[side],
        message: `a plot side is between ${from} and ${to} m; this one is ${Number(metres.toFixed(2))} m`,
      },
    ];
  });
}

const tolerance = 1e-6;

function outsideFlaws({ plot, rooms, fixtures, windows, entrances }: Parts): Flaw[] {
  const limit = { x: plot.width * (1 + tolerance), y: plot.depth * (1 + tolerance) };
  const across = rooms.flatMap((room, index): Flaw[] => {
    const flaws: Flaw[] = [];
    if (room.x + room.width > limit.x) {
      flaws.push({
        path: ['rooms', index, room.x >= plot.width ? 'x' : 'width'],
        input: room.x >= plot.width ? room.x : room.width,
        message: `the room ends at x = ${room.x + room.width}, outside the plot, which is ${plot.width} wide`,
      });
    }
    if (room.y + room.depth > limit.y) {
      flaws.push({
        path: ['rooms', index, room.y >= plot.depth ? 'y' : 'depth'],
        input: room.y >= plot.depth ? room.y : room.depth,
        message: `the room ends at y = ${room.y + room.depth}, outside the plot, which is ${plot.depth} deep`,
      });
    }
    return flaws;
  });
  const points = { fixtures, windows, entrances };
  const outside = (['fixtures', 'windows', 'entrances'] as const).flatMap((list) =>
    points[list].flatMap((item, index) =>
      (['x', 'y'] as const)
        .filter((axis) => item[axis] > limit[axis])
        .map(
          (axis): Flaw => ({
            path: [list, index, axis],
            input: item[axis],
            message: `outside the plot, whose ${axis} runs from 0 to ${axis === 'x' ? plot.width : plot.depth}`,
          }),
        ),
    ),
  );
  return [...across, ...outside];
}

/** Two rooms may share this part of the smaller one, for a common wall. */
const sharedWall = 0.05;

function overlapFlaws({ rooms }: Parts): Flaw[] {
  return rooms.flatMap((room, index) =>
    rooms.slice(0, index).flatMap((other, earlier): Flaw[] => {
      const width = Math.min(room.x + room.width, other.x + other.width) - Math.max(room.x, other.x);
      const depth = Math.min(room.y + room.depth, other.y + other.depth) - Math.max(room.y, other.y);
      const shared = Math.max(0, width) * Math.max(0, depth);
      const smaller = Math.min(room.width * room.depth, other.width * other.depth);
      if (shared <= smaller * sharedWall) return [];
      return [
        {
          path: ['rooms', index],
          input: room,
          message: `overlaps rooms.${earlier} by ${Math.round((100 * shared) / smaller)} % of the smaller room`,
        },
      ];
    }),
  );
}

function nameFlaws({ rooms, fixtures, windows, entrances }: Parts): Flaw[] {
  const firstPaths = new Map<string, string>();
  const lists = { rooms, fixtures, windows, entrances };
  return (['rooms', 'fixtures', 'windows', 'entrances'] as const).flatMap((list) =>
    lists[list].flatMap((item, index): Flaw[] => {
      const key = item.name.toLowerCase();
      const first = firstPaths.get(key);
      if (first === undefined) {
        firstPaths.set(key, `${list}.${index}`);
        return [];
      }
      return [
        {
          path: [list, index, 'name'],
          input: item.name,
          message: `the name is taken by ${first}; give each its own`,
        },
      ];
    }),
  );
}

function missingFlaws({ rooms, entrances }: Parts): Flaw[] {
  if (rooms.length === 0)
    return [{ path: ['rooms'], input: rooms, message: 'a plan needs at least one room' }];
  if (entrances.some(({ catalog_type }) => catalog_type === 'main_entrance')) return [];
  const message = 'a plan needs at least one entrance of catalog_type main_entrance';
  return [{ path: ['entrances'], input: entrances, message }];
}

function entranceFlaws({ plot, entrances }: Parts): Flaw[] {
  return entrances.flatMap(({ catalog_type, x, y }, index): Flaw[] => {
    if (catalog_type !== 'main_entrance' || isInOuterWall({ x, y }, plot)) return [];
    const message = `a main_entrance must stand in an outer wall: x is 0 or ${plot.width}, or y is 0 or ${plot.depth}. Example: { "x": ${x}, "y": 0 }`;
    return [{ path: ['entrances', index], input: { x, y }, message }];
  });
}
