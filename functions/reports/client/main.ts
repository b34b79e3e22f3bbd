import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerTypes, endpointTypes } from './documents.ts';
import { buildPackage, packPackage } from './package.ts';

const usage = `npm run client [-- types | -- --out FOLDER]

Builds the package palmleaf-client and packs it, ready to be installed or published (default FOLDER: dist).
types: writes packages/client/generated from the schemas of the code.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(usage);
  const [word, ...more] = positionals;
  if (more.length > 0 || (word !== undefined && word !== 'types')) throw new Error(usage);
  if (word === 'types') return writeGenerated();
  const into = resolve(values.out);
  await mkdir(into, { recursive: true });
  const folder = resolve(into, 'palmleaf-client');
  await buildPackage(folder);
  console.log(`Packed ${await packPackage(folder, into)}`);
}

async function writeGenerated(): Promise<void> {
  const folder = new URL('../../../packages/client/generated/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('endpoints.ts', folder), endpointTypes());
  await writeFile(new URL('answers.ts', folder), answerTypes());
  console.log('Wrote packages/client/generated');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
