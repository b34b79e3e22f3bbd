const risingGrades = ['avoid', 'caution', 'acceptable', 'preferred'] as const;
export type Grade = (typeof risingGrades)[number];

type Result = 'needs_attention' | 'working_for_you';
export type Priority = 'high' | 'medium';

export const resultOf: Record<Grade, Result> = {
  avoid: 'needs_attention',
  caution: 'needs_attention',
  acceptable: 'working_for_you',
  preferred: 'working_for_you',
};

export function compareGrades(a: Grade, b: Grade): number {
  return risingGrades.indexOf(a) - risingGrades.indexOf(b);
}

export function worst(grades: readonly Grade[]): Grade {
  return grades.reduce<Grade>((low, grade) => (compareGrades(grade, low) < 0 ? grade : low), 'preferred');
}
