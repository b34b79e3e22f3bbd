import { readingTable } from '../../natal-reading/reading-table.ts';
import { ascendant } from './ascendant.ts';
import { core } from './core.ts';
import { jupiter } from './jupiter.ts';
import { mars } from './mars.ts';
import { mercury } from './mercury.ts';
import { moon } from './moon.ts';
import { neptune, pluto, uranus } from './outer.ts';
import { saturn } from './saturn.ts';
import { sun } from './sun.ts';
import { venus } from './venus.ts';
import { voice } from './voice.ts';

export const french = readingTable({
  titles: {
    leads: 'Ce qui mène',
    against: 'Ce qui tire contre, et ce qui aide',
    lights: 'Soleil et Lune',
    ascendant: 'Comment tu entres',
    near: 'Esprit, amour et volonté',
    measure: 'Élan et mesure',
    outer: 'Les planètes lentes',
    mixture: 'Le mélange',
    use: 'Qu’en faire',
  },
  sun,
  moon,
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  ascendant,
  core,
  voice,
});
