import type { UnknownTime } from '@palmleaf/contract/birth';
import type { InputNote } from '../intake/reasons/input-note.ts';
import { offsetText } from '../intake/values/timezone.ts';

const unknownTimeTexts: Readonly<Record<UnknownTime, string>> = {
  noon: 'The time of birth is not known. The charts are those of noon: houses, angles and the Moon may be wrong.',
  'left out':
    'The time of birth is not known. The report holds only what needs no time: no birth chart, no aspects, no yogas, no answers to questions.',
};

type Code = InputNote['code'];
type NoteOf<One extends Code> = Extract<InputNote, { code: One }>;

const texts: { readonly [One in Code]: (note: NoteOf<One>) => string } = {
  'time-unknown': ({ charts }) => unknownTimeTexts[charts],
  'seconds-dropped': () => 'The seconds of the time of birth were dropped; the service takes minutes.',
  'year-completed': ({ year }) =>
    `The year of birth was written with two digits and read as ${year}, because no other year of the last 120 fits.`,
  'birth-incomplete': ({ missing }) =>
    `Birth data are incomplete (${missing.join(', ')} missing), so no chart is requested.`,
  'gender-not-taken': () => 'The chat takes only male or female as gender, so gender counts as not given.',
  'time-happened-twice': ({ first, second }) =>
    `This local time happened twice, because clocks were set back; the first was used (${offsetText(first)}). For the second give tzone ${second}.`,
  'time-skipped': ({ before, after }) =>
    `This local time did not exist, because clocks were set forward from ${offsetText(before)} to ${offsetText(after)}; it was read as ${Math.round((after - before) / 60)} minutes later.`,
  'sun-time': ({ offset }) =>
    `The place used its own sun time (${offsetText(offset)}); tzone was rounded to the minute.`,
  'before-1970': () =>
    'Time-zone tables before 1970 do not know every town; if you know the offset of the day, give it as tzone.',
  'tzone-derived': ({ tzone, from, zone }) =>
    `tzone ${tzone} was derived from ${from === 'place' ? `the place, which lies in ${zone}` : `the time zone ${zone}`}, for that local time.`,
  'tzone-differs': ({ tzone, zone, derived }) =>
    `tzone ${tzone} was used as given; the zone ${zone} would make it ${derived}.`,
  'tzone-insisted': ({ tzone }) =>
    `tzone ${tzone} was used as given, although no clock at that place showed it in that year.`,
  'zone-derived': ({ zone }) => `The time zone ${zone} was derived from the place.`,
  'no-calendar-in': ({ language, known }) =>
    `The service has no calendar in ${language}, only in ${known.join(', ')}: English is requested.`,
  'town-taken': ({ said, town }) => `The file says “${said}”, which was read as ${town} by its name.`,
  'place-as-position': ({ lat, lon }) =>
    `The figures of the place were read as the latitude ${lat} and the longitude ${lon}.`,
  'place-unused': ({ texts: unused }) =>
    `Of the place, ${unused.map((text) => `“${text}”`).join(', ')} was not used.`,
  legacy: ({ text }) => text,
};

const textOf = <One extends Code>(code: One, note: NoteOf<One>): string => texts[code](note);

export const inputNoteText = (note: InputNote): string => textOf(note.code, note);
