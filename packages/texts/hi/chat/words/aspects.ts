import type { Aspect, AspectType } from '@palmleaf/engines/chart';
import { degrees } from '../../../chat/degrees.ts';
import type { Level } from '../../../chat/said/level.ts';
import { aspectNames, called } from './names.ts';
import { yourWord } from './planets.ts';

/** What two things in one person do to each other in an aspect; both stand before a postposition. */
const together: Record<AspectType, (one: string, other: string) => string> = {
  Conjunction: (one, other) => `${one} और ${other} को अलग करना कठिन है, दोनों एक होकर चलते हैं`,
  Opposition: (one, other) => `${one} और ${other} के बीच आना-जाना लगा रहता है, जब तक दोनों को अपनी जगह न मिले`,
  Trine: (one, other) => `${one} और ${other} में सहज तालमेल है`,
  Square: (one, other) => `${one} और ${other} में टकराव है, और उसी से आपका विकास होता है`,
  Sextile: (one, other) => `${one} और ${other} में सहयोग है, बस उसे बुलाना पड़ता है`,
};

/** "सूर्य और शनि की त्रिकोण दृष्टि (दीप्तांश 2°10′): …" */
export function aspectSentence({ aspecting, aspected, type, orb }: Aspect, level: Level): string {
  const width = level === 'EXPERT' ? ` (दीप्तांश ${degrees(orb)})` : '';
  return `${called(aspecting)} और ${called(aspected)} की ${aspectNames[type]}${width}: ${together[type](yourWord[aspecting], yourWord[aspected])}।`;
}
