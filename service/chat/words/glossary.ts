import type { Tradition } from '../../../engines/chart/nativity.ts';
import { signNames } from '../../../engines/zodiac/signs.ts';

/** Words of the art in the order of their explanation; each is explained once in a conversation, where it first stands. */
const glossary: readonly (readonly [pattern: RegExp, explanation: string])[] = [
  [/\bAscendant\b/, 'the Ascendant (lagna) is the sign that rose in the east at your birth'],
  [/\bMidheaven\b/, 'the Midheaven is the highest point of the zodiac at your birth'],
  [/\bmahadasha\b/, 'a mahadasha is a great period of years that one planet rules'],
  [/\bantardasha\b/, 'an antardasha is a sub-period within it'],
  [/\bPratyantardashas?\b/, 'a pratyantardasha is a part of a sub-period'],
  [
    /\bsade sati\b/i,
    'sade sati is the seven and a half years in which Saturn passes the sign of your Moon and its two neighbours',
  ],
  [/\bnakshatra\b/, 'a nakshatra is one of the 27 stations of the Moon'],
  [/\bpada\b/, 'a pada is a quarter of a nakshatra'],
  [/\b(?<!mangal |manglik )dosha\b/, 'a dosha is a placement that tradition counts as a flaw'],
  [/\byoga\b/, 'a yoga is a combination of planets with a name and an effect'],
  [/\bexalted\b/, 'exalted means in the sign in which a planet is strongest'],
  [/\bdebilitated\b/, 'debilitated means in the sign in which it is weakest'],
  [/\bretrograde\b/, 'retrograde means moving backwards as seen from the Earth'],
  [/\bgraha\b/, 'graha is the Sanskrit word for planet'],
  [/\bprogressed\b/i, 'progressed places let each day after birth stand for a year'],
  [/\borb\b/, 'the orb is the distance from an exact aspect'],
  [/\b(?:trine|sextile|square)\b/, 'trine, sextile and square are angles of 120, 60 and 90 degrees'],
  [
    /\b(?:in domicile|in detriment|peregrine)\b/,
    'domicile, detriment and peregrine say whether a planet stands in its own sign, the opposite one, or neither',
  ],
];

const aSign = new RegExp(`\\bin (?:${signNames.join('|')})\\b`);

/** Signs of a Vedic chart are not those that people know from Western papers. */
const vedicSigns: readonly [pattern: RegExp, explanation: string] = [
  aSign,
  'the signs are those of the sidereal zodiac, which lies about 24 degrees behind the one of Western charts and papers, so that a planet may stand in another sign there',
];

/** One line that explains what a message says for the first time in the conversation; empty when nothing is new. */
export function explained(message: string, earlier: readonly string[], tradition: Tradition): string {
  const words = tradition === 'VEDIC' ? [vedicSigns, ...glossary] : glossary;
  const fresh = words.filter(
    ([pattern]) => pattern.test(message) && !earlier.some((before) => pattern.test(before)),
  );
  if (fresh.length === 0) return '';
  const told = fresh.map(([, explanation]) => explanation).join('; ');
  return `In plain words: ${told}.`;
}
