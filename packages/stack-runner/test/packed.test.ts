import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testAssembly } from '@palmleaf/test/support/local-app/assembly';
import { temporaryFolder } from '@palmleaf/test/support/temporary-folder';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { buildRunner, packRunner } from '../pack/package.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
const theirs = temporaryFolder('packed-runner');
const packed = join(theirs, 'node_modules', '@palmleaf', 'stack-runner');

/** A folder of somebody else: the packed file unpacked as npm does it, and what it depends on; nothing else of this repository. */
beforeAll(async () => {
  const built = join(theirs, 'built');
  await buildRunner(built);
  const file = await packRunner(built, theirs);
  mkdirSync(packed, { recursive: true });
  await run('tar', ['-xzf', file, '-C', packed, '--strip-components=1']);
  const versions = z.record(z.string(), z.string());
  const { dependencies, optionalDependencies } = z
    .object({ dependencies: versions, optionalDependencies: versions })
    .parse(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')));
  for (const name of [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies),
    'typescript',
    '@types/node',
  ]) {
    mkdirSync(dirname(join(theirs, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(theirs, 'node_modules', name));
  }
  writeFileSync(join(theirs, 'package.json'), '{ "name": "theirs", "private": true, "type": "module" }');
});

describe('The packed runner, in an empty folder', () => {
  test('runs a stack as plain JavaScript', async () => {
    const assembly = await testAssembly();
    const code = `
      import { startStack } from '@palmleaf/stack-runner';
      const stack = await startStack({ assembly: process.argv[2], stateDir: process.argv[3], log() {} });
      const answered = await fetch(stack.endpoint);
      console.log(JSON.stringify({ functions: stack.functions.length > 0, answered: answered.status > 0 }));
      await stack.stop();`;
    writeFileSync(join(theirs, 'use.mjs'), code);
    const args = ['--no-experimental-strip-types', 'use.mjs', assembly, join(theirs, 'state')];
    const { stdout } = await run(process.execPath, args, { cwd: theirs });
    expect(JSON.parse(stdout)).toEqual({ functions: true, answered: true });
  });

  test('has types for what its page shows', async () => {
    const page = readFileSync(join(packed, 'README.md'), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    expect(code).toContain('startStack');
    writeFileSync(join(theirs, 'use.ts'), code);
    const settings = { strict: true, module: 'nodenext', target: 'es2024', noEmit: true, types: ['node'] };
    writeFileSync(
      join(theirs, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: settings, files: ['use.ts'] }),
    );
    const { stdout } = await run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      theirs,
    ]);
    expect(stdout).toBe('');
  });
});
