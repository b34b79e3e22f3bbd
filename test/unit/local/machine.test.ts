import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { localNativeFault } from '../../../infra/bundles/native-modules.ts';
import { isHostOf } from '../../../packages/cli/api/own-host.ts';
import { UsageError } from '../../../packages/cli/index.ts';
import { checkMachine, makeStateFolder, missingOnMachine } from '../../../packages/local/machine-check.ts';
import { startHidden } from '../../../packages/stack-runner/platform/hidden-address.ts';
import { supportedMachines, traitsOf } from '../../../packages/stack-runner/platform/machine.ts';
import { anonymousMemoryBytes } from '../../../packages/stack-runner/platform/process-memory.ts';
import { hostsOf } from '../../../packages/stack-runner/protocol/guard.ts';
import { readLsof } from '../../security/listening.ts';
import { browserPath, hasBrowser } from '../../support/browser/browser-path.ts';
import { temporaryFolder, temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { readProcesses } from '../../support/processes/processes.ts';

const emptyFolder = temporaryFolder('no-modules');
const linux = { platform: 'linux', arch: 'x64' };
const mac = { platform: 'darwin', arch: 'arm64' };
const goodMachine = {
  machine: linux,
  nodeVersion: '24.21.0',
  npmAgent: 'npm/11.1.0 node/v20.1.0 linux x64 workspaces/false',
  freeBytes: 10_000_000_000,
  refusedPorts: [],
};

const lockEntry = z.looseObject({
  version: z.string().optional(),
  optional: z.boolean().default(false),
  os: z.array(z.string()).default([]),
  cpu: z.array(z.string()).default([]),
  libc: z.array(z.string()).default([]),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), lockEntry) })
  .parse(
    JSON.parse(readFileSync(fileURLToPath(new URL('../../../package-lock.json', import.meta.url)), 'utf8')),
  );

const nativeVersions = Object.fromEntries(
  Object.values(packages).flatMap(({ optionalDependencies }) => Object.entries(optionalDependencies)),
);

/** `@img/sharp-` of `@img/sharp-linux-x64`: the common prefix of one part's builds for different machines. */
const parts = Object.keys(nativeVersions)
  .flatMap((name) => /^(.*[/-])linux-x64(?:-gnu)?$/.exec(name)?.[1] ?? [])
  // The analyzer of patterns runs as plain JavaScript if it has no build.
  .filter((part) => part !== 'recheck-');

test('The test lists every native package of the lock file', () => {
  expect(parts.toSorted()).toEqual([
    '@biomejs/cli-',
    '@dynoxide/',
    '@esbuild/',
    '@img/sharp-',
    '@img/sharp-libvips-',
    '@myriaddreamin/typst-ts-node-compiler-',
    '@rolldown/binding-',
    '@typescript/typescript-',
    'lightningcss-',
  ]);
});

describe.each(supportedMachines)('For %s', (machine) => {
  test.each(parts)('The lock file has the part %s of the required version', (part) => {
    const name = [`${part}${machine}`, `${part}${machine}-gnu`].find((each) => each in nativeVersions);
    const [os, cpu] = machine.split('-');
    const entry = packages[`node_modules/${name}`];
    expect(entry).toMatchObject({
      version: nativeVersions[name ?? ''],
      optional: true,
      os: [os],
      cpu: [cpu],
    });
    expect(entry?.libc.filter((libc) => libc !== 'glibc')).toEqual([]);
  });
});

test('The command "npm ci" succeeds without Node 24 on a machine for which npm has none', () => {
  expect(packages['']?.optionalDependencies).toHaveProperty('node');
  expect(packages['node_modules/node']).toMatchObject({ optional: true });
});

