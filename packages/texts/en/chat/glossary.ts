import { signNames } from '@palmleaf/engines/zodiac';
import type { ChatWords } from '../../chat/chat-words.ts';
import { oneOf } from '../../chat/one-of.ts';
import { sanskritTerms } from '../../chat/sanskrit-terms.ts';

export const glossary: ChatWords['glossary'] = {
  ...sanskritTerms({
    mahadasha: 'a mahadasha is a great period of years that one planet rules',
    antardasha: 'an antardasha is a sub-period within it',
    pratyantardasha: 'a pratyantardasha is a part of a sub-period',
    'sade sati':
      'sade sati is the seven and a half years in which Saturn passes the sign of your Moon and its two neighbours',
    nakshatra: 'a nakshatra is one of the 27 stations of the Moon',
    pada: 'a pada is a quarter of a nakshatra',
    dosha: 'a dosha is a placement that tradition counts as a flaw',
    yoga: 'a yoga is a combination of planets with a name and an effect',
    graha: 'graha is the Sanskrit word for planet',
  }),
  'sidereal signs': {
    pattern: oneOf(signNames.map((sign) => `in ${sign}`)),
    meaning:
      'the signs are those of the sidereal zodiac, which lies about 24 degrees behind the one of Western charts and papers, so that a planet may stand in another sign there',
  },
  Ascendant: {
    pattern: /\bAscendant\b/,
    meaning: 'the Ascendant (lagna) is the sign that rose in the east at your birth',
  },
  Midheaven: {
    pattern: /\bMidheaven\b/,
    meaning: 'the Midheaven is the highest point of the zodiac at your birth',
  },
  exalted: {
    pattern: /\bexalted\b/,
    meaning: 'exalted means in the sign in which a planet is strongest',
  },
  debilitated: {
    pattern: /\bdebilitated\b/,
    meaning: 'debilitated means in the sign in which it is weakest',
  },
  retrograde: {
    pattern: /\bretrograde\b/,
    meaning: 'retrograde means moving backwards as seen from the Earth',
  },
  progressed: {
    pattern: /\bprogressed\b/i,
    meaning: 'progressed places let each day after birth stand for a year',
  },
  orb: { pattern: /\borb\b/, meaning: 'the orb is the distance from an exact aspect' },
  aspects: {
    pattern: /\b(?:trine|sextile|square)\b/,
    meaning: 'trine, sextile and square are angles of 120, 60 and 90 degrees',
  },
  dignities: {
    pattern: /\b(?:in domicile|in detriment|peregrine)\b/,
    meaning:
      'domicile, detriment and peregrine say whether a planet stands in its own sign, the opposite one, or neither',
  },
};
