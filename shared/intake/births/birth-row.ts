import type { UnknownTime } from '@palmleaf/contract/birth';
import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import { type FileHabits, type ParsedRow, readTable, refusedRow, type TableItem } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/record.ts';
import type { DateOrder } from '../date-order.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import {
  accepted,
  combine,
  empty,
  ifGiven,
  type Reading,
  readingOf,
  refused,
  refuseMissing,
} from '../reading.ts';
import type { InputNote } from '../reasons/input-note.ts';
import type { RefusalReason } from '../reasons/refusal-reason.ts';
import type { CoordinateSlip } from '../reasons/row-reasons.ts';
import { isRefused, mask, type Refusal } from '../refusal.ts';
import { readCoordinates } from '../values/coordinates.ts';
import type { CalendarDate } from '../values/dates.ts';
import { ranges, wholeNumber } from '../values/numbers.ts';
import { personDigest } from '../values/person-digest.ts';
import { photoId, readSubjectId } from '../values/subject-name.ts';
import { readChoice, readQuestions, readTextCell } from '../values/texts.ts';
import {
  type Expertise,
  expertiseWords,
  type Gender,
  genderMeant,
  genderWords,
  type HouseType,
  houseTypeWords,
  type Language,
  languageWords,
  lookUpLanguage,
  otherGenders,
  type Tradition,
  traditionWords,
} from '../values/vocabulary.ts';
import { type BirthColumn, birthColumns, withMoment } from './birth-columns.ts';
import { type BirthHabits, type BirthReading, readBirthData } from './birth-data.ts';
import type { BirthData } from './birth-zone.ts';
import type { ColumnHabits } from './date-survey.ts';

export interface PlacedByName {
  readonly said: string;
  readonly town: string;
}

export interface BirthRow {
  readonly id: string;
  /** `id` is a digest of name and date of birth, from which the ledger derives the id. */
  readonly hasMadeId?: true;
  readonly placed?: PlacedByName;
  /** Complete or absent; has noon if the time is unknown. */
  readonly birth?: BirthData;
  /** Buy only what needs no time, or everything for noon. */
  readonly unknownTime?: UnknownTime;
  /** Present even if the rest of the birth data is missing. */
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
  readonly product?: string;
  readonly photoId?: string;
  readonly notes: readonly InputNote[];
}

export type BirthItem = TableItem<BirthRow>;

interface BirthOptions {
  readonly startAt?: Checkpoint | undefined;
  readonly choices?: TableChoices | undefined;
  readonly order?: DateOrder | undefined;
  readonly shown?: ColumnHabits | undefined;
  /** Derived ids are unique within this batch. */
  readonly batch?: string | undefined;
  readonly thisYear?: number | undefined;
  readonly gazetteer?: Gazetteer | undefined;
}

export function readBirths(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { startAt, choices = {}, order, shown, batch, thisYear, gazetteer }: BirthOptions = {},
): AsyncGenerator<BirthItem, void, undefined> {
  const { yearsFrom, unknownTime, zones } = choices;
  const insistsOnZones = zones === 'as given';
  const known = { order: choices.dates ?? order, yearsFrom, thisYear, unknownTime, insistsOnZones };
  const parse = (given: CsvRecord<BirthColumn>, line: number, habits: FileHabits<BirthColumn>) => {
    const row = withoutAnswer(given);
    return withTown(gazetteer, row, habits, choices, (found, slip, position, isPlaceInFigures) =>
      parseBirthRow(withMoment(row), line, {
        ...known,
        hasTimes: habits.has('time') || habits.has('hour'),
        hasHalves: habits.has('am_pm') && !shown?.isFullDay,
        genders: shown?.genders,
        face: shown?.face,
        language: choices.language,
        ...(habits.has('id') ? {} : { idsFor: batch ?? '' }),
        found,
        slip,
        position,
        isPlaceInFigures,
      }),
    );
  };
  return readTable(source, birthColumns, parse, { startAt, choices });
}

/** Below `ST` (Scheduled Tribe) stand answers; `NO` is Novara. */
function withoutAnswer(row: CsvRecord<BirthColumn>): CsvRecord<BirthColumn> {
  if (!/^(?:y|n|yes|Yes|YES|no|No)$/.test(row.region ?? '')) return row;
  const { region: _answer, ...rest } = row;
  return rest;
}

