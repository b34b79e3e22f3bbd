import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaKey, placeNameKey } from '../../shared/intake/gazetteer/place-key.ts';
import { formerAreas } from './former-areas.ts';
import { districtNames, regionNames } from './sources.ts';

const areaNames = readFileSync(new URL('area-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [code = '', names = ''] = line.split(': ');
    return [code, names.split(',').map((name) => name.trim())] as const;
  });

/** Languages in which names of regions are stored. */
const everywhere = new Set(['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl']);
const indian = new Set(['hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'or']);
const byCountry: Readonly<Record<string, readonly string[]>> = {
  ES: ['ca', 'eu', 'gl'],
  CZ: ['cs'],
  SK: ['sk'],
  HU: ['hu'],
  SE: ['sv'],
  FI: ['fi', 'sv'],
  DK: ['da'],
  NO: ['no'],
  RO: ['ro'],
  GR: ['el'],
  TR: ['tr'],
  RU: ['ru'],
  UA: ['uk', 'ru'],
  BY: ['be', 'ru'],
  KZ: ['kk', 'ru'],
  BG: ['bg'],
  RS: ['sr', 'sr_Latn'],
  HR: ['hr'],
  SI: ['sl'],
  LT: ['lt'],
  LV: ['lv'],
  EE: ['et'],
  IS: ['is'],
  JP: ['ja'],
  CN: ['zh'],
  TW: ['zh'],
  KR: ['ko'],
  TH: ['th'],
  VN: ['vi'],
  ID: ['id'],
  IL: ['he'],
  NP: ['ne'],
  BD: ['bn'],
  LK: ['si', 'ta'],
  PK: ['ur'],
};

/**
 * `~` marks a former parent, `^` a former country in which towns had other names.
 * @param subdivisions the folder `common/subdivisions` of CLDR
 */
export function areaLines(subdivisions: string): Map<string, ReadonlySet<string>> {
  const byKey = new Map<string, Set<string>>();
  const put = (name: string, area: string) => {
    for (const key of new Set([placeNameKey(name), areaKey(name)]))
      if (key !== '') byKey.set(key, (byKey.get(key) ?? new Set()).add(area));
  };
  for (const [code, name] of [...regionNames, ...districtNames]) put(name, code);
  for (const [code, names] of codedNames(subdivisions)) for (const name of names) put(name, code);
  for (const [code, names] of areaNames) {
    if (!regionNames.has(code) && !districtNames.has(code)) throw new Error(`GeoNames has no area ${code}`);
    for (const name of names) put(name, code);
  }
  for (const [names, codes] of formerAreas)
    for (const code of codes.split(' ')) {
      if (!regionNames.has(code.replace('^', '')) && !districtNames.has(code))
        throw new Error(`GeoNames has no region ${code}`);
      for (const name of names.split(',')) {
        const key = placeNameKey(name);
        if (byKey.get(key)?.has(code.replace('^', '')) !== true)
          byKey.set(key, (byKey.get(key) ?? new Set()).add(code.startsWith('^') ? code : `~${code}`));
      }
    }
  return byKey;
}

function codedNames(folder: string): Map<string, Set<string>> {
  const known = new Map<string, string>();
  const add = (code: string, name: string) => {
    const country = code.slice(0, 2);
    for (const key of [placeNameKey(name), areaKey(name)])
      if (!known.has(country + key)) known.set(country + key, code);
  };
  for (const [code, name] of regionNames) add(code, name);
  for (const [code, names] of areaNames)
    if (regionNames.has(code)) for (const name of names) if (name.length > 3) add(code, name);
  for (const [code, name] of districtNames) {
    const [country = '', , letters = ''] = code.split('.');
    add(code, name);
    if (/^[A-Z]{1,3}$/.test(letters) && country !== 'GB') known.set(`${country}#${letters}`, code);
  }
  const named = new Map<string, Map<string, string>>();
  for (const file of readdirSync(folder)) {
    const language = file.replace('.xml', '');
    for (const [, code = '', name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /<subdivision type="([a-z]{2}[a-z0-9]{1,3})"[^>]*>([^<]+)</g,
    ))
      named.set(code, (named.get(code) ?? new Map()).set(language, name.replace(/[²³]/g, '')));
  }
  const found = new Map<string, Set<string>>();
  for (const [code, names] of named) {
    const [country, letters] = [code.slice(0, 2).toUpperCase(), code.slice(2).toUpperCase()];
    const texts = [names.get('en') ?? '', ...names.values()];
    const area =
      texts
        .map((name) => known.get(country + placeNameKey(name)) ?? known.get(country + areaKey(name)))
        .find(Boolean) ?? known.get(`${country}#${letters}`);
    if (area === undefined) continue;
    const variants = found.get(area) ?? new Set<string>();
    for (const [language, name] of names) {
      const isIndian = indian.has(language) && country === 'IN';
      if (everywhere.has(language) || isIndian || byCountry[country]?.includes(language)) variants.add(name);
    }
    if (/^[A-Z]{1,3}$/.test(letters)) variants.add(letters);
    found.set(area, variants);
  }
  // People write provinces of Italy, Spain and Belgium as the letters of their codes.
  for (const [key, code] of known) {
    const letters = /^(?:IT|ES|BE)#([A-Z]{1,3})$/.exec(key)?.[1];
    if (letters !== undefined) found.set(code, (found.get(code) ?? new Set()).add(letters));
  }
  return found;
}
