import type { CsvRecord } from '../csv/reader.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { ranges, valueOr, wholeNumber } from '../values/numbers.ts';
import { subjectId } from '../values/subject-name.ts';
import { choice, freeText, questionList } from '../values/texts.ts';
import {
  type Expertise,
  expertiseWords,
  type Gender,
  genderWords,
  type HouseType,
  houseTypeWords,
  type Language,
  languageWords,
  lookUpLanguage,
  type Tradition,
  traditionWords,
} from '../values/vocabulary.ts';
import type { BirthColumn } from './birth-columns.ts';
import { type BirthData, readBirthData } from './birth-data.ts';

/** What one accepted row of a births table says of its subject. */
export interface BirthRow {
  readonly id: string;
  /** Whole or absent. */
  readonly birth?: BirthData;
  /** The date of birth, also where the rest of the birth data is missing. */
  readonly birthDate?: Pick<BirthData, 'day' | 'month' | 'year'>;
  readonly houseType?: HouseType;
  readonly varshaphalYear?: number;
  readonly vastuId?: string;
  readonly questions: readonly string[];
  readonly expertise: Expertise;
  readonly tradition: Tradition;
  readonly name?: string;
  readonly gender?: Gender;
  readonly place?: string;
  readonly country?: string;
  readonly language?: Language;
  /** Path of the photo below the folder of the batch, as the row gives it. */
  readonly photo?: string;
  /** What the reader of the report should know: how tzone was found, what was left out. */
  readonly notes: readonly string[];
}

/** A row as inputs of a subject, or everything that is wrong with it; `id` where it could be read. */
type ParsedBirthRow =
  | { readonly inputs: BirthRow }
  | { readonly id?: string; readonly refusals: readonly Refusal[] };

/** People whom the chat's two words leave out are not refused: they only cannot have the chat part. */
const otherGenders = /^(other|x|d|divers|diverse|non-?binary|nb|unknown|none|n\/?a|-)$/i;

/**
 * Reads one row of a births table. All its mistakes are listed at once, so that a file needs mending once only.
 *
 * @param decimalComma whether a comma may be a decimal point in this file: it may where it does not separate columns
 */
export function parseBirthRow(
  row: CsvRecord<BirthColumn>,
  line: number,
  decimalComma: boolean,
): ParsedBirthRow {
  const refusals: Refusal[] = [];
  const id = readId(row, refusals);
  const { birth, birthDate, missing, notes: birthNotes } = readBirthData(row, decimalComma, refusals);
  const notes = [...birthNotes];
  const vastuId = freeText(row.vastu_id, 'vastu_id', refusals);
  const photo = readPhoto(row, refusals);
  const houseType = choice(row.house_type, 'house_type', houseTypeWords, refusals);
  const varshaphalYear = readVarshaphalYear(row, birthDate?.year, refusals);
  const name = freeText(row.name, 'name', refusals);
  const gender = readGender(row, refusals, notes);
  const place = freeText(row.place, 'place', refusals);
  const country = freeText(row.country, 'country', refusals);
  const language = choice(row.language, 'language', languageWords, refusals, lookUpLanguage);
  const questions = questionList(row.question, refusals);
  const expertise = choice(row.expertise, 'expertise', expertiseWords, refusals) ?? 'STANDARD';
  const tradition = choice(row.tradition, 'tradition', traditionWords, refusals) ?? 'VEDIC';
  if (refusals.length === 0 && birth === undefined) {
    const [first] = missing;
    if (vastuId === undefined && photo === undefined) refusals.push(nothingToAsk(missing));
    else if (first !== undefined && missing.length < 4 && !onlyDate(row)) {
      notes.push(`Birth data are incomplete (${missing.join(', ')} missing), so no chart is asked for.`);
    }
  }
  if (id === undefined || refusals.length > 0) {
    const located = refusals.map((refusal) => ({ ...refusal, line }));
    return { ...(id === undefined ? {} : { id }), refusals: located };
  }
  const inputs: BirthRow = {
    id,
    ...(birth && { birth }),
    ...(birthDate && { birthDate }),
    ...(houseType && { houseType }),
    ...(varshaphalYear === undefined ? {} : { varshaphalYear }),
    ...(vastuId === undefined ? {} : { vastuId }),
    questions,
    expertise,
    tradition,
    ...(name === undefined ? {} : { name }),
    ...(gender && { gender }),
    ...(place === undefined ? {} : { place }),
    ...(country === undefined ? {} : { country }),
    ...(language && { language }),
    ...(photo === undefined ? {} : { photo }),
    notes,
  };
  return { inputs };
}

function readId(row: CsvRecord<BirthColumn>, refusals: Refusal[]): string | undefined {
  if (row.id === undefined) {
    refusals.push({ code: 'missing-value', reason: 'The row has no id.', field: 'id' });
    return undefined;
  }
  const result = subjectId(row.id);
  if (!isRefused(result)) return result.id;
  refusals.push(result.refusal);
  return undefined;
}

function nothingToAsk(missing: readonly BirthColumn[]): Refusal {
  const [first] = missing;
  if (first === undefined || missing.length === 4) {
    return { code: 'nothing-to-ask', reason: 'The row has neither birth data nor a vastu_id nor a photo.' };
  }
  const reason = `Birth data are incomplete: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  return { code: 'missing-value', reason, field: first };
}

/** A date alone is not half a chart: it goes with the photo. */
function onlyDate(row: CsvRecord<BirthColumn>): boolean {
  return [row.time, row.hour, row.min, row.lat, row.lon, row.tzone, row.timezone].every((value) => !value);
}

function readVarshaphalYear(
  row: CsvRecord<BirthColumn>,
  birthYear: number | undefined,
  refusals: Refusal[],
): number | undefined {
  if (row.varshaphal_year === undefined) return undefined;
  // A varshaphal is the chart of a birthday: there is none before the birth.
  const range = { min: birthYear ?? ranges.year.min, max: ranges.year.max };
  return valueOr(wholeNumber(row.varshaphal_year, 'varshaphal_year', range), refusals);
}

function readGender(row: CsvRecord<BirthColumn>, refusals: Refusal[], notes: string[]): Gender | undefined {
  if (row.gender !== undefined && otherGenders.test(row.gender)) {
    notes.push('The chat takes only male or female as gender, so gender counts as not given.');
    return undefined;
  }
  return choice(row.gender, 'gender', genderWords, refusals);
}

function readPhoto(row: CsvRecord<BirthColumn>, refusals: Refusal[]): string | undefined {
  const photo = freeText(row.photo, 'photo', refusals);
  if (photo === undefined) return undefined;
  const reason = /^[a-z][a-z0-9+.-]*:\/\//i.test(photo)
    ? 'photo must be the name of an uploaded file, not an address.'
    : isRefused(subjectId(photo))
      ? 'photo must be the name of an uploaded file, without "." and ".." as folders.'
      : undefined;
  if (reason === undefined) return photo;
  refusals.push({ code: 'bad-name', reason, field: 'photo', masked: mask(photo) });
  return undefined;
}
