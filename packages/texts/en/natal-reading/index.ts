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

export const english = readingTable({
  titles: {
    leads: 'What leads',
    against: 'What pulls against it, and what helps',
    lights: 'Sun and Moon',
    ascendant: 'How you come in',
    near: 'Mind, love and will',
    measure: 'Growth and measure',
    outer: 'The slow planets',
    mixture: 'The mixture',
    use: 'What to do with it',
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
