import type { Section } from '../part.ts';

export const engines: Section = {
  title: 'Engines',
  parts: [
    {
      benchmark: 'astrology',
      title: 'Charts and panchang',
      formula:
        'The same births for our engine and for swisseph-wasm, in turns, eleven rounds, the median of the ratios of their processor times: charts of 14 bodies with speeds and Placidus houses, and months of a panchang (Swiss Ephemeris: sunrise, Sun, Moon and ayanamsa of each day).',
      tried: {},
    },
    {
      benchmark: 'palm',
      title: 'A palm, by stages',
      formula:
        'The two samples, each read in a process of its own: once for the peak of its memory, and seven times warm, of which the median counts. Shares are of the time of the whole reading; the hand network is loaded once a process and is no part of it. The mean of both photos is shown.',
      tried: {},
    },
  ],
};
