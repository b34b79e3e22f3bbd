import type { Section } from '../part.ts';

export const coldStarts: Section = {
  title: 'Cold starts',
  parts: [
    {
      benchmark: 'bundles',
      title: 'What each function takes to load',
      formula:
        'In times of a bundle of the client of DynamoDB alone, as esbuild makes it when it is told nothing; clients opened and settings read. Each load is a process of its own without a compile cache, right after one of the client; the figure is the median over eleven rounds of the ratio of their processor times.',
      tried: {},
    },
  ],
};
