import { describe, expect, test } from 'vitest';
import {
  decodeEventKey,
  inboxKeyOf,
  ObjectKeyError,
  parseInboxKey,
} from '../../../shared/intake/object-key.ts';
import { maxBatchBytes, maxIdBytes } from '../../../shared/intake/values/subject-name.ts';

describe('decodeEventKey', () => {
  test('Intake decodes blanks, quotes, a real plus and Devanagari in an object key once', () => {
    expect(decodeEventKey('palms/june/Priya%27s+palm+%281%29+%2B+left.jpg')).toBe(
      "palms/june/Priya's palm (1) + left.jpg",
    );
    expect(decodeEventKey('palms/june/%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%AF%E0%A4%BE.jpg')).toBe(
      'palms/june/प्रिया.jpg',
    );
    expect(decodeEventKey('palms/june/100%2525.jpg')).toBe('palms/june/100%25.jpg');
  });

  test.each(['palms/june/50%.jpg', 'palms/june/%E0%A4.jpg', '%zz'])(
    'Intake refuses the event key %s with its own error',
    (key) => {
      expect(() => decodeEventKey(key)).toThrow(ObjectKeyError);
    },
  );
});

describe('parseInboxKey', () => {
  test.each([
    ['palms/june/anna.jpg', 'june', 'anna'],
    ["palms/june/Priya's palm (1) + left.jpg", 'june', "Priya's palm (1) + left"],
    ['palms/june/"anna".JPEG', 'june', '"anna"'],
    ['palms/june/प्रिया.jpg', 'june', 'प्रिया'],
    ['palms/🌴 batch/✋🏽.png', '🌴 batch', '✋🏽'],
    ['palms/june/Dr. Anna', 'june', 'Dr. Anna'],
    ['palms/june/anna.2', 'june', 'anna.2'],
    ['palms/june/anna.left.jpg', 'june', 'anna.left'],
    ['palms/june/ anna .jpg', 'june', 'anna'],
  ])('Intake takes the key %s as a photo', (key, batch, id) => {
    expect(parseInboxKey(key)).toEqual({ kind: 'photo', batch, id });
  });

  test('Intake takes the first folder of a key as the batch and deeper ones as part of the id', () => {
    expect(parseInboxKey('palms/june/left/anna.jpg')).toEqual({
      kind: 'photo',
      batch: 'june',
      id: 'left/anna',
    });
    expect(parseInboxKey('births/june/part 1.csv')).toEqual({ kind: 'rows', batch: 'june' });
  });

  test('Intake takes two Unicode spellings of one letter as the same subject', () => {
    const composed = parseInboxKey('palms/june/Jos\u00e9.jpg');
    expect(parseInboxKey('palms/june/Jose\u0301.jpg')).toEqual(composed);
  });

  test('Intake recognises tables by folder and extension', () => {
    expect(parseInboxKey('births/june.csv')).toEqual({ kind: 'rows', batch: 'june' });
    expect(parseInboxKey('births/June 2026.CSV')).toEqual({ kind: 'rows', batch: 'June 2026' });
    expect(parseInboxKey('places/temples.csv')).toEqual({ kind: 'places', name: 'temples' });
  });

  test.each([
    'palms/',
    'palms/june/',
    'births/.DS_Store',
    'palms/june/._anna.jpg',
    'palms/june/Thumbs.db',
    'palms/__MACOSX/june/anna.jpg',
  ])('Intake ignores %s, which was not meant as an upload', (key) => {
    expect(parseInboxKey(key)).toEqual({ kind: 'ignored' });
  });

  test.each([
    ['anna.jpg', 'unknown-folder'],
    ['photos/june/anna.jpg', 'unknown-folder'],
    ['/palms/june/anna.jpg', 'unknown-folder'],
    ['palms/anna.jpg', 'unknown-folder'],
    ['palms/june/.jpg', 'bad-name'],
    ['palms//anna.jpg', 'bad-name'],
    ['palms/june//anna.jpg', 'bad-name'],
    ['palms/june/../anna.jpg', 'bad-name'],
    ['palms/../anna.jpg', 'bad-name'],
    ['palms/./anna.jpg', 'bad-name'],
    ['palms/june/...jpg', 'bad-name'],
    ['palms/june/an\nna.jpg', 'bad-name'],
    ['palms/june/anna\u202egpj.exe', 'bad-name'],
    ['births/../june.csv', 'bad-name'],
    ['births/.csv', 'bad-name'],
    ['births/june.xls', 'wrong-extension'],
    ['births/june.ods', 'wrong-extension'],
    ['births/june', 'wrong-extension'],
    ['places/.csv', 'bad-name'],
    [`palms/${'b'.repeat(maxBatchBytes + 1)}/anna.jpg`, 'name-too-long'],
    [`palms/june/${'ä'.repeat(maxIdBytes / 2 + 1)}.jpg`, 'name-too-long'],
  ])('Intake refuses the key %j as %s', (key, code) => {
    expect(parseInboxKey(key)).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('Intake counts the limits of a key in bytes', () => {
    expect(parseInboxKey(`palms/june/${'ä'.repeat(maxIdBytes / 2)}.jpg`)).toMatchObject({ kind: 'photo' });
  });
});

test.each([
  ['palms/june.zip', 'june'],
  ['palms/june/part 2.ZIP', 'june'],
])('Intake takes the key %s as an archive of the batch %s', (key, batch) => {
  expect(parseInboxKey(key)).toEqual({ kind: 'zip', batch });
  expect(inboxKeyOf(batch, { name: key.replace(/^palms\/(june\/)?/, '') })).toBe(key);
});
