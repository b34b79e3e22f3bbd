import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const workflow = read('.github/workflows/deploy.yml');
const packing = read('.github/workflows/packages.yml');

const jobsOf = (text: string): ReadonlyMap<string, string> => {
  const [, listed = ''] = text.split(/^jobs:\n/m);
  const bodies = listed.split(/^(?= {2}\w+:$)/m);
  return new Map(bodies.map((body) => [/^ {2}(\w+):$/m.exec(body)?.[1] ?? '', body]));
};
const jobs = jobsOf(workflow);
const job = (name: string): string => jobs.get(name) ?? '';

test('Every action is pinned to a commit and names its version', () => {
  const uses = [...`${workflow}${packing}`.matchAll(/uses: (\S+)(.*)$/gm)];
  expect(uses.length).toBeGreaterThanOrEqual(10);
  for (const [, action, comment] of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

test('The deploy workflow may only read the sources, and only its job that deploys has an identity', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/: write/g)).toHaveLength(1);
  expect(job('deploy')).toContain('id-token: write');
  expect(job('deploy')).toContain("github.ref == 'refs/heads/main'");
  expect(job('build')).toMatch(/needs: check\n/);
  expect(job('deploy')).toMatch(/needs: build\n/);
  expect(workflow).not.toMatch(/secrets\.|AWS_SECRET_ACCESS_KEY|AWS_ACCESS_KEY_ID/);
});

test.each([
  ['deploy.yml', workflow, 'deploy'],
  ['packages.yml', packing, 'attest'],
])('No job of %s with an identity installs, builds or checks out anything', (_, text, holder) => {
  const holders = [...jobsOf(text)].filter(([, body]) => body.includes('id-token: write'));
  expect(holders.map(([name]) => name)).toEqual([holder]);
  for (const [, body] of holders) expect(body).not.toMatch(/\bnpm\b|\bnpx\b|actions\/checkout/);
});

test('The job that deploys uses exactly the archive of the job that builds', () => {
  expect(job('build')).toContain('tar --create --gzip --file built.tgz cdk.out node_modules/aws-cdk');
  expect(job('build')).toMatch(/upload-artifact@.*\n {8}with:\n {10}name: built\n/);
  expect(job('deploy')).toMatch(/download-artifact@.*\n {8}with:\n {10}name: built\n/);
  expect(job('deploy').match(/bin\/cdk .*/g)).toEqual([
    // Without names, `cdk diff` covers all stacks. A difference is the purpose of a deployment, not a failure.
    'bin/cdk diff --app cdk.out --fail-on never',
    'bin/cdk deploy --app cdk.out --all --require-approval never',
  ]);
});

test('Each packed package gets a bill of materials and an attestation of its origin', () => {
  const packingJobs = jobsOf(packing);
  for (const [bill, packed] of [
    ['client.cdx.json', 'palmleaf-client-*.tgz'],
    ['runner.cdx.json', 'palmleaf-stack-runner-*.tgz'],
  ]) {
    expect(packingJobs.get('pack')).toContain(`npm run sbom -- dist/${bill} --of `);
    expect(packingJobs.get('attest')).toContain(`subject-path: ${packed}\n          sbom-path: ${bill}\n`);
  }
  expect(packingJobs.get('attest')).toContain('subject-path: "*.tgz"\n');
  expect(packingJobs.get('attest')).toContain('attestations: write');
});

test('Both workflows verify the signatures of their installed packages', () => {
  for (const body of [job('check'), jobsOf(packing).get('pack')])
    expect(body).toMatch(/- run: npm ci\n(?: +#.*\n)? +- run: npm audit signatures\n/);
});

test('No command of a workflow contains text that a stranger can write', () => {
  for (const [, command] of `${workflow}${packing}`.matchAll(/run: (.*(?:\n {10}.*)*)/g))
    expect(command).not.toContain('${{');
});

test('The workflow checks, tests, verifies licences and synthesizes before it deploys', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const commands = [...job('check').matchAll(/- run: npm (?:run )?(?!audit)(\S+)$/gm)].map(
    ([, name = '']) => name,
  );
  expect(commands).toEqual(['ci', 'check', 'test', 'sbom', 'prepare:arm64']);
  for (const name of commands.slice(1)) expect(scripts).toHaveProperty([name]);
  expect(job('check')).toContain('npx cdk synth');
  expect(job('build')).toContain('npx cdk synth --quiet --output cdk.out -c stage="$STAGE"');
  expect(workflow).toContain('workflow_dispatch:');
});

test('Both commands of the README run on every supported kind of machine that GitHub offers', () => {
  const machines = read('.github/workflows/machines.yml');
  expect(machines).toContain('machine: [ubuntu-24.04, ubuntu-24.04-arm, macos-15]');
  const commands = [...machines.matchAll(/- run: (.*)$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['npm ci', 'npm start -- --exit', 'npm test']);
  for (const [, action] of machines.matchAll(/uses: (\S+)/g)) expect(workflow).toContain(`uses: ${action}`);
});
