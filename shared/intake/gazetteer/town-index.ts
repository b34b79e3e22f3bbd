import { pieceOf, placeNameKey } from './place-key.ts';

export interface Town {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly district: string;
  /** Codes of the region and the district: IN.25, IN.25.603. */
  readonly areas: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  /** Which of the town's names matched: its own, another or a former one. */
  readonly called: 'own' | 'other' | 'former';
}

export interface Named {
  readonly towns: readonly Town[];
  readonly areas: readonly string[];
  /** Areas once in an area of this name. */
  readonly formerAreas: readonly string[];
  /** Areas once in a country of this name, when their towns had other names. */
  readonly areasOfFormerCountry: readonly string[];
  /** Towns (`placeOf`) with a part of this name. */
  readonly partOf: readonly string[];
}

type Found = { readonly [Kind in keyof Named]: Named[Kind][number][] };

export const nothingNamed: Named = {
  towns: [],
  areas: [],
  formerAreas: [],
  areasOfFormerCountry: [],
  partOf: [],
};
const lineFeed = 10;
/** Prefixes of lines for other entries than towns; make-gazetteer.ts explains them. */
const marks: ReadonlySet<string> = new Set(['>', '~', '#', '%']);

export class TownIndex {
  readonly #piece: (index: number) => Promise<Uint8Array>;
  readonly #pieces = new Map<number, Promise<Uint8Array>>();

  constructor(piece: (index: number) => Promise<Uint8Array>) {
    this.#piece = piece;
  }

  async named(name: string): Promise<Named> {
    const key = placeNameKey(name);
    return key === '' ? nothingNamed : this.#byKey(key);
  }

  async #byKey(key: string): Promise<Named> {
    const lines = linesOf(await this.#bytes(pieceOf(key)), key);
    if (lines.length === 0) return nothingNamed;
    const found: Found = { towns: [], areas: [], formerAreas: [], areasOfFormerCountry: [], partOf: [] };
    for (const line of lines) {
      const mark = line[0] ?? '';
      if (!marks.has(mark)) {
        found.towns.push(townOf(line));
        continue;
      }
      for (const one of line.slice(2).split(' '))
        if (mark === '%') found.partOf.push(one);
        else if (mark === '#' && one.startsWith('~')) found.formerAreas.push(one.slice(1));
        else if (mark === '#' && one.startsWith('^')) found.areasOfFormerCountry.push(one.slice(1));
        else if (mark === '#') found.areas.push(one);
        else {
          const town = await this.#at(one);
          if (town !== undefined) found.towns.push({ ...town, called: mark === '~' ? 'former' : 'other' });
        }
    }
    found.towns.sort((a, b) => b.population - a.population);
    return found;
  }

  async #at(place: string): Promise<Town | undefined> {
    const key = place.slice(0, place.indexOf(':'));
    return linesOf(await this.#bytes(pieceOf(key)), key)
      .flatMap((line) => (marks.has(line[0] ?? '') ? [] : townOf(line)))
      .filter((town) => placeOf(town) === place)
      .sort((a, b) => b.population - a.population)[0];
  }

  #bytes(piece: number): Promise<Uint8Array> {
    const known = this.#pieces.get(piece);
    if (known !== undefined) return known;
    const bytes = this.#piece(piece).then(unpack);
    bytes.catch(() => this.#pieces.delete(piece));
    this.#pieces.set(piece, bytes);
    return bytes;
  }
}

export const placeOf = ({ name, areas }: Pick<Town, 'name' | 'areas'>): string =>
  `${placeNameKey(name)}:${areas.at(-1) ?? ''}`;

function townOf(line: string): Town {
  const [name = '', country = '', region = '', district = '', codes = '', lat, lon, population] =
    line.split('\t');
  return {
    name,
    country,
    region,
    district,
    areas: [`${country}.${codes.slice(0, codes.indexOf('.'))}`, `${country}.${codes}`],
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    called: 'own',
  };
}

function linesOf(bytes: Uint8Array, key: string): string[] {
  const wanted = new TextEncoder().encode(`${key}\t`);
  // `low` and `high` are always starts of lines, and the first line of the key is never before `low`.
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === low ? low : bytes.lastIndexOf(lineFeed, middle - 1) + 1;
    if (compare(bytes, start, wanted) < 0) low = endOfLine(bytes, start) + 1;
    else high = start;
  }
  const lines: string[] = [];
  while (low < bytes.length && compare(bytes, low, wanted) === 0) {
    const end = endOfLine(bytes, low);
    lines.push(new TextDecoder().decode(bytes.subarray(low + wanted.length, end)));
    low = end + 1;
  }
  return lines;
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(lineFeed, start);
  return end < 0 ? bytes.length : end;
}

function compare(bytes: Uint8Array, start: number, wanted: Uint8Array): number {
  for (const [index, byte] of wanted.entries()) {
    const difference = (bytes[start + index] ?? 0) - byte;
    if (difference !== 0) return difference;
  }
  return 0;
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const { gunzipSync } = await import('fflate');
  return gunzipSync(bytes);
}
