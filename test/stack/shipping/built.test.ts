import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { type BundleOptions, built } from '../../../infra/bundles/built.ts';
import { bundleOptions } from '../../../infra/bundles/bundle.ts';
import { loadProfile } from '../../../infra/files/profile.ts';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function project() {
  const folder = temporaryFolderOfTest('built');
  const write = (name: string, text: string, seconds = 1_000_000) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), seconds, seconds);
  };
  write('package.json', '{"type":"module"}');
  write('entry.js', `import { word } from './word.js'; import './effect.js'; console.log(word);`);
  write('word.js', `export const word = 'first';`);
  write('effect.js', `console.log('effect');`);
  mkdirSync(join(folder, 'node_modules'));
  const options: BundleOptions = {
    absWorkingDir: folder,
    entryPoints: ['entry.js'],
    bundle: true,
    logLevel: 'silent',
  };
  const code = () => built(options).files['entry.js'] ?? '';
  const store = join(folder, 'node_modules/.cache/palmleaf-bundles');
  const stored = () => readdirSync(store).map((name) => join(store, name));
  return { folder, write, code, stored };
}

test('A bundle is built once for the same bytes, and again after a source or a manifest changes', () => {
  const { folder, write, code, stored } = project();
  expect(code()).toContain('first');
  const [file = ''] = stored();
  // Marks the stored bundle, so that a fresh one differs.
  const marked = (readFileSync(file, 'utf8').split('\n')[1] ?? '').replaceAll('first', 'stored');
  writeFileSync(file, `${hash('sha256', marked)}\n${marked}`);
  expect(code()).toContain('stored');

  write('word.js', `export const word = 'other';`);
  expect(code()).toContain('other');
  write('word.js', `export const word = 'first';`);
  expect(code()).toContain('first');
  expect(code()).toContain('effect');
  write('package.json', '{"type":"module","sideEffects":false}');
  expect(code()).not.toContain('effect');
  expect(stored()).toHaveLength(1);
  rmSync(join(folder, 'word.js'));
  expect(code).toThrow('Could not resolve "./word.js"');
});

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['damaged', (text: string) => text.replaceAll('first', 'wrong')],
] as const)('A stored bundle that is %s is built again', (_how, spoil) => {
  const { code, stored } = project();
  const whole = code();
  for (const file of stored()) writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  expect(code()).toBe(whole);
});

test('A bundle is not stored if a source changed while it was built', () => {
  const { write, code, stored } = project();
  write('word.js', `export const word = 'soon';`, Date.now() / 1000 + 60);
  expect(code()).toContain('soon');
  expect(stored).toThrow('ENOENT');
});

test('A stored bundle of a function has the bytes that esbuild writes', () => {
  const options = bundleOptions({
    entry: 'functions/feeds/handler.ts',
    profile: loadProfile('self-hosted').file,
    products: join(root, 'config/products/standard.json'),
    needs: [],
  });
  const folder = temporaryFolderOfTest('written');
  buildSync({ ...options, outdir: folder });
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  built(options);
  expect(built(options).files).toEqual(Object.fromEntries(written));
});
