import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { licenceFaults } from '../../infra/sbom/licences.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder('sbom');
const bill = z.looseObject({
  specVersion: z.string(),
  components: z.array(z.looseObject({ name: z.string(), purl: z.string() })),
});

/** A bill with one package under these licences. */
const billOf = (name: string, ...licenses: readonly object[]) => ({
  bomFormat: 'CycloneDX',
  components: [{ name, version: '1.0.0', licenses }],
});
const id = (licence: string) => ({ license: { id: licence } });

describe('What ships', () => {
  test('is written down as a bill of materials, and every licence of it may ship', () => {
    const file = join(folder, 'bill.json');
    const made = spawnSync(process.execPath, ['infra/sbom/write.ts', file], { cwd: root, encoding: 'utf8' });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
    const { components } = bill.parse(JSON.parse(readFileSync(file, 'utf8')));
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['hono', 'zod', 'sharp', '@img/sharp-libvips-linux-arm64']));
    expect(names).not.toContain('vitest');
    expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
  });

  test.each([
    ['somebody', id('GPL-3.0-only')],
    ['somebody', id('AGPL-3.0-or-later')],
    ['somebody', id('LGPL-3.0-or-later')],
    ['somebody', { license: { name: 'Custom, see LICENSE' } }],
    ['libheif-js', id('GPL-3.0-only')],
  ])('may not be %s under %j', (name, licence) => {
    expect(licenceFaults(billOf(name, licence))).toHaveLength(1);
  });

  test('may not be without a licence, nor under one of two that may not', () => {
    expect(licenceFaults(billOf('somebody'))).toEqual(['somebody 1.0.0: no licence']);
    expect(licenceFaults(billOf('somebody', id('MIT'), id('GPL-2.0-only')))).toHaveLength(1);
  });

  test.each([
    ['somebody', id('MIT')],
    ['somebody', { expression: '(GPL-2.0-only OR MIT)' }],
    ['@img/sharp-libvips-linux-arm64', id('LGPL-3.0-or-later')],
    ['libheif-js', id('LGPL-3.0')],
  ])('may be %s under %j', (name, licence) => {
    expect(licenceFaults(billOf(name, licence))).toEqual([]);
  });
});
