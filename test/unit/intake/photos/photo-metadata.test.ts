import { describe, expect, test } from 'vitest';
import { readPhotoMetadata } from '../../../../shared/intake/photos/photo-metadata.ts';

describe('readPhotoMetadata', () => {
  test('Intake reads day, month, year, gender and language from photo metadata and ignores other names', () => {
    const raw = { day: '27', Month: '7', year: '1990', gender: 'F', language: 'hi-IN', camera: 'phone' };
    expect(readPhotoMetadata(raw)).toEqual({
      metadata: { birthDate: { day: 27, month: 7, year: 1990 }, gender: 'female', language: 'hi' },
      warnings: [],
    });
  });

  test.each([undefined, {}, { day: '', gender: ' ' }])('The photo metadata %j is empty', (raw) => {
    expect(readPhotoMetadata(raw)).toEqual({ metadata: {}, warnings: [] });
  });

  test.each([
    [{ day: '31', month: '2', year: '1990' }, 'day', 'bad-date'],
    [{ day: '32', month: '1', year: '1990' }, 'day', 'out-of-range'],
    [{ day: '1', month: '1' }, 'year', 'missing-value'],
    [{ gender: 'femle' }, 'gender', 'unknown-choice'],
    [{ language: 'xx' }, 'language', 'unknown-choice'],
    ['not an object', 'metadata', 'unknown-choice'],
  ])('The invalid photo metadata %j causes one warning', (raw, field, code) => {
    const reading = readPhotoMetadata(typeof raw === 'string' ? raw : { ...raw, other: 'x' });
    expect(reading.metadata).toEqual({});
    expect(reading.warnings).toMatchObject([{ field, code }]);
  });

  test('An invalid language in photo metadata does not affect the date', () => {
    const reading = readPhotoMetadata({ day: '27', month: '7', year: '1990', language: 'xx' });
    expect(reading.metadata).toEqual({ birthDate: { day: 27, month: 7, year: 1990 } });
  });
});
