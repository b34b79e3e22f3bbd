import { expect, test } from 'vitest';
import { isTestFile, readSourceTree } from './structure/source-tree.ts';

/**
 * All other output goes through packages/cli/terminal, which makes invisible characters visible (shared/visible.ts).
 */
const writers: Readonly<Record<string, string>> = {
  'packages/cli/terminal/process-output.ts': 'writes all output of the palmleaf command and of npm start',
  'packages/cli/terminal/prompts.ts': 'asks questions, and makes their control characters visible',
  'packages/bench/astrology.ts': 'prints its own figures',
  'packages/bench/beside.ts': 'prints its own figures',
  'packages/bench/deliveries/main.ts': 'prints its own figures',
  'packages/bench/exact/accuracy.ts': 'prints its own figures',
  'packages/bench/books.ts': 'prints its own figures',
  'packages/bench/bundles.ts': 'prints names of bundles and figures',
  'packages/bench/exact/palm-repeat.ts': 'prints its own figures',
  'packages/bench/cost/main.ts': 'prints its own figures',
  'packages/bench/fan-out.ts': 'prints its own figures',
  'packages/bench/growth.ts': 'prints its own figures',
  'packages/bench/headers/main.ts': 'prints its own figures',
  'packages/bench/http2/main.ts': 'prints its own figures',
  'packages/bench/in-flight/calls.ts': 'prints its own figures',
  'packages/bench/in-flight/main.ts': 'prints its own figures',
  'packages/bench/intake/main.ts': 'prints its own figures',
  'packages/bench/intake/photo.ts': 'prints its own figures',
  'packages/bench/intake/rows.ts': 'prints its own figures',
  'packages/bench/ledger.ts': 'prints its own figures',
  'packages/bench/local-run.ts': 'prints its own figures',
  'packages/bench/palm.ts': 'prints its own figures',
  'packages/bench/palms/main.ts': 'prints its own figures',
  'packages/bench/peers/main.ts': 'prints its own figures',
  'packages/bench/photos.ts': 'prints its own figures',
  'packages/bench/prose.ts': 'prints its own figures',
  'packages/bench/refusals.ts': 'prints its own figures',
  'packages/bench/run.ts': 'prints its own figures',
  'packages/bench/same.ts': 'prints which digests differ',
  'packages/bench/texts/main.ts': 'names the rows of a sheet that do not fit',
  'packages/bench/exact/sentences.ts': 'prints its own figures',
  'packages/bench/exact/truth.ts': 'prints its own figures',
  'functions/reports/client/main.ts': 'prints the path of the package it has packed',
  'packages/stack-runner/cli.ts': 'prints what its own options, template and functions say',
  'packages/stack-runner/pack/main.ts': 'prints the path of the package it has packed',
  'packages/engines/safety/train/held-out.ts':
    'prints how many texts outside its training a model judges rightly',
  'packages/engines/safety/train/main.ts': 'prints the path of the weights it has written',
  'packages/service/chat/learned/train/main.ts': 'prints how far it has read, and the path of its weights',
  'packages/engines/sky/tables/make-outer.ts': 'prints how exact the orbits are that it writes',
  'events/samples/draw.ts': 'prints the paths of the samples it has drawn',
  'vitest.config.ts': 'says which tests are left out for want of a browser',
  'infra/app.ts': 'prints which setting of the stage is wrong',
  'infra/try-profile.ts': 'prints what a profile makes of an answer, and makes control characters visible',
  'infra/gazetteer/make-gazetteer.ts': 'prints how many places it has written',
  'infra/prepare-arm64.ts': 'prints the version of a library and a folder',
  'infra/sbom/write.ts': 'prints names and licences of packages, and a path',
  'packages/stack-runner/emulators/fauxqs-process.ts': 'tells its parent through a pipe that it is ready',
  'packages/stack-runner/platform/supervisor-process.ts':
    'tells its parent through a pipe whether it holds the lock',
  'packages/stack-runner/services/lambda/bootstrap.ts':
    'writes into the log of its function, in which npm start makes control characters visible',
  'packages/service/describe/write-contract.ts': 'prints the path of the page it has written',
  'packages/texts/sheet/write-tables.ts': 'prints the code of a language and the names of its files',
  'packages/service/lambda.ts': 'writes JSON into the log of its function',
  'packages/service/main.ts': 'prints its address, and JSON lines of counts and states',
  'packages/service/palmistry/cli.ts':
    'imports only the engines, and replaces control characters by their codes',
};

const writes =
  /\bprocess\.(?:stdout|stderr)\b|\bconsole\.(?:log|info|warn|error|debug|dir|table|trace)\b|from '(?:node:)?(?:console|tty)'|'@clack\/prompts'/;

test('Only packages/cli/terminal and the listed files write to a terminal', () => {
  const found = [...readSourceTree().values()]
    .filter(({ path, text }) => !isTestFile(path) && writes.test(text.replaceAll(/^\s*(?:\*|\/\/).*$/gm, '')))
    .map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});
