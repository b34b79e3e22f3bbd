import type { Section } from '../part.ts';

export const coldStarts: Section = {
  title: 'Cold starts',
  parts: [
    {
      benchmark: 'bundles',
      title: 'Time to load each function',
      method:
        'A figure is the processor time to load a function, open its clients and read its settings, divided by the time to load a bundle of only the DynamoDB client (default esbuild options). Each load runs in a new process without a compile cache, right after a load of the client. The table shows the median ratio of eleven rounds.',
      tried: {},
    },
  ],
};
