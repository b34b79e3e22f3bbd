import { describe, expect, test } from 'vitest';
import { helpFor } from '../../safety/help.ts';
import { helplines } from '../../safety/helplines.ts';
import { dangerKinds } from '../../safety/kinds.ts';

const { checkedOn, countries } = helplines;

/** Numbers that some country uses for all emergencies. */
const general = new Set(['000', '111', '112', '123', '911', '991', '999', '9999']);

/** Countries whose police have a number that looks general (sources: gov.uk and Android). */
const police: Readonly<Record<string, readonly [police: string, ambulance: string]>> = {
  AE: ['999', '998'],
  AR: ['911', '107'],
  GY: ['911', '913'],
  KR: ['112', '119'],
  LB: ['112', '140'],
  MU: ['999', '114'],
  NO: ['112', '113'],
  PY: ['911', '141'],
  SG: ['999', '995'],
  TT: ['999', '811'],
};

/** Unicode regions that ISO 3166-1 lacks. */
const unicodeOnly = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const isCurrentCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  regions.of(code) !== undefined &&
  !unicodeOnly.has(code) &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const allOf = ({ suicide, women, children }: (typeof countries)[number]) => [
  ...suicide,
  ...women,
  ...children,
];

describe('The table of helplines', () => {
  test('The table of helplines covers at least 70 countries, each once, by codes of ISO 3166-1', () => {
    const codes = countries.map(({ country }) => country);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(70);
    expect(codes.filter((code) => !isCurrentCode(code))).toEqual([]);
    expect(['UK', 'SU', 'PZ', 'XK', 'EU', 'ZZ', 'QQ', 'de'].filter(isCurrentCode)).toEqual([]);
  });

  test.each(countries)(
    'Each helpline of $country has a name and a number that a phone can dial',
    (country) => {
      for (const phone of [country.emergency, country.ambulance]) expect(phone).toMatch(/^\d{2,5}$/);
      for (const [name, phone] of allOf(country)) {
        expect(name).toMatch(/\S/);
        expect(phone).toMatch(/^[\d+*][\d +*-]+\d$/);
      }
    },
  );

  test.each(countries)(
    'Each helpline of $country has sources, and at least one of them was read',
    ({ sources }) => {
      for (const { url } of sources) expect(url).toMatch(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S+)?$/);
      expect(sources.filter(({ wasRead }) => wasRead)).not.toEqual([]);
    },
  );

  test('The table of helplines states the day of its check', () => {
    expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
  });

  test('The table never lists a number of the police alone as the number of the ambulance', () => {
    const policeOnly = countries.filter(
      ({ emergency, ambulance }) => emergency === ambulance && !general.has(emergency),
    );
    expect(policeOnly.map(({ country }) => country)).toEqual([]);
  });
});

describe('Help in every country', () => {
  test.each(countries)(
    'Help in $country begins with an emergency number',
    ({ country, emergency, ambulance }) => {
      const first = dangerKinds.map((kind) => [kind, helpFor(kind, country)[0]]);
      expect(Object.fromEntries(first)).toEqual({
        'self-harm': { name: 'Emergency', phone: ambulance, country },
        violence: { name: 'Emergency', phone: emergency, country },
        'child-abuse': { name: 'Emergency', phone: emergency, country },
        threat: { name: 'Emergency', phone: emergency, country },
        medical: { name: 'Emergency', phone: ambulance, country },
      });
    },
  );

  test.each(Object.entries(police))(
    'Help in %s has different numbers for the police and the ambulance',
    (country, numbers) => {
      expect([helpFor('violence', country)[0]?.phone, helpFor('medical', country)[0]?.phone]).toEqual(
        numbers,
      );
      expect(helpFor('self-harm', country)[0]?.phone).toBe(numbers[1]);
    },
  );

  test('Help names the helpline of each language of a country', () => {
    expect(helpFor('self-harm', 'BE').map(({ phone }) => phone)).toEqual(['112', '1813', '0800 32 123']);
  });

  test('Help is international where a country has no helpline with a source', () => {
    expect(helpFor('violence', 'CU')).toEqual([
      { name: 'Emergency', phone: '106', country: 'CU' },
      { name: 'NO MORE Global Directory', url: 'https://nomoredirectory.org', country: 'international' },
    ]);
  });
});
