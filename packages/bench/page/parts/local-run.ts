import type { Section } from '../part.ts';

export const localRun: Section = {
  title: 'The local run',
  parts: [
    {
      benchmark: 'local-run',
      title: 'The local run',
      formula:
        '`npm ci` in an empty folder, from the cache of npm as far as it goes, and `npm start -- --exit` with the samples, in processor time of all their processes: a first start, the synthesis in it, and a second start that has nothing to make and nothing to buy. Below it the last whole `npm test` of the checkout by its projects (seconds of all its workers: two, three for apart and four for end-to-end). The template is not checked against the rules of CloudFormation for a local run, which would take 3 s; tests that synthesize share two processes, Node runs most sources as they are, and all processes of a run share one compile cache.',
      tried: {},
      remarks: [
        'The seconds of `npm test` are those of a quiet run before the last cut: an erasure ends with a second sweep 30 s after the first (40 before), and the walk and the tests of the command go on with other things meanwhile; nobody waits for the tries that the SDK of DynamoDB makes before it gives up (4 s). What takes longest: the tests of the command and the walk through the pages (150 and 135 s on a quiet machine before, which mostly wait), the pages in a browser at all sizes (80 s), the seeds of the simulator (67 s), the small scopes (16 s), drawn palms (15 s).',
      ],
    },
  ],
};
