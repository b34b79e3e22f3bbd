import { birth as contractBirth } from '@palmleaf/contract/birth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BirthColumn, birthColumns } from '../../../shared/intake/births/birth-columns.ts';
import { parseBirthRow } from '../../../shared/intake/births/birth-row.ts';
import { columnNames } from '../../../shared/intake/csv/columns.ts';
import type { CsvRecord } from '../../../shared/intake/csv/record.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';
import { textOf } from './helpers.ts';

type Row = CsvRecord<BirthColumn>;

const annaRow: Row = {
  id: 'anna',
  date: '1990-07-27',
  time: '14:05',
  lat: '12.97',
  lon: '77.59',
  tzone: '5.5',
};
const birth = { day: 27, month: 7, year: 1990, hour: 14, min: 5, lat: 12.97, lon: 77.59, tzone: 5.5 };

const parse = (row: Row) => parseBirthRow(row, 7, {});
const inputs = (row: Row) => {
  const parsed = parse(row);
  if (!('row' in parsed)) throw new Error(`refused: ${JSON.stringify(parsed.refusals)}`);
  return parsed.row;
};
const refusals = (row: Row) => {
  const parsed = parse(row);
  return 'row' in parsed ? [] : parsed.refusals;
};
const without = (row: Row, ...columns: BirthColumn[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.some((column) => column === name)));

describe('accepted rows', () => {
  test('Intake accepts a minimal row and adds only defaults', () => {
    expect(inputs(annaRow)).toEqual({
      id: 'anna',
      birth,
      birthDate: { day: 27, month: 7, year: 1990 },
      questions: [],
      expertise: 'STANDARD',
      tradition: 'VEDIC',
      notes: [],
    });
  });

  test('Intake accepts a row that fills every column', () => {
    const row = {
      ...annaRow,
      name: 'Anna Meier',
      gender: 'F',
      place: 'Bengaluru',
      country: 'India',
      house_type: 'Whole Sign',
      varshaphal_year: '2026',
      vastu_id: 'v-17',
      question: 'Will I travel? | | When?',
      expertise: 'expert',
      tradition: 'Western',
      language: 'pt-BR',
      photo: 'left/anna.jpg',
    };
    expect(inputs(row)).toMatchObject({
      name: 'Anna Meier',
      gender: 'female',
      place: 'Bengaluru',
      country: 'India',
      houseType: 'whole_sign',
      varshaphalYear: 2026,
      vastuId: 'v-17',
      questions: ['Will I travel?', 'When?'],
      expertise: 'EXPERT',
      tradition: 'WESTERN',
      language: 'pt',
      photoId: 'left/anna',
    });
  });

  test.each([
    ['placidus', 'placidus'],
    ['Porphyry', 'poryphry'],
    ['poryphry', 'poryphry'],
    ['equal', 'equal_house'],
    ['whole sign', 'whole_sign'],
  ])('Intake reads the house_type %s as %s', (house_type, houseType) => {
    expect(inputs({ ...annaRow, house_type })).toMatchObject({ houseType });
  });

  test.each([
    ['German', 'de'],
    ['en_US', 'en'],
    ['mr', 'ma'],
    ['KN', 'kn'],
    ['alemán', 'de'],
    ['Castellano', 'es'],
    ['தமிழ்', 'ta'],
  ])('Intake reads the language %s as %s', (language, code) => {
    expect(inputs({ ...annaRow, language })).toMatchObject({ language: code });
  });

  test('Intake reads a time from the date cell, and ignores the midnight of a spreadsheet beside a time', () => {
    expect(inputs({ ...without(annaRow, 'time'), date: '1990-07-27T14:05' })).toMatchObject({ birth });
    expect(inputs({ ...without(annaRow, 'time'), date: '27.07.1990 2:05 pm' })).toMatchObject({ birth });
    expect(inputs({ ...annaRow, date: '1990-07-27 00:00:00' })).toMatchObject({ birth });
  });

  test('Intake accepts a row with only a vastu_id or a photo; a date beside a photo, without a time, belongs to the photo', () => {
    expect(inputs({ id: 'anna', vastu_id: 'v' })).not.toHaveProperty('birth');
    const row = inputs({ id: 'anna', photo: 'anna.jpg', day: '27', month: '7', year: '1990' });
    expect(row).toMatchObject({ birthDate: { day: 27, month: 7, year: 1990 }, notes: [] });
    expect(row).not.toHaveProperty('birth');
  });

  test('Intake notes that birth data beside a vastu_id is incomplete', () => {
    const row = inputs({ ...without(annaRow, 'lat', 'time'), vastu_id: 'v' });
    expect(row).not.toHaveProperty('birth');
    expect(row.notes.map(inputNoteText)).toEqual([
      'Birth data are incomplete (time, lat missing), so no chart is requested.',
    ]);
  });

  test('Intake accepts a row with a gender that the chat does not support, and notes that it leaves the gender out', () => {
    const row = inputs({ ...annaRow, gender: 'non-binary' });
    expect(row).not.toHaveProperty('gender');
    expect(row.notes).toHaveLength(1);
  });

  test('Intake reads hemisphere letters as signs', () => {
    expect(inputs({ ...annaRow, lat: '33.9 S', lon: '18.4°E', tzone: '2' })).toMatchObject({
      birth: { lat: -33.9, lon: 18.4 },
    });
  });
});

