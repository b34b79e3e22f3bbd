import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readers } from './readers.ts';

test('No reader exceeds its budget of processor time and memory on the most expensive inputs of a short search', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [main, '--print', '--inputs', '6'], {
    encoding: 'utf8',
  });
  const searched = stdout.split('\n').filter((line) => line.startsWith('{"name"'));
  expect(searched.filter((line) => line.endsWith('EXCEEDS its budget'))).toEqual([]);
  expect(searched).toHaveLength(readers.length);
  expect(status).toBe(0);
});
