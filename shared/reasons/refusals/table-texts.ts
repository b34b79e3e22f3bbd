import { unknownTimeRules } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import { counted } from '../../figures.ts';
import type { dateOrders } from '../../intake/date-order.ts';
import type { FileFormat } from '../../intake/file-format.ts';
import type {
  choiceFaults,
  missingColumns,
  SheetFault,
  tableReasons,
  WorkbookFault,
} from '../../intake/reasons/table-reasons.ts';
import { headerList, quotedHeader } from './lists.ts';
import type { TextsOf } from './texts-of.ts';

/** Names of formats whose files people rename to .csv. */
const formatNames: Readonly<Record<FileFormat, string>> = {
  jpeg: 'a JPEG photo',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  heic: 'an HEIC photo',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  'jpeg-xl': 'a JPEG XL picture',
  pdf: 'a PDF document',
  excel: 'an Excel workbook',
  'old-office': 'an old Excel or Office file',
  opendocument: 'an OpenDocument spreadsheet',
  zip: 'a ZIP archive',
  gzip: 'a gzip archive',
  rtf: 'a formatted text document',
  svg: 'an SVG drawing',
  html: 'a web page',
  xml: 'an XML document',
  video: 'a video',
};

const workbookTexts: Readonly<Record<Exclude<WorkbookFault, 'too many files'>, string>> = {
  'no workbook': 'The file is an archive, but no Excel workbook (.xlsx).',
  'no sheet': 'The workbook holds no sheet.',
  'sheet damaged': 'The workbook is damaged: its sheet cannot be read.',
  'part missing': 'The workbook is damaged: a part of it is missing.',
  'packing damaged': 'The workbook is damaged: it cannot be unpacked.',
  'list damaged': 'The workbook is damaged: its list of files cannot be read.',
  'list missing': 'The workbook is cut off: its list of files is missing.',
  'cut off': 'The workbook is cut off.',
  'texts too long': 'The texts of the workbook are too long for a table.',
  'too many rows': 'The sheet has more rows than a sheet can hold.',
  'texts repeated': 'The sheet repeats long texts far more often than a table needs.',
  'too much unpacked': 'The workbook unpacks to far more than a table needs.',
  'old format': 'The file is an old Excel file (.xls), in spite of its name.',
  password: 'The workbook is protected by a password.',
};

const sheetTexts: Readonly<Record<SheetFault, string>> = {
  'another is named': 'a sheet named births or places is read instead',
  'another table': 'an upload is one table; palmleaf upload and the page for uploads send every sheet',
  places: 'a table of places is read from a sheet named places, or from a separate file',
  hidden: 'hidden sheets are not read',
  'no table': 'there is no header with the columns of a table',
  damaged: 'they cannot be read completely',
};

const missingTexts: Readonly<Record<(typeof missingColumns)[number], string>> = {
  'birth-date': '"date", or "day", "month" and "year"',
  'birth-time': '"time", or "hour" and "min" (or say what to do where times are unknown)',
  'birth-lat': '"lat" (latitude), or "place"',
  'birth-lon': '"lon" (longitude), or "place"',
  person: '"id" (or "name": then ids are made of name and date of birth)',
  'place-id': '"id", "name" or "place", one of which a table of places needs',
  'place-lat': '"lat", or the town in "place", which a table of places needs',
  'place-lon': '"lon", or the town in "place", which a table of places needs',
  'statement-operation': '"operation", which a statement needs',
  'statement-calls': '"calls", which a statement needs',
};

const clockText = 'the time that clocks at the place showed, such as 14:05 or 2:05 pm';
const dateOfUse = 'the date in the Gregorian calendar, such as 2001-03-31';

const valueTexts: Readonly<Record<string, string>> = {
  time: clockText,
  hour: clockText,
  date_time: clockText,
  date: dateOfUse,
  day: dateOfUse,
  month: dateOfUse,
  year: dateOfUse,
  lat: 'the decimal degrees with the sign, such as -33.9 in the south',
  lon: 'the decimal degrees with the sign, such as -77.59 in the west',
  coordinates: 'the latitude, then the longitude, such as 12.97, 77.59',
  tzone:
    'the hours with summer time included, such as -4 for New York in July (or leave that column out, too: the place decides)',
  timezone:
    'the zone of the place, such as America/New_York (or leave that column out, too: the place decides)',
};

