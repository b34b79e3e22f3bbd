import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { aspectNames } from '../../names.ts';
import { bareName } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `en toi, ${one} et ${other} ne font qu’un et se séparent mal`,
  Opposition: (one, other) => `tu vas et viens entre ${one} et ${other}, jusqu’à faire une place à chacun`,
  Trine: (one, other) => `${one} et ${other} travaillent main dans la main`,
  Square: (one, other) => `${one} et ${other} se gênent, et c’est ainsi que tu grandis`,
  Sextile: (one, other) => `${one} et ${other} s’entraident dès que tu le demandes`,
};

/** "Soleil en trigone avec Saturne (orbe 2°10′) : ta volonté et ta patience travaillent main dans la main." */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} en ${aspectNames[type]} avec ${bareName(aspected)}${width} : ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}
