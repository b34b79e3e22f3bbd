import type { Section } from '../part.ts';

export const growth: Section = {
  title: 'Growth',
  parts: [
    {
      benchmark: 'growth',
      title: 'A batch of 1,000, of 10,000 and of 100,000',
      formula:
        'The same functions on paper time, for batches of one call a subject. Each figure is what the batch of 100,000 takes over what that of 1,000 takes: time on paper and of the processor, requests that write and their units, and the requests that read a report, a page of the batch, and a search. One is flat. All but the processor time is the same in every run; that one is of the whole play, its table in memory included.',
      tried: {},
    },
  ],
};
