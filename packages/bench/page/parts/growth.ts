import type { Section } from '../part.ts';

export const growth: Section = {
  title: 'Growth',
  parts: [
    {
      benchmark: 'growth',
      title: 'A batch of 1,000, of 10,000 and of 100,000',
      method:
        'The functions run on paper time, for batches of subjects with one call each. A figure without a unit is a ratio: the value per subject in the batch of 100,000, divided by that in the batch of 1,000. One means no growth. The figures are paper time and processor time, write requests and their units, and the requests to read a report, a page of the batch, and a search. Only processor time differs between runs; it covers the whole simulation with its table in memory.',
      tried: {},
    },
  ],
};
