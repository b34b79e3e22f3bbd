import type { Draw } from './draw.ts';

interface WrittenTown {
  readonly name: string;
  readonly region: string;
  readonly code?: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  /** The UTC offset in winter, and in summer if it differs. */
  readonly clocks?: readonly [winter: string, summer?: string];
}

export interface WrittenPerson {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly min: number;
  readonly town: WrittenTown;
}

const town = (
  name: string,
  region: string,
  country: string,
  [lat, lon]: readonly [number, number],
  zone: string,
  more: { readonly code?: string; readonly clocks?: readonly [string, string?] } = {},
): WrittenTown => ({ name, region, country, lat, lon, zone, ...more });

const india = { zone: 'Asia/Kolkata', clocks: ['IST'] } as const;

export const towns: readonly WrittenTown[] = [
  town('Madurai', 'Tamil Nadu', 'India', [9.92, 78.12], india.zone, { code: 'TN', clocks: india.clocks }),
  town('Chennai', 'Tamil Nadu', 'India', [13.08, 80.27], india.zone, { code: 'TN', clocks: india.clocks }),
  town('Pune', 'Maharashtra', 'India', [18.52, 73.85], india.zone, { code: 'MH', clocks: india.clocks }),
  town('Nagpur', 'Maharashtra', 'India', [21.15, 79.09], india.zone, { code: 'MH', clocks: india.clocks }),
  town('Jaipur', 'Rajasthan', 'India', [26.92, 75.79], india.zone, { code: 'RJ', clocks: india.clocks }),
  town('Kochi', 'Kerala', 'India', [9.94, 76.26], india.zone, { code: 'KL', clocks: india.clocks }),
  town('Varanasi', 'Uttar Pradesh', 'India', [25.32, 83.01], india.zone, {
    code: 'UP',
    clocks: india.clocks,
  }),
  town('Kolkata', 'West Bengal', 'India', [22.56, 88.36], india.zone, { code: 'WB', clocks: india.clocks }),
  town('Bengaluru', 'Karnataka', 'India', [12.97, 77.59], india.zone, { code: 'KA', clocks: india.clocks }),
  town('München', 'Bayern', 'Deutschland', [48.14, 11.58], 'Europe/Berlin', { clocks: ['CET', 'CEST'] }),
  town('Köln', 'Nordrhein-Westfalen', 'Germany', [50.94, 6.96], 'Europe/Berlin', { clocks: ['MEZ', 'MESZ'] }),
  town('Sevilla', 'Andalucía', 'España', [37.38, -5.97], 'Europe/Madrid', { clocks: ['CET', 'CEST'] }),
  town('Lyon', 'Rhône-Alpes', 'France', [45.75, 4.85], 'Europe/Paris', { clocks: ['CET', 'CEST'] }),
  town('Bologna', 'Emilia-Romagna', 'Italia', [44.49, 11.34], 'Europe/Rome'),
  town('Kraków', 'Małopolskie', 'Polska', [50.06, 19.94], 'Europe/Warsaw'),
  town('Chicago', 'Illinois', 'USA', [41.88, -87.63], 'America/Chicago', {
    code: 'IL',
    clocks: ['CST', 'CDT'],
  }),
  town('Houston', 'Texas', 'USA', [29.76, -95.37], 'America/Chicago', { code: 'TX', clocks: ['CST', 'CDT'] }),
  town('Seattle', 'Washington', 'USA', [47.61, -122.33], 'America/Los_Angeles', {
    code: 'WA',
    clocks: ['PST', 'PDT'],
  }),
  town('Toronto', 'Ontario', 'Canada', [43.7, -79.42], 'America/Toronto', {
    code: 'ON',
    clocks: ['EST', 'EDT'],
  }),
  town('Recife', 'Pernambuco', 'Brasil', [-8.05, -34.88], 'America/Recife'),
  town('Sydney', 'New South Wales', 'Australia', [-33.87, 151.21], 'Australia/Sydney', {
    code: 'NSW',
    clocks: ['AEST', 'AEDT'],
  }),
  town('Kathmandu', 'Bagmati', 'Nepal', [27.7, 85.32], 'Asia/Kathmandu'),
  town('Colombo', 'Western', 'Sri Lanka', [6.93, 79.85], 'Asia/Colombo'),
  town('Nairobi', 'Nairobi', 'Kenya', [-1.28, 36.82], 'Africa/Nairobi', { clocks: ['EAT'] }),
];

const firstNames = {
  female: ['Anna', 'Priya', 'Lakshmi', 'María José', 'Zoë', 'अनीता', 'மீனா', 'Ольга', 'Fatima', 'Sinéad'],
  male: ['Ravi', 'Jürgen', 'Luis', 'Arjun', "Seán O'Neil", 'रमेश', 'குமார்', 'Иван', 'Tomasz', 'Ali'],
} as const;
const family = [
  'Sharma',
  'Iyer',
  'Müller',
  'García López',
  'Kowalski',
  'Nair',
  'Smith-Jones',
  'Dubois',
  'शर्मा',
  'de Souza',
];

/** The first year of birth. Before 1970 the zone tables do not cover every town. */
const firstYear = 1970;
export function drawPeople(draw: Draw, count: number, from: readonly WrittenTown[]): WrittenPerson[] {
  return Array.from({ length: count }, (_none, index) => {
    const gender = draw.one(['male', 'female'] as const);
    return {
      name: `${draw.one(firstNames[gender])} ${draw.one(family)} ${String.fromCharCode(65 + (index % 26))}${index > 25 ? index : ''}`,
      gender,
      year: firstYear + draw.below(54),
      month: 1 + draw.below(12),
      day: 1 + draw.below(28),
      hour: draw.below(24),
      min: draw.one([0, 5, 15, 30, 40, 45, draw.below(60)]),
      town: draw.one(from),
    };
  });
}
