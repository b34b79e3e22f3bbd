import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { surveyUploads } from '@palmleaf/shared/drafts/survey';
import { refusalText } from '@palmleaf/shared/reasons/refusals/refusal-text';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { workbookOf } from '@palmleaf/test/support/odd/workbook-of';
import { expect, test } from 'vitest';
import { inBatches } from '../../uploads/apart.ts';
import { judgeTables } from '../../uploads/judge-tables.ts';
import { gazetteer, localContent } from '../../uploads/local-content.ts';
import { findUploads, type LocalUpload } from '../../uploads/local-uploads.ts';
import { splitWorkbooks } from '../../uploads/workbooks.ts';

const people = (...names: readonly string[]) => [
  ['name', 'date', 'time', 'lat', 'lon'],
  ...names.map((name) => [name, '1990-07-27', '10:00', 13.08, 80.27]),
];

const register = workbookOf([
  { name: 'Brides', rows: people('Anna', 'Uma') },
  { name: 'Grooms', rows: people('Ben') },
  { name: 'Old', hidden: true, rows: people('Cid') },
]);

async function uploadsOf(bytes: Uint8Array): Promise<LocalUpload[]> {
  const path = join(temporaryFolderOfTest('workbooks'), 'june.xlsx');
  writeFileSync(path, bytes);
  const tables = await splitWorkbooks(findUploads([path]), {}, temporaryFolderOfTest('sheets'));
  return judgeTables(tables, {}, undefined, undefined, expect.fail);
}

const survey = (uploads: readonly LocalUpload[]) =>
  surveyUploads(uploads, { content: localContent, year: 2026, gazetteer });
const keys = (uploads: readonly LocalUpload[]) => uploads.map(({ key }) => key);

test('The command sends each table of a workbook as a file of one batch, and names the sheet that it leaves out', async () => {
  const uploads = await uploadsOf(register);
  expect(keys(uploads)).toEqual(['births/june/Brides.csv', 'births/june/Grooms.csv']);
  const { checks, people: found } = await survey(uploads);
  expect(checks.map(({ accepted, leftOut }) => [accepted, leftOut])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect(checks.flatMap(({ warnings }) => warnings.map(refusalText))).toEqual([
    'The sheet "Old" with 1 row was left out: hidden sheets are not read.',
  ]);
  expect(found.unrelatedTables).toHaveLength(2);
});

test('With --apart each table of a workbook becomes a batch with the name of its sheet', async () => {
  const none = async () => 0;
  expect(keys(await inBatches(await uploadsOf(register), { apart: true }, none, undefined))).toEqual([
    'births/Brides.csv',
    'births/Grooms.csv',
  ]);
});

test('The command sends a workbook with one table unchanged, and a sheet of places to the folder of places', async () => {
  expect(keys(await uploadsOf(workbookOf([{ name: 'A', rows: people('Anna') }])))).toEqual([
    'births/june.xlsx',
  ]);
  const both = workbookOf([
    { name: 'births', rows: people('Anna') },
    {
      name: 'places',
      rows: [
        ['name', 'lat', 'lon', 'timezone'],
        ['Temple', 10, 78, 'Asia/Kolkata'],
      ],
    },
  ]);
  expect(keys(await uploadsOf(both))).toEqual(['births/june/births.csv', 'places/places.csv']);
});
