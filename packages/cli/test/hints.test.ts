import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hintFor } from '../command-line/hints.ts';

test('A hint repeats npx and the stack that the current command line names', () => {
  const hint = hintFor({ npm_lifecycle_event: 'npx' }, { local: true, state: '.state 2' });
  expect(hint('resume', '@acme/june')).toBe("npx palmleaf resume @acme/june --local --state '.state 2'");
  expect(hintFor({}, { stack: 'Test', region: 'eu-west-1' })('gate', 'open')).toBe(
    'palmleaf gate open --stack Test --region eu-west-1',
  );
});

test('A shell passes each word of a hint unchanged', () => {
  const words = ['a b', "it's", '$HOME', '`id`', '*', '#x', 'token#base', '', 'é', 'a;b', '-x'];
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${hintFor({}, {})(...words)}`], {
    encoding: 'utf8',
  });
  expect(stdout.split('\n').slice(0, -1)).toEqual(['palmleaf', ...words]);
});
