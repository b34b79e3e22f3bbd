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

export const german = readingTable({
  titles: {
    leads: 'Was führt',
    against: 'Was dagegen zieht und was hilft',
    lights: 'Sonne und Mond',
    ascendant: 'Wie du hereinkommst',
    near: 'Verstand, Liebe und Wille',
    measure: 'Wachstum und Maß',
    outer: 'Die langsamen Planeten',
    mixture: 'Die Mischung',
    use: 'Was du damit machst',
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
