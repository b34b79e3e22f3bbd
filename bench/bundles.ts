/**
 * What each bundle takes to load, beside one that holds the client of DynamoDB alone, in the same run: what a cold start
 * waits for before its first line of ours. Every load is a process of its own, without what Node may remember of compiled
 * code. Processor time is what counts, the least of several runs: a busy machine makes a load wait, but hardly work, longer.
 *
 * The unit is the client in one file, as esbuild makes it when it is told nothing. Made as ours are, with what it loads
 * later in files of its own, it stands beside.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import * as z from 'zod';
import { loadProfile } from '../infra/files/profile.ts';
import { bundleOptions } from '../infra/functions/bundle.ts';
import { companionFiles } from '../infra/functions/native-modules.ts';
import { synthesizeTemplate } from '../test/stack/template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The goal: a bundle takes so much longer than the client alone, and no more. */
const goal = 1.5;
const runs = Number(process.argv[2] ?? 9);
const alone = 'client-dynamodb alone, in one file';
const aloneSplit = 'client-dynamodb alone, made as ours are';

/** Processor milliseconds from the start of loading a module to its end, its clients opened and its settings read. */
const measure = `
const before = process.cpuUsage();
await import(process.argv[1]).catch(({ message }) => { process.stderr.write(message.slice(0, 2000)); process.exit(1); });
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
process.exit(0);
`;

const lambda = z.looseObject({
  Environment: z.looseObject({ Variables: z.record(z.string(), z.unknown()) }),
});
const address = 'https://service.example';
/** A vendor's, because the settings of a self-hosted stack hold an address that only AWS knows; the service from such a one. */
const templates = [
  // With all that a setting adds.
  synthesizeTemplate({ publicFeeds: '5' }),
  synthesizeTemplate({ palmistryUrl: address, baseUrl: address, visionUrl: address, chatUrl: address }),
];
/** What the functions are given, by the function's id in the template without its hash. */
const given = new Map(
  templates
    .flatMap((template) => Object.entries(template.findResources('AWS::Lambda::Function')))
    .map(([id, { Properties }]) => {
      const variables = lambda.safeParse(Properties).data?.Environment.Variables ?? {};
      // Other names that only AWS knows stand there as references: any text does to load.
      const texts = Object.entries(variables).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      return [id.replace(/[0-9A-F]{8}$/, ''), Object.fromEntries(texts)];
    }),
);

function variablesOf(entry: string): Record<string, string> {
  const folderOf = entry.split('/')[1] ?? '';
  const id = entry.startsWith('service/')
    ? 'Service'
    : folderOf.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return given.get(id) ?? {};
}

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
  const made: [name: string, entry: string][] = [
    [alone, client],
    [aloneSplit, client],
    ...[
      ...readdirSync(join(root, 'functions')).map((name) => `functions/${name}/handler.ts`),
      'service/lambda.ts',
    ].map((entry): [string, string] => [entry, entry]),
  ];
  for (const [name, entry] of made) {
    const needsSharp = /photos|service\//.test(entry);
    const output = join(folder, name.replaceAll(/[/ ]/g, '-'));
    mkdirSync(output);
    const needs = needsSharp ? (['sharp'] as const) : [];
    const options = bundleOptions({ entry, ...shared, needs });
    buildSync({ ...options, splitting: name !== alone, outdir: output });
    for (const { from, to } of companionFiles(process.arch === 'arm64' ? 'arm64' : 'x86_64', needs))
      cpSync(from, join(output, to, basename(from)), { recursive: true });
    files.set(name, join(output, 'index.mjs'));
  }
  const best = new Map<string, number>();
  for (let run = 0; run < runs; run += 1)
    for (const [name, file] of files) {
      const args = ['--input-type=module', '-e', measure, file];
      const env = { PATH: process.env.PATH, AWS_REGION: 'eu-central-1', ...variablesOf(name) };
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