describe('A machine that is not Linux', () => {
  test('A machine that is not Linux keeps its hidden servers on its one loopback address', async () => {
    const hosts: string[] = [];
    for (let start = 0; start < 20; start += 1)
      await startHidden(async ({ host }) => void hosts.push(host), mac);
    expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
    await startHidden(async ({ host }) => void hosts.push(host), linux);
    expect(hosts.at(-1)).toMatch(/^127\./);
  });

  test('The local stack skips unavailable readings on a machine that is not Linux, and applies the limits of that machine', () => {
    expect(anonymousMemoryBytes(process.pid, mac)).toBe(0);
    expect(traitsOf(mac).maxSocketPathBytes).toBeLessThan(104);
    expect(traitsOf(linux).maxSocketPathBytes).toBeLessThan(108);
  });

  test('The local stack reports a missing photo decoder of a machine that is not Linux', () => {
    expect(localNativeFault('sharp', emptyFolder, 'darwin-arm64')).toBe(
      'this machine has no @img/sharp-darwin-arm64, @img/sharp-libvips-darwin-arm64: run "npm ci" on it, with optional dependencies',
    );
    expect(localNativeFault('sharp')).toBeUndefined();
    expect(localNativeFault('typst')).toBeUndefined();
  });
});

describe('Tests with a browser', () => {
  const only = (part: string) => (path: string) => path.includes(part);
  const arm = { platform: 'linux', arch: 'arm64' };

  test('Tests with a browser use the named browser, else the bundled one where it runs, else that of the system', () => {
    expect(browserPath(linux, '/mine', () => true)).toEqual({ path: '/mine' });
    expect(browserPath(linux, undefined, only('libnss3'))).toBe('bundled');
    expect(browserPath(linux, '', only('bin/chromium'))).toEqual({ path: '/usr/bin/chromium' });
    expect(browserPath(mac, undefined, only('Chromium.app'))).toEqual({
      path: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    });
  });

  test('Tests with a browser are skipped with a reason when there is none', () => {
    const unavailable = [
      browserPath(linux, '/gone', only('libnss3')),
      browserPath(linux, undefined, only('nothing')),
      browserPath(arm, undefined, only('libnss3')),
    ];
    expect(unavailable.map(hasBrowser)).toEqual([false, false, false]);
    expect(unavailable).toEqual([
      { why: 'CHROME_PATH names /gone, which does not exist' },
      {
        why: 'the Chromium of the package needs libnss3, which this machine lacks (apt-get install libnss3)',
      },
      { why: 'this machine has no Chrome or Chromium; set CHROME_PATH to the path of one' },
    ]);
  });

  test('A test run includes the tests with a browser or prints one line that says why not', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
    const excluded = async (path: string): Promise<readonly unknown[]> => {
      vi.stubEnv('CHROME_PATH', path);
      const { default: config }: typeof import('../../../vitest.config.ts') = await import(
        `../../../vitest.config.ts?browser=${encodeURIComponent(path)}`
      );
      return (config.test?.projects ?? []).flatMap((project) =>
        typeof project === 'object' && 'test' in project ? (project.test?.exclude ?? []) : [],
      );
    };
    expect(await excluded(process.execPath)).not.toContain('test/browser/**');
    expect(log.mock.calls).toEqual([]);
    expect(await excluded('/gone')).toContain('test/browser/**');
    expect(log.mock.calls).toEqual([
      [
        'The tests in a browser (test/browser, a part of test/security) are left out: CHROME_PATH names /gone, which does not exist.',
      ],
    ]);
    vi.unstubAllEnvs();
  });
});

describe('tests of processes', () => {
  test('Tests that look for processes read them from ps where there is no /proc', () => {
    expect(readProcesses('    1     0 Ss\n  812     1 S+\n 9313   812 Z\n')).toEqual([
      { pid: 1, parent: 0, hasEnded: false },
      { pid: 812, parent: 1, hasEnded: false },
      { pid: 9313, parent: 812, hasEnded: true },
    ]);
  });

  test('Tests that look for processes read their listening addresses from lsof', () => {
    expect(readLsof('p812\nf18\nn127.0.0.1:6000\nf20\nn[::1]:8080\np9313\nf9\nn*:4567\n')).toEqual([
      { pid: 812, host: '127.0.0.1', port: 6000 },
      { pid: 812, host: '[::1]', port: 8080 },
      { pid: 9313, host: '*', port: 4567 },
    ]);
  });
});

describe('A server', () => {
  test('A server answers to its names with the port, and without the port only on port 80', () => {
    expect(hostsOf(8080)).toEqual(['127.0.0.1:8080', 'localhost:8080']);
    expect(hostsOf(80)).toEqual(['127.0.0.1:80', 'localhost:80', '127.0.0.1', 'localhost']);
    const hosts = ['127.0.0.1:80', 'localhost', '127.0.0.1', 'evil.example', '127.0.0.1:8080', ''];
    expect(hosts.map((host) => isHostOf(80, host))).toEqual([true, true, true, false, false, false]);
    expect(hosts.map((host) => isHostOf(8080, host))).toEqual([false, false, false, false, true, false]);
  });
});

