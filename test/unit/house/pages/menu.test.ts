import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../structure/source-tree.ts';

const texts = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: texts, 'scripts-info': texts })
  .parse(JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')));

test('Every script has its line of help, and every line its script', () => {
  expect(Object.keys(manifest['scripts-info'])).toEqual(Object.keys(manifest.scripts));
});

test('The command npm run help prints one line for each script', () => {
  const menu = execFileSync(process.execPath, ['test/unit/house/help.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const lines = menu.split('\n\n')[0]?.split('\n') ?? [];
  expect(lines).toHaveLength(Object.keys(manifest.scripts).length);
  for (const [index, [name, does]] of Object.entries(manifest['scripts-info']).entries()) {
    expect(lines[index]).toMatch(new RegExp(`^npm (run )?${name} .*`));
    expect(lines[index]).toContain(does);
    expect(lines[index]?.length).toBeLessThanOrEqual(120);
  }
});
