import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBanner } from '@palmleaf/engines/palm/hand';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import { WrongSettingError } from '../settings.ts';
import { writeBrowserBundles } from './browser-bundles.ts';
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
  // Only stack traces on AWS use source maps.
  const { metafile } = buildSync({
    ...bundleOptions(props),
    outdir: output,
    sourcemap: !runsHere,
    metafile: true,
  });
  for (const [folder, file] of weights)
    if (`${folder}/weights-file.ts` in metafile.inputs)
      buildSync({ ...besideBundle, entryPoints: [`${folder}/weights.ts`], outfile: join(output, file) });
  if (needs.includes('libheif')) {
    buildSync({ ...heifThread, outfile: join(output, 'heif-worker.mjs') });
    buildSync({ ...photoProcess, outfile: join(output, 'photo-child.mjs') });
  }
  if (needs.includes('palm reader')) buildSync({ ...palmProcess, outfile: join(output, 'palm-child.mjs') });
  if (needs.includes('typst')) buildSync({ ...printProcess, outfile: join(output, 'print-child.mjs') });
  if (needs.includes('browser')) writeBrowserBundles(output);
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

const besideBundle = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minify: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

const heifThread = {
  ...besideBundle,
  entryPoints: ['shared/intake/photos/heif/worker.ts'],
} as const satisfies BuildOptions;

const photoProcess = {
  ...besideBundle,
  entryPoints: ['shared/intake/photos/photo-child.ts'],
  external: ['sharp'],
  alias: { zod: join(root, 'infra/bundles/zod.js') },
} as const satisfies BuildOptions;

/** A function loads these models with the first message that it judges. */
const weights = [
  ['packages/engines/safety', 'danger-weights.mjs'],
  ['packages/service/chat/question/classifier', 'chat-weights.mjs'],
] as const;

const palmProcess = {
  ...besideBundle,
  entryPoints: ['packages/service/palmistry/reader/palm-child.ts'],
  external: ['sharp'],
  alias: {
    zod: join(root, 'infra/bundles/zod.js'),
    'node-fetch': join(root, 'infra/bundles/node-fetch.js'),
  },
  banner: { js: bundleBanner },
} as const satisfies BuildOptions;

const printProcess = {
  ...besideBundle,
  entryPoints: ['packages/books/typst/print-child.ts'],
  external: ['@myriaddreamin/typst-ts-node-compiler'],
  alias: { zod: join(root, 'infra/bundles/zod.js') },
} as const satisfies BuildOptions;

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
  } as const satisfies BuildOptions;
}