describe('npm start', () => {
  const start = fileURLToPath(new URL('../../../packages/local/start.js', import.meta.url));
  const asNode = (version: string, file: string, ...args: string[]) => {
    const versions = JSON.stringify({ ...process.versions, node: version });
    const preload = `data:text/javascript,Object.defineProperty(process,'versions',{value:${versions}})`;
    return spawnSync(process.execPath, ['--import', preload, file, ...args], { encoding: 'utf8' });
  };

  test('The command npm start reports an unsuitable Node in one sentence', () => {
    const { status, stdout, stderr } = asNode('20.20.2', start, '--help');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^This is Node 20\.20\.2, and the stack needs 24: "npm ci" installs it .*\n$/);
  });

  test('The command npm start names a missing package before npm ci, and runs normally after it', () => {
    const folder = join(emptyFolder, 'packages/local');
    mkdirSync(folder, { recursive: true });
    cpSync(start, join(folder, 'start.js'));
    writeFileSync(join(emptyFolder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'main.ts'), "import 'no-such-package';");
    const { status, stderr } = asNode(process.versions.node, join(folder, 'start.js'));
    expect([status, stderr]).toEqual([
      2,
      'The package no-such-package is not installed: run "npm ci" first.\n',
    ]);
    expect(asNode(process.versions.node, start, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^npm start/),
    });
  });
});

describe('checks of npm start', () => {
  test('The command npm start tries the named ports and says which are refused', async () => {
    const occupied = createServer();
    await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
    const address = occupied.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    expect(await checkMachine(emptyFolder, { '--port': port, '--pages': 0 }, undefined)).toEqual([
      `Port ${port} (--port) is refused: something listens there already; choose another, or leave it out.`,
    ]);
    await new Promise((resolve) => occupied.close(resolve));
    expect(await checkMachine(emptyFolder, { '--port': 0, '--pages': port }, undefined)).toEqual([]);
    expect(await checkMachine(emptyFolder, { '--port': port, '--pages': port }, undefined)).toEqual([
      '--port and --pages name the same port, and each needs a different one.',
    ]);
  });

  test('The command npm start finds no fault on a complete machine', () => {
    for (const machine of [linux, mac]) expect(missingOnMachine({ ...goodMachine, machine })).toEqual([]);
    expect(missingOnMachine({ ...goodMachine, npmAgent: undefined, freeBytes: undefined })).toEqual([]);
  });

  test.each([
    [{ machine: { platform: 'win32', arch: 'x64' } }, /win32-x64; on Windows, run it within WSL/],
    [
      { machine: { platform: 'linux', arch: 'riscv64' } },
      /runs on linux-x64, .* and this is linux-riscv64\./,
    ],
    [{ nodeVersion: '20.20.2' }, /This is Node 20.20.2, and the stack needs 24/],
    [{ npmAgent: 'npm/9.8.1 node/v18.18.0 linux x64' }, /This is npm 9.8.1, and 10 is needed/],
    [{ freeBytes: 12_345_678 }, /has 12 MB of free space, .* needs 500 MB/],
    [{ refusedPorts: ['Port 80 (--port) is refused: why.'] }, /Port 80/],
  ])('The command npm start names the missing requirement in one sentence: %j', (lacks, sentence) => {
    const faults = missingOnMachine({ ...goodMachine, ...lacks });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  test.each(['', '/stack'])(
    'A file in the place of the state folder is refused by its name: FILE%s',
    (below) => {
      const file = join(temporaryFolderOfTest('a-file'), 'notes.txt');
      writeFileSync(file, 'mine');
      expect(() => makeStateFolder(file + below)).toThrow(UsageError);
      expect(() => makeStateFolder(file + below)).toThrow(/notes\.txt.* cannot be made .*--state/);
      expect(readFileSync(file, 'utf8')).toBe('mine');
    },
  );

  test('The command npm start names all missing requirements together', () => {
    expect(missingOnMachine({ ...goodMachine, nodeVersion: '22.1.0', freeBytes: 0 })).toHaveLength(2);
  });
});
