import { placeKey } from './place-key.ts';

/** Languages in which a table may name countries. */
const languages = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'id',
  'hi',
  'mr',
  'bn',
  'ta',
  'te',
  'kn',
  'ml',
  'gu',
  'zh',
  'ja',
];

/** What people call countries beside the names of CLDR. */
const others: Readonly<Record<string, string>> = {
  US: 'USA, U.S.A., U.S., America, EEUU, EE.UU., EUA, Vereinigte Staaten von Amerika',
  GB: 'UK, U.K., England, Scotland, Wales, Great Britain, Großbritannien, Inglaterra, Angleterre',
  IN: 'Bharat, Hindustan',
  AE: 'UAE, Emirates',
  CZ: 'Czech Republic, Tschechische Republik',
  DE: 'BRD, FRG, Federal Republic of Germany',
  NL: 'Holland, The Netherlands',
  RU: 'USSR, Soviet Union, Russian Federation',
  MM: 'Burma',
  LK: 'Ceylon',
  KR: 'Korea',
  TR: 'Turkey',
};

let known: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name or code; undefined for what is none. */
export function countryCode(text: string): string | undefined {
  known ??= names();
  return known.get(placeKey(text));
}

/** Codes of countries that are no more stand for those that followed them: DD for DE. */
const isToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

function names(): Map<string, string> {
  const byName = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => isToday(code) && english.of(code) !== undefined);
  for (const language of languages) {
    const named = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = named.of(code);
      if (name !== undefined && !byName.has(placeKey(name))) byName.set(placeKey(name), code);
    }
  }
  for (const [code, list] of Object.entries(others))
    for (const name of list.split(',')) byName.set(placeKey(name), code);
  for (const code of codes) byName.set(code.toLowerCase(), code);
  return byName;
}
