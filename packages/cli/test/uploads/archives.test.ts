import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkUpload } from '@palmleaf/shared/drafts/check-upload';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { type PackedFile, writeZip } from '@palmleaf/test/support/zip/write-zip';
import { expect, test } from 'vitest';
import { unpackArchives } from '../../uploads/archives.ts';
import { localContent } from '../../uploads/local-content.ts';
import { findUploads, shownPath } from '../../uploads/local-uploads.ts';

function packed(name: string, files: readonly PackedFile[]): string {
  const path = join(temporaryFolderOfTest('archives'), name);
  writeFileSync(path, writeZip(files));
  return path;
}

test('An upload checks and sends each file of an archive separately', async () => {
  const path = packed('june.zip', [
    { name: 'Fotos/anna.jpg', content: 'no photo' },
    { name: 'Fotos/left/ben.heic', content: 'neither' },
    { name: 'Fotos/people.csv', content: 'id,date,time,lat,lon\nanna,1990-07-27,10:00,13.08,80.27\n' },
    { name: 'Fotos/locked.jpg', content: 'x', encrypted: true },
    { name: '__MACOSX/._anna.jpg', content: '' },
  ]);
  const found = findUploads([path]);
  expect(found).toMatchObject([{ kind: 'zip', batch: 'june', key: 'palms/june.zip' }]);
  const { uploads, refused } = await unpackArchives(found, temporaryFolderOfTest('unpacked'));
  expect(uploads.map(({ key, kind, batch, name }) => [key, kind, batch, name])).toEqual([
    ['births/june/people.csv', 'rows', 'june', 'people.csv'],
    ['palms/june/anna.jpg', 'photo', 'june', 'anna.jpg'],
    ['palms/june/left/ben.heic', 'photo', 'june', 'left/ben.heic'],
  ]);
  expect(uploads.map(({ path: at }) => readFileSync(at, 'utf8'))[2]).toBe('neither');
  expect(refused.map(({ upload, refusals }) => [shownPath(upload), refusals[0]?.code])).toEqual([
    [expect.stringMatching(/june\.zip\/Fotos\/locked\.jpg$/), 'zip-encrypted'],
  ]);
  const [table, photo] = uploads;
  if (photo === undefined || table === undefined) throw new Error('files are missing');
  expect(await checkUpload(photo, localContent(photo), { thisYear: 2026 })).toMatchObject({
    isUnusable: true,
    refusals: [{ code: 'photo-text' }],
  });
  expect(await checkUpload(table, localContent(table), { thisYear: 2026 })).toMatchObject({
    isUnusable: false,
    accepted: 1,
  });
});

test('An archive goes to the named batch, and a broken archive is reported', async () => {
  const path = packed('holiday.zip', [{ name: 'anna.jpg', content: 'x' }]);
  expect(findUploads([path], 'june')).toMatchObject([{ key: 'palms/june/holiday.zip', batch: 'june' }]);
  const { uploads } = await unpackArchives(findUploads([path], 'june'), temporaryFolderOfTest('unpacked'));
  expect(uploads.map(({ key }) => key)).toEqual(['palms/june/anna.jpg']);
  const broken = join(temporaryFolderOfTest('archives'), 'broken.zip');
  writeFileSync(broken, 'this is not an archive');
  const { refused } = await unpackArchives(findUploads([broken]), temporaryFolderOfTest('unpacked'));
  expect(refused).toMatchObject([{ isUnusable: true, refusals: [{ code: 'zip-damaged' }] }]);
});
