/** Measures the load time of each bundle relative to the DynamoDB client. Fails if one exceeds the goal. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import * as z from 'zod';
import { bundleOptions } from '../../infra/bundles/bundle.ts';
import { companionFiles } from '../../infra/bundles/native-modules.ts';
import { loadProfile } from '../../infra/files/profile.ts';
import { synthesizeTemplate } from '../../test/stack/template.ts';
import { countGiven } from '../../test/support/processes/command-line.ts';
import { interruptible } from '../../test/support/processes/interruptible.ts';
import { amount, ratio, recordFigures } from './page/figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const goal = 1.5;
const rounds = countGiven('node packages/bench/bundles.ts [ROUNDS]', { otherwise: 11, least: 1 });
const clientAlone = 'client-dynamodb alone, in one file';
const clientAloneSplit = 'client-dynamodb alone, bundled like the functions';

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
function givenVariables(): ReadonlyMap<string, Record<string, string>> {
  const templates = [
    synthesizeTemplate({ publicFeeds: '5' }),
    synthesizeTemplate({ palmistryUrl: address, baseUrl: address, visionUrl: address, chatUrl: address }),
  ];
  return new Map(
    templates
      .flatMap((template) => Object.entries(template.findResources('AWS::Lambda::Function')))
      .map(([id, { Properties }]) => {
        const variables = lambda.safeParse(Properties).data?.Environment.Variables ?? {};
        const texts = Object.entries(variables).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]);
        return [id.replace(/[0-9A-F]{8}$/, ''), Object.fromEntries(texts)];
      }),
  );
}

function functionIdOf(entry: string): string {
  const folderOf = entry.split('/')[1] ?? '';
  return entry.startsWith('packages/service/')
    ? 'Service'
    : folderOf.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function load(file: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const args = ['--input-type=module', '-e', measure, file];
  return Number((await promisify(execFile)(process.execPath, args, { env, signal })).stdout);
}

await interruptible(async (signal) => {
  const given = givenVariables();
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-bundles-'));
  const files = new Map<string, string>();
  const shared = {
    profile: loadProfile('documented').file,
    products: join(root, 'config/products/standard.json'),
  };
  const client = join(folder, 'client.ts');
  writeFileSync(
    client,
    `import { DynamoDBClient } from '${join(root, 'node_modules/@aws-sdk/client-dynamodb')}';\nnew DynamoDBClient({ region: 'eu-central-1' });\nexport const handler = DynamoDBClient;\n`,
  );
  const made: [name: string, entry: string][] = [
    [clientAlone, client],
    [clientAloneSplit, client],
    ...[
      ...readdirSync(join(root, 'functions')).map((name) => `functions/${name}/handler.ts`),
      'packages/service/lambda.ts',
    ].map((entry): [string, string] => [entry, entry]),
  ];
  for (const [name, entry] of made) {
    const needsSharp = /photos|service\//.test(entry);
    const output = join(folder, name.replaceAll(/[/ ]/g, '-'));
    mkdirSync(output);
    const needs = needsSharp ? (['sharp'] as const) : [];
    const options = bundleOptions({ entry, ...shared, needs });
    const unsplit = name === clientAlone ? { splitting: false, alias: {} } : {};
    buildSync({ ...options, ...unsplit, outdir: output });
    for (const { from, to } of companionFiles(process.arch === 'arm64' ? 'arm64' : 'x86_64', needs))
      cpSync(from, join(output, to, basename(from)), { recursive: true });
    files.set(name, join(output, 'index.mjs'));
  }
  const unitFile = files.get(clientAlone) ?? '';
  const loadsOf = new Map<string, { readonly loadMs: number; readonly unitMs: number }[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, file] of files) {
      const env = { PATH: process.env.PATH, AWS_REGION: 'eu-central-1', ...given.get(functionIdOf(name)) };
      const loads = loadsOf.get(name) ?? [];
      loads.push({ unitMs: await load(unitFile, env, signal), loadMs: await load(file, env, signal) });
      loadsOf.set(name, loads);
    }
  const shown = [...loadsOf].map(([name, loads]) => ({
    name,
    loadMs: median(loads.map(({ loadMs }) => loadMs)),
    times: median(loads.map(({ loadMs, unitMs }) => loadMs / unitMs)),
  }));
  for (const { name, loadMs, times } of shown)
    console.log(
      `${times.toFixed(2)} times  ${loadMs.toFixed(0)} ms  ${name}${times > goal ? `  over the goal of ${goal}` : ''}`,
    );
  const ours = shown.filter(({ name }) => name !== clientAlone && name !== clientAloneSplit);
  recordFigures([
    ...ours.map(({ name, times }) => ratio(name, times, 'less', goal)),
    amount(clientAlone, shown[0]?.loadMs ?? Number.NaN, 'ms of processor time', 'less'),
  ]);
  if (!ours.every(({ times }) => times <= goal)) process.exitCode = 1;
});
