import type { PointName } from '../../../languages/point-name.ts';
import { bareNames, names } from '../../names.ts';

/** "Luna": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "el Sol", "la Luna", "Saturno". */
export function called(name: PointName): string {
  return names[name];
}

/** "del Sol", "de la Luna", "de Saturno". */
export function ofBody(name: PointName): string {
  return `de ${names[name]}`.replace(/^de el /, 'del ');
}

/** "al Sol", "a la Luna", "a Saturno". */
export function toBody(name: PointName): string {
  return `a ${names[name]}`.replace(/^a el /, 'al ');
}

/** "tu Sol", "tu Luna". */
export function yours(name: PointName): string {
  return `tu ${bareNames[name]}`;
}

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
