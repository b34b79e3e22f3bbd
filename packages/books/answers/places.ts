import { type Entity, type Grade, gradeOf, type Interpretation } from './devatas.ts';

export interface Marked {
  readonly entity: Entity;
  readonly number: number;
  readonly grade: Grade;
}

export function marked(entities: readonly Entity[], readings: readonly Interpretation[]): Marked[] {
  const found = new Map(
    readings.flatMap(({ placements = [] }) =>
      placements.map(({ display_name: name, grade }) => [name, grade] as const),
    ),
  );
  return entities.map((entity, index) => ({
    entity,
    number: index + 1,
    grade: gradeOf(found.get(entity.display_name)),
  }));
}
