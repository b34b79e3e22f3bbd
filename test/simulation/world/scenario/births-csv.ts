import type { RowInputs } from '../../../../shared/plan/inputs.ts';

const columns = [
  'id',
  'day',
  'month',
  'year',
  'hour',
  'min',
  'lat',
  'lon',
  'tzone',
  'vastu_id',
  'question',
  'expertise',
  'tradition',
  'name',
  'gender',
  'place',
  'country',
  'language',
  'photo',
  'product',
] as const;
type Cells = Readonly<Partial<Record<(typeof columns)[number], string | number>>>;

export const cellsOf = (id: string, value: RowInputs, photo?: string): Cells => ({
  id,
  ...value.birth,
  vastu_id: value.vastuId ?? '',
  question: value.questions.join(' | '),
  expertise: value.expertise,
  tradition: value.tradition,
  name: value.name ?? '',
  gender: value.gender ?? '',
  place: value.place ?? '',
  country: value.country ?? '',
  language: value.language ?? '',
  photo: photo ?? '',
  product: value.product?.name ?? '',
});

export function birthsCsv(rows: readonly Cells[]): Uint8Array {
  const lines = rows.map((cells) =>
    columns.map((column) => `"${String(cells[column] ?? '').replaceAll('"', '""')}"`).join(','),
  );
  return new TextEncoder().encode([columns.join(','), ...lines, ''].join('\r\n'));
}
