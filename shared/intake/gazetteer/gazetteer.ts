import { type Reading, refused, taken } from '../reading.ts';
import { countryCode } from './countries.ts';
import { pieceOf, placeKey } from './place-key.ts';

/** What a row says of where somebody was born, beside coordinates. */
export interface PlaceWords {
  readonly place: string;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
}

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

export interface FoundPlace extends Spot {
  /** Which town it was taken for. */
  readonly placeName: string;
}

interface Town extends Spot {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly regionCode: string;
  readonly population: number;
}

/** So many times larger than the next a town has to be to be meant by its name alone. */
const clearFactor = 10;
/** Towns of one name that lie so near to each other, in degrees, are one. */
const sameDegrees = 0.3;
/** Places whose answers are kept. */
const maxRemembered = 10_000;
/** Candidates that a refusal names. */
const maxTold = 5;

/**
 * Finds towns by their names: some 135,000 of a thousand people and more, of GeoNames (CC BY 4.0). It holds only those of its pieces that
 * something was looked up in.
 */
export class Gazetteer {
  readonly #piece: (index: number) => Promise<Uint8Array>;
  readonly #texts = new Map<number, Promise<string>>();

  /** What was found for the words of rows before: most people of a table are of few towns. */
  readonly #found = new Map<string, Promise<Reading<FoundPlace | undefined>>>();

  /** @param piece reads one compressed piece */
  constructor(piece: (index: number) => Promise<Uint8Array>) {
    this.#piece = piece;
  }

  /** Where a place lies, if one town alone can be meant; which one it was taken for is a note. */
  find(words: PlaceWords): Promise<Reading<FoundPlace | undefined>> {
    const key = JSON.stringify([words.place, words.region, words.country]);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#found.size >= maxRemembered) this.#found.clear();
    const found = this.#look(words);
    found.catch(() => this.#found.delete(key));
    this.#found.set(key, found);
    return found;
  }

  async #look(words: PlaceWords): Promise<Reading<FoundPlace | undefined>> {
    const { names, qualifiers } = partsOf(words);
    for (const [index, name] of names.entries()) {
      const towns = await this.#towns(name);
      if (towns.length > 0) return chosen(towns, index === 0 ? given(words) : qualifiers);
    }
    return refused({
      code: 'unknown-place',
      field: 'place',
      reason: 'The place is in no list of towns: give lat and lon, or a larger town near by.',
    });
  }

  async #towns(name: string): Promise<Town[]> {
    const key = placeKey(name);
    if (key === '') return [];
    const text = await this.#text(pieceOf(key));
    const towns: Town[] = [];
    const start = `\n${key}\t`;
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
      const line = text.slice(at + start.length, text.indexOf('\n', at + 1));
      const [called = '', country = '', region = '', regionCode = '', lat, lon, population] =
        line.split('\t');
      towns.push({
        name: called,
        country,
        region,
        regionCode,
        lat: Number(lat),
        lon: Number(lon),
        population: Number(population),
      });
    }
    return distinct(towns.sort((a, b) => b.population - a.population));
  }

  #text(piece: number): Promise<string> {
    const known = this.#texts.get(piece);
    if (known !== undefined) return known;
    const text = this.#piece(piece).then(unpacked);
    // A piece that could not be read is read anew the next time.
    text.catch(() => this.#texts.delete(piece));
    this.#texts.set(piece, text);
    return text;
  }
}

const given = ({ region, country }: PlaceWords): string[] => [region, country].flatMap((text) => text ?? []);

/** `Madurai, Tamil Nadu, India`: the whole as a name first, then its first part, of which the others say which one is meant. */
function partsOf(words: PlaceWords) {
  const parts = words.place.split(/[,;()/|]|\s-\s/).map((part) => part.trim());
  const [first = '', ...others] = parts.filter((part) => part !== '');
  return { names: [words.place, first], qualifiers: [...others, ...given(words)] };
}

function distinct(towns: readonly Town[]): Town[] {
  const kept: Town[] = [];
  for (const town of towns)
    if (!kept.some((one) => Math.hypot(one.lat - town.lat, one.lon - town.lon) < sameDegrees))
      kept.push(town);
  return kept;
}

function chosen(towns: readonly Town[], qualifiers: readonly string[]): Reading<FoundPlace | undefined> {
  let left = towns;
  for (const words of qualifiers) {
    const code = countryCode(words);
    const fitting = left.filter((town) => town.country === code || isRegion(town, words));
    // A country excludes; what is no region that we know may be a district.
    if (fitting.length > 0) left = fitting;
    else if (code !== undefined) return unknownIn();
  }
  const [first, second] = left;
  if (first === undefined) return unknownIn();
  const isClear = second === undefined || first.population >= clearFactor * Math.max(second.population, 1);
  if (!isClear) return several(left);
  const where = [first.name, first.region, first.country].filter((text) => text !== '').join(', ');
  const placeName = `${where} (${first.lat}, ${first.lon})`;
  return taken({ lat: first.lat, lon: first.lon, placeName }, [
    `The place was taken for ${placeName}, by its name.`,
  ]);
}

const isRegion = (town: Town, words: string): boolean =>
  placeKey(words) === placeKey(town.region) ||
  (town.regionCode !== '' && words.trim().toUpperCase() === town.regionCode);

const unknownIn = (): Reading<undefined> =>
  refused({
    code: 'unknown-place',
    field: 'place',
    reason:
      'There is no town of this name in the country that the row names: correct one of them, or give lat and lon.',
  });

/** The name itself is not repeated: what is refused is recorded, and where somebody was born is not. */
function several(towns: readonly Town[]): Reading<undefined> {
  const told = towns
    .slice(0, maxTold)
    .map(({ region, country }) => [region, country].filter((text) => text !== '').join(', '));
  const more = towns.length > maxTold ? ` and ${towns.length - maxTold} more` : '';
  return refused({
    code: 'ambiguous-place',
    field: 'place',
    reason: `Several towns have this name: ${told.join('; ')}${more}. Add the region or the country, or give lat and lon.`,
  });
}

/** What unpacks is loaded with the first piece: most tables have coordinates. */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const { gunzipSync } = await import('fflate');
  return new TextDecoder().decode(gunzipSync(bytes));
}
