import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontFiles } from '@palmleaf/books/fonts';
import { palmAssets } from '@palmleaf/engines/palm/hand';
import { bundledFonts, fontFile, pageFonts } from '../../shared/page-fonts.ts';
import type { Context } from '../settings.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** bundle.ts bundles `palm reader` and `browser`; the reader loads the `palm model`. */
export type Companion =
  | 'sharp'
  | 'typst'
  | 'palm model'
  | 'palm reader'
  | 'gazetteer'
  | 'libheif'
  | 'browser'
  | 'fonts';

type Architecture = Context['architecture'];

/** @param kind for example `linux-arm64` */
const builds: Readonly<Record<'sharp' | 'typst', (kind: string) => readonly string[]>> = {
  sharp: (kind) => [`@img/sharp-${kind}`, `@img/sharp-libvips-${kind}`],
  typst: (kind) => [`@myriaddreamin/typst-ts-node-compiler-${kind}${kind.startsWith('linux') ? '-gnu' : ''}`],
};
type Native = keyof typeof builds;

export const isNative = (companion: Companion): companion is Native => companion in builds;

export function localNativeFault(
  native: Native,
  checkout: string = root,
  machine = `${process.platform}-${process.arch}`,
): string | undefined {
  const missing = builds[native](machine).filter((name) => !existsSync(join(checkout, 'node_modules', name)));
  if (missing.length === 0) return undefined;
  return `this machine has no ${missing.join(', ')}: run "npm ci" on it, with optional dependencies`;
}

/**
 * Returns what to do, or undefined if the build is installed.
 * @param checkout holds `node_modules` and builds for other machines
 */
export function nativeFault(
  native: Native,
  architecture: Architecture,
  checkout: string = root,
): string | undefined {
  const folder = nativeModules(architecture, checkout);
  const missing = builds[native](`linux-${architecture === 'arm64' ? 'arm64' : 'x64'}`).filter(
    (name) => !existsSync(join(folder, name)),
  );
  if (missing.length === 0) return undefined;
  const advice =
    architecture === 'arm64'
      ? 'run "npm run prepare:arm64" first, or write -c architecture=x86_64'
      : 'synthesize on Linux with such a processor, or write -c architecture=arm64';
  return `the functions are for ${architecture}, and this machine has no ${missing.join(', ')}: ${advice}`;
}

function nativeModules(architecture: Architecture, checkout: string = root): string {
  const isHost =
    architecture === (process.arch === 'arm64' ? 'arm64' : 'x86_64') && process.platform === 'linux';
  return isHost
    ? join(checkout, 'node_modules')
    : join(checkout, '.palmleaf', 'native', architecture, 'node_modules');
}

interface CompanionFile {
  readonly from: string;
  readonly to: string;
}

/** Keeps the layout and licence of the package, so that an operator can replace the build. */
const libheif: readonly CompanionFile[] = [
  { from: 'node_modules/libheif-js/package.json', to: 'node_modules/libheif-js' },
  ...['libheif.js', 'libheif.wasm', 'LICENSE'].map((name) => ({
    from: `node_modules/libheif-js/libheif-wasm/${name}`,
    to: 'node_modules/libheif-js/libheif-wasm',
  })),
  { from: 'shared/intake/photos/heif/NOTICE', to: '' },
].map(({ from, to }) => ({ from: join(root, from), to }));

/** The fonts' licence must go with them. */
const fonts: readonly CompanionFile[] = [
  'noto-sans/LICENSE',
  ...pageFonts.map((font) => `${font.package}/files/${fontFile(font)}`),
].map((path) => ({ from: join(root, 'node_modules/@fontsource-variable', path), to: bundledFonts }));

const fontsOfBooks: readonly CompanionFile[] = fontFiles.flatMap((file) => {
  const [scope = '', name = '', ...path] = file.split('/');
  const folder = join('node_modules', scope, name);
  return [...['package.json', 'LICENSE_FONT'].map((one) => [one]), path].map((one) => ({
    from: join(root, folder, ...one),
    to: dirname(join(folder, ...one)),
  }));
});

function typst(modules: string): CompanionFile[] {
  const scope = join(modules, '@myriaddreamin');
  const names = existsSync(scope) ? readdirSync(scope) : [];
  return names
    .filter((name) => name.startsWith('typst-ts-node-compiler'))
    .map((name) => ({ from: join(scope, name), to: 'node_modules/@myriaddreamin' }));
}

export function companionFiles(
  architecture: Architecture,
  needs: readonly Companion[],
  runsHere = false,
): CompanionFile[] {
  const modules = runsHere ? join(root, 'node_modules') : nativeModules(architecture);
  const sharp = ['sharp', '@img', 'detect-libc', 'semver']
    .map((name) => ({ from: join(modules, name), to: 'node_modules' }))
    .filter(({ from }) => existsSync(from));
  const model = Object.values(palmAssets).map((path) => ({ from: join(root, path), to: '' }));
  return [
    ...(needs.includes('sharp') ? sharp : []),
    ...(needs.includes('typst') ? [...typst(modules), ...fontsOfBooks] : []),
    ...(needs.includes('palm model') ? model : []),
    ...(needs.includes('libheif') ? libheif : []),
    ...(needs.includes('fonts') ? fonts : []),
    ...(needs.includes('gazetteer') ? [{ from: join(root, 'shared/intake/gazetteer/pieces'), to: '' }] : []),
  ];
}
