import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { inCase } from '../../../languages/tamil-cases.ts';
import { aspectNames, called } from '../../names.ts';
import { list } from './list.ts';
import { inAWord } from './planets.ts';

/** What two things in one person do to each other in an aspect. */
const together: Record<AspectType, (both: readonly string[]) => string> = {
  Conjunction: (both) => `உங்களிடம் ${list(both)} பிரிக்க முடியாதபடி ஒன்றாகவே வருகின்றன`,
  Opposition: (both) => `${list(both, 'dative')} இடையே ஊசலாடுகிறீர்கள், இரண்டுக்கும் இடம் கிடைக்கும் வரை`,
  Trine: (both) => `உங்கள் ${list(both)} கைகோத்து நடக்கின்றன`,
  Square: (both) => `உங்கள் ${list(both)} ஒன்றோடொன்று மோதுகின்றன, அதனாலேயே வளர்கிறீர்கள்`,
  Sextile: (both) => `உங்கள் ${list(both)} கேட்கும்போதெல்லாம் ஒன்றுக்கொன்று உதவுகின்றன`,
};

/** «சூரியனும் சனியும் திரிகோணத்தில் (விலகல் 2°10′): …» */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (விலகல் ${degrees(orb)})` : '';
  const points = list([called(aspecting), called(aspected)]);
  return `${points} ${inCase(aspectNames[type], 'locative')}${width}: ${together[type]([inAWord[aspecting], inAWord[aspected]])}.`;
}
