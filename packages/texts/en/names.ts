import type { AspectPoint } from '@palmleaf/engines/chart';
import { signNames } from '@palmleaf/engines/zodiac';
import type { ChartWords } from '../languages/chart-words.ts';

export const names: Readonly<Record<AspectPoint, string>> = {
  Sun: 'the Sun',
  Moon: 'the Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
  Ascendant: 'the Ascendant',
  Midheaven: 'the Midheaven',
};

export const words: ChartWords = {
  names: {
    Sun: 'Sun',
    Moon: 'Moon',
    Mars: 'Mars',
    Mercury: 'Mercury',
    Jupiter: 'Jupiter',
    Venus: 'Venus',
    Saturn: 'Saturn',
    Uranus: 'Uranus',
    Neptune: 'Neptune',
    Pluto: 'Pluto',
    Node: 'Node',
    Chiron: 'Chiron',
    'Part of Fortune': 'Part of Fortune',
    Lilith: 'Lilith',
    Ascendant: 'Ascendant',
    Midheaven: 'Midheaven',
  },
  signs: signNames,
  aspects: {
    Conjunction: 'Conjunction',
    Opposition: 'Opposition',
    Trine: 'Trine',
    Square: 'Square',
    Sextile: 'Sextile',
  },
};
