import { type EntityAnswer, gradeOf, type Interpretation, type ShownGrade } from './devatas.ts';

export interface NumberedEntity {
  readonly entity: EntityAnswer;
  readonly number: number;
  readonly grade: ShownGrade;
}

export function numberedEntities(
  entities: readonly EntityAnswer[],
  readings: readonly Interpretation[],
): NumberedEntity[] {
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
