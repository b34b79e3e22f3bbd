import { accepted, type Reading, refused } from '../reading.ts';
import { type CoordinateSlip, coordinateSlips } from '../reasons/row-reasons.ts';
import { mask } from '../refusal.ts';
import {
  type Fit,
  fitOf,
  isKnown,
  meaningsOf,
  type PartMeaning,
  readingsFor,
  type Spot,
  spotDistance,
} from './place-meanings.ts';
import { type PlaceWords, partsOf } from './place-words.ts';
import { nothingNamed, placeOf, type Town, TownIndex } from './town-index.ts';

export interface FoundPlace extends Spot {
  readonly said: string;
  readonly placeName: string;
}

/** The largest town of a name is meant if it has this many times the people of the next largest. */
const clearFactor = 10;
/** The same factor if the name is the main name of the next town, but not of the largest. */
const clearFactorOfOther = 100;
/** In degrees. Towns of one name that are nearer to each other count as one. */
const sameDegrees = 0.3;
const maxLetters = 300;
const maxRemembered = 10_000;
const maxListed = 5;

/** Coordinates within `nearDegrees` of a town fit its name; beyond `farDegrees` they are wrong. */
const nearDegrees = 0.5;
const farDegrees = 2;
const besideTown = 0.12;
const inTown = 0.04;

/** 26.50 as 26°50'. Not a number for other figures than degrees and whole minutes. */
function degreesOfMinutes(value: number): number {
  const hundredths = Math.round(Math.abs(value) * 100);
  const [degrees, minutes] = [Math.floor(hundredths / 100), hundredths % 100];
  const isWhole = Math.abs(Math.abs(value) * 100 - hundredths) < 1e-6 && minutes < 60;
  return isWhole ? Math.sign(value) * (degrees + minutes / 60) : Number.NaN;
}

/** Some 200,000 towns from GeoNames (CC BY 4.0). A town must match every part of the text. */
export class Gazetteer {
  readonly #index: TownIndex;
  readonly #found = remembered((words) => this.#search(words));
  readonly #towns = remembered((words) => this.#townsNamed(words));

  constructor(piece: (index: number) => Promise<Uint8Array>) {
    this.#index = new TownIndex(piece);
  }

  find(words: PlaceWords): Promise<Reading<FoundPlace | undefined>> {
    return keyOf(words).length > maxLetters ? Promise.resolve(refuseUnknown([])) : this.#found(words);
  }

  /** If coordinates are far from every town of the name, returns the mistake whose correction fits one. */
  async slipOf(words: PlaceWords, { lat, lon }: Spot): Promise<CoordinateSlip | undefined> {
    if (words.place.length > maxLetters) return undefined;
    const towns = await this.#towns(words);
    const isNear = (spot: Spot, degrees: number) => towns.some((town) => spotDistance(town, spot) < degrees);
    if (towns.length === 0) return undefined;
    const inMinutes = { lat: degreesOfMinutes(lat), lon: degreesOfMinutes(lon) };
    if (isNear({ lat, lon }, farDegrees)) {
      const isRounded = [lat, lon].every((value) => Number.isInteger(value * 2));
      const isRead = isRounded || isNear({ lat, lon }, besideTown) || !isNear(inMinutes, inTown);
      return isRead ? undefined : 'minutes';
    }
    const slips: Readonly<Record<CoordinateSlip, Spot>> = {
      minutes: inMinutes,
      lon: { lat, lon: -lon },
      lat: { lat: -lat, lon },
      both: { lat: -lat, lon: -lon },
      swapped: { lat: lon, lon: lat },
    };
    return coordinateSlips.find((slip) => isNear(slips[slip], nearDegrees));
  }

