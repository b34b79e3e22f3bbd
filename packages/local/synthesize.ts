import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canonical } from '../../shared/plan/canonical.ts';
import { StackError } from '../stack-runner/index.ts';

export const assemblySources = [
  'infra',
  'functions',
  'shared',
  'config',
  'packages/contract',
  'packages/engines',
  'packages/texts',
  'packages/books',
  'packages/service',
  'cdk.json',
  'package-lock.json',
];

/** @returns false if the assembly is up to date */
export async function synthesize(
  root: string,
  outdir: string,
  context: Readonly<Record<string, string>>,
): Promise<boolean> {
  const stamp = join(outdir, 'synthesized-with.json');
  const newStamp = canonical({ context, newest: newest(root), profile: profileText(root, context.profile) });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === newStamp) return false;
  // Bundles of earlier sources would accumulate.
  rmSync(outdir, { recursive: true, force: true });
  await run(root, outdir, context);
  writeFileSync(stamp, newStamp);
  return true;
}

function profileText(root: string, profile = ''): string | undefined {
  const file = resolve(root, profile);
  return profile.endsWith('.json') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function newest(root: string): number {
  const times = assemblySources.flatMap((name) => {
    const path = join(root, name);
    if (!statSync(path).isDirectory()) return [statSync(path).mtimeMs];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  });
  return Math.max(...times);
}

function run(root: string, outdir: string, context: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/app.ts'], {
      cwd: root,
      env: {
        ...process.env,
        CDK_OUTDIR: outdir,
        CDK_CONTEXT_JSON: JSON.stringify(context),
        // CloudFormation's validation takes longer than the bundling.
        CDK_VALIDATION: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StackError(whyNot(output.join(''))));
    });
  });
}

function whyNot(output: string): string {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return 'The stack could not be synthesized: the disk is full (ENOSPC). Make room and start again.';
  }

  return `The stack could not be synthesized:\n${output.split('\n').slice(-60).join('\n')}`;
}
