import type { BirthColumn } from './births/birth-columns.ts';
import { utf8Bytes } from './bytes.ts';

export const templateColumns: readonly (readonly [name: BirthColumn, what: string])[] = [
  ['name', 'as the report should show it'],
  ['date', 'of birth: 2001-03-31 or 31.03.2001'],
  ['time', 'of birth: 14:05 or 2:05 pm; empty where it is not known'],
  ['place', 'of birth'],
  ['country', 'of birth'],
  ['lat', 'latitude of the place: 12.97 or 33.9 S'],
  ['lon', 'longitude of the place: 77.59 or 118.2 W'],
  ['timezone', 'only if that of the place would be wrong: Asia/Kolkata, or hours such as +05:30'],
  ['gender', 'male or female; only questions need it'],
  ['language', 'of the answers: en, hi, de, …'],
  ['photo', 'the name of the palm photo: anna.jpg'],
  ['question', 'several are separated by |'],
  ['id', 'a name of your own for the person; without this column it is made of name and date'],
];

export const templateForms = ['csv', 'xlsx'] as const;
type TemplateForm = (typeof templateForms)[number];

export async function templateOf(form: TemplateForm): Promise<Uint8Array> {
  const header = templateColumns.map(([name]) => name);
  if (form === 'csv') return utf8Bytes(`\ufeff${header.join(',')}\r\n`);
  const { writeWorkbook } = await import('./workbook/write-workbook.ts');
  return writeWorkbook([
    { name: 'births', rows: [header] },
    { name: 'what to write', rows: templateColumns.map(([name, what]) => [name, what]) },
  ]);
}
