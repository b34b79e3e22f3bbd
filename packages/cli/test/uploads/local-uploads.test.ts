import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../../errors.ts';
import { findUploads } from '../../uploads/local-uploads.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolderOfTest('files');
});

function fill(...files: string[]): string {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'x');
  }
  return basename(folder);
}

const keys = () => findUploads([folder]).map(({ key }) => key);

describe('A folder', () => {
  test('A folder becomes the batch of its name: tables are births, all other files palms', () => {
    const batch = fill('anna.jpg', 'left/ben.PNG', 'people.csv', 'more.TSV', 'notes.docx');
    expect(new Set(keys())).toEqual(
      new Set([
        `palms/${batch}/anna.jpg`,
        `palms/${batch}/left/ben.PNG`,
        `palms/${batch}/notes.docx`,
        `births/${batch}/people.csv`,
        `births/${batch}/more.TSV`,
      ]),
    );
  });

  test('A folder keeps file names as people write them', () => {
    const batch = fill("O'Neil + sons (1).jpg", 'दीपा.jpg', '😀 palm.png');
    expect(new Set(keys())).toEqual(
      new Set([
        `palms/${batch}/O'Neil + sons (1).jpg`,
        `palms/${batch}/दीपा.jpg`,
        `palms/${batch}/😀 palm.png`,
      ]),
    );
  });

  test('An upload skips files that operating systems leave in folders', () => {
    const batch = fill('anna.jpg', 'Thumbs.db', 'desktop.ini', '.DS_Store', '__MACOSX/._anna.jpg');
    expect(keys()).toEqual([`palms/${batch}/anna.jpg`]);
  });

  test('An upload follows no links, neither circular ones nor those out of the folder', () => {
    const batch = fill('anna.jpg', 'left/ben.jpg');
    const elsewhere = temporaryFolderOfTest('elsewhere');
    writeFileSync(join(elsewhere, 'secret.jpg'), 'x');
    symlinkSync('.', join(folder, 'loop'));
    symlinkSync(elsewhere, join(folder, 'left', 'elsewhere'));
    symlinkSync(join(elsewhere, 'secret.jpg'), join(folder, 'linked.jpg'));
    expect(keys()).toEqual([`palms/${batch}/anna.jpg`, `palms/${batch}/left/ben.jpg`]);
  });

  test('A folder with two tables that differ only in their extension sends both', () => {
    fill('people.csv', 'people.tsv');
    expect(new Set(keys()).size).toBe(2);
  });

  test('If a folder has no usable files, the upload refuses it and names the folder', () => {
    fill('Thumbs.db');
    expect(keys).toThrow(UsageError);
    expect(keys).toThrow(folder);
  });

  test('An upload sends a folder in the layout of the inbox unchanged', () => {
    fill('palms/june/anna.jpg', 'births/june.csv', 'places/cities.csv');
    expect(new Set(keys())).toEqual(new Set(['palms/june/anna.jpg', 'births/june.csv', 'places/cities.csv']));
  });

  test('An upload of a folder in the layout of the inbox includes files beside it', () => {
    const batch = fill('places/cities.csv', 'people.csv', 'anna.jpg', 'palms/ben.jpg');
    expect(new Set(keys())).toEqual(
      new Set([
        'places/cities.csv',
        `births/${batch}/people.csv`,
        `palms/${batch}/anna.jpg`,
        `palms/${batch}/palms/ben.jpg`,
      ]),
    );
  });
});
