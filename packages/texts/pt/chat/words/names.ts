import type { PointName } from '../../../languages/point-name.ts';
import { bareNames, isFeminine, names } from '../../names.ts';
import { contracted } from './contractions.ts';

/** "Lua": as in a table. */
export function bareName(name: PointName): string {
  return bareNames[name];
}

/** "o Sol", "a Lua", "Saturno". */
export function called(name: PointName): string {
  return names[name];
}

/** "do Sol", "da Lua", "de Saturno". */
export function ofBody(name: PointName): string {
  return contracted('de', called(name));
}

/** "ao Sol", "à Lua", "a Saturno". */
export function toBody(name: PointName): string {
  return contracted('a', called(name));
}

/** "o seu Sol", "a sua Lua". */
export function yours(name: PointName): string {
  return `${isFeminine(name) ? 'a sua' : 'o seu'} ${bareNames[name]}`;
}

/** The dignities by the engine's own names. */
export const dignityNames: Readonly<Record<string, string>> = {
  'in domicile': 'em domicílio',
  exalted: 'em exaltação',
  'in detriment': 'em exílio',
  'in fall': 'em queda',
  peregrine: 'em signo alheio',
  debilitated: 'em debilidade',
  'in its own sign': 'no próprio signo',
  "in a friend's sign": 'em signo amigo',
  "in an enemy's sign": 'em signo inimigo',
  'in a neutral sign': 'em signo neutro',
};
