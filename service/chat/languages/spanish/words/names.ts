import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../../../engines/zodiac/signs.ts';

type Name = BodyName | AspectPoint;

const bare: Readonly<Record<Name, string>> = {
  Sun: 'Sol',
  Moon: 'Luna',
  Mars: 'Marte',
  Mercury: 'Mercurio',
  Jupiter: 'Júpiter',
  Venus: 'Venus',
  Saturn: 'Saturno',
  Uranus: 'Urano',
  Neptune: 'Neptuno',
  Pluto: 'Plutón',
  'North Node': 'Nodo Norte',
  Chiron: 'Quirón',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Ascendente',
  Midheaven: 'Medio Cielo',
};

const masculine: readonly Name[] = ['Sun', 'North Node', 'Ascendant', 'Midheaven'];

/** "Luna": as in a table. */
export function bareName(name: Name): string {
  return bare[name];
}

/** "el Sol", "la Luna", "Saturno". */
export function called(name: Name): string {
  if (masculine.includes(name)) return `el ${bare[name]}`;
  return name === 'Moon' ? `la ${bare[name]}` : bare[name];
}

/** "del Sol", "de la Luna", "de Saturno". */
export function ofBody(name: Name): string {
  return masculine.includes(name) ? `del ${bare[name]}` : `de ${called(name)}`;
}

/** "al Sol", "a la Luna", "a Saturno". */
export function toBody(name: Name): string {
  return masculine.includes(name) ? `al ${bare[name]}` : `a ${called(name)}`;
}

/** "tu Sol", "tu Luna". */
export function yours(name: Name): string {
  return `tu ${bare[name]}`;
}

export const signNames: PerSign<string> = [
  'Aries',
  'Tauro',
  'Géminis',
  'Cáncer',
  'Leo',
  'Virgo',
  'Libra',
  'Escorpio',
  'Sagitario',
  'Capricornio',
  'Acuario',
  'Piscis',
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'conjunción',
  Opposition: 'oposición',
  Trine: 'trígono',
  Square: 'cuadratura',
  Sextile: 'sextil',
};

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'en domicilio',
  exalted: 'en exaltación',
  'in detriment': 'en exilio',
  'in fall': 'en caída',
  peregrine: 'en signo ajeno',
  debilitated: 'en debilidad',
  'in its own sign': 'en su propio signo',
  "in a friend's sign": 'en signo amigo',
  "in an enemy's sign": 'en signo enemigo',
  'in a neutral sign': 'en signo neutro',
};
