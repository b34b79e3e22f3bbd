import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@palmleaf/test/support/files/temporary-folder';
import { describe, expect, test } from 'vitest';
import { drawKey, withKey, writeKeyed } from '../../emulators/dynoxide-key.ts';

describe('The copy of the DynamoDB emulator’s binary', () => {
  const folder = temporaryFolder('dynoxide-key');
  const copyOf = (text: string): string => {
    const binary = join(folder, 'binary');
    const copy = join(folder, 'copy');
    writeFileSync(binary, text);
    writeKeyed(binary, copy, 'k'.repeat(12));
    return copy;
  };

  const schema = ';\n\n            CREATE TABLE IF NOT EXISTS _tables (\n                table_name';

  test('The copied binary reads operations only from the secret header, overwrites what it deletes, and only its owner may read the copy', () => {
    const copy = copyOf(`\u0000 requires x-amz-target for all\u0000${schema} TEXT`);
    expect(readFileSync(copy, 'utf8')).toMatch(
      /^\0 requires k{12} for all\0;PRAGMA secure_delete=1;CREATE TABLE IF NOT EXISTS _tables \(table_name +TEXT$/,
    );
    expect(statSync(copy).size).toBe(37 + schema.length);
    expect(statSync(copy).mode & 0o777).toBe(0o700);
  });

  test.each(['names no header', 'x-amz-target twice: x-amz-target', 'x-amz-target and no table'])(
    'The runner makes no copy of a changed binary: %s',
    (text) => {
      expect(() => copyOf(text)).toThrow('dynoxide has changed');
    },
  );
});

test("A key has the length of the header's name, and every draw differs", () => {
  const keys = new Set(Array.from({ length: 100 }, drawKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{12}$/);
  expect(withKey({ 'x-amz-target': 'Scan', host: 'h' }, 'secret')).toEqual({ secret: 'Scan', host: 'h' });
});
