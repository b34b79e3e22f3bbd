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

export const hindi = readingTable({
  titles: {
    leads: 'जो आगे चलता है',
    against: 'जो रोकता है और जो साथ देता है',
    lights: 'सूर्य और चन्द्रमा',
    ascendant: 'आपका पहला परिचय',
    near: 'बुद्धि, प्रेम और इच्छाशक्ति',
    measure: 'विस्तार और मर्यादा',
    outer: 'धीमे ग्रह',
    mixture: 'मेल-मिलाप',
    use: 'अब क्या करें',
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
