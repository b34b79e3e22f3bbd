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

export const portuguese = readingTable({
  titles: {
    leads: 'O que conduz',
    against: 'O que puxa contra e o que ajuda',
    lights: 'Sol e Lua',
    ascendant: 'Como você chega',
    near: 'Mente, amor e vontade',
    measure: 'Crescimento e medida',
    outer: 'Os planetas lentos',
    mixture: 'A mistura',
    use: 'O que fazer com isso',
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