  async #townsNamed(words: PlaceWords): Promise<Town[]> {
    const parts = partsOf(words).filter(({ column, isAddress }) => column === 'place' && !isAddress);
    const named = await Promise.all([
      this.#index.named(words.place),
      ...(await meaningsOf(this.#index, parts)),
    ]);
    return named.flatMap((one) => one.towns);
  }

  async #search(words: PlaceWords): Promise<Reading<FoundPlace | undefined>> {
    const written = [words.place, words.region, words.country].flatMap((text) => text ?? []).join(', ');
    const parts = partsOf(words);
    const { towns } = parts.some(({ isAddress }) => isAddress)
      ? nothingNamed
      : await this.#index.named(words.place);
    if (towns.length > 0) {
      // `Frankfurt (Oder)` is a complete name.
      const name = {
        column: 'place',
        text: words.place,
        names: [words.place],
        isAddress: false,
        maySplit: false,
      } as const;
      const columns = parts.filter(({ column }) => column !== 'place');
      const found = judge(await meaningsOf(this.#index, [name, ...columns]), written);
      if (found.value !== undefined || parts.length === columns.length + 1) return found;
    }
    return judge(await meaningsOf(this.#index, parts), written);
  }
}

const keyOf = ({ place, region, country }: PlaceWords): string => JSON.stringify([place, region, country]);

function remembered<T>(search: (words: PlaceWords) => Promise<T>): (words: PlaceWords) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (words) => {
    const key = keyOf(words);
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= maxRemembered) found.clear();
    const searched = search(words);
    searched.catch(() => found.delete(key));
    found.set(key, searched);
    return searched;
  };
}

interface Candidate {
  readonly town: Town;
  readonly fit: Fit;
}

function judge(meanings: readonly PartMeaning[], written: string): Reading<FoundPlace | undefined> {
  let mismatch: Reading<undefined> | undefined;
  for (const named of meanings) {
    if (named.towns.length === 0 || named.part.column === 'country') continue;
    const others = meanings.filter((one) => one !== named);
    const candidates = named.towns.map((town) => ({ town, fit: fitOfAll(others, town) }));
    const fitting = fittingOf(candidates);
    if (fitting.length > 0) return choose(named, others, fitting, written);
    mismatch ??= refuseMismatch(named, others);
  }
  return mismatch ?? refuseUnknown(meanings);
}

const isUnused = (meaning: PartMeaning): boolean => meaning.part.isAddress && !isKnown(meaning);

function fitOfAll(others: readonly PartMeaning[], town: Town): Fit {
  let fit: Fit = 'exactly';
  for (const meaning of others) {
    const one = fitOf(meaning, town, placeOf(town));
    if (one === 'not' && !isUnused(meaning)) return 'not';
    if (one === 'nearly') fit = one;
  }
  return fit;
}

function fittingOf(candidates: readonly Candidate[]): Town[] {
  const best: Fit = candidates.some(({ fit }) => fit === 'exactly') ? 'exactly' : 'nearly';
  return distinct(candidates.filter(({ fit }) => fit === best).map(({ town }) => town));
}

function distinct(towns: readonly Town[]): Town[] {
  const result: Town[] = [];
  for (const town of towns)
    if (!result.some((one) => Math.hypot(one.lat - town.lat, one.lon - town.lon) < sameDegrees))
      result.push(town);
  return result;
}

function choose(
  named: PartMeaning,
  others: readonly PartMeaning[],
  towns: readonly Town[],
  written: string,
): Reading<FoundPlace | undefined> {
  const [first, ...rest] = towns;
  if (first === undefined) return refuseUnknown([named]);
  if (rest.some((other) => !isMeantBefore(first, other) || isReadOtherwise(others, first, other)))
    return refuseAmbiguous(towns);
  if (isProbablyArea(named, others, first)) return refuseArea();
  const where = [first.name, first.region, first.country].filter((text) => text !== '').join(', ');
  const placeName = `${where} (${first.lat}, ${first.lon})`;
  const unused = others
    .filter((one) => isUnused(one) && fitOf(one, first, placeOf(first)) === 'not')
    .map(({ part }) => part.text);
  return accepted({ lat: first.lat, lon: first.lon, said: written, placeName }, [
    { code: 'town-taken', said: written, town: placeName },
    ...(unused.length === 0 ? [] : [{ code: 'place-unused', texts: unused } as const]),
  ]);
}

function isMeantBefore(first: Town, other: Town): boolean {
  if (other.called === 'own' && first.called === 'former') return false;
  const factor =
    first.called === other.called ? clearFactor : other.called === 'own' ? clearFactorOfOther : 1;
  return first.population >= factor * Math.max(other.population, 1);
}

/** CA may be California for one town, Canada for the other. */
const isReadOtherwise = (others: readonly PartMeaning[], first: Town, other: Town): boolean =>
  others.some((meaning) => {
    const [one, two] = [readingsFor(meaning, first), readingsFor(meaning, other)];
    return one.length > 0 && two.length > 0 && !one.some((reading) => two.includes(reading));
  });

const minLettersOfArea = 4;
const minLettersOfCode = 3;
/** A city of this size takes precedence over a region or country with its name. */
const metropolis = 500_000;
/** A larger town takes precedence over a region of another country; over a `wellKnownRegion`, a larger city does. */
const smallTown = 25_000;
const cityBesideWellKnown = 200_000;
const wellKnownRegion = /^(AU|CA|GB|IN|US)\./;

function isProbablyArea(
  { part, country, areas }: PartMeaning,
  others: readonly PartMeaning[],
  town: Town,
): boolean {
  const { length } = part.text;
  if (length < minLettersOfCode || town.population >= metropolis) return false;
  // Three letters may be a code: VIC is Victoria, and Vic a town.
  const isShort = length < minLettersOfArea;
  if (others.some((one) => one.areas.some((code) => town.areas.includes(code)))) return false;
  const isCountry = country !== undefined && (!isShort || /^[A-Z]{3}$/.test(part.text));
  if (isCountry && country !== town.country && others.length === 0) return true;
  const [limit, limitBesideWellKnown] = isShort ? [0, smallTown] : [smallTown, cityBesideWellKnown];
  const isRival = (code: string): boolean =>
    (!isShort && code.startsWith(`${town.country}.`)) ||
    (others.length === 0 && town.population < (wellKnownRegion.test(code) ? limitBesideWellKnown : limit));
  const regions = areas.filter((code) => code.split('.').length === 2);
  return regions.some(isRival) && !regions.some((code) => town.areas.includes(code));
}

/** The reason contains no name, because refusals are stored and birthplaces must not be. */
const refuseArea = (): Reading<undefined> =>
  refused({
    code: 'unknown-place',
    field: 'place',
    reason: { code: 'area-not-town' },
  });

function refuseUnknown(meanings: readonly PartMeaning[]): Reading<undefined> {
  const isArea = meanings.some(({ areas, country }) => areas.length > 0 || country !== undefined);
  if (
    isArea &&
    meanings.every(({ areas, country, part }) => areas.length > 0 || country !== undefined || part.isAddress)
  )
    return refuseArea();
  return refused({
    code: 'unknown-place',
    field: 'place',
    reason: { code: 'town-unknown' },
  });
}

function refuseMismatch({ towns, part }: PartMeaning, others: readonly PartMeaning[]): Reading<undefined> {
  const [largest] = towns;
  const wrong = others.find(
    (one) => largest !== undefined && !isUnused(one) && fitOf(one, largest, placeOf(largest)) === 'not',
  );
  const field = wrong?.part.column ?? part.column;
  return refused({
    code: 'place-mismatch',
    field,
    masked: mask(wrong?.part.text ?? part.text),
    reason: { code: 'town-elsewhere', ...candidatesOf(distinct(towns)) },
  });
}

const refuseAmbiguous = (towns: readonly Town[]): Reading<undefined> =>
  refused({
    code: 'ambiguous-place',
    field: 'place',
    reason: { code: 'towns-of-one-name', ...candidatesOf(towns) },
  });

function candidatesOf(towns: readonly Town[]): { readonly areas: string[]; readonly more: number } {
  const regionOf = ({ region, country }: Town) => [region, country].filter((text) => text !== '').join(', ');
  const first = [...towns].sort((a, b) => Number(b.called === 'own') - Number(a.called === 'own'));
  const areas = first.slice(0, maxListed).map((town) => {
    const isAlone = towns.filter((one) => regionOf(one) === regionOf(town)).length === 1;
    return isAlone || town.district === '' ? regionOf(town) : `${town.district}, ${regionOf(town)}`;
  });
  return { areas, more: Math.max(0, towns.length - maxListed) };
}
