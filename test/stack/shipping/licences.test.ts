import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { licenceFaults } from '../../../infra/sbom/licences.ts';
import { packageBill } from '../../../infra/sbom/package-bill.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder('sbom');
const bill = z.looseObject({
  specVersion: z.string(),
  components: z.array(z.looseObject({ name: z.string(), purl: z.string() })),
});

const billOf = (name: string, ...licenses: readonly object[]) => ({
  bomFormat: 'CycloneDX',
  components: [{ name, version: '1.0.0', licenses }],
});
const id = (licence: string) => ({ license: { id: licence } });

describe('shipped packages', () => {
  test('The bill of materials lists every shipped package, and every licence permits shipping', () => {
    const file = join(folder, 'bill.json');
    const writer = spawnSync(process.execPath, ['infra/sbom/write.ts', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(writer.stderr).toBe('');
    expect(writer.status).toBe(0);
    const { components } = bill.parse(JSON.parse(readFileSync(file, 'utf8')));
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['hono', 'zod', 'sharp', '@img/sharp-libvips-linux-arm64']));
    expect(names).not.toContain('vitest');
    expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
  });

  test('The bill of one package holds its transitive dependencies, and no others', () => {
    const everyPackage = {
      bomFormat: 'CycloneDX',
      metadata: { component: { 'bom-ref': 'root@1.0.0' } },
      components: ['a', 'b', 'c', 'd'].map((name) => ({ 'bom-ref': `${name}@1.0.0`, name })),
      dependencies: [
        { ref: 'root@1.0.0', dependsOn: ['a@1.0.0', 'c@1.0.0'] },
        { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
        { ref: 'b@1.0.0', dependsOn: ['a@1.0.0'] },
        { ref: 'c@1.0.0', dependsOn: [] },
        { ref: 'd@1.0.0', dependsOn: [] },
      ],
    };
    const own = { name: '@own/one', version: '2.0.0', license: 'MIT' };
    const ownBillOf = (more: object) => packageBill(everyPackage, { ...own, ...more });
    const bill = ownBillOf({ dependencies: { a: '1.0.0' }, optionalDependencies: { d: '1.0.0' } });
    expect(bill.components.map((component) => component['bom-ref'])).toEqual([
      'a@1.0.0',
      'b@1.0.0',
      'd@1.0.0',
    ]);
    expect(bill.metadata.component).toMatchObject({ name: '@own/one', purl: 'pkg:npm/%40own/one@2.0.0' });
    expect(() => ownBillOf({ dependencies: { a: '1.0.1' } })).toThrow('lacks a@1.0.1');
  });

  test.each([
    ['somebody', id('GPL-3.0-only')],
    ['somebody', id('AGPL-3.0-or-later')],
    ['somebody', id('LGPL-3.0-or-later')],
    ['somebody', { license: { name: 'Custom, see LICENSE' } }],
    ['libheif-js', id('GPL-3.0-only')],
  ])('The licence check refuses %s under %j', (name, licence) => {
    expect(licenceFaults(billOf(name, licence))).toHaveLength(1);
  });

  test('The licence check refuses a package without a licence, or with a forbidden licence beside a permitted one', () => {
    expect(licenceFaults(billOf('somebody'))).toEqual(['somebody 1.0.0: no licence']);
    expect(licenceFaults(billOf('somebody', id('MIT'), id('GPL-2.0-only')))).toHaveLength(1);
  });

  test.each([
    ['somebody', id('MIT')],
    ['somebody', { expression: '(GPL-2.0-only OR MIT)' }],
    ['@img/sharp-libvips-linux-arm64', id('LGPL-3.0-or-later')],
    ['libheif-js', id('LGPL-3.0')],
  ])('The licence check permits %s under %j', (name, licence) => {
    expect(licenceFaults(billOf(name, licence))).toEqual([]);
  });
});
