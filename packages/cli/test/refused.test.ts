import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkUpload } from '@palmleaf/shared/drafts/check-upload';
import { writeWorkbook } from '@palmleaf/shared/intake/workbook/write-workbook';
import { refusalText } from '@palmleaf/shared/reasons/refusals/refusal-text';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { expect, test } from 'vitest';
import { localContent } from '../uploads/local-content.ts';
import { findUploads } from '../uploads/local-uploads.ts';
import { writeRefused } from '../uploads/refused.ts';

const at = '2026-06-01T08:00:00.000Z';

test('The user corrects refused rows in the columns of the file and sends them again', async () => {
  const path = join(temporaryFolderOfTest('fix'), 'june.csv');
  writeFileSync(
    path,
    'Kunden\n\nid;Geburtsdatum;Zeit;lat;lon;Notiz\na;31/12/1990;10:30;52,5;13;"x;y"\nb;03/04/1990;25:30;52,5;13;"sagt ""ja"""\nc;05/06/1990;10:30;99;13;\n',
  );
  const found = await writeRefused(path, 'june', { choices: {}, thisYear: 2026 }, []);
  expect(found).toMatchObject({ rows: 2, dateOrder: 'dmy' });
  const text = readFileSync(found.written ?? '', 'utf8');
  expect(text.replace('\ufeff', '').split('\r\n').slice(0, 3)).toEqual([
    'id;Geburtsdatum;Zeit;lat;lon;Notiz;why refused',
    'b;03/04/1990;25:30;52,5;13;"sagt ""ja""";"The time must be from 00:00 to 23:59; the midnight that ends a day is 00:00 of the next day."',
    'c;05/06/1990;10:30;99;13;;lat must be from -90 to 90.',
  ]);
  writeFileSync(found.written ?? '', text.replace('25:30', '05:30').replace(';99;', ';9;'));
  const [mended] = findUploads([found.written ?? ''], 'june');
  if (mended === undefined) throw new Error('There is no such file');
  const check = await checkUpload(mended, localContent(mended), {
    choices: { dates: 'dmy' },
    thisYear: 2026,
  });
  expect(check).toMatchObject({ accepted: 2, refused: 0 });
  expect(check.warnings.map(refusalText)).toEqual(['The column "Notiz" is not known and was ignored.']);
});

test('A refused row keeps the gender that its letter has in the whole table', async () => {
  const path = join(temporaryFolderOfTest('letters'), 'june.csv');
  writeFileSync(
    path,
    'id,Sexo,date,time,lat,lon\na,H,1990-12-31,10:30,52,13\nb,M,1990-12-31,25:30,52,13\nc,H,1990-12-31,25:30,52,13\n',
  );
  const found = await writeRefused(path, 'june', { choices: {}, thisYear: 2026 }, []);
  const text = readFileSync(found.written ?? '', 'utf8');
  expect(text.split('\r\n').map((line) => line.split(',')[1])).toEqual(['Sexo', 'female', 'H', undefined]);
});

test("The rows that the stack refused are written, not those of the local check, and a workbook's rows as a workbook", async () => {
  const path = join(temporaryFolderOfTest('fix'), 'june.xlsx');
  const rows = ['a', 'b', 'c'].map((id) => [id, '1990-04-03', '10:30', '52', '13']);
  writeFileSync(
    path,
    writeWorkbook([{ name: 'births', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows] }]),
  );
  const rejection = {
    upload: 'births/june.xlsx',
    line: 3,
    reason: 'No such product.',
    advice: 'Name one.',
    at,
  };
  const found = await writeRefused(path, 'june', { choices: {}, thisYear: 2026 }, [rejection]);
  expect(found).toMatchObject({ rows: 1, written: path.replace('.xlsx', '.refused.xlsx') });
  const [mended] = findUploads([found.written ?? ''], 'june');
  if (mended === undefined) throw new Error('There is no such file');
  const ids: string[] = [];
  await checkUpload(mended, localContent(mended), { thisYear: 2026, onRow: ({ id }) => ids.push(id) });
  expect(ids).toEqual(['b']);
  expect(
    await writeRefused(path, 'june', { choices: {}, thisYear: 2026 }, [
      { ...rejection, upload: 'births/other.csv' },
    ]),
  ).toEqual({
    rows: 0,
  });
});

test('No cell of refused rows is a formula in a spreadsheet, while offsets and negative numbers stay', async () => {
  const path = join(temporaryFolderOfTest('fix'), 'june.csv');
  const row = 'a;=HYPERLINK("https://a.example");1990-04-03;25:30;-33,9;151,2;+10:00;@SUM(A1)';
  writeFileSync(path, `id;name;date;time;lat;lon;timezone;note\n${row}\n`);
  const { written } = await writeRefused(path, 'june', { choices: {}, thisYear: 2026 }, []);
  const [, line = ''] = readFileSync(written ?? '', 'utf8').split('\r\n');
  expect(line).toContain(
    `a;"'=HYPERLINK(""https://a.example"")";1990-04-03;25:30;-33,9;151,2;+10:00;'@SUM(A1);`,
  );
});
