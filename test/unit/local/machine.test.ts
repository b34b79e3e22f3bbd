import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { localSharpFault } from '../../../infra/functions/native-modules.ts';
import { startHidden } from '../../../local/runner/platform/hidden-address.ts';
import { supportedMachines, traitsOf } from '../../../local/runner/platform/machine.ts';
import { anonymousMemoryBytes } from '../../../local/runner/platform/process-memory.ts';
import { missingOnMachine } from '../../../local/start/first-look.ts';
import { browserPath } from '../../support/pages/browser-path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const empty = temporaryFolder('no-modules');
const linux = { platform: 'linux', arch: 'x64' };
const mac = { platform: 'darwin', arch: 'arm64' };
const well = {
  machine: linux,
  nodeVersion: '24.21.0',
  npmAgent: 'npm/11.1.0 node/v20.1.0 linux x64 workspaces/false',
  freeBytes: 10_000_000_000,
  refusedPorts: [],
};

const lockEntry = z.looseObject({
  version: z.string(),
  optional: z.boolean().default(false),
  os: z.array(z.string()).default([]),
  cpu: z.array(z.string()).default([]),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lock = z
  .object({ packages: z.record(z.string(), lockEntry.partial({ version: true })) })
  .parse(
    JSON.parse(readFileSync(fileURLToPath(new URL('../../../package-lock.json', import.meta.url)), 'utf8')),
  );

/** The native parts, by who asks for them: the package of each has the name of the machine in it, `-gnu` behind it on Linux for some. */
const parts = [
  { asks: '', starts: '@dynoxide/' },
  { asks: 'node_modules/sharp', starts: '@img/sharp-' },
  { asks: 'node_modules/sharp', starts: '@img/sharp-libvips-' },
  { asks: 'node_modules/esbuild', starts: '@esbuild/' },
  { asks: 'node_modules/@biomejs/biome', starts: '@biomejs/cli-' },
  { asks: 'node_modules/typescript', starts: '@typescript/typescript-' },
  { asks: 'node_modules/rolldown', starts: '@rolldown/binding-' },
  {
    asks: 'node_modules/@myriaddreamin/typst-ts-node-compiler',
    starts: '@myriaddreamin/typst-ts-node-compiler-',
  },
] as const;

describe.each(supportedMachines)('For %s', (machine) => {
  test.each(parts)('the lock file has the part $starts of the same version', ({ asks, starts }) => {
    const wanted = lock.packages[asks]?.optionalDependencies ?? {};
    const name = [`${starts}${machine}`, `${starts}${machine}-gnu`].find((each) => each in wanted);
    const [os, cpu] = machine.split('-');
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({
      version: wanted[name ?? ''],
      optional: true,
      os: [os],
      cpu: [cpu],
    });
  });
});

describe('A machine that is not Linux', () => {
  test('keeps its hidden servers on the one loopback address that it has', async () => {
    const hosts: string[] = [];
    for (let start = 0; start < 20; start += 1)
      await startHidden(async ({ host }) => void hosts.push(host), mac);
    expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
    await startHidden(async ({ host }) => void hosts.push(host), linux);
    expect(hosts.at(-1)).toMatch(/^127\./);
  });

  test('is not asked what it does not tell, and has its own limits', () => {
    expect(anonymousMemoryBytes(process.pid, mac)).toBe(0);
    expect(traitsOf(mac).maxSocketPathBytes).toBeLessThan(104);
    expect(traitsOf(linux).maxSocketPathBytes).toBeLessThan(108);
  });

  test('runs functions with its own decoder of photos, and is told when that is missing', () => {
    expect(localSharpFault(empty, 'darwin-arm64')).toBe(
      'this machine has no @img/sharp-darwin-arm64, @img/sharp-libvips-darwin-arm64: run "npm ci" on it, with optional dependencies',
    );
    expect(localSharpFault()).toBeUndefined();
  });
});

describe('Tests with a browser', () => {
  const none = () => false;
  test('take the bundled one where it runs, else the one that is named, else that of the system, else none', () => {
    expect(browserPath(linux, undefined, none)).toBe('bundled');
    expect(browserPath(mac, '/mine', (path) => path === '/mine')).toEqual({ path: '/mine' });
    expect(browserPath(mac, undefined, (path) => path.includes('Chromium.app'))).toEqual({
      path: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    });
    expect(browserPath({ platform: 'linux', arch: 'arm64' }, '/gone', none)).toBeUndefined();
  });
});

describe('Before any work npm start', () => {
  test('finds nothing wrong with a machine that has all', () => {
    for (const machine of [linux, mac]) expect(missingOnMachine({ ...well, machine })).toEqual([]);
    expect(missingOnMachine({ ...well, npmAgent: undefined, freeBytes: undefined })).toEqual([]);
  });

  test.each([
    [{ machine: { platform: 'win32', arch: 'x64' } }, /win32-x64; on Windows, run it within WSL/],
    [
      { machine: { platform: 'linux', arch: 'riscv64' } },
      /runs on linux-x64, .* and this is linux-riscv64\./,
    ],
    [{ nodeVersion: '20.20.2' }, /This is Node 20.20.2, and the stack needs 24/],
    [{ npmAgent: 'npm/9.8.1 node/v18.18.0 linux x64' }, /This is npm 9.8.1, and 10 is needed/],
    [{ freeBytes: 12_345_678 }, /There are 12 MB free .* 500 are needed/],
    [{ refusedPorts: ['Port 80 (--port) is refused: why.'] }, /Port 80/],
  ])('says in one sentence what is missing: %j', (lacks, sentence) => {
    const faults = missingOnMachine({ ...well, ...lacks });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  test('names everything that is missing at once', () => {
    expect(missingOnMachine({ ...well, nodeVersion: '22.1.0', freeBytes: 0 })).toHaveLength(2);
  });
});
