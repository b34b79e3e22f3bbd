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

export const tamil = readingTable({
  titles: {
    leads: 'முன்னே நடப்பது',
    against: 'தடுப்பதும் துணை நிற்பதும்',
    lights: 'சூரியனும் சந்திரனும்',
    ascendant: 'நீங்கள் நுழையும் விதம்',
    near: 'அறிவு, அன்பு, உறுதி',
    measure: 'வளர்ச்சியும் அளவும்',
    outer: 'மெதுவான கிரகங்கள்',
    mixture: 'கலவை',
    use: 'இனி என்ன செய்வது',
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
