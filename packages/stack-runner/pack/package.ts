import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

const siblingUrl = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g;

/** @param folder receives the package; its old content is deleted */
export async function buildRunner(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const settingsFolder = `${folder}-settings`;
  await mkdir(settingsFolder, { recursive: true });
  try {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        typeRoots: [join(root, 'node_modules/@types')],
        rootDir: packageFolder,
        outDir: folder,
      },
      include: [],
      files: ['index.ts', 'cli.ts', ...(await siblingModules())].map((file) => join(packageFolder, file)),
    };
    await writeFile(join(settingsFolder, 'tsconfig.json'), JSON.stringify(settings));
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', settingsFolder]);
  } finally {
    await rm(settingsFolder, { recursive: true, force: true });
  }
  for (const file of await filesIn(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    const withJsExtensions = text
      .replaceAll(siblingUrl, "new URL('$1.js', import.meta.url)")
      .replaceAll(/((?:from |import\()'\.[^']+)\.ts'/g, "$1.js'");
    if (withJsExtensions !== text) await writeFile(join(folder, file), withJsExtensions);
  }
  await writeDocuments(folder);
}

export async function packRunner(folder: string, into: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder });
  const [packed] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
  return join(into, packed.filename);
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, encoding: 'utf8' })).filter((file) => /\.[jt]s$/.test(file));

async function siblingModules(): Promise<string[]> {
  const sources = (await filesIn(packageFolder)).filter(
    (file) => !/^(?:test|pack|node_modules)\//.test(file),
  );
  const found = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(join(packageFolder, file), 'utf8');
      return [...text.matchAll(siblingUrl)].map(([, name = '']) => join(file, '..', `${name}.ts`));
    }),
  );
  return found.flat();
}

async function writeDocuments(folder: string): Promise<void> {
  const { devDependencies, ...fields } = manifest.parse(
    JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')),
  );
  const { fauxqs } = devDependencies;
  if (fauxqs === undefined) throw new Error('package.json does not name the version of fauxqs');
  const published = {
    ...fields,
    dependencies: { ...fields.dependencies, fauxqs },
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    bin: { 'stack-runner': './cli.js' },
    engines: { node: '>=24' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(packageFolder, 'README.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
