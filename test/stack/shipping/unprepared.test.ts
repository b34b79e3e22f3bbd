import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { nativeFault } from '../../../infra/bundles/native-modules.ts';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { synthesizeTemplate } from '../template.ts';

const faked = vi.hoisted(() => ({ native: '', fault: undefined as string | undefined }));
vi.mock('../../../infra/bundles/native-modules.ts', async (original) => {
  const actual = await original<typeof import('../../../infra/bundles/native-modules.ts')>();
  return {
    ...actual,
    // Treats all other native packages as present, because this machine may have no build for Lambda's processor at all.
    nativeFault: (...given: Parameters<typeof actual.nativeFault>) => {
      if (faked.fault === undefined) return actual.nativeFault(...given);
      return given[0] === faked.native ? faked.fault : undefined;
    },
  };
});

const synthesisWithout = (native: 'sharp' | 'typst') => () => {
  Object.assign(faked, { native, fault: `${native} is not here` });
  try {
    synthesizeTemplate({ 'aws:cdk:bundling-stacks': ['**'] });
  } finally {
    faked.fault = undefined;
  }
};

describe('functions that decode photos', () => {
  test.each(['arm64', 'x86_64'] as const)(
    'Functions that decode photos need both native packages for the processor %s',
    (architecture) => {
      const folder = temporaryFolderOfTest('native');
      const isThisMachine =
        process.platform === 'linux' && (process.arch === 'arm64') === (architecture === 'arm64');
      const modules = isThisMachine ? 'node_modules' : `.palmleaf/native/${architecture}/node_modules`;
      const kind = architecture === 'arm64' ? 'arm64' : 'x64';
      expect(nativeFault('sharp', architecture, folder)).toContain(`@img/sharp-linux-${kind}`);
      mkdirSync(join(folder, modules, '@img', `sharp-linux-${kind}`), { recursive: true });
      expect(nativeFault('sharp', architecture, folder)).toContain(`no @img/sharp-libvips-linux-${kind}`);
      mkdirSync(join(folder, modules, '@img', `sharp-libvips-linux-${kind}`), { recursive: true });
      expect(nativeFault('sharp', architecture, folder)).toBeUndefined();
    },
  );

  test('Synthesis refuses functions that decode photos without sharp', () => {
    expect(synthesisWithout('sharp')).toThrow('sharp is not here');
  });
});

describe('the function that prints books', () => {
  test.each(['arm64', 'x86_64'] as const)(
    'The function that prints books needs the native package for the processor %s',
    (architecture) => {
      const folder = temporaryFolderOfTest('native');
      const isThisMachine =
        process.platform === 'linux' && (process.arch === 'arm64') === (architecture === 'arm64');
      const modules = isThisMachine ? 'node_modules' : `.palmleaf/native/${architecture}/node_modules`;
      const name = `@myriaddreamin/typst-ts-node-compiler-linux-${architecture === 'arm64' ? 'arm64' : 'x64'}-gnu`;
      expect(nativeFault('typst', architecture, folder)).toContain(`no ${name}`);
      mkdirSync(join(folder, modules, name), { recursive: true });
      expect(nativeFault('typst', architecture, folder)).toBeUndefined();
    },
  );

  test('Synthesis refuses the function that prints books without Typst', () => {
    expect(synthesisWithout('typst')).toThrow('typst is not here');
  });
});
