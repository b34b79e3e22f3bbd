import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadProfile } from '../../infra/files/profile.ts';
import { writeBundle } from '../../infra/functions/bundle.ts';
import { nativeFilesIn } from '../../infra/functions/native-files.ts';
import { sharpFault } from '../../infra/functions/native-modules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder('native');
const architectures = ['arm64', 'x86_64'] as const;
/** Those whose build of sharp is on this machine: its own, and what `npm run prepare:arm64` has fetched. */
const prepared = architectures.filter((architecture) => sharpFault(architecture) === undefined);

const bundles = new Map<string, string>();

function bundleFor(architecture: (typeof architectures)[number]): string {
  const known = bundles.get(architecture) ?? bundleAnew(architecture);
  bundles.set(architecture, known);
  return known;
}

function bundleAnew(architecture: (typeof architectures)[number]): string {
  const output = join(folder, architecture);
  const products = join(root, 'products/standard.json');
  const profile = loadProfile('documented').file;
  writeBundle(output, {
    entry: 'functions/photos/handler.ts',
    profile,
    products,
    architecture,
    needs: ['sharp'],
  });
  return output;
}

/** Makes a native file one for another processor, as far as its header says. */
function rewrite(file: string, machine: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt16LE(machine, 18);
  writeFileSync(file, bytes);
}

describe('The asset of a function that decodes photos', () => {
  test.each(prepared)(
    'holds sharp and its library for the processors that it runs on: %s',
    (architecture) => {
      const files = nativeFilesIn(bundleFor(architecture));
      const kind = `linux-${architecture === 'arm64' ? 'arm64' : 'x64'}`;
      expect(files.some(({ path }) => path.includes(`@img/sharp-${kind}/`) && path.endsWith('.node'))).toBe(
        true,
      );
      expect(files.some(({ path }) => path.includes(`@img/sharp-libvips-${kind}/`))).toBe(true);
      expect(files.map(({ machine }) => machine)).toEqual(files.map(() => architecture));
    },
  );

  test('is not made of what is for another processor, whatever its folder is called', () => {
    const [architecture = 'x86_64'] = prepared;
    const asset = join(folder, 'rewritten');
    cpSync(bundleFor(architecture), asset, { recursive: true });
    const files = nativeFilesIn(asset);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const { path } of files) rewrite(join(asset, path), 0xb7);
    expect(nativeFilesIn(asset).map(({ machine }) => machine)).toEqual(files.map(() => 'arm64'));
    for (const { path } of files) rewrite(join(asset, path), 0x03);
    expect(nativeFilesIn(asset).map(({ machine }) => machine)).toEqual(files.map(() => undefined));
  });

  test('is refused at synth where what was prepared is for another processor', () => {
    // What lies in the output already is looked at like what was copied there.
    const [architecture = 'x86_64'] = prepared;
    const output = bundleFor(architecture);
    const [first] = nativeFilesIn(output);
    if (first === undefined) throw new Error('no native file');
    const other = join(output, 'stray.node');
    cpSync(join(output, first.path), other);
    rewrite(other, architecture === 'arm64' ? 0x3e : 0xb7);
    expect(() => bundleAnew(architecture)).toThrow(
      `the functions are for ${architecture}, and what was prepared for them is not: stray.node (${architecture === 'arm64' ? 'x86_64' : 'arm64'})`,
    );
  });
});
