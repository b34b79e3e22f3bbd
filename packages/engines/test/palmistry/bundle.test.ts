import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleBanner, palmAssets } from '../../palm/hand/assets.ts';
import { readingOf, root } from './samples.ts';

let directory = '';

// Inside the project, so that the bundle finds sharp, which stays external on Lambda.
beforeAll(async () => {
  await mkdir(join(root, '.palmleaf'), { recursive: true });
  directory = await mkdtemp(join(root, '.palmleaf', 'bundle-'));
  const entry = join(directory, 'entry.ts');
  await writeFile(
    entry,
    `import { readFile } from 'node:fs/promises';
     import { loadHandNetwork } from '../../packages/engines/palm/hand/hand-network.ts';
     import { readPalm } from '../../packages/engines/palm/read-palm.ts';
     const [, , directory, photo] = process.argv;
     const { reading } = await readPalm(await readFile(photo), await loadHandNetwork(directory));
     console.log(JSON.stringify(reading));`,
  );
  await build({
    entryPoints: [entry],
    outfile: join(directory, 'index.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: ['sharp'],
    banner: { js: bundleBanner },
    logLevel: 'silent',
  });
  for (const [name, path] of Object.entries(palmAssets))
    await copyFile(join(root, path), join(directory, name));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test('An ESM bundle with its assets beside it reads a palm as the source does', async () => {
  const photo = join(root, 'events/samples/inbox/palms/samples/anna.jpg');
  const bundle = join(directory, 'index.mjs');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [bundle, directory, photo]);
  expect(JSON.parse(stdout)).toEqual(await readingOf('anna'));
  expect(stderr).toBe('');
});
