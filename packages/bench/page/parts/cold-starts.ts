import type { Section } from '../part.ts';

export const coldStarts: Section = {
  title: 'Cold starts',
  parts: [
    {
      benchmark: 'bundles',
      title: 'Time to load each function',
      formula:
        'The processor time to load a function, open its clients and read its settings, over the time to load a bundle of the DynamoDB client alone (default esbuild options). Each load runs in a new process without a compile cache, right after a load of the client. The figure is the median ratio of eleven rounds.',
      tried: {},
    },
  ],
};
