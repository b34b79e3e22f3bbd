import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../structure/source-tree.ts';

const run = promisify(execFile);
const packages = globSync('packages/*/package.json', { cwd: projectRoot })
  .map((file) => file.replace(/\/package\.json$/, ''))
  .sort();
const pageOf = (folder: string) => readFileSync(`${projectRoot}${folder}/README.md`, 'utf8');

/** Separate tests run their examples, which need a stack. */
const ownTest = ['packages/client', 'packages/stack-runner'];
const examples = packages
  .filter((folder) => !ownTest.includes(folder))
  .flatMap((folder) =>
    [
      ...(existsSync(`${projectRoot}${folder}/README.md`) ? pageOf(folder) : '').matchAll(
        /```ts\n([\s\S]*?)```/g,
      ),
    ].map(([, code = '']) => ({ folder, code })),
  );

describe('The page of a package', () => {
  test.each(packages)(
    'The page of the package %s is not empty, and fits on a screen unless users install the package',
    (folder) => {
      const lines = pageOf(folder).split('\n').length;
      expect(lines).toBeGreaterThan(8);
      const isInstalled = ['packages/client', 'packages/stack-runner'].includes(folder);
      if (!isInstalled) expect(lines).toBeLessThan(45);
    },
  );

  test('The pages of packages show examples', () => {
    expect(examples.length).toBeGreaterThan(3);
  });

  test.each(examples)('The page of $folder shows an example that runs', async ({ code }) => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: projectRoot });
    expect(stdout).not.toBe('');
  });
});
