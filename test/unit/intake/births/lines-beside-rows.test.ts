import { expect, test } from 'vitest';
import { births, refusalsOf, rowsOf, warningsOf } from '../helpers.ts';

const row = (id: string) => `${id},Asha,1990-05-10,19:45,52.5,13.4`;
const read = async (lines: readonly string[]) => {
  const items = await births(`id,name,date,time,lat,lon\n${lines.join('\n')}\n`);
  const skipped = warningsOf(items).map(({ reason }) =>
    reason.code === 'line-beside-rows' ? reason.is : '',
  );
  return { rows: rowsOf(items).map(({ id }) => id), skipped, refused: refusalsOf(items).length };
};

test.each([
  ['-----,-----,-----,-----,-----,-----', 'drawn'],
  [':---|:---:|---', 'drawn'],
  ['=========', 'drawn'],
  ['+-----+-----+', 'drawn'],
  ['# women', 'comment'],
  ['# women,,,,,', 'comment'],
  ['1,2,3,4,5,6', 'numbers'],
])('The line %s between rows is no row', async (line, kind) => {
  const first = kind === 'numbers' ? [line, row('a')] : [row('a'), line];
  expect(await read([...first, row('b')])).toEqual({ rows: ['a', 'b'], skipped: [kind], refused: 0 });
});

test.each([row('#7'), row('---'), row('1')])('The row %s is read', async (line) => {
  expect(await read([line])).toMatchObject({ rows: [line.split(',')[0]], skipped: [] });
});

test('A person without any value is refused, never skipped', async () => {
  expect(await read(['Asha', '?,?', '1,2', 'Total Asha Rao'])).toMatchObject({
    skipped: [],
    refused: 4,
  });
});

test.each(['"9.919, 78.1195"', '"9°55\'N 78°7\'E"', '"28.6139° N, 77.2090° E"'])(
  'The coordinates %s below a header of towns are read',
  async (place) => {
    const [read] = rowsOf(await births(`id,date,time,place\na,1990-05-10,19:45,${place}\n`));
    expect(read?.birth?.lat).toBeGreaterThan(9.9);
  },
);
