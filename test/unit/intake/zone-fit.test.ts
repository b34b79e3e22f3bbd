import { describe, expect, test } from 'vitest';
import { checkTable } from '../../../shared/intake/check-table.ts';
import { readChoices, type TableChoices, writeChoices } from '../../../shared/intake/choices.ts';
import { offsetsIfFar } from '../../../shared/intake/values/zone-fit.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';
import { cutAt, textOf } from './helpers.ts';

async function check(row: string, choices: TableChoices = {}) {
  const file = `id,date,time,lat,lon,tzone,timezone\nanna,${row}\n`;
  const notes: string[] = [];
  const found = await checkTable(
    { kind: 'rows', batch: 'june', choices, thisYear: 2026, open: () => cutAt(Buffer.from(file)) },
    { onRow: (read) => notes.push(...read.notes.map(inputNoteText)) },
  );
  return { ...found, notes };
}

describe('impossible time zones', () => {
  test.each([
    ['a wrong sign at 69 E', '1990-07-27,14:05,27,69,-4:39,', 'UTC+05:00', '5'],
    ['a wrong sign in Chennai', '1990-07-27,14:05,13.08,80.27,-5.5,', 'UTC+05:30', '5.5'],
    ['Indian time in New York', '1990-07-27,14:05,40.7,-74,5.5,', 'UTC-05:00 or UTC-04:00', '-5'],
    ['Greenwich time in Tokyo', '1990-07-27,14:05,35.68,139.7,0,', 'UTC+09:00', '9'],
  ])(
    'A time zone that no clock at the place can have shown is refused: %s',
    async (_what, row, clocks, example) => {
      const { accepted, refusals } = await check(row);
      expect([accepted, refusals]).toMatchObject([0, [{ code: 'impossible-zone', line: 2, field: 'tzone' }]]);
      expect(textOf(refusals[0])).toContain(`Clocks there showed ${clocks}: write ${example},`);
      expect(textOf(refusals[0])).toContain('--insist');
    },
  );

  test('Intake refuses the name of a time zone that no clock at the place can have shown', async () => {
    const { refusals } = await check('1990-07-27,14:05,13.08,80.27,,America/New_York');
    expect(refusals).toMatchObject([{ code: 'impossible-zone', field: 'timezone' }]);
  });

  test('A time zone that no clock at the place can have shown is accepted when the upload insists, and the report says so', async () => {
    const choices = { zones: 'as given' } as const;
    const { accepted, notes } = await check('1990-07-27,14:05,27,69,-4:39,', choices);
    expect(accepted).toBe(1);
    expect(notes.join()).toContain('although no clock at that place showed it in that year');
    expect(readChoices(writeChoices(choices))).toEqual({ choices });
    expect(readChoices('zones=guessed')).toMatchObject({ refusal: { code: 'bad-choice' } });
  });
});

describe('possible time zones', () => {
  test.each([
    ['Indian standard time', 5.5, 13.08, 80.27, 1990],
    ['Indian war time', 6.5, 13.08, 80.27, 1943],
    ['Madras time', 5.35, 13.08, 80.27, 1900],
    ['mean time of the longitude', 4.6, 27, 69, 1990],
    ['British double summer time', 2, 51.5, -0.1, 1943],
    ['German midsummer time', 3, 52.5, 13.4, 1947],
    ['French summer time that differs by an hour from any clock', 3, 48.85, 2.35, 1990],
    ['Spanish summer time', 2, 42.88, -8.54, 2020],
    ['Nepal', 5.75, 27.7, 85.3, 1990],
    ['Chatham Islands in summer', 13.75, -43.9, -176.5, 2020],
    ['Samoa before it crossed the date line', -11, -13.8, -171.8, 2000],
    ['Samoa after it', 13, -13.8, -171.8, 2015],
    ['Beijing time in Ürümqi', 8, 43.8, 87.6, 1990],
    ['local time in Ürümqi', 6, 43.8, 87.6, 1990],
    ['Alaska before the purchase', -10, 61.2, -149.9, 1866],
    ['at sea', -7, -4, -105, 1990],
  ])('Intake accepts a possible time zone: %s', (_what, tzone, lat, lon, year) => {
    expect(offsetsIfFar(tzone, { lat, lon, year })).toBeUndefined();
  });

  test('Intake accepts an offset up to one hour off the zone of the place, and refuses a minute more', () => {
    const chennai = { lat: 13.08, lon: 80.27, year: 1990 };
    expect(offsetsIfFar(6.5, chennai)).toBeUndefined();
    expect(offsetsIfFar(6.52, chennai)).toEqual([5.5]);
    expect(offsetsIfFar(80.27 / 15 - 1, chennai)).toBeUndefined();
    expect(offsetsIfFar(80.27 / 15 - 1.02, chennai)).toEqual([5.5]);
  });
});
