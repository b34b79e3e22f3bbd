import type { YogaName } from '@palmleaf/engines/jyotish';

interface YogaWords {
  readonly name: string;
  /** After "it needs". */
  readonly rule: string;
  /** After "It". */
  readonly meaning: string;
  readonly source: string;
}

export const yogaWords: Record<YogaName, YogaWords> = {
  raja: {
    name: 'raja yoga',
    rule: 'the lord of an angle (1st, 4th, 7th, 10th) linked with the lord of a trine (1st, 5th, 9th), or one planet that rules both',
    meaning: 'lifts standing and influence',
    source: 'Brihat Parashara Hora Shastra 34 and 41',
  },
  'dharma karmadhipati': {
    name: 'dharma karmadhipati yoga',
    rule: 'the lords of the 9th and the 10th linked',
    meaning: 'joins fortune with work and is the foremost of the raja yogas',
    source: 'Brihat Parashara Hora Shastra 41',
  },
  dhana: {
    name: 'dhana yoga',
    rule: 'the lords of the 2nd or the 11th linked with each other or with a lord of the 1st, 5th or 9th',
    meaning: 'helps money to come and to stay',
    source: 'Brihat Parashara Hora Shastra 43, Raman 118 to 128',
  },
  'gaja kesari': {
    name: 'gaja kesari yoga',
    rule: 'Jupiter in the 1st, 4th, 7th or 10th from the Moon',
    meaning: 'gives good judgement, a good name and helpers',
    source: 'Phaladeepika 6.14',
  },
  'neecha bhanga': {
    name: 'neecha bhanga yoga',
    rule: 'a debilitated planet whose lord of sign, or of the sign of its exaltation, stands at an angle from Ascendant or Moon',
    meaning: 'turns a weakness into strength, after a hard start',
    source: 'Phaladeepika 7.26 to 7.28',
  },
  viparita: {
    name: 'viparita raja yoga',
    rule: 'a lord of the 6th, 8th or 12th in one of these houses',
    meaning: 'brings gain out of a crisis that undoes others',
    source: 'Phaladeepika 6.57 to 6.69',
  },
  'pancha mahapurusha': {
    name: 'pancha mahapurusha yoga',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn in its own sign or exalted, at an angle from the Ascendant',
    meaning: 'makes one planet the mark of the person',
    source: 'Phaladeepika 6.1 to 6.4',
  },
  budhaditya: {
    name: 'budhaditya yoga',
    rule: 'Sun and Mercury in one sign',
    meaning: 'sharpens mind and speech; it is common, for Mercury is never far from the Sun',
    source: 'Raman 24',
  },
  'chandra mangala': {
    name: 'chandra mangala yoga',
    rule: 'Moon and Mars together or opposite',
    meaning: 'gives enterprise and a hand for earning',
    source: 'Raman 6',
  },
  adhi: {
    name: 'adhi yoga',
    rule: 'Mercury, Jupiter and Venus all in the 6th, 7th and 8th from the Moon',
    meaning: 'gives leadership and trust',
    source: 'Phaladeepika 6.15',
  },
  amala: {
    name: 'amala yoga',
    rule: 'one natural benefic, and no other planet, in the 10th from the Ascendant or the Moon',
    meaning: 'gives a clean name in work',
    source: 'Phaladeepika 6.12',
  },
  lakshmi: {
    name: 'lakshmi yoga',
    rule: 'the lord of the 9th in its own sign or exalted at an angle or trine, and the lord of the 1st at one too',
    meaning: 'gives wealth that comes with honour',
    source: 'Raman 34',
  },
  saraswati: {
    name: 'saraswati yoga',
    rule: 'Jupiter, Venus and Mercury at angles, trines or in the 2nd, with Jupiter well placed',
    meaning: 'gives learning and the arts of speech',
    source: 'Phaladeepika 6.26',
  },
  parivartana: {
    name: 'parivartana yoga',
    rule: "two planets in each other's signs",
    meaning: 'binds two parts of life together, so that each works through the other',
    source: 'Phaladeepika 6.32',
  },
  sunapha: {
    name: 'sunapha yoga',
    rule: 'a planet other than the Sun in the 2nd from the Moon',
    meaning: 'lets one build up things by oneself',
    source: 'Phaladeepika 6.5',
  },
  anapha: {
    name: 'anapha yoga',
    rule: 'a planet other than the Sun in the 12th from the Moon',
    meaning: 'gives bearing and ease with people',
    source: 'Phaladeepika 6.5',
  },
};
