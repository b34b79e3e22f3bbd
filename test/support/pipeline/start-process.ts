import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { childrenOf } from '../processes/processes.ts';
import { testAssembly, testSettings } from './assembly.ts';
import { eventually } from './eventually.ts';
import type { Running } from './pipeline.ts';

const startScript = fileURLToPath(new URL('../../../packages/local/main.ts', import.meta.url));

const result = z.object({
  subjects: z.array(
    z.object({
      batch: z.string(),
      id: z.string(),
      state: z.string(),
      'calls bought': z.int(),
      unknown: z.int(),
    }),
  ),
  rejections: z.array(z.unknown()),
});

export interface StartProcess {
  readonly pid: number;
  children(): number[];
  running(): Promise<Running>;
  /** @throws with the output unless the exit code is 0 */
  result(): Promise<z.output<typeof result>>;
  kill(): Promise<void>;
}

export function startProcess(state: string, paths: readonly string[]): StartProcess {
  mkdirSync(state, { recursive: true });
  const settings = Object.entries(testSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  shareAssembly(state);
  const child = spawn(
    process.execPath,
    [startScript, '--exit', '--json', '--state', state, ...settings, ...paths],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = { text: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.text += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.errors += text;
  });
  const ended = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error('the process did not start');
  return {
    pid,
    children: () => childrenOf(pid),
    running: () =>
      eventually('the stack is up', async () => {
        if (child.exitCode !== null) throw new Error(output.errors);
        return readRunning(state).catch(() => undefined);
      }),
    result: async () => {
      const [code] = await ended;
      if (code !== 0)
        throw new Error(`the process ended with code ${code}: ${output.text} ${output.errors.slice(-2000)}`);
      return result.parse(JSON.parse(output.text.trim().split('\n').at(-1) ?? ''));
    },
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
}

function shareAssembly(state: string): void {
  try {
    symlinkSync(testAssembly, join(state, 'cdk.out'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

const ports = z.object({ gateway: z.int() });
const credentials = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

async function readRunning(state: string): Promise<Running> {
  const document = (name: string): unknown =>
    JSON.parse(readFileSync(join(state, 'stack', `${name}.json`), 'utf8'));
  const { gateway } = ports.parse(document('ports'));
  const client = {
    endpoint: `http://127.0.0.1:${gateway}`,
    region: 'eu-central-1',
    credentials: credentials.parse(document('credentials')),
  };
  const { Stacks = [] } = await new CloudFormationClient({ ...client, maxAttempts: 1 }).send(
    new DescribeStacksCommand({}),
  );
  const outputs = (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [
    OutputKey,
    OutputValue,
  ]);
  if (outputs.length === 0) throw new Error('the stack is not up yet');
  return { ...client, outputs: Object.fromEntries(outputs) };
}
