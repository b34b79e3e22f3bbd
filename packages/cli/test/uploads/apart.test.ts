import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { surveyUploads } from '@palmleaf/shared/drafts/survey';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { writeZip } from '@palmleaf/test/support/zip/write-zip';
import { expect, test } from 'vitest';
import { plainLines } from '../../terminal/line.ts';
import { previewsText } from '../../text/preview.ts';
import { inBatches } from '../../uploads/apart.ts';
import { unpackArchives } from '../../uploads/archives.ts';
import { judgeTables } from '../../uploads/judge-tables.ts';
import { gazetteer, localContent } from '../../uploads/local-content.ts';
import { findUploads, type LocalUpload } from '../../uploads/local-uploads.ts';

const people = (name: string) => `name,date,time,lat,lon\n${name},1990-07-27,10:00,13.08,80.27\n`;
const places = 'temple,city,country,timezone\nKapali,Chennai,India,\nHome,Madurai,India,Asia/Kolkata\n';

const usual = { 'north.csv': people('Anna'), 'south.csv': people('Ben'), 'temples.csv': places };

async function archived(
  files: Readonly<Record<string, string>> = usual,
  say: (sentence: string) => void = expect.fail,
): Promise<LocalUpload[]> {
  const path = join(temporaryFolderOfTest('apart'), 'june.zip');
  writeFileSync(path, writeZip(Object.entries(files).map(([name, content]) => ({ name, content }))));
  const { uploads } = await unpackArchives(findUploads([path]), temporaryFolderOfTest('unpacked'));
  return judgeTables(uploads, {}, undefined, undefined, say);
}

const survey = (uploads: readonly LocalUpload[]) =>
  surveyUploads(uploads, { content: localContent, year: 2026, gazetteer });
const unrelatedTablesIn = async (uploads: readonly LocalUpload[]) =>
  (await survey(uploads)).people.unrelatedTables.length;
const keys = (uploads: readonly LocalUpload[]) => uploads.map(({ key }) => key).sort();

test('The command finds tables of people and of places in one archive, and sends each to its folder', async () => {
  expect(keys(await archived())).toEqual([
    'births/june/north.csv',
    'births/june/south.csv',
    'places/temples.csv',
  ]);
});

test('The command says that it reads an unclear table of an archive as people, and how to choose', async () => {
  const sentences: string[] = [];
  const uploads = await archived({ 'unclear.csv': 'id,city,country\nny,New York,US\n' }, (sentence) =>
    sentences.push(sentence),
  );
  expect(keys(uploads)).toEqual(['births/june/unclear.csv']);
  expect(sentences).toEqual([
    expect.stringMatching(
      /june\.zip\/unclear\.csv could be a table of people or of places\. It is read as people; --as places /,
    ),
  ]);
});

test('The command asks at a terminal whether tables that share nobody are separate batches', async () => {
  const asked: number[] = [];
  const ask = async (tables: number) => {
    asked.push(tables);
    return true;
  };
  const found = await inBatches(await archived(), {}, unrelatedTablesIn, ask);
  expect(asked).toEqual([2]);
  expect(keys(found)).toEqual(['births/north.csv', 'births/south.csv', 'places/temples.csv']);
});

test('Without a terminal, or with a named batch, tables that share nobody become one batch', async () => {
  const uploads = await archived();
  const never = async () => expect.fail('nobody is asked');
  expect(await inBatches(uploads, {}, unrelatedTablesIn, undefined)).toBe(uploads);
  expect(await inBatches(uploads, { batch: 'june' }, unrelatedTablesIn, never)).toBe(uploads);
  await expect(inBatches(uploads, { batch: 'june', apart: true }, unrelatedTablesIn, never)).rejects.toThrow(
    'not both',
  );
});

test('With --apart, each table becomes a batch without a question', async () => {
  const found = await inBatches(await archived(), { apart: true }, unrelatedTablesIn, undefined);
  expect(new Set(found.map(({ batch }) => batch))).toEqual(new Set(['north', 'south', 'places/temples']));
});

function written(...tables: string[]): string {
  const folder = temporaryFolderOfTest('tables');
  for (const table of tables) {
    mkdirSync(dirname(join(folder, table)), { recursive: true });
    writeFileSync(join(folder, table), people('Anna'));
  }
  return folder;
}

test('Tables of one name in several folders become batches of different names', async () => {
  const folder = written('berlin/people.csv', 'paris/people.csv', 'rome.csv');
  const keysOf = async (...paths: string[]) =>
    keys(await inBatches(findUploads(paths), { apart: true }, unrelatedTablesIn, undefined));
  const expectedKeys = ['births/berlin-people/people.csv', 'births/paris-people/people.csv'];
  const [berlin, paris] = [join(folder, 'berlin'), join(folder, 'paris')];
  expect(await keysOf(berlin, paris)).toEqual(expectedKeys);
  expect(await keysOf(join(berlin, 'people.csv'), join(paris, 'people.csv'))).toEqual(expectedKeys);
  expect(await keysOf(folder)).toEqual([
    'births/berlin-people/berlin/people.csv',
    'births/paris-people/paris/people.csv',
    'births/rome.csv',
  ]);
});

test('The command refuses two files that would overwrite each other, and names both', async () => {
  const folder = written('berlin/people.csv', 'paris/people.csv');
  const [berlin, paris] = ['berlin', 'paris'].map((one) => join(folder, one, 'people.csv'));
  const found = findUploads([berlin ?? '', paris ?? '']);
  await expect(inBatches(found, {}, unrelatedTablesIn, undefined)).rejects.toThrow(
    `${berlin} and ${paris} would have one name in the inbox`,
  );
});

test('The check shows the first rows of a table of places as the intake reads them', async () => {
  const uploads = (await archived()).filter(({ kind }) => kind === 'places');
  const text = plainLines(previewsText((await survey(uploads)).previews)).join('\n');
  expect(text).toMatch(
    /Kapali\s+Chennai, India\s+Chennai, Tamil Nadu, IN \(.+\)\s+Asia\/Kolkata, by its coordinates/,
  );
  expect(text).toMatch(/Home\s+Madurai, India\s+Madurai, Tamil Nadu, IN \(.+\)\s+Asia\/Kolkata/);
});
