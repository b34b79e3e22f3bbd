import type { Draw } from './draw.ts';
import type { WrittenColumn } from './headers.ts';
import type { WrittenPerson } from './people.ts';

interface PlaceHabit {
  readonly name: string;
  readonly write: (person: WrittenPerson, draw: Draw) => Partial<Record<WrittenColumn, string>>;
}

/** Degrees, minutes and seconds; a second is some thirty metres. */
function sexagesimal(degrees: number) {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  return { deg: Math.floor(seconds / 3600), min: Math.floor(seconds / 60) % 60, sec: seconds % 60 };
}
const side = (degrees: number, [plus, minus]: readonly [string, string]): string =>
  degrees < 0 ? minus : plus;
const sides = { lat: ['N', 'S'], lon: ['E', 'W'] } as const;

const bothOf =
  (write: (degrees: number, letters: readonly [string, string]) => string) =>
  ({ town: { lat, lon } }: WrittenPerson) => ({ lat: write(lat, sides.lat), lon: write(lon, sides.lon) });

export const placeHabits: readonly PlaceHabit[] = [
  { name: 'town', write: ({ town: { name, country } }) => ({ place: name, country }) },
  {
    name: 'town, region, country',
    write: ({ town: { name, region, country } }) => ({ place: `${name}, ${region}, ${country}` }),
  },
  {
    name: 'three columns',
    write: ({ town: { name, region, country } }) => ({ place: name, region, country }),
  },
  {
    name: 'code of the region',
    write: ({ town: { name, region, code, country } }) => ({ place: `${name}, ${code ?? region}`, country }),
  },
  {
    name: 'region in brackets',
    write: ({ town: { name, region, country } }) => ({ place: `${name} (${region})`, country }),
  },
  {
    name: 'capitals',
    write: ({ town: { name, country } }) => ({ place: name.toUpperCase(), country: country.toUpperCase() }),
  },
  { name: 'degrees', write: bothOf((degrees) => String(degrees)) },
  {
    name: 'degrees with a letter',
    write: bothOf((degrees, letters) => `${Math.abs(degrees)} ${side(degrees, letters)}`),
  },
  {
    name: 'degrees in exponents',
    write: bothOf((degrees) => degrees.toExponential(6).replace(/e([+-])(\d)$/, 'e$10$2')),
  },
  {
    name: 'degrees and minutes',
    write: bothOf((degrees, letters) => {
      const { deg, min, sec } = sexagesimal(degrees);
      return `${deg}°${min}'${sec}"${side(degrees, letters)}`;
    }),
  },
  {
    name: 'letter first',
    write: bothOf((degrees, letters) => {
      const { deg, min, sec } = sexagesimal(degrees);
      return `${side(degrees, letters)} ${deg}° ${min}' ${sec}"`;
    }),
  },
  {
    name: 'blanks between',
    write: bothOf((degrees, letters) => {
      const { deg, min, sec } = sexagesimal(degrees);
      return `${deg} ${min} ${sec} ${side(degrees, letters)}`;
    }),
  },
  {
    name: 'astrologers',
    write: bothOf((degrees, letters) => {
      const { deg, min } = sexagesimal(degrees);
      return `${deg}${side(degrees, letters).toLowerCase()}${String(min).padStart(2, '0')}`;
    }),
  },
  {
    name: 'one cell',
    write: ({ town: { lat, lon } }, draw) => ({
      coordinates: draw.one([
        `${lat}, ${lon}`,
        `(${lat}, ${lon})`,
        `${Math.abs(lat)} ${side(lat, sides.lat)} ${Math.abs(lon)} ${side(lon, sides.lon)}`,
      ]),
    }),
  },
];

interface ZoneHabit {
  readonly name: string;
  readonly write: (person: WrittenPerson) => string;
}

const zones = new Map<string, Intl.DateTimeFormat>();

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    zones.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  zones.set(timeZone, known);
  return known;
}

export function offsetMinutes({ year, month, day, hour, min, town: { zone } }: WrittenPerson): number {
  const wall = Date.UTC(year, month - 1, day, hour, min);
  const offsetAt = (instant: number): number => {
    const parts = zoneOf(zone).format(instant);
    const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(parts) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  const first = offsetAt(wall - offsetAt(wall) * 60_000);
  return offsetAt(wall - first * 60_000);
}

const clock = (minutes: number, separator: string): string =>
  `${Math.floor(Math.abs(minutes) / 60)}${separator}${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

export const zoneHabits: readonly ZoneHabit[] = [
  { name: 'IANA', write: ({ town: { zone } }) => zone },
  {
    name: 'signed',
    write: (person) =>
      `${offsetMinutes(person) < 0 ? '-' : '+'}${clock(offsetMinutes(person), ':').padStart(5, '0')}`,
  },
  {
    name: 'UTC',
    write: (person) => `UTC${offsetMinutes(person) < 0 ? '-' : '+'}${clock(offsetMinutes(person), ':')}`,
  },
  { name: 'decimal', write: (person) => String(offsetMinutes(person) / 60) },
  {
    name: 'minutes behind a dot',
    write: (person) => `${offsetMinutes(person) < 0 ? '-' : ''}${clock(offsetMinutes(person), '.')}`,
  },
  {
    name: 'east and west',
    write: (person) => `${clock(offsetMinutes(person), ':')} ${offsetMinutes(person) < 0 ? 'W' : 'E'}`,
  },
  {
    name: 'abbreviation',
    write: (person) => {
      const [winter = '', summer = winter] = person.town.clocks ?? [];
      const [january, july] = [1, 7].map((month) => offsetMinutes({ ...person, year: 1995, month, day: 15 }));
      return offsetMinutes(person) === Math.min(january ?? 0, july ?? 0) ? winter : summer;
    },
  },
];
