import type { Section } from '../part.ts';

export const engines: Section = {
  title: 'Engines',
  parts: [
    {
      benchmark: 'astrology',
      title: 'Charts and panchang',
      method:
        'Our engine and swisseph-wasm compute the same births in turns. The figure is the median ratio of their processor times over eleven rounds: charts of 14 bodies with speeds and Placidus houses, and months of a panchang (Swiss Ephemeris: sunrise, Sun, Moon and ayanamsa of each day).',
      tried: {},
    },
    {
      benchmark: 'palm',
      title: 'A palm, by stages',
      method:
        'A separate process reads each of the two sample photos, once for its peak memory and seven times warm for the median time. The table shows the mean of both photos. Shares refer to the time of the whole reading, without loading the hand network, which happens once in a process.',
      tried: {},
    },
  ],
};