function withTown<T>(
  gazetteer: Gazetteer | undefined,
  { place, region, country, lat, lon, coordinates }: CsvRecord<BirthColumn>,
  { has }: FileHabits<BirthColumn>,
  { unknownTime }: TableChoices,
  read: (
    found: BirthHabits['found'],
    slip?: CoordinateSlip,
    position?: BirthHabits['position'],
    isPlaceInFigures?: boolean,
  ) => T,
): T | Promise<T> {
  const isPlaced = [lat, lon, coordinates].some((cell) => cell !== undefined);
  const placeAsPosition = isPlaced ? undefined : positionIn(place);
  if (placeAsPosition !== undefined) return read(undefined, undefined, placeAsPosition, true);
  if (gazetteer === undefined || place === undefined) return read(undefined);
  const isAboutBirths =
    unknownTime !== undefined ||
    (['time', 'date_time', 'hour', 'unknown_time'] as const).some((column) => has(column));
  if (!isAboutBirths) return read(undefined);
  if (isPlaced) {
    const position = readCoordinates({ lat, lon, coordinates });
    const [{ value: north }, { value: east }] = position;
    if (north === undefined || east === undefined) return read(undefined, undefined, position);
    return gazetteer
      .slipOf({ place, region, country }, { lat: north, lon: east })
      .then((slip) => read(undefined, slip, position));
  }
  return gazetteer.find({ place, region, country }).then(read);
}

