import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const workflow = read('.github/workflows/deploy.yml');
const [, ...after] = workflow.split(/^(?= {2}\w+:$)/m);
const jobs = new Map(after.map((text) => [/^ {2}(\w+):/.exec(text)?.[1], text]));
const job = (name: string): string => jobs.get(name) ?? '';

test('every action is pinned by its commit, and says which version that is', () => {
  const uses = [...workflow.matchAll(/uses: (\S+)(.*)$/gm)];
  expect(uses.length).toBeGreaterThanOrEqual(4);
  for (const [, action, comment] of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

test('may read the sources, and proves who it is only where it deploys', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/: write/g)).toHaveLength(1);
  expect(job('deploy')).toContain('id-token: write');
  expect(job('deploy')).toContain("github.ref == 'refs/heads/main'");
  expect(job('deploy')).toMatch(/needs: check\n/);
  expect(workflow).not.toMatch(/secrets\.|AWS_SECRET_ACCESS_KEY|AWS_ACCESS_KEY_ID/);
});

test('nothing that somebody writes gets into a command as text', () => {
  for (const [, command] of workflow.matchAll(/run: (.*(?:\n {10}.*)*)/g))
    expect(command).not.toContain('${{');
});

test('checks, tests, looks at licences and synthesizes before anything is deployed', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const commands = [...job('check').matchAll(/- run: npm (?:run )?(\S+)$/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(['ci', 'check', 'test', 'sbom', 'prepare:arm64']);
  for (const name of commands.slice(1)) expect(scripts).toHaveProperty([name]);
  expect(job('check')).toContain('npx cdk synth');
  expect(job('deploy')).toContain('npx cdk deploy --all --require-approval never -c stage="$STAGE"');
  // Without names it is about all stacks and knows no --all; and a difference is no failure, it is what is deployed.
  expect(job('deploy')).toContain('npx cdk diff --fail-on never -c stage="$STAGE"');
  expect(workflow).toContain('workflow_dispatch:');
});

test('both commands of the README run on every kind of machine that GitHub has of those supported', () => {
  const machines = read('.github/workflows/machines.yml');
  expect(machines).toContain('machine: [ubuntu-24.04, ubuntu-24.04-arm, macos-15]');
  const commands = [...machines.matchAll(/- run: (.*)$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['npm ci', 'npm start -- --exit', 'npm test']);
  for (const [, action] of machines.matchAll(/uses: (\S+)/g)) expect(workflow).toContain(`uses: ${action}`);
});
