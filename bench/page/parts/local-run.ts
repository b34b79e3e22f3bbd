import type { Section } from '../part.ts';

export const localRun: Section = {
  title: 'The local run',
  parts: [
    {
      benchmark: 'local-run',
      title: 'The local run',
      formula:
        '`npm start -- --exit` with the samples, in processor time of all its processes: a first start, the synthesis in it, and a second start that has nothing to make and nothing to buy. Below it the last whole `npm test` of the checkout by its projects (seconds of all its workers: two, three for apart and four for end-to-end). The template is not checked against the rules of CloudFormation for a local run, which would take 3 s; tests that synthesize share two processes, Node runs most sources as they are, and all processes of a run share one compile cache.',
      tried: {},
    },
  ],
};
