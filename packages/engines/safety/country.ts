import tzLookup from '@photostructure/tz-lookup';
import { safetyLanguages } from './kinds.ts';

const regions = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);

const comparable = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XK']);

/** Intl gives a retired code its successor: PZ is PA. */
const isCurrent = (region: string): boolean =>
  !noCountries.has(region) && new Intl.Locale(`und-${region}`).region === region;

let byName: Map<string, string> | undefined;
let byZone: Map<string, string> | undefined;

const commonNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  'northern ireland': 'GB',
  bharat: 'IN',
  uae: 'AE',
  turkey: 'TR',
  'czech republic': 'CZ',
  holland: 'NL',
  korea: 'KR',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  'east timor': 'TL',
  swaziland: 'SZ',
  macedonia: 'MK',
  vatican: 'VA',
};

function inhabitedRegions(): string[] {
  byZone ??= countriesByZone();
  return [...new Set(byZone.values())];
}

function countriesByName(): Map<string, string> {
  const found = new Map(Object.entries(commonNames));
  for (const language of safetyLanguages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const region of inhabitedRegions()) {
        const name = names.of(region);
        if (name !== undefined && !found.has(comparable(name))) found.set(comparable(name), region);
      }
    }
  return found;
}

/** Intl Locale Info, which TypeScript's types lack. */
function zonesOf(locale: Intl.Locale): readonly string[] {
  const get: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof get === 'function' ? get.call(locale) : undefined;
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : [];
}

function countriesByZone(): Map<string, string> {
  const found = new Map<string, string>();
  for (const region of regions.filter(isCurrent))
    for (const zone of zonesOf(new Intl.Locale('und', { region }))) {
      found.set(zone, region);
      if (!found.has(canonical(zone))) found.set(canonical(zone), region);
    }
  return found;
}

const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

function countryNamed(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  byName ??= countriesByName();
  const found = byName.get(comparable(text));
  if (found !== undefined) return found;
  const isCode = /^[A-Z]{2}$/.test(code) && [...byName.values()].includes(code);
  return isCode ? code : undefined;
}

interface Whereabouts {
  readonly country?: string | undefined;
  readonly place?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

/**
 * ISO 3166-1 alpha-2, by the country, else the last part of the place, else the time zone of the coordinates.
 */
export function countryOf({ country = '', place = '', lat, lon }: Whereabouts): string | undefined {
  const stated =
    countryNamed(country) ?? (place.includes(',') ? countryNamed(place.split(',').at(-1) ?? '') : undefined);
  if (stated !== undefined) return stated;
  const isPoint = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  if (!isPoint) return undefined;
  byZone ??= countriesByZone();
  const zone = tzLookup(lat, lon);
  return byZone.get(zone) ?? byZone.get(canonical(zone));
}
