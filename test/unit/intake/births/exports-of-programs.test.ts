import { expect, test } from 'vitest';
import { births, refusalsOf, rowsOf } from '../helpers.ts';

const born = async (file: string) => {
  const items = await births(file);
  expect(refusalsOf(items)).toEqual([]);
  return rowsOf(items).map(({ name, birth }) => [name, birth?.hour, birth?.min, birth?.lat, birth?.lon]);
};

test('The degrees of Solar Fire, with the letter before the minutes, are read', async () => {
  const file = `Name,Date,Time,Lat,Long
Anna,May 10 1990,7:55:00 PM,52°N30',013°E22'
Ben,Jul 4 1976,9:15:00 AM,"40°N42'51""","074°W00'23"""
`;
  expect(await born(file)).toEqual([
    ['Anna', 19, 55, 52.5, 13.366667],
    ['Ben', 9, 15, 40.714167, -74.006389],
  ]);
});

test('The columns of AstroSage are read', async () => {
  const file = `Name,Sex,Day,Month,Year,Hrs,Min,Sec,Place,Longitude,Latitude,Timezone
Asha,Female,15,8,1990,7,45,0,New Delhi,77 : 13 : E,28 : 39 : N,5.5
`;
  expect(await born(file)).toEqual([['Asha', 7, 45, 28.65, 77.216667]]);
});

test('The headers First and Last are the names, and the Arabic word for the evening may have vowel signs', async () => {
  const file = 'First,Last,DOB,TOB,Lat,Long\nAnna,Berg,1990-05-10,٧:٤٥ مساءً,30,31\n';
  expect(await born(file)).toEqual([['Anna Berg', 19, 45, 30, 31]]);
});
