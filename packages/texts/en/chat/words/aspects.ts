import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { type BodyName, bodyNames } from '@palmleaf/engines/zodiac';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { inAWord } from './planets.ts';

/** The verb of a contact in plain words, after the moving body. */
export const meets: Record<AspectType, string> = {
  Conjunction: 'meets',
  Opposition: 'stands opposite',
  Trine: 'supports',
  Square: 'presses',
  Sextile: 'helps',
};

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `in you ${one} and ${other} come as one and are hard to tell apart`,
  Opposition: (one, other) => `you go to and fro between ${one} and ${other} until both have their place`,
  Trine: (one, other) => `your ${one} and your ${other} work hand in hand`,
  Square: (one, other) => `your ${one} and your ${other} get in each other’s way, and you grow by it`,
  Sextile: (one, other) => `your ${one} and your ${other} help each other whenever you ask them to`,
};

/** What a point of the chart stands for in one word, to be said with "your". */
function meaningOf(point: string): string {
  if (point === 'Ascendant') return 'manner';
  if (point === 'Midheaven') return 'standing';
  const body = bodyNames.find((name): name is BodyName => name === point);
  return body ? inAWord[body] : point;
}

/** "Sun trine Saturn (orb 2°10′): your will and your patience work hand in hand.". */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const orbText = level === 'EXPERT' ? ` (orb ${degrees(orb)})` : '';
  return `${aspecting} ${type.toLowerCase()} ${aspected}${orbText}: ${together[type](meaningOf(aspecting), meaningOf(aspected))}.`;
}
