import type { Checkpoint } from '../csv/checkpoint.ts';
import { type ParsedRow, readTable, refusedRow, type TableItem } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/reader.ts';
import { combine, demand, empty, ifGiven, type Reading, readingOf, refused, taken } from '../reading.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { ranges, wholeNumber } from '../values/numbers.ts';
import { readSubjectId, subjectId } from '../values/subject-name.ts';
import { readChoice, readQuestions, readText } from '../values/texts.ts';
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
import { type BirthColumn, birthColumns } from './birth-columns.ts';
import { type BirthData, type BirthReading, readBirthData } from './birth-data.ts';

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
  /** The name of a product, as the row gives it. */
  readonly product?: string;
  /** Path of the photo below the folder of the batch, as the row gives it. */
  readonly photo?: string;
  /** What the reader of the report should know: how tzone was found, what was left out. */
  readonly notes: readonly string[];
}

export type BirthItem = TableItem<BirthRow>;

/** Reads `births/<batch>.csv` row by row; see {@link readTable}. */
export function readBirths(
  source: AsyncIterable<Uint8Array>,
  options: { readonly startAt?: Checkpoint | undefined } = {},
): AsyncGenerator<BirthItem, void, undefined> {
  return readTable(source, birthColumns, parseBirthRow, options);
}

/** Reads one row of a births table. All its mistakes are listed at once, so that a file needs mending once only. */
export function parseBirthRow(
  row: CsvRecord<BirthColumn>,
  line: number,
  decimalComma: boolean,
): ParsedRow<BirthRow> {
  const read = readCells(row, decimalComma);
  const { id, birthData, vastuId, photo } = read;
  const asksElse = vastuId.value !== undefined || photo.value !== undefined;
  const cells = combine(Object.values(read), row);
  const request = cells.refusals.length === 0 ? judgeRequest(row, birthData.value, asksElse) : empty;
  const { refusals, notes } = combine([cells, request], row);
  if (id.value === undefined || refusals.length > 0) return refusedRow(id.value, refusals, line);
  return { row: { id: id.value, ...valuesOf(read), notes } };
}

type Cells = ReturnType<typeof readCells>;

/** The cells of a row, each by itself; in the order in which their mistakes are told. */
function readCells(row: CsvRecord<BirthColumn>, decimalComma: boolean) {
  const id = readRowId(row.id);
  const birthData = readBirthData(row, decimalComma);
  return {
    id,
    birthData,
    vastuId: readText(row.vastu_id, 'vastu_id'),
    photo: readPhoto(row.photo),
    houseType: readChoice(row.house_type, 'house_type', houseTypeWords),
    varshaphalYear: readVarshaphalYear(row.varshaphal_year, birthData.value.birthDate?.year),
    name: readText(row.name, 'name'),
    gender: readGender(row.gender),
    place: readText(row.place, 'place'),
    country: readText(row.country, 'country'),
    language: readChoice(row.language, 'language', languageWords, lookUpLanguage),
    product: readText(row.product, 'product'),
    questions: readQuestions(row.question),
    expertise: readChoice(row.expertise, 'expertise', expertiseWords),
    tradition: readChoice(row.tradition, 'tradition', traditionWords),
  };
}

/** What a row without a mistake says; what it does not say has no member. */
function valuesOf(cells: Cells): Omit<BirthRow, 'id' | 'notes'> {
  const { birth, birthDate } = cells.birthData.value;
  const { houseType, varshaphalYear, vastuId, name, gender, place, country, language, photo, product } =
    cells;
  return {
    ...(birth && { birth }),
    ...(birthDate && { birthDate }),
    ...(houseType.value && { houseType: houseType.value }),
    ...(varshaphalYear.value === undefined ? {} : { varshaphalYear: varshaphalYear.value }),
    ...(vastuId.value === undefined ? {} : { vastuId: vastuId.value }),
    questions: cells.questions.value,
    expertise: cells.expertise.value ?? 'STANDARD',
    tradition: cells.tradition.value ?? 'VEDIC',
    ...(name.value === undefined ? {} : { name: name.value }),
    ...(gender.value && { gender: gender.value }),
    ...(place.value === undefined ? {} : { place: place.value }),
    ...(country.value === undefined ? {} : { country: country.value }),
    ...(language.value && { language: language.value }),
    ...(product.value === undefined ? {} : { product: product.value }),
    ...(photo.value === undefined ? {} : { photo: photo.value }),
  };
}

function readRowId(text: string | undefined): Reading<string | undefined> {
  return text === undefined ? demand(text, 'id', 'The row has no id.') : readSubjectId(text);
}

/** Whether a row without a mistake in any cell asks for anything, and for all that it seems to. */
function judgeRequest(
  row: CsvRecord<BirthColumn>,
  { birth, missing }: BirthReading,
  asksElse: boolean,
): Reading<undefined> {
  if (birth !== undefined) return empty;
  if (!asksElse) return refused(nothingToAsk(missing));
  if (missing.length === 4 || onlyDate(row)) return empty;
  const note = `Birth data are incomplete (${missing.join(', ')} missing), so no chart is asked for.`;
  return taken(undefined, [note]);
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
  cell: string | undefined,
  birthYear: number | undefined,
): Reading<number | undefined> {
  // A varshaphal is the chart of a birthday: there is none before the birth.
  const range = { min: birthYear ?? ranges.year.min, max: ranges.year.max };
  return ifGiven(cell, (text) =>
    readingOf(wholeNumber(text, 'varshaphal_year', range), ({ value }) => value),
  );
}

/** People whom the chat's two words leave out are not refused: they only cannot have the chat part. */
const otherGenders = /^(other|x|d|divers|diverse|non-?binary|nb|unknown|none|n\/?a|-)$/i;

function readGender(cell: string | undefined): Reading<Gender | undefined> {
  return cell !== undefined && otherGenders.test(cell)
    ? taken(undefined, ['The chat takes only male or female as gender, so gender counts as not given.'])
    : readChoice(cell, 'gender', genderWords);
}

function readPhoto(cell: string | undefined): Reading<string | undefined> {
  const photo = readText(cell, 'photo');
  const reason = photo.value === undefined ? undefined : noFileName(photo.value);
  if (photo.value === undefined || reason === undefined) return photo;
  return refused({ code: 'bad-name', reason, field: 'photo', masked: mask(photo.value) });
}

/** Why a text cannot be the name of an uploaded photo. */
function noFileName(text: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    return 'photo must be the name of an uploaded file, not an address.';
  }
  return isRefused(subjectId(text))
    ? 'photo must be the name of an uploaded file, without "." and ".." as folders.'
    : undefined;
}
