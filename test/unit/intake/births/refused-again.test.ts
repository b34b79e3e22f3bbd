import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { refusedRows, refusedText } from '../../../../shared/intake/refused-table.ts';
import { collect } from '../helpers.ts';

const tableOf = (text: string) =>
  ({ kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open: () => [Buffer.from(text)] }) as const;

test.each([
  ['a time that can be before or after noon', '1990-05-10,7:45,f', '1990-05-10,6:10 pm,f'],
  ['a gender letter of another language', '1990-05-10,7:45,m', '1990-05-10,7:45,v'],
])('The file of refused rows refuses %s again', async (_name, doubtful, other) => {
  const whole = tableOf(
    `id,date,time,gender,lat,lon\na,${doubtful},52.5,13.4\n${['b', 'c', 'd'].map((id) => `${id},${other},52.5,13.4\n`).join('')}`,
  );
  const { refusals } = await checkTable(whole);
  expect(refusals.map(({ line }) => line)).toContain(2);
  const rows = await collect(refusedRows(whole, new Map([[2, ['reason']]])));
  const again = await checkTable(tableOf(refusedText(rows)));
  expect(again.accepted).toBe(0);
});
