import { type EntityAnswer, gradeOf, type Interpretation, type ShownGrade } from './devatas.ts';

export interface Marked {
  readonly entity: EntityAnswer;
  readonly number: number;
  readonly grade: ShownGrade;
}

export function marked(entities: readonly EntityAnswer[], readings: readonly Interpretation[]): Marked[] {
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
