import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { runNode } from './child.ts';

export type Played =
  | { readonly kind: 'passed' | 'hung' | 'interrupted' }
  | { readonly kind: 'failed'; readonly by: string; readonly file?: string | undefined }
  | { readonly kind: 'unplayable'; readonly why: string };

export interface Playing {
  readonly folder: string;
  readonly temporary: string;
  readonly signal: AbortSignal;
}

const limitMs = 300_000;

const report = z.looseObject({
  testResults: z.array(
    z.looseObject({
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.looseObject({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type Report = z.output<typeof report>;

export async function playTests(playing: Playing, files: readonly string[]): Promise<Played> {
  if (files.length === 0) return { kind: 'passed' };
  const { folder, temporary, signal } = playing;
  const outputFile = join(temporary, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/mutants/vitest.config.ts'];
  const reporting = ['--root', folder, '--reporter', 'json', '--outputFile', outputFile];
  const env = { ...process.env, TMPDIR: temporary };
  const done = await runNode([...vitest, ...reporting, ...files], {
    cwd: folder,
    env,
    limitMs,
    signal,
  });
  if (done.how === 'interrupted') return { kind: 'interrupted' };
  if (done.how === 'timed out') return { kind: 'hung' };
  const read = report.safeParse(parsed(outputFile));
  if (!read.success) return { kind: 'unplayable', why: lastLines(done.output) };
  return judge(read.data, done.exitCode, done.output);
}

interface Failure {
  readonly by: string;
  readonly file?: string | undefined;
  readonly message: string;
}

/** @param broken errors outside tests */
export function playedOf([first]: readonly Failure[], broken: readonly string[]): Played {
  if (first !== undefined) {
    const { by, file, message } = first;
    if (/^(?:ReferenceError|SyntaxError)\b/.test(message)) return { kind: 'unplayable', why: message };
    if (/(?:Test|Hook) timed out in \d+ms/.test(message)) return { kind: 'hung' };
    return { kind: 'failed', by: by.trim(), file };
  }
  return broken[0] === undefined ? { kind: 'passed' } : { kind: 'unplayable', why: broken[0] };
}

export function judge({ testResults }: Report, exitCode: number | null, output: string): Played {
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [{ by: fullName, message: (failureMessages ?? []).join('\n') }] : [],
    ),
  );
  const unloaded = testResults.flatMap(({ status, message }) => (status === 'failed' ? [message] : []));
  return playedOf(failures, [...unloaded, ...(exitCode === 0 ? [] : [lastLines(output)])]);
}

export async function playSeeds(
  { folder, temporary, signal }: Playing,
  seeds: readonly number[],
  subjects = 150,
): Promise<Played> {
  for (const seed of seeds) {
    const flags = { seeds: 1, from: seed, subjects, workers: 1 };
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const done = await runNode(['test/simulation/main.ts', ...args], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary },
      limitMs,
      signal,
    });
    if (done.how === 'interrupted') return { kind: 'interrupted' };
    if (done.how === 'timed out') return { kind: 'hung' };
    if (done.exitCode === 0) continue;
    if (!done.output.includes('PROMISES BROKEN')) return { kind: 'unplayable', why: lastLines(done.output) };
    return { kind: 'failed', by: `seed ${seed} of ${subjects} subjects: ${firstViolation(done.output)}` };
  }
  return { kind: 'passed' };
}

const firstViolation = (output: string): string =>
  output
    .split('\n')
    .find((line) => line.startsWith('      '))
    ?.trim() ?? 'a promise broke';

const lastLines = (output: string): string => output.trim().split('\n').slice(-5).join('\n');

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