describe('the time zone', () => {
  const zoneless = without(annaRow, 'tzone');
  const inBerlin = { ...zoneless, lat: '52.52', lon: '13.4' };

  test('Intake reads the offset +05:30 as 5.5 in either column', () => {
    expect(inputs({ ...annaRow, tzone: '+05:30' })).toMatchObject({ birth: { tzone: 5.5 }, notes: [] });
    expect(inputs({ ...zoneless, timezone: '+05:30' })).toMatchObject({ birth: { tzone: 5.5 } });
    expect(inputs({ ...zoneless, tzone: 'Asia/Kolkata' })).toMatchObject({ birth: { tzone: 5.5 } });
  });

  test('Intake derives a missing tzone from the zone or else from the place, and the row notes it', () => {
    const zone = inputs({ ...inBerlin, timezone: 'Europe/Berlin' });
    expect(zone.birth?.tzone).toBe(2);
    expect(zone.notes.map(inputNoteText).join()).toContain('derived from the time zone Europe/Berlin');
    const place = inputs(zoneless);
    expect(place.birth?.tzone).toBe(5.5);
    expect(place.notes.map(inputNoteText).join()).toContain(
      'derived from the place, which lies in Asia/Kolkata',
    );
  });

  test('Intake notes a local time that happened twice or never', () => {
    const berlin = { ...inBerlin, timezone: 'Europe/Berlin' };
    expect(
      inputs({ ...berlin, date: '2001-10-28', time: '02:30' })
        .notes.map(inputNoteText)
        .join(),
    ).toContain('happened twice');
    expect(
      inputs({ ...berlin, date: '2001-03-25', time: '02:30' })
        .notes.map(inputNoteText)
        .join(),
    ).toContain('did not exist');
  });

  test('Intake notes that the timezone of a row contradicts its tzone', () => {
    expect(
      inputs({ ...annaRow, timezone: 'Europe/Berlin' })
        .notes.map(inputNoteText)
        .join(),
    ).toContain('would make it 2');
  });
});

