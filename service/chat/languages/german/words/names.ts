import type { AspectPoint, AspectType } from '../../../../../engines/chart/aspect-types.ts';
import type { BodyName } from '../../../../../engines/zodiac/bodies.ts';
import type { PerSign } from '../../../../../engines/zodiac/signs.ts';

type Name = BodyName | AspectPoint;
export type Case = 'nominative' | 'accusative' | 'dative';

const bare: Readonly<Record<Name, string>> = {
  Sun: 'Sonne',
  Moon: 'Mond',
  Mars: 'Mars',
  Mercury: 'Merkur',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptun',
  Pluto: 'Pluto',
  'North Node': 'Mondknoten',
  Chiron: 'Chiron',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Ascendant: 'Aszendent',
  Midheaven: 'Himmelsmitte',
};

/** Sun and Midheaven, Moon, node and Ascendant have their article; planets have none. */
const articles: Readonly<Partial<Record<Name, Readonly<Record<Case, string>>>>> = {
  Sun: { nominative: 'die Sonne', accusative: 'die Sonne', dative: 'der Sonne' },
  Moon: { nominative: 'der Mond', accusative: 'den Mond', dative: 'dem Mond' },
  'North Node': { nominative: 'der Mondknoten', accusative: 'den Mondknoten', dative: 'dem Mondknoten' },
  Ascendant: { nominative: 'der Aszendent', accusative: 'den Aszendenten', dative: 'dem Aszendenten' },
  Midheaven: { nominative: 'die Himmelsmitte', accusative: 'die Himmelsmitte', dative: 'der Himmelsmitte' },
};

/** "Mond": as in a table. */
export function bareName(name: Name): string {
  return bare[name];
}

/** "der Mond", "den Mond", "dem Mond", "Mars". */
export function called(name: Name, how: Case = 'nominative'): string {
  return articles[name]?.[how] ?? bare[name];
}

const genitives: Readonly<Partial<Record<Name, string>>> = {
  Sun: 'der Sonne',
  Moon: 'des Mondes',
  'North Node': 'des Mondknotens',
  Ascendant: 'des Aszendenten',
  Midheaven: 'der Himmelsmitte',
};

/** After a noun: „von Saturn“, „des Mondes“, „der Sonne“. */
export function ofBody(name: Name): string {
  return genitives[name] ?? `von ${bare[name]}`;
}

/** The pronoun of a body. */
export function pronoun(name: Name): 'er' | 'sie' {
  return name === 'Sun' || name === 'Venus' || name === 'Midheaven' ? 'sie' : 'er';
}

export const signNames: PerSign<string> = [
  'Widder',
  'Stier',
  'Zwillinge',
  'Krebs',
  'Löwe',
  'Jungfrau',
  'Waage',
  'Skorpion',
  'Schütze',
  'Steinbock',
  'Wassermann',
  'Fische',
];

/** Where something stands: „im“, „in der“ or, for the two plurals, „in den“. */
export const inSigns: PerSign<string> = [
  'im Widder',
  'im Stier',
  'in den Zwillingen',
  'im Krebs',
  'im Löwen',
  'in der Jungfrau',
  'in der Waage',
  'im Skorpion',
  'im Schützen',
  'im Steinbock',
  'im Wassermann',
  'in den Fischen',
];

/** Through what something passes: „durch den Widder“. */
export const throughSigns: PerSign<string> = [
  'durch den Widder',
  'durch den Stier',
  'durch die Zwillinge',
  'durch den Krebs',
  'durch den Löwen',
  'durch die Jungfrau',
  'durch die Waage',
  'durch den Skorpion',
  'durch den Schützen',
  'durch den Steinbock',
  'durch den Wassermann',
  'durch die Fische',
];

/** After "zu": the name of the sign at whose border something stands. */
export const toSigns: PerSign<string> = [
  'zum Widder',
  'zum Stier',
  'zu den Zwillingen',
  'zum Krebs',
  'zum Löwen',
  'zur Jungfrau',
  'zur Waage',
  'zum Skorpion',
  'zum Schützen',
  'zum Steinbock',
  'zum Wassermann',
  'zu den Fischen',
];

export const aspectNames: Readonly<Record<AspectType, string>> = {
  Conjunction: 'Konjunktion',
  Opposition: 'Opposition',
  Trine: 'Trigon',
  Square: 'Quadrat',
  Sextile: 'Sextil',
};

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'im Domizil',
  exalted: 'erhöht',
  'in detriment': 'im Exil',
  'in fall': 'im Fall',
  peregrine: 'peregrin',
  debilitated: 'erniedrigt',
  'in its own sign': 'im eigenen Zeichen',
  "in a friend's sign": 'in befreundetem Zeichen',
  "in an enemy's sign": 'in feindlichem Zeichen',
  'in a neutral sign': 'in neutralem Zeichen',
};
