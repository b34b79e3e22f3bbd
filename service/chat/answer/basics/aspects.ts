import type { AspectType } from '../../../../engines/chart/aspect-types.ts';
import type { Aspect } from '../../../../engines/chart/aspects.ts';
import { type BodyName, bodyNames } from '../../../../engines/zodiac/bodies.ts';
import type { Level } from '../../composer.ts';
import { inAWord } from '../../words/planets.ts';
import { degrees } from './say.ts';

/** The verb of a contact in plain words, after the moving body. */
export const meets: Record<AspectType, string> = {
  Conjunction: 'meets',
  Opposition: 'stands opposite',
  Trine: 'supports',
  Square: 'presses',
  Sextile: 'helps',
};

/** What two things do to each other in an aspect. */
const together: Record<AspectType, string> = {
  Conjunction: 'act as one',
  Opposition: 'pull in two directions and want balance',
  Trine: 'help each other without effort',
  Square: 'rub against each other and make one work',
  Sextile: 'help each other when asked',
};

export function meaningOf(point: string): string {
  if (point === 'Ascendant') return 'your manner';
  if (point === 'Midheaven') return 'your standing';
  const body = bodyNames.find((name): name is BodyName => name === point);
  return body ? inAWord[body] : point;
}

/** "Sun trine Saturn (orb 2°10′): will and patience help each other without effort.". */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const orbText = level === 'EXPERT' ? ` (orb ${degrees(orb)})` : '';
  return `${aspecting} ${type.toLowerCase()} ${aspected}${orbText}: ${meaningOf(aspecting)} and ${meaningOf(aspected)} ${together[type]}.`;
}