describe('refused rows', () => {
  test.each<[string, Row, { code: string; field?: string }]>([
    ['31 February', { ...annaRow, date: '2001-02-31' }, { code: 'bad-date', field: 'date' }],
    ['lat 91', { ...annaRow, lat: '91' }, { code: 'out-of-range', field: 'lat' }],
    ['lon 181', { ...annaRow, lon: '-181' }, { code: 'out-of-range', field: 'lon' }],
    ['lat with two signs', { ...annaRow, lat: '-12 S' }, { code: 'not-a-number', field: 'lat' }],
    ['lat with east', { ...annaRow, lat: '12 E' }, { code: 'not-a-number', field: 'lat' }],
    [
      'hour 24',
      { ...without(annaRow, 'time'), hour: '24', min: '0' },
      { code: 'out-of-range', field: 'hour' },
    ],
    [
      'hour without minute',
      { ...without(annaRow, 'time'), hour: '14' },
      { code: 'missing-value', field: 'min' },
    ],
    ['tzone 15', { ...annaRow, tzone: '15' }, { code: 'out-of-range', field: 'tzone' }],
    ['zone CET in India', { ...annaRow, timezone: 'CET' }, { code: 'bad-zone', field: 'timezone' }],
    [
      'house_type placid',
      { ...annaRow, house_type: 'placid' },
      { code: 'unknown-choice', field: 'house_type' },
    ],
    ['gender femle', { ...annaRow, gender: 'femle' }, { code: 'unknown-choice', field: 'gender' }],
    ['language xx', { ...annaRow, language: 'xx' }, { code: 'unknown-choice', field: 'language' }],
    ['expertise', { ...annaRow, expertise: 'guru' }, { code: 'unknown-choice', field: 'expertise' }],
    ['tradition', { ...annaRow, tradition: 'chinese' }, { code: 'unknown-choice', field: 'tradition' }],
    ['a word of every object', { ...annaRow, house_type: 'constructor' }, { code: 'unknown-choice' }],
    [
      'a year before the birth',
      { ...annaRow, varshaphal_year: '1989' },
      { code: 'out-of-range', field: 'varshaphal_year' },
    ],
    [
      'a year of return too late',
      { ...annaRow, varshaphal_year: '2201' },
      { code: 'out-of-range', field: 'varshaphal_year' },
    ],
    ['no id', without(annaRow, 'id'), { code: 'missing-value', field: 'id' }],
    ['id ..', { ...annaRow, id: '..' }, { code: 'bad-name', field: 'id' }],
    ['nothing to ask', { id: 'anna', name: 'Anna' }, { code: 'nothing-to-ask' }],
    ['no latitude', without(annaRow, 'lat'), { code: 'missing-value', field: 'lat' }],
    [
      'two dates',
      { ...annaRow, day: '28', month: '7', year: '1990' },
      { code: 'contradiction', field: 'date' },
    ],
    ['two times', { ...annaRow, hour: '15', min: '5' }, { code: 'contradiction', field: 'time' }],
    [
      'two times in one row',
      { ...annaRow, date: '1990-07-27 15:00' },
      { code: 'contradiction', field: 'date' },
    ],
    [
      'a photo elsewhere',
      { ...annaRow, photo: 'https://example.org/x.jpg' },
      { code: 'bad-name', field: 'photo' },
    ],
    ['a photo outside', { ...annaRow, photo: '../other/x.jpg' }, { code: 'bad-name', field: 'photo' }],
    ['a bell in a name', { ...annaRow, name: 'A\u0007nna' }, { code: 'control-character', field: 'name' }],
    [
      'two lines of vastu_id',
      { ...annaRow, vastu_id: 'v\nw' },
      { code: 'control-character', field: 'vastu_id' },
    ],
    ['a long question', { ...annaRow, question: 'x'.repeat(1001) }, { code: 'too-long', field: 'question' }],
    ['many questions', { ...annaRow, question: 'x|'.repeat(21) }, { code: 'too-long', field: 'question' }],
  ])('Intake refuses a row, and the refusal names its line: %s', (_, row, expected) => {
    expect(refusals(row)).toMatchObject([{ ...expected, line: 7 }]);
  });

  test.each(['.jpg', 'left/.jpg', '...jpg', '/', '.'])(
    'Intake refuses a row whose photo has no name apart from an extension: %s',
    (photo) => expect(refusals({ ...annaRow, photo })).toMatchObject([{ code: 'bad-name', field: 'photo' }]),
  );

  test('Intake lists all mistakes of a row together, with the id', () => {
    const parsed = parse({ ...annaRow, date: '2001-02-31', time: '24:00', lat: '91', house_type: 'placid' });
    expect(parsed).toMatchObject({ id: 'anna' });
    expect('refusals' in parsed && parsed.refusals.map(({ field }) => field)).toEqual([
      'date',
      'time',
      'lat',
      'house_type',
    ]);
  });

  test('Intake describes each mistake of a row independently, in the order of the cells', () => {
    const wrong = {
      date: '2001-02-31',
      time: '24:00',
      lat: '91',
      lon: 'east',
      timezone: 'Moon time',
      tzone: '15',
      vastu_id: 'v\nw',
      photo: '../anna.jpg',
      house_type: 'placid',
      name: 'x'.repeat(201),
      gender: 'robot',
      place: '\u0001',
      country: 'x'.repeat(101),
      language: 'xx',
      question: `${'x'.repeat(1001)}|When?`,
      expertise: 'novice',
      tradition: 'none',
    } satisfies Row;
    const columns = columnNames(birthColumns).filter((column) => Object.hasOwn(wrong, column));
    const order = Object.keys(wrong);
    fc.assert(
      fc.property(fc.subarray(columns), (chosen) => {
        const cells = order.flatMap((column) => chosen.filter((name) => name === column));
        const mistakes = Object.fromEntries(
          Object.entries(wrong).filter(([name]) => cells.some((cell) => cell === name)),
        );
        const alone = cells.flatMap((cell) => refusals({ ...annaRow, [cell]: mistakes[cell] }));
        expect(alone).toHaveLength(cells.length);
        expect(refusals({ ...annaRow, ...mistakes })).toEqual(alone);
      }),
      { numRuns: 300 },
    );
  });

  test('The refusal of a house_type lists the allowed words', () => {
    expect(textOf(refusals({ ...annaRow, house_type: 'placid' })[0])).toBe(
      'house_type must be one of placidus, koch, topocentric, poryphry, equal_house, whole_sign.',
    );
  });
});

