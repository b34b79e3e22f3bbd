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

export const russian = readingTable({
  titles: {
    leads: 'Что ведёт',
    against: 'Что тянет назад и что помогает',
    lights: 'Солнце и Луна',
    ascendant: 'Как вы входите',
    near: 'Ум, любовь и воля',
    measure: 'Рост и мера',
    outer: 'Медленные планеты',
    mixture: 'Общий сплав',
    use: 'Что с этим делать',
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
