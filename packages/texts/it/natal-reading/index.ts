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

export const italian = readingTable({
  titles: {
    leads: 'Ciò che guida',
    against: 'Ciò che rema contro e ciò che aiuta',
    lights: 'Sole e Luna',
    ascendant: 'Come entri in scena',
    near: 'Mente, amore e volontà',
    measure: 'Crescita e misura',
    outer: 'I pianeti lenti',
    mixture: 'La miscela',
    use: 'Che cosa farne',
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
