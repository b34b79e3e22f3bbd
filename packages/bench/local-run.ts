/** Measures processor seconds of installation, synthesis and two starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { interruptible } from '../../test/support/processes/interruptible.ts';
import { localContext } from '../local/pipeline.ts';
import { amount, type Figure, ratio, recordFigures } from './page/figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const testTimes = join(root, '.palmleaf/test/times-fast.json');

async function processorSeconds(
  signal: AbortSignal,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<number> {
  const timed = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null';
  const child = spawn('bash', ['-c', timed, 'bash', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const output: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const [status] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  const stderr = output.join('');
  const [user = Number.NaN, system = Number.NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stderr}`);
  return user + system;
}

async function stagesOfStart(signal: AbortSignal): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-bench-start-'));
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name));
  const install = await processorSeconds(signal, ['npm', 'ci', '--no-audit', '--no-fund'], {}, folder);
  const synthesis = await processorSeconds(signal, [process.execPath, 'infra/app.ts'], {
    CDK_OUTDIR: join(folder, 'cdk.out'),
    CDK_CONTEXT_JSON: JSON.stringify(localContext()),
    CDK_VALIDATION: 'false',
  });
  const start = [process.execPath, 'packages/local/main.ts', '--exit', '--state', join(folder, 'state')];
  const first = await processorSeconds(signal, start);
  const second = await processorSeconds(signal, start);
  const unit = 's of processor time';
  return [
    ratio('npm start -- --exit: a second start, as a multiple of the first', second / first, 'less'),
    amount("npm ci, with npm's cache", install, unit, 'less'),
    amount('npm start -- --exit, the first', first, unit, 'less'),
    amount('npm start -- --exit, the first: synthesis and bundling alone', synthesis, unit, 'less'),
    amount('npm start -- --exit, the second', second, unit, 'less'),
  ];
}

const times = z.object({
  projects: z.record(
    z.string(),
    z.object({ files: z.number(), tests: z.number(), importSeconds: z.number(), testSeconds: z.number() }),
  ),
});

function stagesOfTests(): readonly Figure[] {
  if (!existsSync(testTimes)) {
    console.log('There are no times of a test run: run npm test first.');
    return [];
  }
  const unit = 's on the clock, of all workers';
  return Object.entries(times.parse(JSON.parse(readFileSync(testTimes, 'utf8'))).projects).flatMap(
    ([project, { files, tests, importSeconds, testSeconds }]) => [
      amount(`npm test, ${project}: ${tests} tests in ${files} files`, testSeconds, unit, 'less'),
      amount(`npm test, ${project}: imports`, importSeconds, unit, 'less'),
    ],
  );
}

await interruptible(async (signal) => {
  const found = [...(await stagesOfStart(signal)), ...stagesOfTests()];
  for (const { name, value, unit } of found) console.log(`${name}: ${value} ${unit}`);
  recordFigures(found);
});
