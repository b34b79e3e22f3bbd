import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { aspectNames } from '../../names.ts';
import { bareName } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `en ti ${one} y ${other} van como una sola cosa y cuesta separarlas`,
  Opposition: (one, other) => `vas y vienes entre ${one} y ${other} hasta que ambas cosas tienen su sitio`,
  Trine: (one, other) => `${one} y ${other} trabajan de la mano`,
  Square: (one, other) => `${one} y ${other} se estorban, y con ello creces`,
  Sextile: (one, other) => `${one} y ${other} se ayudan siempre que se lo pides`,
};

/** "Sol trígono Saturno (orbe 2°10′): tu voluntad y tu paciencia trabajan de la mano." */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} en ${aspectNames[type]} con ${bareName(aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}
