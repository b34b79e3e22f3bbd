import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { reportsOver } from '../reports/app.ts';
import { anna, finished } from './finished.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/reader.md', import.meta.url)), 'utf8');
const [, block = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
const lines = block.slice(block.indexOf('ask() {'));

/** Prints each argument in a line, then an empty line. */
const curl = `curl() { printf '%s\\n' "$@" ''; }`;

function calls(): string[][] {
  const env = {
    PATH: process.env.PATH,
    READS: 'http://reads.example/',
    CHANGES: 'http://changes.example/',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_SESSION_TOKEN: 'c',
  };
  const printed = execFileSync('sh', ['-euc', `${curl}\n${lines}`], { env, encoding: 'utf8' });
  return printed
    .trimEnd()
    .split('\n\n')
    .map((call) => call.split('\n'));
}

const titleOf = async (answer: Response) => z.object({ title: z.string() }).parse(await answer.json()).title;

test('Each curl command of docs/reader.md uses the right address and gets an answer', async () => {
  const { ledger } = (await finished()).world;
  const reading = reportsOver(ledger, { mayChange: false });
  const changing = reportsOver(ledger);
  const commands = calls();
  expect(commands.length).toBe(lines.split('\n').filter((line) => line.startsWith('ask ')).length);
  expect(commands.length).toBeGreaterThan(10);
  for (const words of commands) {
    const valueAfter = (flag: string) => (words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined);
    expect(words).toEqual(expect.arrayContaining(['--aws-sigv4', 'aws:amz:eu-central-1:lambda', 'a:b']));
    const url = new URL(words.find((word) => word.startsWith('http')) ?? '');
    url.pathname = url.pathname.replace('/june', `/${anna.batch}`).replace('/anna', `/${anna.id}`);
    const { app } = url.hostname === 'reads.example' ? reading : changing;
    const body = valueAfter('--json');
    const method = valueAfter('-X') ?? 'GET';
    const answer = await app.request(url, { method, ...(body === undefined ? {} : { body }) });
    // The service of this test draws no picture of a palm.
    const isFine =
      answer.ok || (url.pathname.endsWith('/palm-image') && (await titleOf(answer)) === 'No picture');
    expect([method, url.href, isFine]).toEqual([method, url.href, true]);
  }
});
