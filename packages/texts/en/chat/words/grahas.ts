import type { Graha } from '@palmleaf/engines/zodiac';

interface GrahaCustom {
  readonly stone: string;
  readonly finger: string;
  readonly metal: string;
  readonly day: string;
  readonly colour: string;
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** What is given away on its day. */
  readonly gift: string;
  /** What one does in the sense of the planet, without any rite. */
  readonly practice: string;
}

/**
 * What custom ties to each graha. Stones, colours, directions and deities: Brihat Parashara Hora Shastra 3 and Phaladeepika 2; days are
 * those of the week (the nodes share Saturday and Tuesday); mantras and gifts: Brihat Parashara Hora Shastra 84 (shanti of the grahas) and custom.
 */
export const grahaCustoms: Record<Graha, GrahaCustom> = {
  Sun: {
    stone: 'ruby',
    finger: 'ring finger',
    metal: 'gold',
    day: 'Sunday',
    colour: 'copper red and orange',
    direction: 'east',
    deity: 'Shiva (also Rama or Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'wheat or jaggery',
    practice: 'rise early and greet the sun, and take responsibility in the open',
  },
  Moon: {
    stone: 'pearl',
    finger: 'little finger',
    metal: 'silver',
    day: 'Monday',
    colour: 'white and cream',
    direction: 'north-west',
    deity: 'Gauri (also Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'rice or milk',
    practice: 'keep regular sleep and be kind to your mother and to those who care for others',
  },
  Mars: {
    stone: 'red coral',
    finger: 'ring finger',
    metal: 'copper',
    day: 'Tuesday',
    colour: 'red',
    direction: 'south',
    deity: 'Kartikeya (also Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'red lentils',
    practice: 'move your body every day and let a night pass before an angry answer',
  },
  Mercury: {
    stone: 'emerald',
    finger: 'little finger',
    metal: 'gold',
    day: 'Wednesday',
    colour: 'green',
    direction: 'north',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'green gram',
    practice: 'write things down, learn something new and keep your word in small matters',
  },
  Jupiter: {
    stone: 'yellow sapphire',
    finger: 'index finger',
    metal: 'gold',
    day: 'Thursday',
    colour: 'yellow',
    direction: 'north-east',
    deity: 'Vishnu in the form of Vamana (also Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'turmeric or chickpeas',
    practice: 'honour your teachers and teach somebody what you know',
  },
  Venus: {
    stone: 'diamond',
    finger: 'middle finger',
    metal: 'silver',
    day: 'Friday',
    colour: 'white and pastel',
    direction: 'south-east',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'white sweets or rice',
    practice: 'keep your surroundings beautiful and treat your partner with courtesy',
  },
  Saturn: {
    stone: 'blue sapphire',
    finger: 'middle finger',
    metal: 'iron',
    day: 'Saturday',
    colour: 'dark blue and black',
    direction: 'west',
    deity: 'Vishnu in the form of Kurma (also Hanuman and Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'black sesame or mustard oil',
    practice: 'be punctual, finish what you began and help the old and those who work hard',
  },
  Rahu: {
    stone: 'hessonite',
    finger: 'middle finger',
    metal: 'mixed metals',
    day: 'Saturday',
    colour: 'smoke grey',
    direction: 'south-west',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'black gram',
    practice: 'choose one goal at a time and look twice at what glitters',
  },
  Ketu: {
    stone: "cat's eye",
    finger: 'ring finger',
    metal: 'mixed metals',
    day: 'Tuesday',
    colour: 'grey and brown',
    direction: 'north-west',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'a blanket, or food for dogs',
    practice: 'sit in silence for a while each day and let go of what is done',
  },
};
