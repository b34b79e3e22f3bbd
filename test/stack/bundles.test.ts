import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import * as whole from 'zod';
import { loadProfile } from '../../infra/files/profile.ts';
import { bundleOptions } from '../../infra/functions/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { z } = whole;
/** As bundles have it; the file itself has no types, because it is zod. */
const { z: slim }: { z: typeof z } = await import(join(root, 'infra/functions/zod.js'));

/** Bytes of each bundle, by its entry. Whoever makes one larger on purpose writes the new number down here. */
const written = z
  .record(z.string(), z.int())
  .parse(JSON.parse(readFileSync(join(root, 'test/stack/bundle-bytes.json'), 'utf8')));
/** So much one may grow before somebody has to look. */
const tolerance = 1.1;

const entries = [
  'service/lambda.ts',
  ...readdirSync(join(root, 'functions')).map((name) => `functions/${name}/handler.ts`),
].sort();

async function bundleBytes(entry: string): Promise<number> {
  const options = bundleOptions({
    entry,
    profile: loadProfile('documented').file,
    products: join(root, 'products/standard.json'),
    needs: entry.includes('photos') || entry.includes('service') ? ['sharp'] : [],
  });
  const { outputFiles } = await build({ ...options, write: false });
  return outputFiles.reduce((sum, { contents }) => sum + contents.byteLength, 0);
}

describe('Bundles', () => {
  test('are written down with their sizes, all of them', () => {
    expect(Object.keys(written).sort()).toEqual(entries);
  });

  test.each(entries)('%s is not larger than it is written down, and not much smaller', async (entry) => {
    const bytes = await bundleBytes(entry);
    expect(bytes).toBeLessThanOrEqual((written[entry] ?? 0) * tolerance);
    expect(bytes * tolerance).toBeGreaterThanOrEqual(written[entry] ?? 0);
  });

  test('have zod without its translations, and with all that is used of it', () => {
    const missing = Object.keys(z).filter((name) => !(name in slim));
    expect(missing.sort()).toEqual(['core', 'locales']);
    const said = (its: typeof z) =>
      its
        .object({ day: its.int().min(1), name: its.string().optional(), at: its.iso.datetime() })
        .safeParse({ day: 0, name: 5, at: 'now' })
        .error?.issues.map(({ message }) => message);
    expect(said(slim)).toEqual(said(z));
    expect(said(z)).toHaveLength(3);
  });
});
