import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { UsageError } from '../../packages/cli/errors.ts';
import { fixedCosts } from '../stack/fixed-costs.ts';
import { flagsGiven } from '../support/processes/command-line.ts';
import { interruptible } from '../support/processes/interruptible.ts';
import { firstHour } from './hour.ts';
import { differences, observe } from './observe.ts';
import { onAws, onLocalStack, stackName, stage } from './places.ts';
import { run } from './run.ts';

const usage = `npm run first-hour -- --profile NAME [--region REGION]

Deploys the stage "${stage}" to an account, runs npm run test:aws against it, prints what differs from the local stack and what
it cost, and destroys it, also after a failure or Ctrl-C. The account must be bootstrapped (docs/deploy.md, steps 1 and 2).

  --rehearse   does the same with a local stack instead of an account, without cdk deploy and cdk destroy
  --write      with --rehearse: records the local stack for the comparison`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const localFile = join(root, 'test/first-hour/local.json');
const observed = z.record(z.string(), z.string());
const minutesOfMonth = 30 * 24 * 60;

const say = (line: string): void => console.log(line);

function fixedDollars(assembly: string, minutes: number): number {
  const templates = readdirSync(assembly)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => Template.fromJSON(JSON.parse(readFileSync(join(assembly, name), 'utf8'))));
  const month = Object.values(fixedCosts(templates)).reduce((sum, each) => sum + each, 0);
  return (month * minutes) / minutesOfMonth;
}

async function main(signal: AbortSignal): Promise<void> {
  const { values } = flagsGiven(
    {
      options: {
        profile: { type: 'string' },
        region: { type: 'string', default: process.env.AWS_REGION ?? 'eu-central-1' },
        rehearse: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  if (values.help) return say(usage);
  const { profile, region } = values;
  if (values.rehearse === (profile !== undefined)) throw new UsageError('write --profile NAME or --rehearse');
  const options = { root, say, signal };
  const place =
    profile === undefined
      ? onLocalStack(options, mkdtempSync(join(tmpdir(), 'palmleaf-first-hour-')))
      : onAws(options, profile, region);
  const started = Date.now();
  const checks = {
    'Testing: an upload, its report, its erasure': (account: Readonly<Record<string, string>>) =>
      run(
        [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'aws'],
        { ...account, PALMLEAF_TEST_STACK: stackName },
        signal,
      ),
    'Comparing with the local stack': async (account: Readonly<Record<string, string>>) => {
      Object.assign(process.env, account);
      const observedNow = await observe(stackName);
      if (values.rehearse && values.write)
        writeFileSync(localFile, `${JSON.stringify(observedNow, null, 2)}\n`);
      const found = differences(observed.parse(JSON.parse(readFileSync(localFile, 'utf8'))), observedNow);
      for (const line of found) say(`Differs: ${line}`);
      if (found.length === 0) say('Nothing differs.');
      if (values.rehearse && found.length > 0)
        throw new UsageError('The local stack has changed: npm run first-hour -- --rehearse --write');
    },
    'Counting the cost': async () => {
      const minutes = Math.ceil((Date.now() - started) / 60_000);
      say(
        `${minutes} minutes of an idle stack: $${fixedDollars(place.assembly, minutes).toFixed(4)}, estimated;`,
      );
      say('21 calls of the self-hosted service and one report: less than $0.01. AWS shows the exact cost');
      say(`a day later, in Cost Explorer under the tag stage=${stage}.`);
    },
  };
  const failures = await firstHour({ ...place, checks }, say, signal);
  for (const failure of failures) console.error(failure instanceof Error ? failure.message : failure);
  say(failures.length === 0 ? 'Every step succeeded.' : 'A step failed.');
  if (failures.length > 0) process.exitCode = 1;
}

await interruptible(async (signal) => {
  try {
    await main(signal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});
