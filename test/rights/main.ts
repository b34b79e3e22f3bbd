import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../packages/cli/errors.ts';
import { flagsGiven } from '../support/processes/command-line.ts';
import { interruptible } from '../support/processes/interruptible.ts';
import { listedRights } from './listed.ts';
import { readUses } from './record.ts';
import { rightName, unneeded } from './unneeded.ts';

const usage = `npm run rights [-- --from FOLDER]

Runs the tests of the whole stack and the samples (with and without ownKey), and records every request. Decides about each
request again with one action of one statement removed at a time, and lists the actions that no request needs. Exit code 1
if docs/security.md does not list one of them. Some paths depend on timing: one run may need a listed action that another
does not.

  --from FOLDER  evaluates the record of an earlier run (LOCAL_STACK_USES=FOLDER npm start …)`;

/** The local stack has no logs and traces. */
const unemulatedActions = /^(logs|xray):/;

const projects = ['end-to-end', 'deep-end-to-end'];

function record(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-rights-'));
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
  ];
  const samples = (name: string, ...settings: string[]): string[] => [
    'packages/local/start.js',
    '--exit',
    '--state',
    join(folder, name),
    ...settings,
    'events/samples/inbox',
  ];
  for (const program of [vitest, samples('state'), samples('own-key', '-c', 'ownKey=true')]) {
    const env = { ...process.env, LOCAL_STACK_USES: join(folder, 'uses') };
    const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' });
    if (status !== 0)
      throw new UsageError(`${program.join(' ')} ended with ${status}: its record is not whole`);
  }
  return join(folder, 'uses');
}

function main(): void {
  const { values } = flagsGiven({ options: { from: { type: 'string' }, help: { type: 'boolean' } } }, usage);
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const folder = values.from ?? record();
  const { statements, uses } = readUses(folder);
  if (uses.length === 0) throw new UsageError(`${folder} holds no record of a stack of Palmleaf`);
  const usedStatements = statements.filter(
    ({ actions }) => !actions.every((action) => unemulatedActions.test(action)),
  );
  const found = unneeded(usedStatements, uses);
  const listed = listedRights(readFileSync('docs/security.md', 'utf8'));
  const names = new Set(
    found.flatMap(({ statement, actions }) => actions.map((action) => rightName(statement, action))),
  );
  console.log(
    `${usedStatements.length} statements, ${uses.length} kinds of requests of ${readdirSync(folder).length} stacks.`,
  );
  const unlisted = [...names].filter((name) => !listed.includes(name));
  const needed = listed.filter((name) => !names.has(name));
  for (const name of unlisted)
    console.log(`docs/security.md does not list this right, although no request needs it: ${name}`);
  for (const name of needed)
    console.log(`docs/security.md lists this right, although a request of this run needed it: ${name}`);
  if (unlisted.length > 0) process.exitCode = 1;
}

await interruptible(async () => {
  try {
    main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});
