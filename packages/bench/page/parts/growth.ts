import type { Section } from '../part.ts';

export const growth: Section = {
  title: 'Growth',
  parts: [
    {
      benchmark: 'growth',
      title: 'A batch of 1,000, of 10,000 and of 100,000',
      formula:
        'The functions run on paper time, for batches of one call a subject. Each figure is the ratio of the batch of 100,000 to the batch of 1,000: time on paper and of the processor, writing requests and their units, and the requests to read a report, a page of the batch, and a search. One means flat. Only processor time differs between runs; it covers the whole play with its table in memory.',
      tried: {},
    },
  ],
};
