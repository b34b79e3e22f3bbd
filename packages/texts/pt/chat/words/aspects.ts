import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { aspectNames } from '../../names.ts';
import { bareName, called } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `em você ${one} e ${other} andam como uma coisa só, difícil de separar`,
  Opposition: (one, other) => `você vai e volta entre ${one} e ${other} até que ambas as coisas tenham lugar`,
  Trine: (one, other) => `${one} e ${other} trabalham de mãos dadas`,
  Square: (one, other) => `${one} e ${other} se atrapalham, e com isso você cresce`,
  Sextile: (one, other) => `${one} e ${other} se ajudam sempre que você pede`,
};

/** "Sol em trígono com Saturno (orbe 2°10′): a sua vontade e a sua paciência trabalham de mãos dadas." */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} em ${aspectNames[type]} com ${called(aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}
