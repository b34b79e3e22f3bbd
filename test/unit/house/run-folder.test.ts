import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRunFolder } from '../../support/run-folder.ts';

let shared = '';

beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'palmleaf-shared-'));
});

afterEach(() => rmSync(shared, { recursive: true, force: true }));

test('this run has a temporary folder of its own', () => {
  expect(tmpdir()).toMatch(/palmleaf-run-\d+$/);
});

test('a run that leaves nothing of ours ends well, and its folder goes', () => {
  const run = openRunFolder(shared);
  writeFileSync(join(run.folder, 'of-a-library'), '');
  run.close();
  expect(readdirSync(shared)).toEqual([]);
});

test('a run that leaves something of ours fails by name, and its folder goes all the same', () => {
  const run = openRunFolder(shared);
  mkdirSync(join(run.folder, 'palmleaf-state-x'));
  expect(run.close).toThrow('The tests left in the temporary folder: palmleaf-state-x');
  expect(readdirSync(shared)).toEqual([]);
});

test('the folder of a run that was killed goes with the next one', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(shared, `palmleaf-run-${pid}`));
  const run = openRunFolder(shared);
  expect(readdirSync(shared)).toEqual([`palmleaf-run-${process.pid}`]);
  run.close();
});
