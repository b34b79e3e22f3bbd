import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sharpFault } from '../../infra/functions/native-modules.ts';
import { temporaryFolderOfTest } from '../support/temporary-folder.ts';
import { synthesizeTemplate } from './template.ts';

const prepared = vi.hoisted(() => ({ fault: undefined as string | undefined }));
vi.mock('../../infra/functions/native-modules.ts', async (original) => {
  const actual = await original<typeof import('../../infra/functions/native-modules.ts')>();
  return {
    ...actual,
    sharpFault: (...given: Parameters<typeof actual.sharpFault>) =>
      prepared.fault ?? actual.sharpFault(...given),
  };
});

describe('Functions that decode photos', () => {
  test.each(['arm64', 'x86_64'] as const)('want both native packages of %s', (architecture) => {
    const folder = temporaryFolderOfTest('native');
    const here = process.platform === 'linux' && (process.arch === 'arm64') === (architecture === 'arm64');
    const modules = here ? 'node_modules' : `.palmleaf/native/${architecture}/node_modules`;
    const kind = architecture === 'arm64' ? 'arm64' : 'x64';
    expect(sharpFault(architecture, folder)).toContain(`@img/sharp-linux-${kind}`);
    mkdirSync(join(folder, modules, '@img', `sharp-linux-${kind}`), { recursive: true });
    expect(sharpFault(architecture, folder)).toContain(`no @img/sharp-libvips-linux-${kind}`);
    mkdirSync(join(folder, modules, '@img', `sharp-libvips-linux-${kind}`), { recursive: true });
    expect(sharpFault(architecture, folder)).toBeUndefined();
  });

  test('are not bundled where they would die at import', () => {
    prepared.fault = 'sharp is not here';
    try {
      expect(() => synthesizeTemplate({ 'aws:cdk:bundling-stacks': ['**'] })).toThrow('sharp is not here');
    } finally {
      prepared.fault = undefined;
    }
  });
});
