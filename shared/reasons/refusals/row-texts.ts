import type { CoordinateSlip, rowReasons } from '../../intake/reasons/row-reasons.ts';
import { offsetText } from '../../intake/values/timezone.ts';
import { andMore } from './lists.ts';
import type { TextsOf } from './texts-of.ts';

const partColumns = { date: 'day, month and year', time: 'hour and min' } as const;

const slipTexts: Readonly<Record<Exclude<CoordinateSlip, 'minutes'>, string>> = {
  lon: 'if lon has the other sign (the west is negative, such as -74.01)',
  lat: 'if lat has the other sign (the south is negative, such as -33.87)',
  both: 'if lat and lon have the other sign (south and west are negative, such as -33.87)',
  swapped: 'if lat and lon change places (such as 18.52 and 73.86)',
};

const zoneText = (column: string, offsets: readonly number[]): string => {
  const [first = 0] = offsets;
  const clocks = offsets.map((hours) => offsetText(Math.round(hours * 3600))).join(' or ');
  return `${column} is over an hour from every clock at that place in that year, and from its sun time. Clocks there showed ${clocks}: write ${Number(first.toFixed(2))}, or leave it empty, or insist on it (--insist) if it is right.`;
};

export const rowTexts: TextsOf<typeof rowReasons> = {
  'spreadsheet-day': () =>
    'This is the day number of a spreadsheet, not a date: show the column as dates there, and save the table again.',
  'year-missing': () =>
    'This date has no year, like birthdays in address books: add the year of birth, such as 2001-03-31.',
  'day-missing': () => 'This date has no day: write day, month and year, such as 2001-03-31.',
  'year-of-two-digits': () =>
    'The two digits of this year can mean two centuries: write four digits, or say which hundred years are meant (--years 1930).',
  'year-beyond': ({ min, max }) => `The year must be from ${min} to ${max}.`,
  'no-date': () => 'This is not a date; write 2001-03-31.',
  'other-weekday': () =>
    'The date was another day of the week than the one written with it: correct one of the two, or write the date alone, such as 2001-03-31.',
  'not-born-yet': ({ year }) =>
    `The year of birth is after ${year}, the year of the upload. Write the year of the Gregorian calendar, such as 2001-03-31.`,
  'no-such-day': () => 'There is no such day in the calendar.',
  'which-is-the-month': () =>
    'It is not clear which number is the month; write the year first, such as 2001-03-31.',
  'no-time': () => 'This is not a time of day; write 14:05.',
  'time-beyond': ({ clock }) =>
    clock === '24 hours'
      ? 'The time must be from 00:00 to 23:59; the midnight that ends a day is 00:00 of the next day.'
      : 'The hour does not fit the part of the day that is written with it.',
  'which-half-of-day': () =>
    'The column am_pm is empty, so the time is in the morning or in the evening: write am or pm there, or a time such as 19:45.',
  'half-of-day-missing': () =>
    'Other times of the column say am or pm, and this one can be either: write 7:45 pm, or 19:45.',
  'two-times': () => 'The date holds a time, and another column has one too; keep one of them.',
  contradiction: ({ column }) => `${column} contradicts ${partColumns[column]}; keep one of them.`,
  'part-missing': ({ part }) => `The ${part === 'min' ? 'minute' : part} of birth is missing.`,
  'no-whole-number': ({ column, min, max }) => `${column} must be a whole number from ${min} to ${max}.`,
  'number-beyond': ({ column, min, max }) => `${column} must be from ${min} to ${max}.`,
  'no-degrees': ({ column, min, max }) =>
    `${column} must be decimal degrees from ${min} to ${max}, such as ${column === 'lat' ? '12.97' : '-77.59'}.`,
  'no-coordinates': () => 'coordinates must be latitude and longitude, such as 12.97, 77.59.',
  'position-unset': () =>
    'lat and lon are both 0, in the sea, which programs write for a missing position: write them, such as 12.97 and 77.59, or name the town in place.',
  'coordinates-slipped': ({ slip }) =>
    slip === 'minutes'
      ? "The coordinates fit the town in place as degrees and minutes, not as decimal degrees: write them such as 26°50', or leave lat and lon empty: then the town decides."
      : `The coordinates are far from every town of the name in place, and fit one of them ${slipTexts[slip]}. Correct them, or leave lat and lon empty: then the town decides.`,
  'position-elsewhere': () =>
    'The figures in place, read as latitude and longitude, are far from the country or the time zone of the row. Write the latitude first, such as 12.97, 77.59, or correct the country or zone.',
  'no-zone': ({ column }) =>
    `${column} must be a zone such as Asia/Kolkata (abbreviations have several meanings), or hours such as 5.5.`,
  'offset-of-two-meanings': () =>
    'This offset can be hours with decimals or hours and minutes, and clocks at the place showed neither in that year: write 5:30 for five and a half hours, or leave it empty.',
  'offset-beyond': ({ column, min, max }) => `${column} must be from ${min} to ${max} hours.`,
  'zone-of-other-clock': ({ tzone }) =>
    `The zone written with the time is not the one that clocks at the place showed that day (${offsetText(Math.round(tzone * 3600))}). Correct the zone or the place, or leave the zone out. A time that ends in Z is in UTC.`,
  'zone-impossible': ({ column, offsets }) => zoneText(column, offsets),
  'cell-empty': ({ column }) => `The row has no ${column}.`,
  'name-missing': () => 'The row has no name, and the table no ids: a date alone does not identify a person.',
  'nothing-asked': () => 'The row has neither birth data nor a vastu_id nor a photo.',
  'birth-incomplete': ({ missing }) =>
    `Birth data are incomplete: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  'id-used': ({ line }) => `The id of this row was used on line ${line ?? '?'} already; that row counts.`,
  'person-used': ({ line }) =>
    `A row with this name and date of birth is on line ${line ?? '?'} already; that row counts.`,
  'id-shortened': () =>
    'A spreadsheet has shortened this long number, so its last digits are lost: show the column as text there, and save the table again.',
  'control-character': ({ column }) => `${column} contains an invisible control character.`,
  'several-lines': ({ column }) =>
    `${column} spans several lines; look for a quotation mark that is closed too late.`,
  'too-many-characters': ({ column, characters, most }) =>
    `${column} has ${characters} characters; at most ${most} are allowed.`,
  'too-many-questions': ({ questions, most }) =>
    `The row asks ${questions} questions; at most ${most} are allowed.`,
  'none-of': ({ column, words }) => `${column} must be one of ${words.join(', ')}.`,
  'no-product': ({ products }) =>
    `There is no product of this name; the products are ${products.join(', ')}.`,
  'operation-missing': () => 'The line names no operation.',
  'operation-unknown': () =>
    'There is no operation of this name: write it as docs/contract.md does, such as get-palm-id.',
  'no-amount': ({ decimals }) =>
    `amount must be digits such as 12.50, without a currency, with at most ${decimals} after the point.`,
  'photo-is-an-address': () => 'photo must be the name of an uploaded file, not an address.',
  'photo-is-no-file-name': () =>
    'photo must be the name of an uploaded file, without "." and ".." as folders.',
  'photo-of-another-row': ({ line }) =>
    `The photo that line ${line} names belongs to another row, which was read first; this row has no photo.`,
  'area-not-town': () =>
    'The place names a region or a country, not a town: write the town before it, such as Madurai, Tamil Nadu.',
  'town-unknown': () => 'The place is not in the list of towns: give lat and lon, or a larger town nearby.',
  'town-elsewhere': ({ areas, more }) =>
    `No town of this name fits the whole place of the row. Towns of this name: ${andMore(areas.join('; '), more)}. Correct the town, the region or the country, such as Madurai, Tamil Nadu, India, or give lat and lon.`,
  'towns-of-one-name': ({ areas, more }) =>
    `Several towns have this name: ${andMore(areas.join('; '), more)}. Add the region or the country, or give lat and lon.`,
};
