import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { capital } from '../../../languages/capital.ts';
import { aspectNames } from '../../names.ts';
import { bareName } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} und ${other} kommen in dir als eines und sind kaum zu trennen`,
  Opposition: (one, other) => `${one} und ${other} ziehen hin und her, bis beides seinen Platz hat`,
  Trine: (one, other) => `${one} und ${other} arbeiten Hand in Hand`,
  Square: (one, other) => `${one} und ${other} stehen einander im Weg, und daran wächst du`,
  Sextile: (one, other) => `${one} und ${other} helfen einander, sooft du darum bittest`,
};

/** „Sonne Trigon Saturn (Orbis 2°10′): Dein Wille und deine Geduld arbeiten Hand in Hand.“ */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (Orbis ${degrees(orb)})` : '';
  const meaning = capital(together[type](yourWord[aspecting], yourWord[aspected]));
  return `${bareName(aspecting)} ${aspectNames[type]} ${bareName(aspected)}${width}: ${meaning}.`;
}
