import type { ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** Fields of work and study by planet: Phaladeepika 5 and Lilly, Christian Astrology, in the trades of today. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'government, management and medicine',
  Moon: 'care, food, hospitality and work with the public',
  Mars: 'engineering, surgery, police, sport and property',
  Mercury: 'trade, writing, accounts, software and media',
  Jupiter: 'teaching, law, finance and counsel',
  Venus: 'the arts, design, fashion, hotels and beauty',
  Saturn: 'industry, construction, administration and the sciences of the ground',
};

/** The part of the body that belongs to a sign: Brihat Parashara Hora Shastra 4, Ptolemy 3.12. */
export const bodyParts: PerSign<string> = [
  'the head',
  'the throat and neck',
  'shoulders, arms and lungs',
  'chest and stomach',
  'heart and back',
  'belly and digestion',
  'kidneys and lower back',
  'the organs of elimination',
  'hips and thighs',
  'knees and joints',
  'shins and circulation',
  'the feet',
];
