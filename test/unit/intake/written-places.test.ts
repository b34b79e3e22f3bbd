import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Gazetteer } from '../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../shared/intake/gazetteer/local-pieces.ts';
import { pieceCount } from '../../../shared/intake/gazetteer/place-key.ts';
import { textOf } from './helpers.ts';

const pieces = gazetteerPieces(import.meta.dirname);
const gazetteer = new Gazetteer(pieces);

const lines = (file: 'written.txt' | 'refused.txt'): string[] =>
  readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Sources differ on the centre of a town. */
const tolerance = 0.2;

async function isAt(place: string, lat: number, lon: number): Promise<string | undefined> {
  const { value, refusals } = await gazetteer.find({ place });
  if (value === undefined) return `${place}: ${textOf(refusals[0])}`;
  const east = (value.lon - lon) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(value.lat - lat, east) < tolerance ? undefined : `${place}: ${value.placeName}`;
}

test('Intake finds the coordinates of places as people write them', async () => {
  const wrong: string[] = [];
  for (const line of lines('written.txt')) {
    const [place = '', at = ''] = line.split(' | ');
    const [lat, lon] = at.split(' ').map(Number);
    const found = await isAt(place, lat ?? Number.NaN, lon ?? Number.NaN);
    if (found !== undefined) wrong.push(found);
  }
  expect(wrong).toEqual([]);
});

describe('refused places', () => {
  test.each(lines('refused.txt'))('The gazetteer refuses the written place "%s"', async (place) => {
    const { value, refusals } = await gazetteer.find({ place });
    expect(value).toBeUndefined();
    expect(refusals[0]?.code).toMatch(/^(unknown-place|place-mismatch|ambiguous-place)$/);
  });
});

interface Written {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
}

async function someTowns(step: number): Promise<Written[]> {
  const towns: Written[] = [];
  for (let index = 0; index < pieceCount; index += 1)
    for (const line of gunzipSync(await pieces(index))
      .toString()
      .trim()
      .split('\n')) {
      const [, name = '', country = '', region = '', , , lat, lon, people] = line.split('\t');
      if (Number(people) < 20_000 || region === '') continue;
      towns.push({ name, country, region, lat: Number(lat), lon: Number(lon) });
    }
  return towns.filter((_town, index) => index % step === 0);
}

describe('The whole list of towns', () => {
  const english = new Intl.DisplayNames('en', { type: 'region' });

  test('The gazetteer finds a town of its whole list by region and country, or refuses it, and refuses few', async () => {
    const wrong: string[] = [];
    let refusals = 0;
    const towns = await someTowns(40);
    for (const { name, region, country, lat, lon } of towns) {
      const words = { place: name, region, country: english.of(country) };
      for (const written of [words, { place: Object.values(words).join(', ') }]) {
        const { value } = await gazetteer.find(written);
        if (value === undefined) refusals += 1;
        else if (Math.hypot(value.lat - lat, value.lon - lon) > 0.35) wrong.push(value.said);
      }
    }
    expect(wrong).toEqual([]);
    expect(towns.length).toBeGreaterThan(400);
    expect(refusals / (2 * towns.length)).toBeLessThan(0.05);
  });

  test('Intake never places a town in another region than the upload states', async () => {
    const towns = await someTowns(40);
    const wrong: string[] = [];
    for (const [index, { name }] of towns.entries()) {
      const { region = '', country = '' } = towns[(index + 7) % towns.length] ?? {};
      const { value } = await gazetteer.find({ place: `${name}, ${region}, ${english.of(country)}` });
      if (value !== undefined && !value.placeName.includes(`, ${region}, ${country} (`))
        wrong.push(`${value.said}: ${value.placeName}`);
    }
    expect(wrong).toEqual([]);
  });
});
