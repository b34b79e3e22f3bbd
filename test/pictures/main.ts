import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../support/browser/browser.ts';
import { interruptible } from '../support/processes/interruptible.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'docs/pictures');
const size = { width: 1100, height: 760 };

const table = `Donor Name,Sex,Date of birth,Time of birth,Birth place
Meenakshi S,F,14-08-1990,காலை 6:40,Usilampatti
Karthik R,M,02-11-1985,11.40 PM,Trichy
Selvi,F,31-02-1991,7.15 am,Madurai
Arun,M,05-06-1988,10:30,Springfield
Ravi,M,1990-08-14T06:45:00Z,,Chennai
`;

async function linkWhenDone(output: Readable): Promise<string> {
  let link: string | undefined;
  for await (const line of createInterface(output)) {
    console.log(line);
    link ??= /http:\S+\?token=\S+/.exec(line)?.[0];
    if (line.startsWith('The pages show every person') && link !== undefined) return link;
  }
  throw new Error('The stack ended before the reports of the samples did');
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
  // An interruption ends the stack, and is not a failure.
  stack.once('error', () => undefined);
  try {
    const link = await linkWhenDone(stack.stderr);
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: size });
    await page.goto(link);
    await page.goto(new URL('/batches/samples/reports/ben', link).href);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: join(folder, 'report.jpg'), type: 'jpeg', quality: 82 });
    await page.goto(new URL('/uploads', link).href);
    const file = { name: 'donors.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await page.getByLabel('Files', { exact: true }).setInputFiles([file]);
    await page.getByRole('button', { name: 'Correct the refused rows here' }).click();
    await page.getByRole('region', { name: 'Refused rows of donors.csv' }).waitFor();
    await page.evaluate('document.fonts.ready');
    const found = page.locator('section.found');
    await found.screenshot({ path: join(folder, 'upload.jpg'), type: 'jpeg', quality: 82 });
    await browser.close();
    console.log(`Wrote the pictures of a report and of an upload to ${folder}`);
  } finally {
    stack.kill('SIGINT');
    await ended;
    rmSync(state, { recursive: true, force: true });
  }
});
