import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBanner } from '@palmleaf/engines/palm/hand';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { WrongSettingError } from '../settings.ts';
import { browserBundleOptions } from './browser-bundles.ts';
import { type BundleOptions, built } from './built.ts';
import { nativeFilesIn } from './native-files.ts';
import { type Companion, companionFiles, root } from './native-modules.ts';

interface BundleProps {
  readonly entry: string;
  readonly profile: string;
  readonly products: string;
  readonly architecture: 'arm64' | 'x86_64';
  readonly runsHere?: boolean;
  readonly needs: readonly Companion[];
}

/**
 * The CDK's own construct is slower: it starts a package runner for each function.
 * @throws Error of esbuild
 */
export function bundle(props: BundleProps): Code {
  return Code.fromAsset(root, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never pulled: bundling needs no container.
      image: DockerImage.fromRegistry('unused'),
      // The CDK makes bundles with equal commands only once.
      command: ['esbuild', JSON.stringify(props)],
      local: {
        tryBundle(output) {
          writeBundle(output, props);
          return true;
        },
      },
    },
  });
}

/** @throws WrongSettingError when a native file is for another processor */
export function writeBundle(output: string, props: BundleProps): void {
  const { architecture, needs, runsHere = false } = props;
  const write = runsHere ? writeBuilt : writeNew;
  // Only stack traces on AWS use source maps.
  const inputs = write(output, bundleOptions(props), !runsHere);
  for (const [folder, name] of weights)
    if (inputs.includes(`${folder}/weights-file.ts`)) write(output, beside(`${folder}/weights.ts`, name));
  if (needs.includes('libheif')) {
    write(output, heifThread);
    write(output, photoProcess);
  }
  if (needs.includes('palm reader')) write(output, palmProcess);
  if (needs.includes('typst')) write(output, printProcess);
  if (needs.includes('browser'))
    for (const name of ['page', 'worker'] as const) write(output, browserBundleOptions(name));
  for (const { from, to } of companionFiles(architecture, needs, runsHere)) {
    mkdirSync(join(output, to), { recursive: true });
    cpSync(from, join(output, to, basename(from)), { recursive: true });
  }
  if (runsHere) return;
  const foreign = nativeFilesIn(output).filter(({ machine }) => machine !== architecture);
  if (foreign.length === 0) return;
  const found = foreign.map(({ path, machine = 'another processor' }) => `${path} (${machine})`);
  throw new WrongSettingError(
    `the functions are for ${architecture}, and these native files are for another processor: ${found.join(', ')}`,
  );
}

/** A deployment uses no earlier bundle. */
function writeNew(output: string, options: BundleOptions, sourcemap = false): readonly string[] {
  const { metafile } = buildSync({ ...options, outdir: output, sourcemap, metafile: true });
  return Object.keys(metafile.inputs);
}

function writeBuilt(output: string, options: BundleOptions): readonly string[] {
  const { files, inputs } = built(options);
  mkdirSync(output, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(output, path), text);
  return Object.keys(inputs);
}

const beside = (entry: string, out: string) =>
  ({
    absWorkingDir: root,
    entryPoints: [{ in: entry, out }],
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minify: true,
    logLevel: 'warning',
  }) as const satisfies BundleOptions;

const heifThread = beside('shared/intake/photos/heif/worker.ts', 'heif-worker');

const photoProcess = {
  ...beside('shared/intake/photos/photo-child.ts', 'photo-child'),
  external: ['sharp'],
  alias: { zod: join(root, 'infra/bundles/zod.js') },
} as const satisfies BundleOptions;

/** A function loads these models with the first message that it judges. */
const weights = [
  ['packages/engines/safety', 'danger-weights'],
  ['packages/service/chat/question/classifier', 'chat-weights'],
] as const;

const palmProcess = {
  ...beside('packages/service/palmistry/reader/palm-child.ts', 'palm-child'),
  external: ['sharp'],
  alias: {
    zod: join(root, 'infra/bundles/zod.js'),
    'node-fetch': join(root, 'infra/bundles/node-fetch.js'),
  },
  banner: { js: bundleBanner },
} as const satisfies BundleOptions;

const printProcess = {
  ...beside('packages/books/typst/print-child.ts', 'print-child'),
  external: ['@myriaddreamin/typst-ts-node-compiler'],
  alias: { zod: join(root, 'infra/bundles/zod.js') },
} as const satisfies BundleOptions;

/** All modules are in one folder, because some search their own folder for files. */
export function bundleOptions({
  entry,
  profile,
  products,
  needs,
}: Omit<BundleProps, 'architecture' | 'runsHere'>) {
  return {
    absWorkingDir: root,
    entryPoints: [{ in: entry, out: 'index' }],
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: '[name]-[hash]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    // The profile is in the bundle, because all who can list functions can read environment variables.
    alias: {
      '#profile': profile,
      '#products': products,
      zod: join(root, 'infra/bundles/zod.js'),
      'node-fetch': join(root, 'infra/bundles/node-fetch.js'),
      'node:http': join(root, 'infra/bundles/node-http.js'),
      'node:process': join(root, 'infra/bundles/node-process.cjs'),
      '@aws-sdk/credential-provider-node': join(root, 'infra/bundles/lambda-credentials.js'),
      // The package for presigned forms brings another version of the client.
      '@aws-sdk/client-s3': join(root, 'node_modules/@aws-sdk/client-s3'),
    },
    external: needs.includes('sharp') ? ['sharp'] : [],
    banner: { js: bundleBanner },
    minify: true,
    logLevel: 'warning',
  } as const satisfies BundleOptions;
}
