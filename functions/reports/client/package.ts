import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const manifest = z.object({ version: z.string(), license: z.string() });

/** Builds the client package for Node 20 and later and for bundlers. Replaces `folder`. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([writeCode(folder), writeTypes(folder), writeManifestAndDocs(folder)]);
}

export async function packPackage(folder: string, into: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder });
  const [packed] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
  return join(into, packed.filename);
}

async function writeCode(folder: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'packages/client/index.ts')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
}

async function writeTypes(folder: string): Promise<void> {
  // A fixed name, so that the run after an interruption replaces it.
  const scratch = `${folder}-types`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch);
  try {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        typeRoots: [join(root, 'node_modules/@types')],
        rootDir: join(root, 'packages/client'),
        outDir: join(scratch, 'out'),
      },
      include: [],
      files: [join(root, 'packages/client/index.ts')],
    };
    await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify(settings));
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', scratch]);
    await copyReachable(join(scratch, 'out'), folder);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function copyReachable(from: string, to: string): Promise<void> {
  const reached = new Set<string>();
  const waiting = ['index.d.ts'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = await readFile(join(from, file), 'utf8');
    for (const [, imported = ''] of text.matchAll(/from '([^']+)'/g)) {
      if (!imported.startsWith('.'))
        throw new Error(
          `${file} exposes a type of ${imported}, which the users of this package do not install`,
        );
      waiting.push(relative('.', join(dirname(file), imported.replace(/\.ts$/, '.d.ts'))));
    }
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), text.replaceAll(/(from '[^']+)\.ts'/g, "$1.js'"));
  }
}

async function writeManifestAndDocs(folder: string): Promise<void> {
  const rootManifest = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const published = {
    name: 'palmleaf-client',
    version: rootManifest.version,
    description: 'Reads the reports of a Palmleaf stack, operates its batches, and receives its webhooks',
    license: rootManifest.license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    sideEffects: false,
    engines: { node: '>=20' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(root, 'packages/client/README.md'), join(folder, 'README.md'));
  const licences = ['LICENSE', 'node_modules/zod/LICENSE'].map((file) => readFile(join(root, file), 'utf8'));
  const [ours, zods] = await Promise.all(licences);
  await writeFile(
    join(folder, 'LICENSE'),
    `${ours}\n---\n\nThe package holds code of zod, under this licence:\n\n${zods}`,
  );
}
