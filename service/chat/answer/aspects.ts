import type { Aspect, AspectType } from '../../../engines/chart/aspects.ts';
import { BODY_NAMES, type BodyName } from '../../../engines/zodiac/rulers.ts';
import type { Level } from '../composer.ts';
import { IN_A_WORD } from '../words/planets.ts';
import { degrees } from './say.ts';

/** The verb of a contact in plain words, after the moving body. */
export const MEETS: Record<AspectType, string> = {
  Conjunction: 'meets',
  Opposition: 'stands opposite',
  Trine: 'supports',
  Square: 'presses',
  Sextile: 'helps',
};

/** What two things do to each other in an aspect. */
const TOGETHER: Record<AspectType, string> = {
  Conjunction: 'act as one',
  Opposition: 'pull in two directions and want balance',
  Trine: 'help each other without effort',
  Square: 'rub against each other and make one work',
  Sextile: 'help each other when asked',
};

export function meaningOf(point: string): string {
  if (point === 'Ascendant') return 'your manner';
  if (point === 'Midheaven') return 'your standing';
  const body = BODY_NAMES.find((name): name is BodyName => name === point);
  return body ? IN_A_WORD[body] : point;
}

/** "Sun trine Saturn (orb 2°10′): will and patience help each other without effort.". */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const orbText = level === 'EXPERT' ? ` (orb ${degrees(orb)})` : '';
  return `${aspecting} ${type.toLowerCase()} ${aspected}${orbText}: ${meaningOf(aspecting)} and ${meaningOf(aspected)} ${TOGETHER[type]}.`;
}
