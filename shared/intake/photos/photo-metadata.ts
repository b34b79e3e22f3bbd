import { z } from 'zod';
import { isRefused, type Refusal } from '../refusal.ts';
import { type CalendarDate, datePart, existingDate } from '../values/dates.ts';
import { choice } from '../values/texts.ts';
import {
  type Gender,
  genderWords,
  type Language,
  languageWords,
  lookUpLanguage,
} from '../values/vocabulary.ts';

/** User metadata of an S3 object (`x-amz-meta-…` without that prefix): text by name; other names are not ours. */
const userMetadata = z.record(z.string(), z.string());

/** What the metadata of a photo may say of its subject. */
export interface PhotoMetadata {
  readonly birthDate?: CalendarDate;
  readonly gender?: Gender;
  readonly language?: Language;
}

export interface PhotoMetadataReading {
  readonly metadata: PhotoMetadata;
  /** One for each name with a bad value. The photo is taken all the same. */
  readonly warnings: readonly Refusal[];
}

/** Reads day, month, year, gender and language; a bad value is a warning and counts as not given. */
export function readPhotoMetadata(raw: unknown): PhotoMetadataReading {
  const parsed = userMetadata.safeParse(raw ?? {});
  if (!parsed.success) {
    const reason = 'The metadata of the photo are not pairs of names and texts; they were ignored.';
    return { metadata: {}, warnings: [{ code: 'unknown-choice', reason, field: 'metadata' }] };
  }
  const values = new Map(
    Object.entries(parsed.data).map(([name, value]) => [
      name.toLowerCase().replaceAll('-', '_'),
      value.trim(),
    ]),
  );
  const get = (name: string) => values.get(name) || undefined;
  const warnings: Refusal[] = [];
  const birthDate = readDate(get, warnings);
  const gender = choice(get('gender'), 'gender', genderWords, warnings);
  const language = choice(get('language'), 'language', languageWords, warnings, lookUpLanguage);
  const metadata = {
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
    ...(language === undefined ? {} : { language }),
  };
  return { metadata, warnings };
}

function readDate(get: (name: string) => string | undefined, warnings: Refusal[]): CalendarDate | undefined {
  const names = ['day', 'month', 'year'] as const;
  if (names.every((name) => get(name) === undefined)) return undefined;
  const numbers: number[] = [];
  for (const name of names) {
    const text = get(name);
    if (text === undefined) {
      const reason = `The metadata name ${name} is missing; the date of birth needs day, month and year.`;
      warnings.push({ code: 'missing-value', reason, field: name });
      continue;
    }
    const part = datePart(text, name);
    if (isRefused(part)) warnings.push(part.refusal);
    else numbers.push(part.value);
  }
  const [day, month, year] = numbers;
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = existingDate({ day, month, year }, get('day') ?? '', 'day');
  if (!isRefused(date)) return date;
  warnings.push(date.refusal);
  return undefined;
}