test('Intake accepts exactly the years for which the service answers', () => {
  for (let year = 1750; year <= 2250; year += 1) {
    const answered = contractBirth.safeParse({ ...birth, year }).success;
    const date = parse({ ...annaRow, date: `${year}-07-27` });
    const parts = parse({ ...without(annaRow, 'date'), day: '27', month: '7', year: String(year) });
    for (const [field, row] of [
      ['date', date],
      ['year', parts],
    ] as const) {
      if (answered) expect(row).toMatchObject({ row: { birth: { year } } });
      else
        expect(row).toMatchObject({
          refusals: [{ code: 'out-of-range', field, line: 7, reason: { min: 1800, max: 2200 } }],
        });
    }
  }
});

test('A refusal repeats no value and never throws, whatever the row holds', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 4, maxLength: 30 }).map((text) => `§${text}§`),
    fc.constantFrom('1990-07-27', '14:07', '91.23456', '-77.591234', 'Anna Meier', 'Asia/Colombo', '+05:45'),
  );
  const row = fc.dictionary(fc.constantFrom(...columnNames(birthColumns)), value, { minKeys: 1 });
  fc.assert(
    fc.property(row, (record) => {
      const parsed = parse(record);
      if ('row' in parsed) return;
      expect(parsed.refusals.length).toBeGreaterThan(0);
      const refusalText = JSON.stringify(parsed.refusals);
      for (const text of Object.values(record))
        expect(refusalText).not.toContain(JSON.stringify(text).slice(1, -1));
    }),
    { numRuns: 500 },
  );
});
