/**
 * How long each bundle takes to load, beside one that holds the client of DynamoDB alone, in the same run: what a cold start
 * waits for before its first line of ours. Every load is a process of its own, without what Node may remember of compiled
 * code; the quickest of several counts, because a busy machine only ever makes one slower.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { loadProfile } from '../infra/files/profile.ts';
import { bundleOptions } from '../infra/functions/bundle.ts';
import { companionFiles } from '../infra/functions/native-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The goal: a bundle takes so much longer than the client alone, and no more. */
const goal = 1.5;
const runs = Number(process.argv[2] ?? 9);
const alone = 'client-dynamodb alone';

/** Milliseconds from the start of loading a module to its end; what it then lacks of its environment is no part of it. */
const measure = `
const started = performance.now();
await import(process.argv[1]).catch((error) => {
  if (!/environment of .* is wrong|environment is wrong/.test(String(error))) throw error;
});
process.stdout.write(String(performance.now() - started));
process.exit(0);
`;

const folder = mkdtempSync(join(tmpdir(), 'palmleaf-bundles-'));
try {
  const files = new Map<string, string>();
  const shared = {
    profile: loadProfile('documented').file,
    products: join(root, 'products/standard.json'),
  };
  const client = join(folder, 'client.ts');
  writeFileSync(
    client,
    `import { DynamoDBClient } from '${join(root, 'node_modules/@aws-sdk/client-dynamodb')}';\nnew DynamoDBClient({ region: 'eu-central-1' });\nexport const handler = DynamoDBClient;\n`,
  );
  const entries = [
    client,
    ...readdirSync(join(root, 'functions')).map((name) => `functions/${name}/handler.ts`),
    'service/lambda.ts',
  ];
  for (const entry of entries) {
    const needsSharp = /photos|service\//.test(entry);
    const name = entry === client ? alone : entry;
    const output = join(folder, name.replaceAll(/[/ ]/g, '-'));
    mkdirSync(output);
    const needs = needsSharp ? (['sharp'] as const) : [];
    buildSync({ ...bundleOptions({ entry, ...shared, needs }), outfile: join(output, 'index.mjs') });
    for (const { from, to } of companionFiles(process.arch === 'arm64' ? 'arm64' : 'x86_64', needs))
      cpSync(from, join(output, to, basename(from)), { recursive: true });
    files.set(name, join(output, 'index.mjs'));
  }
  const best = new Map<string, number>();
  for (let run = 0; run < runs; run += 1)
    for (const [name, file] of files) {
      const args = ['--input-type=module', '-e', measure, file];
      const env = { PATH: process.env.PATH, AWS_REGION: 'eu-central-1' };
      const loadMs = Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, loadMs));
    }
  const unit = best.get(alone) ?? Number.NaN;
  for (const [name, loadMs] of best) {
    const times = loadMs / unit;
    console.log(
      `${times.toFixed(2)} times  ${loadMs.toFixed(0)} ms  ${name}${times > goal ? `  over the goal of ${goal}` : ''}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
