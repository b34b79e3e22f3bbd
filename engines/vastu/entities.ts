import type { Pada } from '../mandala/mandala.ts';
import { type Ground, type PlanPoint, padaOf } from '../mandala/survey.ts';
import type { CatalogType, Category } from './catalog.ts';

/** What the judging needs of a plan of a home; lengths in the plan's own unit. */
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

/** Something of the plan and the pada that holds it. */
export interface Entity {
  readonly name: string;
  readonly category: Category;
  readonly type: CatalogType;
  readonly at: PlanPoint;
  readonly pada: Pada;
}

/** Every room (by its middle point), fixture, window and entrance of the plan, in this order. */
export function entitiesOf(plan: HomePlan): Entity[] {
  const entity = (category: Category, type: CatalogType, name: string, { x, y }: PlanPoint): Entity => {
    const at = { x: Math.min(x, plan.plot.width), y: Math.min(y, plan.plot.depth) };
    return { name, category, type, at, pada: padaOf(at, plan) };
  };
  return [
    ...plan.rooms.map((room) =>
      entity('room', room.catalog_type, room.name, {
        x: room.x + room.width / 2,
        y: room.y + room.depth / 2,
      }),
    ),
    ...plan.fixtures.map((fixture) => entity('fixture', fixture.catalog_type, fixture.name, fixture)),
    ...plan.windows.map((window) => entity('feature', 'window', window.name, window)),
    ...plan.entrances.map((entrance) => entity('entrance', entrance.catalog_type, entrance.name, entrance)),
  ];
}
