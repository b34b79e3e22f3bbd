import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCoordinates } from '../../../shared/intake/values/coordinates.ts';

const angle = (most: number) =>
  fc.record({
    degrees: fc.integer({ min: 0, max: most - 1 }),
    minutes: fc.integer({ min: 0, max: 59 }),
    isNegative: fc.boolean(),
  });
interface Angle {
  degrees: number;
  minutes: number;
  isNegative: boolean;
}

const two = (number: number) => String(number).padStart(2, '0');
const lettered: readonly ((angle: Angle, letter: string) => string)[] = [
  ({ degrees, minutes }, letter) => `${degrees}°${two(minutes)}'${letter}`,
  ({ degrees, minutes }, letter) => `${degrees}° ${two(minutes)}' 00" ${letter}`,
  ({ degrees, minutes }, letter) => `${letter} ${degrees} ${two(minutes)} 00`,
  ({ degrees, minutes }, letter) => `${degrees}${letter.toLowerCase()}${two(minutes)}`,
  ({ degrees, minutes }, letter) => `${(degrees + minutes / 60).toFixed(6)} ${letter}`,
  ({ degrees, minutes }, letter) => `${(degrees + minutes / 60).toFixed(6)}°${letter}`,
];
const signed = ({ degrees, minutes, isNegative }: Angle) => (isNegative ? -1 : 1) * (degrees + minutes / 60);

const read = (coordinates: string) => readCoordinates({ coordinates }).map(({ value }) => value);

test('A latitude and a longitude in one cell are read in every notation, and in any order with their letters', () => {
  fc.assert(
    fc.property(
      angle(90),
      angle(180),
      fc.constantFrom(...lettered),
      fc.constantFrom(', ', ' ', '; '),
      fc.boolean(),
      (lat, lon, write, between, isLongitudeFirst) => {
        const halves = [write(lat, lat.isNegative ? 'S' : 'N'), write(lon, lon.isNegative ? 'W' : 'E')];
        const text = (isLongitudeFirst ? halves.reverse() : halves).join(between);
        const [north, east] = read(text);
        expect([text, north]).toEqual([text, expect.closeTo(signed(lat), 5)]);
        expect([text, east]).toEqual([text, expect.closeTo(signed(lon), 5)]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('Figures without letters are a latitude and then a longitude, with a point or a comma', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -8999, max: 8999 }),
      fc.integer({ min: -17999, max: 17999 }),
      fc.constantFrom(', ', ' ', '; '),
      fc.boolean(),
      (lat, lon, between, hasComma) => {
        const halves = [lat, lon].map((hundredths) => (hundredths / 100).toFixed(2));
        const text = halves.map((half) => (hasComma ? half.replace('.', ',') : half)).join(between);
        expect([text, ...read(text)]).toEqual([text, lat / 100 + 0, lon / 100 + 0]);
      },
    ),
  );
});

test('Intake never guesses that the longitude comes first: without letters, it reads a cell as written, or refuses it', () => {
  expect(read('100.5, 13.7')).toEqual([undefined, 13.7]);
});

test('A comma after a blank separates two figures', () => {
  expect(read('28.61 ,77')).toEqual([28.61, 77]);
  expect(read('12 ,77.59')).toEqual([12, 77.59]);
});

test('Only a letter or word of a compass direction exchanges the two figures', () => {
  expect(read('120.5 deg, 14.6 deg')).not.toEqual([14.6, 120.5]);
  expect(read('77.5 East, 12.5 North')).toEqual([12.5, 77.5]);
  expect(read('77.5 deg E, 12.5 deg N')).toEqual([12.5, 77.5]);
});

test.each([
  ['28.6139° N / 77.2090° E', 28.6139, 77.209],
  ['lat 28.6139 lon 77.2090', 28.6139, 77.209],
  ['lat: 28.6139, lon: 77.2090', 28.6139, 77.209],
  ['Lon = 77.2090; Lat = 28.6139', 28.6139, 77.209],
  ["Latitude: 28°36' N, Longitude: 77°12' E", 28.6, 77.2],
  ['28 deg 36 min N 77 deg 12 min E', 28.6, 77.2],
  ['28º36’N 77º12’E', 28.6, 77.2],
  ['28° 36′ 0″ Nord, 77° 12′ 0″ Ost', 28.6, 77.2],
  ["33°52'S / 151°12'E", -33.866667, 151.2],
])('The coordinates %s are read', (text, lat, lon) => {
  expect(readCoordinates({ coordinates: text }).map(({ value }) => value)).toEqual([lat, lon]);
});

test.each(['28.6139', 'lat 28.6139', '43R GM 15 68', '7JWVJ676+HH', 'lat 28.6, lat 77.2', '12/05/1990'])(
  'The text %s is no pair of coordinates',
  (text) => {
    expect(readCoordinates({ coordinates: text }).every(({ value }) => value !== undefined)).toBe(false);
  },
);
