import type { Zone } from '../mandala/compass.ts';
import type { Devata } from '../mandala/devata.ts';
import { type Pada, padasPerSide, zoneOfPada } from '../mandala/mandala.ts';
import { type Ground, type PlanPoint, padaOf } from '../mandala/survey.ts';
import type { CatalogType, Category } from './catalog.ts';

interface HomePlan extends Ground {
  readonly rooms: readonly (Piece & { readonly width: number; readonly depth: number })[];
  readonly fixtures: readonly Piece[];
  readonly windows: readonly Omit<Piece, 'catalog_type'>[];
  readonly entrances: readonly Piece[];
}

interface Piece extends PlanPoint {
  readonly name: string;
  readonly catalog_type: CatalogType;
}

export interface Entity {
  readonly name: string;
  readonly category: Category;
  readonly type: CatalogType;
  readonly at: PlanPoint;
  readonly pada: Pada;
  readonly zone: Zone;
  /** The padas of a fixture's room. */
  readonly reach: readonly Pada[];
  readonly isInOuterWall: boolean;
}

/** Half a pada: drawings put a door of the outer wall at its inner face. */
const wallShare = 1 / (2 * padasPerSide);

export function isInOuterWall({ x, y }: PlanPoint, { width, depth }: Ground['plot']): boolean {
  const fromWall = (at: number, side: number): number => Math.min(at, side - at) / side;
  return Math.min(fromWall(x, width), fromWall(y, depth)) <= wallShare;
}

const samplesPerSide = 36;
/** Shares closer than a hundredth count as equal. */
const indistinct = samplesPerSide ** 2 / 100;

/** A pada of the devata with most of the room; of equals, the one under the room's centre, else the first. */
function padaOfRoom(room: HomePlan['rooms'][number], plan: HomePlan): Pada {
  const middle = padaOf(clamped({ x: room.x + room.width / 2, y: room.y + room.depth / 2 }, plan), plan);
  const fields = new Map<Devata, number>([[middle.devata, 0]]);
  const padas = new Map<Pada, number>([[middle, 0]]);
  for (const pada of padasOver(room, plan)) {
    fields.set(pada.devata, (fields.get(pada.devata) ?? 0) + 1);
    padas.set(pada, (padas.get(pada) ?? 0) + 1);
  }
  const field = largest(fields);
  const inField = [...padas].filter(([pada]) => pada.devata === field);
  return largest(new Map(inField)) ?? middle;
}

function padasOver(room: HomePlan['rooms'][number], plan: HomePlan): Pada[] {
  return Array.from({ length: samplesPerSide ** 2 }, (_, i) => {
    const x = room.x + (room.width * ((i % samplesPerSide) + 0.5)) / samplesPerSide;
    const y = room.y + (room.depth * (Math.floor(i / samplesPerSide) + 0.5)) / samplesPerSide;
    return padaOf(clamped({ x, y }, plan), plan);
  });
}

function largest<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].reduce<readonly [Key, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] + indistinct ? entry : best),
    undefined,
  )?.[0];
}

function clamped({ x, y }: PlanPoint, { plot }: HomePlan): PlanPoint {
  return { x: Math.min(x, plot.width), y: Math.min(y, plot.depth) };
}

export function entitiesOf(plan: HomePlan): Entity[] {
  const entity = (
    category: Category,
    type: CatalogType,
    name: string,
    point: PlanPoint,
    pada = padaOf(clamped(point, plan), plan),
  ): Entity => {
    const at = clamped(point, plan);
    const zone = zoneOfPada(padaOf(at, plan));
    return { name, category, type, at, pada, zone, reach: [], isInOuterWall: isInOuterWall(at, plan.plot) };
  };
  const reachOf = ({ x, y }: PlanPoint): readonly Pada[] => {
    const room = plan.rooms.find(
      (one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.depth,
    );
    return room === undefined ? [] : [...new Set(padasOver(room, plan))];
  };
  return [
    ...plan.rooms.map((room) =>
      entity(
        'room',
        room.catalog_type,
        room.name,
        { x: room.x + room.width / 2, y: room.y + room.depth / 2 },
        padaOfRoom(room, plan),
      ),
    ),
    ...plan.fixtures.map((fixture) => ({
      ...entity('fixture', fixture.catalog_type, fixture.name, fixture),
      reach: reachOf(fixture),
    })),
    ...plan.windows.map((window) => entity('feature', 'window', window.name, window)),
    ...plan.entrances.map((entrance) => entity('entrance', entrance.catalog_type, entrance.name, entrance)),
  ];
}
