import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { inAspect } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} и ${other} в вас слиты, и разделить их трудно`,
  Opposition: (one, other) => `${one} и ${other} тянут в разные стороны, пока каждое не найдёт своё место`,
  Trine: (one, other) => `${one} и ${other} работают рука об руку`,
  Square: (one, other) => `${one} и ${other} мешают друг другу, и на этом вы растёте`,
  Sextile: (one, other) => `${one} и ${other} помогают друг другу, стоит только попросить`,
};

/** „Солнце в трине с Сатурном (орб 2°10′): ваша воля и ваше терпение работают рука об руку.“ */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (орб ${degrees(orb)})` : '';
  return `${inAspect(aspecting, type, aspected)}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}.`;
}
