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

export const spanish = readingTable({
  titles: {
    leads: 'Lo que guía',
    against: 'Lo que tira en contra y lo que ayuda',
    lights: 'Sol y Luna',
    ascendant: 'Cómo entras',
    near: 'Mente, amor y voluntad',
    measure: 'Crecimiento y medida',
    outer: 'Los planetas lentos',
    mixture: 'La mezcla',
    use: 'Qué hacer con ello',
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
