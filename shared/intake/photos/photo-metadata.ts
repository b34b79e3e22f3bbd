import * as z from 'zod';
import { combine, empty, ifGiven, type Reading, readingOf, refuseMissing } from '../reading.ts';
import type { Refusal } from '../refusal.ts';
import { type CalendarDate, datePart, existingDate } from '../values/dates.ts';
import { readChoice } from '../values/texts.ts';
import {
  type Gender,
  genderMeant,
  genderWords,
  type Language,
  languageWords,
  lookUpLanguage,
} from '../values/vocabulary.ts';

const userMetadata = z.record(z.string(), z.string());

interface PhotoMetadata {
  readonly birthDate?: CalendarDate;
  readonly gender?: Gender;
  readonly language?: Language;
}

interface PhotoMetadataReading {
  readonly metadata: PhotoMetadata;
  readonly warnings: readonly Refusal[];
}

/** An invalid value gives a warning and counts as absent. */
export function readPhotoMetadata(raw: unknown): PhotoMetadataReading {
  const parsed = userMetadata.safeParse(raw ?? {});
  if (!parsed.success) {
    const reason = { code: 'metadata-no-texts' } as const;
    return { metadata: {}, warnings: [{ code: 'unknown-choice', reason, field: 'metadata' }] };
  }
  const values = new Map(
    Object.entries(parsed.data).map(([name, value]) => [
      name.toLowerCase().replaceAll('-', '_'),
      value.trim(),
    ]),
  );
  const get = (name: string) => values.get(name) || undefined;
  const birthDate = readDate(get);
  const gender = readChoice(get('gender'), 'gender', genderWords, genderMeant);
  const language = readChoice(get('language'), 'language', languageWords, lookUpLanguage);
  const metadata = {
    ...(birthDate.value === undefined ? {} : { birthDate: birthDate.value }),
    ...(gender.value === undefined ? {} : { gender: gender.value }),
    ...(language.value === undefined ? {} : { language: language.value }),
  };
  return { metadata, warnings: combine([birthDate, gender, language], metadata).refusals };
}

function readDate(get: (name: string) => string | undefined): Reading<CalendarDate | undefined> {
  const names = ['day', 'month', 'year'] as const;
  if (names.every((name) => get(name) === undefined)) return empty;
  const parts = names.map((name) => {
    const text = get(name);
    const reason = { code: 'metadata-missing', name } as const;
    const part = ifGiven(text, (given) => readingOf(datePart(given, name), ({ value }) => value));
    return combine([refuseMissing(text, name, reason), part], part.value);
  });
  const [day, month, year] = parts.map((part) => part.value);
  if (day === undefined || month === undefined || year === undefined) return combine(parts, undefined);
  const date = readingOf(existingDate({ day, month, year }, get('day') ?? '', 'day'), (existing) => existing);
  return combine([...parts, date], date.value);
}
