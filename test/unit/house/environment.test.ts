import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environments } from '../../../shared/config/variables.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

test('the environment is read in one place of shared/ and functions/', () => {
  const files = globSync(['shared/**/*.ts', 'functions/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const readers = files.filter((file) =>
    /process\s*\.\s*env|\benv\b[^;]*from 'node:process'/.test(source(file)),
  );
  expect(readers).toEqual(['shared/config/environment.ts']);
});

test.each(Object.entries(environments))('%s takes up every variable that it is given', (name, { shape }) => {
  const reading = /const \{([^}]*)\} = readEnvironment\('([^']+)'\)/.exec(
    source(`functions/${name}/handler.ts`),
  );
  expect(reading?.[2]).toBe(name);
  const taken = (reading?.[1] ?? '').split(',').map((text) => text.trim());
  expect(taken.filter((text) => text !== '').sort()).toEqual(Object.keys(shape).sort());
});

test('every function has its environment in the table', () => {
  const folders = globSync('functions/*/handler.ts', { cwd: root }).map((file) => file.split('/')[1]);
  expect(folders.sort()).toEqual(Object.keys(environments).sort());
});
