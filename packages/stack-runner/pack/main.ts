import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRunner, packRunner } from './package.ts';

const usage = `npm run runner [-- --out FOLDER]

Builds the package @palmleaf/stack-runner as JavaScript with types and packs it (default FOLDER: dist).`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(usage);
  const into = resolve(values.out);
  await mkdir(into, { recursive: true });
  const folder = resolve(into, 'stack-runner');
  await buildRunner(folder);
  console.log(`Packed ${await packRunner(folder, into)}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
