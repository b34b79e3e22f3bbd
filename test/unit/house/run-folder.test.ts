import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRunFolder } from '../../support/processes/run-folder.ts';

let shared = '';

beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'palmleaf-shared-'));
});

afterEach(() => rmSync(shared, { recursive: true, force: true }));

test('The test run has its own temporary folder', () => {
  expect(tmpdir()).toMatch(/palmleaf-run-\d+$/);
});

test('A run that leaves no files of ours passes and deletes its folder', () => {
  const run = openRunFolder(shared);
  writeFileSync(join(run.folder, 'of-a-library'), '');
  run.close();
  expect(readdirSync(shared)).toEqual([]);
});

test('A run that leaves a file of ours fails, names it and deletes its folder', () => {
  const run = openRunFolder(shared);
  mkdirSync(join(run.folder, 'palmleaf-state-x'));
  expect(run.close).toThrow('The tests left in the temporary folder: palmleaf-state-x');
  expect(readdirSync(shared)).toEqual([]);
});

test('The next run deletes the folder of a killed run', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(shared, `palmleaf-run-${pid}`));
  const run = openRunFolder(shared);
  expect(readdirSync(shared)).toEqual([`palmleaf-run-${process.pid}`]);
  run.close();
});
