import type { Section } from '../part.ts';

export const localRun: Section = {
  title: 'The local run',
  parts: [
    {
      benchmark: 'local-run',
      title: 'The local run',
      method:
        'The first figures are the processor time of all processes of `npm ci` in an empty folder, mostly from the cache of npm, and of `npm start -- --exit` with its sample files. The first start synthesizes the stack; the second neither synthesizes nor buys. Then follow the test projects of the last whole `npm test` of the checkout, each with the seconds of all its workers. A local run does not check the template against the rules of CloudFormation, which would take 3 s. Tests that synthesize share two processes, Node runs most sources directly, and all processes of a run share one compile cache.',
      tried: {},
      remarks: [
        'The seconds of `npm test` are older than its current form: they come from a run on a quiet machine. Since then, an erasure in these tests deletes a second time 30 s after the first instead of 40 s, and during this wait the tests of the command and the walk through the pages in a browser make other checks. No test waits any more for the retries of the DynamoDB client (4 s). The longest parts are the tests of the command and the walk through the pages (150 and 135 s on a quiet machine, mostly waiting), the pages in a browser at all sizes (80 s), the simulated runs with random seeds (67 s), the exhaustive tests of small cases (16 s) and the tests of drawn palms (15 s).',
      ],
    },
  ],
};