const choiceTexts: Readonly<Record<(typeof choiceFaults)[number], string>> = {
  dates: 'dates is one of dmy, mdy, ymd',
  time: `time is one of ${unknownTimeRules.join(', ')}`,
  zones: 'zones is "as given"',
  language: `language is one of ${languages.join(', ')}`,
  years: 'years is a year from 1800 to 2101',
  map: 'map is HEADER=COLUMN',
};

const besideTexts = {
  total: 'it holds a total',
  header: 'it repeats the header',
  units: 'it explains how to fill in the columns',
  drawn: 'it is a drawn line',
  comment: 'it is a comment',
  numbers: 'it numbers the columns',
  'other order': 'it names the columns of the lines below it, which were read in that order',
} as const;

const firstOf: Readonly<Record<(typeof dateOrders)[number], string>> = {
  dmy: 'day',
  mdy: 'month',
  ymd: 'year',
};

const unreadText = (unread: { readonly from: number; readonly to: number } | undefined): string =>
  unread === undefined ? '' : ` Lines ${unread.from} to ${unread.to} were not read.`;

const choicesText = (why: string): string => `The choices that came with the table cannot be read: ${why}.`;

export const tableTexts: TextsOf<typeof tableReasons> = {
  'zero-bytes': () => 'The file is empty: it has zero bytes.',
  'no-header': () => 'The file holds no header and no rows.',
  'no-rows': () => 'The file has a header but no rows below it.',
  'other-format': ({ format }) =>
    `The file is ${formatNames[format]}, not a CSV table, in spite of its name.`,
  'utf-32': () => 'The file is written in UTF-32, which spreadsheets do not write.',
  binary: () => 'The file holds binary data, not a CSV table.',
  'windows-1252': ({ encoding }) =>
    encoding === undefined
      ? 'The file is not UTF-8; it was read as Windows-1252, so accented letters may be wrong.'
      : `The file is not UTF-8; it was read as ${encoding}, because its header has the most known names so.`,
  workbook: ({ fault, files = 0 }) =>
    fault === 'too many files'
      ? `The workbook holds ${files} files, more than any real workbook.`
      : workbookTexts[fault],
  'sheets-left-out': ({ why, sheets, more, rows }) =>
    `${sheets.length + more === 1 ? 'The sheet' : 'The sheets'} ${headerList(sheets, more)} with ${counted(rows, 'row')} ${sheets.length + more === 1 ? 'was' : 'were'} left out: ${sheetTexts[why]}.`,
  'merged-repeated': ({ column, rows }) =>
    `Merged cells: each value of the column "${column}" holds for all rows that its cell spans, ${counted(rows, 'row')} in all.`,
  'merged-alone': ({ columns }) =>
    `Merged cells in ${headerList(columns, 0)}: the value holds for the first of their rows only, because each person needs a value there.`,
  'hidden-rows-read': ({ rows }) =>
    `The sheet hides ${counted(rows, 'row')}, for example by a filter; hidden rows are read like all others.`,
  'quote-unclosed': ({ unread }) =>
    `A quotation mark is opened in this line and not closed where the value ends.${unreadText(unread)}`,
  'quote-followed': ({ unread }) =>
    `A quotation mark ends a value in this line, but text follows it.${unreadText(unread)}`,
  'line-too-long': ({ bytes, unread }) => `The line is longer than ${bytes} bytes.${unreadText(unread)}`,
  'line-endless': ({ endless, bytes }) =>
    `Line ${endless} is longer than ${bytes} bytes; nothing after it was read.`,
  'line-not-text': () => 'The line holds bytes that are not text in the encoding of the file.',
  'quotes-unpaired': () => 'The quotation marks in this line do not pair.',
  'header-too-long': ({ bytes }) => `The header line is longer than ${bytes} bytes.`,
  'header-quotes-unpaired': () => 'The quotation marks in the header line do not pair.',
  'values-beyond-columns': ({ values, columns }) =>
    `The row has ${values} values, but the header has ${columns} columns.`,
  'too-many-columns': ({ columns, most }) => `The header has ${columns} columns; at most ${most} are read.`,
  'same-column': ({ headers: [first, second], column }) =>
    `The columns ${quotedHeader(first)} and ${quotedHeader(second)} both mean ${column}, and a row holds one person. Leave one out with --map "HEADER=-", or give the second person a row.`,
  'columns-missing': ({ missing, near, found, more }) =>
    [
      `${missing.length === 1 ? 'A column is' : 'Columns are'} missing: ${missing.map((one) => missingTexts[one]).join('; ')}.`,
      ...near.map(({ header, column }) => `Is ${quotedHeader(header)} meant as "${column}"?`),
      found === undefined
        ? 'None of the first nine lines holds a known column name.'
        : `Columns found: ${headerList(found, more)}.`,
      missing.some((one) => one.startsWith('statement-'))
        ? 'Write these names into the header line.'
        : 'Say what a column means with --map "HEADER=COLUMN", or choose it on the page for uploads.',
    ].join(' '),
  'header-otherwise': ({ header, column }) =>
    `The header ${quotedHeader(header)} gives its values another meaning than "${column}" has, which is ${valueTexts[column] ?? 'described in docs/uploads.md'}. Convert the values and write the header as "${column}", or, if they are right, say --map "${header}=${column}".`,
  'header-remark': ({ header }) =>
    `The header ${quotedHeader(header)} has words in brackets that Palmleaf does not know, and was read without them. If they name another person, place, event or unit, leave it out with --map "${header}=-".`,
  'column-left-out': ({ headers: [header, instead] }) =>
    `The column ${quotedHeader(header)} was left out, because ${quotedHeader(instead)} has the same meaning.`,
  'header-of-other-event': ({ headers: [before, header] }) =>
    `The column ${quotedHeader(header)} after ${quotedHeader(before)} was read as one of the birth. If it belongs to ${quotedHeader(before)}, leave it out with --map "${header}=-".`,
  'column-changes': ({ header, column }) =>
    `The column ${quotedHeader(header)} would change the values of "${column}". Write ${valueTexts[column] ?? 'final values'} in "${column}", and leave ${quotedHeader(header)} out with --map "${header}=-".`,
  'columns-ignored': ({ columns, more }) =>
    columns.length + more === 1
      ? `The column ${headerList(columns, more)} is not known and was ignored.`
      : `The columns ${headerList(columns, more)} are not known and were ignored.`,
  'line-beside-rows': ({ is, line }) =>
    `Line ${line} is not a row of data and was left out: ${besideTexts[is]}.`,
  'no-such-column': ({ wanted, header, columns }) =>
    `There is no column ${quotedHeader(wanted)} to read ${quotedHeader(header)} as; the columns are ${columns.join(', ')}.`,
  'questions-not-asked': ({ columns }) =>
    `No question is asked: the chat needs name, gender, place and country as well, and there is no column ${columns.map((column) => `"${column}"`).join(', ')}.`,
  'choices-too-long': ({ characters }) => choicesText(`they take ${characters} characters`),
  'choices-unreadable': ({ fault }) => choicesText(choiceTexts[fault]),
  'dates-undecided': () =>
    'No date of the column shows whether the day or the month comes first; say which: dates dmy or mdy.',
  'years-after-upload': ({ year }) =>
    `The dates go up to the year ${year}, which is after the upload. If they are of another calendar (such as Bikram Sambat), convert all of them, because earlier years were read as Gregorian.`,
  'days-exchanged': () =>
    'A spreadsheet may have exchanged day and month: no date of its own here has a day over 12, and every date that it left as a text has one. Compare the first rows with their source before you send them.',
  'half-assumed': ({ line }) =>
    `Line ${line} has a time without am or pm, and other lines say it. It was read on a 24-hour clock; write am or pm there if that is wrong.`,
  'dates-in-order': ({ proof: { order, line } }) =>
    `Dates were read ${firstOf[order]} first, because the date in line ${line} has no other meaning.`,
  'dates-contradict': ({ proofs }) =>
    `The dates of the column contradict each other: ${proofs.map(({ order, line }) => `line ${line} has the ${firstOf[order]} first`).join(', ')}. Those that could mean either are refused; say which: dates dmy or mdy.`,
  'reading-too-slow': () =>
    'Reading the table takes longer than its size suggests; rows from here on are not read.',
  'reading-too-large': () =>
    'Reading the table takes more memory than its size suggests; rows from here on are not read.',
  'refusals-unlisted': ({ listed, unlisted }) =>
    `Only the first ${listed} rows that were refused are listed; ${unlisted} more were refused.`,
};
