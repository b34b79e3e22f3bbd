import type { Planet } from '@palmleaf/engines/zodiac';
import type { PlanetTexts, ReadingTexts } from './texts.ts';

type Tables = Omit<ReadingTexts, 'planets'> & Readonly<Record<Lowercase<Planet>, PlanetTexts>>;

export function readingTable(tables: Tables): ReadingTexts {
  const { titles, ascendant, core, voice } = tables;
  const planets: ReadingTexts['planets'] = {
    Sun: tables.sun,
    Moon: tables.moon,
    Mercury: tables.mercury,
    Venus: tables.venus,
    Mars: tables.mars,
    Jupiter: tables.jupiter,
    Saturn: tables.saturn,
    Uranus: tables.uranus,
    Neptune: tables.neptune,
    Pluto: tables.pluto,
  };
  return { titles, planets, ascendant, core, voice };
}
