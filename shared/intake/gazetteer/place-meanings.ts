import { countryCode, formerCountry } from './countries.ts';
import { looseKey, placeNameKey, withoutAreaWords } from './place-key.ts';
import type { PlacePart } from './place-words.ts';
import { type Named, nothingNamed, type Town, type TownIndex } from './town-index.ts';

export interface PartMeaning extends Named {
  readonly part: PlacePart;
  readonly country: string | undefined;
  readonly formerCountries: readonly string[];
}

export const isKnown = ({
  towns,
  areas,
  formerAreas,
  areasOfFormerCountry,
  partOf,
  country,
  formerCountries,
}: PartMeaning): boolean =>
  [towns, areas, formerAreas, areasOfFormerCountry, partOf, formerCountries].some(
    (list) => list.length > 0,
  ) || country !== undefined;

const maxWords = 8;
const maxWordsOfName = 4;

/** Splits an unknown part if all of its words are known: `Chennai Tamil Nadu India`. */
export async function meaningsOf(index: TownIndex, parts: readonly PlacePart[]): Promise<PartMeaning[]> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const whole = await meaningOf(index, part);
      return isKnown(whole) || !part.maySplit ? [whole] : ((await inWords(index, part)) ?? [whole]);
    }),
  );
  return found.flat();
}

async function meaningOf(index: TownIndex, part: PlacePart): Promise<PartMeaning> {
  let first: PartMeaning | undefined;
  for (const name of part.names) {
    const found = await meaningOfName(index, part, name);
    if (found.towns.length > 0 || part.column === 'country') return found;
    if (isKnown(found)) first ??= found;
  }
  return first ?? { ...nothingNamed, part, country: undefined, formerCountries: [] };
}

async function meaningOfName(index: TownIndex, part: PlacePart, name: string): Promise<PartMeaning> {
  const country = countryCode(name);
  const formerCountries = formerCountry(name);
  if (part.column === 'country' && country !== undefined)
    return { ...nothingNamed, part, country, formerCountries };
  const named = await index.named(name);
  const bare = withoutAreaWords(name);
  // Kansas City is not an area called Kansas.
  if (named.towns.length > 0 || bare === name.trim() || placeNameKey(bare) === '')
    return withCountry({ ...named, part, country, formerCountries });
  const area = await index.named(bare);
  const areas = [...new Set([...named.areas, ...area.areas])];
  const seats = area.towns.filter(
    (town) => looseKey(withoutAreaWords(town.district)) === looseKey(town.name),
  );
  return withCountry({
    part,
    towns: seats,
    areas,
    formerAreas: [...named.formerAreas, ...area.formerAreas],
    areasOfFormerCountry: [...named.areasOfFormerCountry, ...area.areasOfFormerCountry],
    partOf: named.partOf,
    country: country ?? countryCode(bare),
    formerCountries,
  });
}

/** The region column means a country only if no region has that name: CA is California. */
const withCountry = (meaning: PartMeaning): PartMeaning =>
  meaning.part.column === 'region' && meaning.areas.length > 0 ? { ...meaning, country: undefined } : meaning;

async function inWords(index: TownIndex, part: PlacePart): Promise<PartMeaning[] | undefined> {
  for (const name of part.names.toReversed()) {
    const words = name.split(/[\s\-–—.]+/u).filter((word) => word !== '');
    if (words.length < 2 || words.length > maxWords) continue;
    const found = await meaningsOfWords(index, part, words);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function meaningsOfWords(
  index: TownIndex,
  part: PlacePart,
  words: readonly string[],
): Promise<PartMeaning[] | undefined> {
  if (words.length === 0) return [];
  for (let length = Math.min(maxWordsOfName, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (name.length < 2) continue;
    const head = await meaningOf(index, { ...part, text: name, names: [name], isAddress: false });
    if (!isKnown(head)) continue;
    const rest = await meaningsOfWords(index, part, words.slice(length));
    if (rest !== undefined) return [head, ...rest];
  }
  return undefined;
}

/** `nearly`: the match uses a former name or border, or a near misspelling. */
export type Fit = 'exactly' | 'nearly' | 'not';

/** In degrees: in `Thane, Mumbai` the second name is a larger town within this distance. */
const nearDegrees = 0.45;
const minPeopleNearby = 50_000;

/** A region's name is not read as a district elsewhere: Hampton, Washington is not in Washington County, New York. */
export function readingsFor({ part, country, areas }: PartMeaning, town: Town): string[] {
  const [region = '', district = ''] = town.areas;
  const isRegion = areas.some((code) => isRegionCode(code) && code.startsWith(`${town.country}.`));
  const saysDistrict = withoutAreaWords(part.text) !== part.text.trim();
  return [
    ...(country === town.country ? [country] : []),
    ...(areas.includes(region) ? [region] : []),
    ...(areas.includes(district) && (!isRegion || saysDistrict) ? [district] : []),
  ];
}

const isRegionCode = (code: string): boolean => code.split('.').length === 2;

export function fitOf(meaning: PartMeaning, town: Town, placeOfTown: string): Fit {
  const { part, towns, areas, partOf, formerAreas, areasOfFormerCountry, country, formerCountries } = meaning;
  if (readingsFor(meaning, town).length > 0 || partOf.includes(placeOfTown)) return 'exactly';
  if (towns.some((one) => isSame(one, town))) return 'exactly';
  if (formerCountries.includes(town.country)) return 'nearly';
  if (formerAreas.some((code) => town.areas.includes(code))) return 'nearly';
  // A former country fits only if the row calls the town by another name than its own.
  if (town.called !== 'own' && areasOfFormerCountry.some((code) => town.areas.includes(code)))
    return 'nearly';
  const isLarge = country !== undefined || areas.some(isRegionCode);
  if (!isLarge && towns.some((one) => isNearby(one, town))) return 'nearly';
  const isUnknown = !isKnown(meaning);
  if (isUnknown && [town.region, town.district].some((name) => isNearlySpelt(part.text, name)))
    return 'nearly';
  return 'not';
}

const isSame = (one: Town, other: Town): boolean =>
  one.country === other.country && one.lat === other.lat && one.lon === other.lon;

const isNearby = (large: Town, town: Town): boolean =>
  large.areas[0] === town.areas[0] &&
  large.population >= minPeopleNearby &&
  large.population > town.population &&
  spotDistance(town, large) < nearDegrees;

export interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** In degrees of latitude, also across the 180th meridian. */
export function spotDistance(one: Spot, other: Spot): number {
  const across = Math.abs(one.lon - other.lon);
  const narrowing = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, Math.min(across, 360 - across) * narrowing);
}

const minLetters = 7;

function isNearlySpelt(text: string, name: string): boolean {
  const [one, other] = [looseKey(withoutAreaWords(text)), looseKey(withoutAreaWords(name))];
  if (Math.min(one.length, other.length) < minLetters) return false;
  return one === other || isOneLetterOff(one, other);
}

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
