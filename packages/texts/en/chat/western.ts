import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'a dosha',
  yoga: 'a yoga',
  karaka: 'the atmakaraka, like all chara karakas,',
  'sade sati': 'sade sati',
  'small panoti': 'the small panoti',
  dasha: 'a dasha (mahadasha or antardasha)',
  deity: 'the ishta devata, the deity to worship,',
  star: 'the nakshatra (birth star), with what follows from it,',
  navamsa: 'the navamsa',
  'love or arranged': 'the question of a love or an arranged marriage',
};

const saturnToMoon = 'What it watches of the same matter is Saturn in aspect to your Moon.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'It reads the planet itself in its place, here Mars, which the best known dosha is about.',
  yoga: 'What comes nearest is the planet that stands best.',
  karaka: 'It reads the core of a person from Sun, Moon and Ascendant.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'It times by transits and progressions.',
  deity: 'It reads the spiritual life from the 9th house and its ruler.',
  navamsa: 'It reads marriage from the house of partnership.',
  'love or arranged': 'It reads how you come to a marriage from the house of partnership.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'No answer of that kind exists here: ' : ''}${names[matter]} belongs to Vedic astrology, and this reading is Western.`,
  'ask Vedic': () => 'Ask in the Vedic tradition to have it computed.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () => 'Saturn makes no exact aspect to your Moon in the next three years.',
};
