import type { ManglikCancellation } from '@palmleaf/engines/jyotish';
import type { DoshaName } from '../../../chat/question/subject.ts';

interface DoshaWords {
  /** As in "Yes, ... is in your chart". */
  readonly name: string;
  /** When it arises, after "It arises when". */
  readonly rule: string;
  /** What tradition expects of it, a sentence. */
  readonly meaning: string;
  /** Where the rule comes from. */
  readonly source: string;
}

export const doshaWords: Record<DoshaName, DoshaWords> = {
  manglik: {
    name: 'manglik (mangal) dosha',
    rule: 'Mars stands in the 1st, 2nd, 4th, 7th, 8th or 12th, counted from the Ascendant or the Moon (some count from Venus too, and the north leaves out the 2nd)',
    meaning:
      'Tradition expects heat and quarrels in marriage from it, and holds that two people who both have it balance each other.',
    source: 'B. V. Raman, Muhurtha, on kuja dosha',
  },
  'kala sarpa': {
    name: 'kala sarpa dosha',
    rule: 'all seven planets stand on one side of the line from Rahu to Ketu',
    meaning:
      'Practice reads it as a life of sudden turns, in which effort pays late. Classical texts do not know it.',
    source: 'practice of the twentieth century',
  },
  nadi: {
    name: 'nadi dosha',
    rule: 'both partners of a match have the same nadi, which the birth star gives',
    meaning: 'In matching it is counted with eight of 36 points, for health and children.',
    source: 'Muhurta Chintamani 6',
  },
  pitra: {
    name: 'pitra dosha',
    rule: 'the Sun stands with Rahu or Ketu, a node stands in the 9th, or the lord of the 9th stands with a node',
    meaning:
      'It is read as a debt to the ancestors, felt in the relation to the father and in late blessings.',
    source: "today's practice after Brihat Parashara Hora Shastra 83",
  },
  grahan: {
    name: 'grahan dosha',
    rule: 'the Sun or the Moon stands in one sign with Rahu or Ketu',
    meaning: 'The light is said to be eclipsed: self-trust (Sun) or peace of mind (Moon) comes and goes.',
    source: "today's practice",
  },
  'guru chandal': {
    name: 'guru chandal dosha',
    rule: 'Jupiter stands in one sign with Rahu or Ketu',
    meaning:
      'It is read as doubt about teachers and rules: an original mind that has to find its own measure.',
    source: "today's practice",
  },
  shrapit: {
    name: 'shrapit dosha',
    rule: 'Saturn stands in one sign with Rahu',
    meaning: 'It is read as work that has to be done twice, and as patience that is tried.',
    source: "today's practice",
  },
  angarak: {
    name: 'angarak dosha',
    rule: 'Mars stands in one sign with Rahu',
    meaning: 'It is read as a hot temper and great drive that want a task.',
    source: "today's practice",
  },
  vish: {
    name: 'vish (punarphoo) dosha',
    rule: 'the Moon stands in one sign with Saturn',
    meaning: 'It is read as a serious mind that takes things to heart, and as delays that end well.',
    source: "today's practice",
  },
  kemadruma: {
    name: 'kemadruma dosha',
    rule: 'no planet but the Sun and the nodes stands with the Moon or in the 2nd or 12th from it',
    meaning: 'It is read as times of standing alone; the texts name it among the poor yogas of the Moon.',
    source: 'Phaladeepika 6, Brihat Parashara Hora Shastra 37',
  },
  gandmool: {
    name: 'gandmool dosha',
    rule: 'the Moon stands in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati',
    meaning:
      'It is a birth at a knot of the zodiac, for which a rite in the first weeks of life is customary.',
    source: 'Brihat Parashara Hora Shastra 92',
  },
};

export const cancellationWords: Record<ManglikCancellation, string> = {
  'own or exalted': 'Mars stands in its own sign or its exaltation',
  'Leo or Aquarius': 'Mars stands in a sign in which it makes no dosha',
  'sign of the house': 'Mars does no harm in this house in this sign',
  'with Jupiter': 'Jupiter stands with Mars',
  'with the Moon': 'the Moon stands with Mars',
  'Jupiter rises': 'Jupiter stands in the sign of the Ascendant',
  'Venus rises': 'Venus stands in the sign of the Ascendant',
};
