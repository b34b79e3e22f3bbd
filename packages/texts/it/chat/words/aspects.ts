import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { aspectNames } from '../../names.ts';
import { bareName, called } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `in te ${one} e ${other} sono una cosa sola, e si distinguono a fatica`,
  Opposition: (one, other) => `oscilli tra ${one} e ${other} finché entrambe le cose non trovano posto`,
  Trine: (one, other) => `${one} e ${other} si danno la mano`,
  Square: (one, other) => `${one} e ${other} si intralciano, ed è così che cresci`,
  Sextile: (one, other) => `${one} e ${other} si aiutano ogni volta che lo chiedi`,
};

/** "Sole in trigono con Saturno (orbe 2°10′): la tua volontà e la tua pazienza si danno la mano." */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (orbe ${degrees(orb)})` : '';
  return `${bareName(aspecting)} in ${aspectNames[type]} con ${called(aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}
