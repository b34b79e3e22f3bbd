import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environments } from '../../../shared/config/variables.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

const readers: Readonly<Record<string, string>> = {
  'shared/config/environment.ts': 'reads it once for all functions of the pipeline',
  'packages/service/lambda.ts': 'passes it to the configuration of the service',
  'packages/service/main.ts': 'asks whether npm has started it',
  'packages/cli/run.ts': 'passes it to the command',
  'infra/app.ts': 'reads the output folder that the CDK sets',
  'packages/local/main.ts': 'asks whether npm has started it',
  'packages/local/synthesize.ts': 'passes its environment to the CDK',
  'packages/stack-runner/host/start-stack.ts': 'records used permissions if npm run rights requests it',
  'packages/stack-runner/platform/compile-cache.ts': 'passes the cache of compiled code to processes',
  'packages/stack-runner/platform/machine.ts': 'can imitate the limits of another machine',
  'packages/stack-runner/resources/function.ts': 'passes the PATH to functions',
  'packages/stack-runner/services/lambda/bootstrap.ts':
    'reads the variables that its parent sets, as on Lambda',
};

test('Only the listed files read the environment', () => {
  const files = globSync(
    ['shared', 'functions', 'infra', 'events', 'packages'].map((room) => `${room}/**/*.ts`),
    { cwd: root, exclude: ['packages/bench/**', 'packages/*/test/**'] },
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    /process\s*\.\s*env|\benv\b[^;]*(?:from 'node:process'|= process\b)/.test(source(file)),
  );
  expect(found.sort()).toEqual(Object.keys(readers).sort());
});

test.each(Object.entries(environments))(
  'The function %s uses every variable that it is given',
  (name, { shape }) => {
    const handler = source(`functions/${name}/handler.ts`);
    const used = handler.replace(/const \{[^}]*\} = readEnvironment/, 'readEnvironment');
    expect(used).toContain(`readEnvironment('${name}')`);
    expect(Object.keys(shape).filter((key) => !new RegExp(`\\b${key}\\b`).test(used))).toEqual([]);
  },
);

test('Every function has its environment in the table', () => {
  const folders = globSync('functions/*/handler.ts', { cwd: root }).map((file) => file.split('/')[1]);
  expect(folders.sort()).toEqual(Object.keys(environments).sort());
});
