#!/usr/bin/env node
import { parseArgs } from 'node:util';

const usage = `stack-runner [cdk.out] [options]

Runs a synthesized CDK app on this machine until Ctrl-C.

  --state FOLDER      keeps data and credentials between starts (default .stack-runner)
  --port N            port of the endpoint
  --region R          default eu-central-1
  --account N         twelve digits, default 000000000000
  --time-scale N      how many times faster schedules and retries run than on AWS
  --iam audit         only lists what the policies do not allow, instead of refusing it`;

const minNode = 24;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string', default: '.stack-runner' },
      port: { type: 'string' },
      region: { type: 'string' },
      account: { type: 'string' },
      'time-scale': { type: 'string' },
      iam: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [assembly = 'cdk.out', ...more] = positionals;
  if (values.help || more.length > 0) {
    if (more.length > 0) process.exitCode = 2;
    return console.log(usage);
  }
  if (Number(process.versions.node.split('.')[0]) < minNode)
    throw new Error(`This is Node ${process.versions.node}, and the runner needs ${minNode} or newer.`);
  const { startStack } = await import('./index.ts');
  const { iam } = values;
  if (iam !== undefined && iam !== 'audit' && iam !== 'enforce')
    throw new Error('--iam: write audit or enforce');
  const stack = await startStack({
    assembly,
    stateDir: values.state,
    log: console.log,
    ...(values.port === undefined ? {} : { port: Number(values.port) }),
    ...(values.region === undefined ? {} : { region: values.region }),
    ...(values.account === undefined ? {} : { account: values.account }),
    ...(values['time-scale'] === undefined ? {} : { timeScale: Number(values['time-scale']) }),
    ...(iam === undefined ? {} : { iam }),
  });
  for (const line of stack.ignored) console.log(`Left out: ${line}`);
  for (const [name, value] of Object.entries(stack.outputs)) console.log(`Output: ${name} = ${value}`);
  console.log(`${stack.stackName} runs at ${stack.endpoint} (AWS_ENDPOINT_URL), region ${stack.region}.`);
  console.log(`Its credentials are in ${values.state}/credentials.json. Ctrl-C stops it.`);
  const stop = async (): Promise<void> => {
    await stack.stop();
    for (const line of [...stack.refusals(), ...stack.exceeded()]) console.log(line);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
