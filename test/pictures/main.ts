import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../support/browser/browser.ts';
import { interruptible } from '../support/interruptible.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const picture = join(root, 'docs/pictures/report.jpg');
const report = '/batches/samples/reports/ben';
const size = { width: 1100, height: 760 };

async function linkWhenDone(output: Readable): Promise<string> {
  let link: string | undefined;
  for await (const line of createInterface(output)) {
    console.log(line);
    link ??= /http:\S+\?token=\S+/.exec(line)?.[0];
    if (line.startsWith('The pages show everybody') && link !== undefined) return link;
  }
  throw new Error('The stack ended before the samples had');
}

await interruptible(async (signal) => {
  const state = mkdtempSync(join(tmpdir(), 'palmleaf-pictures-'));
  const stack = spawn(process.execPath, ['packages/local/main.ts', '--state', state], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGINT',
  });
  const ended = new Promise<void>((resolve) => stack.once('close', () => resolve()));
  // An interruption ends the stack, and is no failure.
  stack.once('error', () => undefined);
  try {
    const link = await linkWhenDone(stack.stderr);
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: size });
    await page.goto(link);
    await page.goto(new URL(report, link).href);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: picture, type: 'jpeg', quality: 82 });
    await browser.close();
    console.log(`Wrote ${picture}`);
  } finally {
    stack.kill('SIGINT');
    await ended;
    rmSync(state, { recursive: true, force: true });
  }
});
