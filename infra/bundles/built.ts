import { createHash, hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildSync, version } from 'esbuild';
import * as z from 'zod';

const builtBundle = z.object({
  /** The hash of each source. */
  inputs: z.record(z.string(), z.string()),
  /** Texts by the path under `out`. */
  files: z.record(z.string(), z.string()),
  outputs: z.record(
    z.string(),
    z.object({
      bytes: z.number(),
      imports: z.array(z.object({ path: z.string(), kind: z.string(), external: z.boolean().optional() })),
      inputs: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type BuiltBundle = z.infer<typeof builtBundle>;

/** Options without a source map, because that names the folder of the bundle. */
export type BundleOptions = Omit<BuildOptions, 'outfile' | 'outdir' | 'sourcemap'> & {
  readonly absWorkingDir: string;
};

/** These files also decide how esbuild resolves imports and what it leaves out. */
const manifests = [
  '{package,package-lock}.json',
  'node_modules/.package-lock.json',
  '{shared,config,events,packages/*}/package.json',
  '{.,functions/**}/tsconfig.json',
];

/** Bundles of earlier sources would accumulate. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Builds a bundle, or returns one that was built from the same bytes.
 * @throws Error of esbuild
 */
export function built(options: BundleOptions): BuiltBundle {
  const { absWorkingDir: root } = options;
  const folder = join(root, 'node_modules/.cache/palmleaf-bundles');
  const file = join(folder, `${keyOf(options)}.json`);
  const known = read(file);
  if (known !== undefined && isFresh(root, known)) return known;
  const begun = Date.now();
  const { bundle, warned } = build(options);
  const changed = Object.keys(bundle.inputs).some((path) => statSync(join(root, path)).mtimeMs >= begun);
  // Each synthesis must print the warnings.
  if (!changed && !warned) store(folder, file, bundle);
  return bundle;
}

function keyOf({ absWorkingDir: root, ...options }: BundleOptions): string {
  const key = createHash('sha256').update(`${version}${JSON.stringify(options).replaceAll(root, '')}`);
  for (const path of globSync(manifests, { cwd: root }).sort())
    key.update(`\0${path}\0${contentsHash(join(root, path))}`);
  return key.digest('hex');
}

const contentsHash = (path: string): string => hash('sha256', readFileSync(path));

function read(file: string): BuiltBundle | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const [digest, stored = ''] = readFileSync(file, 'utf8').split('\n');
    return digest === hash('sha256', stored) ? builtBundle.parse(JSON.parse(stored)) : undefined;
  } catch {
    return undefined;
  }
}

const isFresh = (root: string, { inputs }: BuiltBundle): boolean =>
  Object.entries(inputs).every(([path, before]) => {
    const file = join(root, path);
    return existsSync(file) && contentsHash(file) === before;
  });

function build(options: BundleOptions): { readonly bundle: BuiltBundle; readonly warned: boolean } {
  const { absWorkingDir: root } = options;
  const result = buildSync({ ...options, outdir: 'out', write: false, metafile: true });
  const { inputs, outputs } = result.metafile;
  const hashes = Object.keys(inputs).map((path) => [path, contentsHash(join(root, path))]);
  const files = result.outputFiles.map(({ path, contents }) => [
    path.slice(join(root, 'out/').length),
    Buffer.from(contents).toString(),
  ]);
  return {
    bundle: { inputs: Object.fromEntries(hashes), files: Object.fromEntries(files), outputs },
    warned: result.warnings.length > 0,
  };
}

/** Other processes may store the same bundle. A folder that cannot be written costs only time. */
function store(folder: string, file: string, bundle: BuiltBundle): void {
  const next = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const old = join(folder, name);
      if (statSync(old).mtimeMs < Date.now() - maxAgeMs) rmSync(old, { force: true });
    }
    const stored = JSON.stringify(bundle);
    writeFileSync(next, `${hash('sha256', stored)}\n${stored}`);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
