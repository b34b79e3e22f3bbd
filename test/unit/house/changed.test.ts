import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesReadBy } from '../../read-by-path.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const readBy = (module: string, code: string): string[] =>
  filesReadBy(join(root, module), code).map((file) => file.slice(root.length));

describe('`npm test -- --changed`', () => {
  test('The --changed run counts a file whose path a module names as imported by it', () => {
    const code = `const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');`;
    expect(readBy('test/unit/some.test.ts', code)).toEqual(['docs/cli.md']);
    expect(readBy('test/some.test.ts', code)).toEqual([]);
  });

  test('The --changed run counts every file of a folder that a module names, and nothing of the root', () => {
    const found = readBy('test/some.test.ts', 'new URL(`../events/aws/$' + '{name}.json`, import.meta.url)');
    expect(found).toContain('events/aws/schedule.json');
    expect(found.every((file) => file.startsWith('events/aws/'))).toBe(true);
    expect(readBy('test/some.test.ts', "new URL('../', import.meta.url)")).toEqual([]);
  });

  test('The --changed run counts each source of the functions for a test that starts the whole stack', () => {
    expect(readBy('packages/local/synthesize.ts', '')).toContain('functions/fan-out/handler.ts');
  });
});