function positionIn(place: string | undefined): BirthHabits['position'] {
  if (place === undefined || !/\d[.°'’NSEW]/i.test(place)) return undefined;
  const position = readCoordinates({ coordinates: place });
  return position.every(({ value }) => value !== undefined) ? position : undefined;
}

interface RowHabits extends BirthHabits {
  readonly idsFor?: string | undefined;
  readonly genders?: string | undefined;
  readonly language?: Language | undefined;
}

/** Reports every mistake, so that a file needs correcting only once. */
export function parseBirthRow(
  row: CsvRecord<BirthColumn>,
  line: number,
  habits: RowHabits,
): ParsedRow<BirthRow> {
  const readings = readCells(row, habits);
  const { id, birthData, vastuId, photo } = readings;
  const hasOtherRequest = vastuId.value !== undefined || photo.value !== undefined;
  const cells = combine(Object.values(readings), row);
  const request = cells.refusals.length === 0 ? judgeRequest(row, birthData.value, hasOtherRequest) : empty;
  const { refusals, notes } = combine([cells, request], row);
  if (id.value === undefined || refusals.length > 0) return refusedRow(id.value, refusals, line);
  const made = habits.idsFor === undefined ? {} : ({ hasMadeId: true } as const);
  const found = habits.found?.value;
  const placed = found === undefined ? {} : { placed: { said: found.said, town: found.placeName } };
  return { row: { id: id.value, ...made, ...placed, ...valuesOf(readings, habits.language), notes } };
}

type Cells = ReturnType<typeof readCells>;

function readCells(row: CsvRecord<BirthColumn>, habits: RowHabits) {
  const birthData = readBirthData(row, habits);
  const name = readName(row);
  const id =
    habits.idsFor === undefined
      ? readRowId(row.id)
      : digestOf(habits.idsFor, name, birthData.value.birthDate);
  return {
    id,
    birthData,
    vastuId: readTextCell(row.vastu_id, 'vastu_id'),
    photo: readPhoto(row.photo),
    houseType: readChoice(row.house_type, 'house_type', houseTypeWords),
    varshaphalYear: readVarshaphalYear(row.varshaphal_year, birthData.value.birthDate?.year),
    name,
    gender: readGender(row.gender, habits.genders),
    place: readTextCell(row.place, 'place'),
    country: readTextCell(row.country, 'country'),
    language: readChoice(row.language, 'language', languageWords, lookUpLanguage),
    product: readTextCell(row.product, 'product'),
    questions: readQuestions(row.question),
    expertise: readChoice(row.expertise, 'expertise', expertiseWords),
    tradition: readChoice(row.tradition, 'tradition', traditionWords),
  };
}

export const rowIdOf = (row: CsvRecord<BirthColumn>, habits: RowHabits): string | undefined =>
  readCells(withMoment(row), habits).id.value;

export function duplicateRow({ hasMadeId }: BirthRow, line: number, first: number | undefined): Refusal {
  return {
    code: 'duplicate-id',
    line,
    field: hasMadeId ? 'name' : 'id',
    reason: { code: hasMadeId ? 'person-used' : 'id-used', ...(first === undefined ? {} : { line: first }) },
  };
}

type Writable = { -readonly [Name in keyof BirthRow]: BirthRow[Name] };

function valuesOf(
  cells: Cells,
  defaultLanguage?: Language,
): Omit<BirthRow, 'id' | 'hasMadeId' | 'placed' | 'notes'> {
  const { birth, birthDate, unknownTime } = cells.birthData.value;
  const { houseType, varshaphalYear, vastuId, name, gender, place, country, language, photo, product } =
    cells;
  // Member by member, because millions of rows make spreading objects slow.
  const values: Omit<Writable, 'id' | 'hasMadeId' | 'placed' | 'notes'> = {
    questions: cells.questions.value,
    expertise: cells.expertise.value ?? 'STANDARD',
    tradition: cells.tradition.value ?? 'VEDIC',
  };
  if (birth !== undefined) values.birth = birth;
  if (unknownTime !== undefined) values.unknownTime = unknownTime;
  if (birthDate !== undefined) values.birthDate = birthDate;
  if (houseType.value !== undefined) values.houseType = houseType.value;
  if (varshaphalYear.value !== undefined) values.varshaphalYear = varshaphalYear.value;
  if (vastuId.value !== undefined) values.vastuId = vastuId.value;
  if (name.value !== undefined) values.name = name.value;
  if (gender.value !== undefined) values.gender = gender.value;
  if (place.value !== undefined) values.place = place.value;
  if (country.value !== undefined) values.country = country.value;
  const rowLanguage = language.value ?? defaultLanguage;
  if (rowLanguage !== undefined) values.language = rowLanguage;
  if (product.value !== undefined) values.product = product.value;
  if (photo.value !== undefined) values.photoId = photo.value;
  return values;
}

function readRowId(text: string | undefined): Reading<string | undefined> {
  return text === undefined
    ? refuseMissing(text, 'id', { code: 'cell-empty', column: 'id' })
    : readSubjectId(text);
}

function readName(row: CsvRecord<BirthColumn>): Reading<string | undefined> {
  const { name, given_name: given, family_name: family } = row;
  if (given === undefined && family === undefined) return readTextCell(name, 'name');
  // "Name" beside "Vorname" is the family name, "Nombre" beside "Apellidos" the given name.
  const parts =
    name === undefined || (given !== undefined && family !== undefined)
      ? [given, family]
      : [given, name, family];
  const holdsBoth = given !== undefined && (name?.startsWith(`${given} `) ?? false);
  const isWhole = (name !== undefined && given !== undefined && family !== undefined) || holdsBoth;
  const fullName = isWhole ? name : parts.flatMap((part) => part ?? []).join(' ');
  return readTextCell(fullName === '' ? undefined : fullName, 'name');
}

function digestOf(
  batch: string,
  name: Reading<string | undefined>,
  date: CalendarDate | undefined,
): Reading<string | undefined> {
  if (name.value === undefined) {
    const reason = { code: 'name-missing' } as const;
    return name.refusals.length > 0 ? empty : refused({ code: 'missing-value', reason, field: 'name' });
  }
  return accepted(personDigest(batch, name.value, date));
}

function judgeRequest(
  row: CsvRecord<BirthColumn>,
  { birth, missing }: BirthReading,
  hasOtherRequest: boolean,
): Reading<undefined> {
  if (birth !== undefined) return empty;
  if (!hasOtherRequest) return refused(nothingToAsk(missing));
  // All four: date, time, lat and lon.
  if (missing.length === 4 || onlyDate(row)) return empty;
  return accepted(undefined, [{ code: 'birth-incomplete', missing: [...missing] }]);
}

function nothingToAsk(missing: readonly BirthColumn[]): Refusal {
  const [first] = missing;
  if (first === undefined || missing.length === 4) {
    return { code: 'nothing-to-ask', reason: { code: 'nothing-asked' } };
  }
  const reason = { code: 'birth-incomplete', missing: [...missing] } satisfies RefusalReason;
  return { code: 'missing-value', reason, field: first };
}

function onlyDate(row: CsvRecord<BirthColumn>): boolean {
  return [row.time, row.hour, row.min, row.lat, row.lon, row.tzone, row.timezone].every((value) => !value);
}

function readVarshaphalYear(
  cell: string | undefined,
  birthYear: number | undefined,
): Reading<number | undefined> {
  // A varshaphal is the chart of a birthday, so there is none before the birth.
  const range = { min: birthYear ?? ranges.year.min, max: ranges.year.max };
  return ifGiven(cell, (text) =>
    readingOf(wholeNumber(text, 'varshaphal_year', range), ({ value }) => value),
  );
}

/** The chat takes two genders. Rows with others get no chat part. */
function readGender(cell: string | undefined, seen: string | undefined): Reading<Gender | undefined> {
  return cell !== undefined && otherGenders.test(cell)
    ? accepted(undefined, [{ code: 'gender-not-taken' }])
    : readChoice(cell, 'gender', genderWords, (text) => genderMeant(text, seen));
}

function readPhoto(cell: string | undefined): Reading<string | undefined> {
  const path = readTextCell(cell, 'photo');
  if (path.value === undefined) return path;
  const named = photoId(path.value);
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(path.value);
  if (!isAddress && !isRefused(named)) return accepted(named.id);
  const reason = { code: isAddress ? 'photo-is-an-address' : 'photo-is-no-file-name' } as const;
  return refused({ code: 'bad-name', reason, field: 'photo', masked: mask(path.value) });
}
