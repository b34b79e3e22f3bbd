import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DefaultStackSynthesizer } from 'aws-cdk-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { executionsAtOnce, settingsOfSize, sizes, warmWriteUnits } from '../../../infra/sizing/sizes.ts';
import { stageOf } from '../../../infra/stages.ts';
import { synthesizeTemplate } from '../template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/deploy.md');
const settings = new Set(
  [...read('docs/operations.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name),
);

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );

const words = [...page.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(([, word = '']) =>
  word.replaceAll(/\s*\n\s*/g, ' '),
);

const options = z.record(z.string(), z.unknown());

const outputs = new Set<string>();
beforeAll(() => {
  const vendor = {
    service: 'vendor',
    palmistryUrl: 'https://a.example',
    baseUrl: 'https://b.example',
    visionUrl: 'https://c.example',
    chatUrl: 'https://d.example',
  };
  for (const context of [{}, vendor])
    for (const name of Object.keys(synthesizeTemplate(context).toJSON().Outputs)) outputs.add(name);
});

describe('docs/deploy.md', () => {
  test('The page docs/deploy.md names only existing outputs of the stack', () => {
    const named = [...page.matchAll(/outputs? `(\w+)`/g)].map(([, name = '']) => name);
    const looksLikeOne = words.filter((word) =>
      /^[A-Z]\w+(?:Url|Policy|Secret|Bucket|Topic|Name|AtOnce)$/.test(word),
    );
    expect(named.length).toBeGreaterThan(3);
    expect([...named, ...looksLikeOne].filter((name) => !outputs.has(name))).toEqual([]);
  });

  test('The page docs/deploy.md states the concurrency and the calls in flight of each size', () => {
    const rows = [...page.matchAll(/^\| `(small|medium|large)` \| [^|]+ \| ([^\n]+) \|$/gm)].map(
      ([, size = '', figures = '']) => [size, ...figures.replaceAll(',', '').split(' | ').map(Number)],
    );
    const computed = sizes.map((size) => {
      const { maxConcurrency, intakeConcurrency, subjectsAtOnce, inFlightCap } = settingsOfSize(
        size,
        'vendor',
      );
      const own = settingsOfSize(size, 'self-hosted').inFlightCap;
      return [size, maxConcurrency, intakeConcurrency, subjectsAtOnce, inFlightCap, own];
    });
    expect(rows).toEqual(computed);
    expect(page).toContain(`for ${warmWriteUnits('large')?.toLocaleString('en')} write units a second`);
    const all = executionsAtOnce(settingsOfSize('small', 'self-hosted'), 'self-hosted');
    expect(page).toContain(`For \`small\` the sum is ${all}, more than`);
  });

  test('The page docs/deploy.md names only existing settings', () => {
    const flags = [...page.matchAll(/-c (\w+)=/g)].map(([, name = '']) => name);
    const fields = words.flatMap((word) => /^"(\w+)"/.exec(word)?.[1] ?? []);
    const named = [...page.matchAll(/setting `(\w+)`|`(\w+)` is (?:true|false)/g)].map(
      ([, one, two]) => one ?? two ?? '',
    );
    expect([flags.length, fields.length, named.length].every((count) => count > 0)).toBe(true);
    expect([...flags, ...fields, ...named].filter((name) => !settings.has(name))).toEqual([]);
  });

  test('The page docs/deploy.md shows a stage that can be deployed unchanged', () => {
    const stages = blocks('json').filter((block) => block.includes('"service"'));
    expect(stages).toHaveLength(1);
    const folder = mkdtempSync(join(tmpdir(), 'palmleaf-stage-'));
    try {
      writeFileSync(join(folder, 'shown.json'), stages[0] ?? '');
      const shown = stageOf({ stage: 'shown' }, folder);
      expect(shown.suffix).toBe('-shown');
      expect(() => synthesizeTemplate({ ...shown.settings, stage: 'shown' })).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('The page docs/deploy.md lets the deployer assume every role of a deployment, and do nothing else', () => {
    const policies = blocks('json').filter((block) => block.includes('"sts:AssumeRole"'));
    const { Statement } = z
      .object({
        Statement: z.array(z.object({ Effect: z.string(), Action: z.string(), Resource: z.string() })),
      })
      .parse({ ...JSON.parse(policies[0] ?? ''), Version: undefined });
    expect([policies.length, Statement.length]).toEqual([1, 1]);
    const [may] = Statement;
    expect(may).toMatchObject({ Effect: 'Allow', Action: 'sts:AssumeRole' });
    expect(words).toContain(may?.Resource);
    const prefix = may?.Resource.split(':role/')[1]?.replace('*', '') ?? '';
    const roles = [
      DefaultStackSynthesizer.DEFAULT_DEPLOY_ROLE_ARN,
      DefaultStackSynthesizer.DEFAULT_FILE_ASSET_PUBLISHING_ROLE_ARN,
      DefaultStackSynthesizer.DEFAULT_LOOKUP_ROLE_ARN,
    ].map((arn) =>
      arn.split(':role/')[1]?.replace(/\$\{Qualifier\}/, DefaultStackSynthesizer.DEFAULT_QUALIFIER),
    );
    expect(prefix.length).toBeGreaterThan(8);
    expect(roles.filter((role) => role?.startsWith(prefix) !== true)).toEqual([]);
  });

  test('The page docs/deploy.md uses only existing options of the CDK, and names stacks where there are two', () => {
    const known = z
      .object({
        globalOptions: options,
        commands: z.record(z.string(), z.object({ options: options.default({}) })),
      })
      .parse(JSON.parse(read('node_modules/aws-cdk/lib/cli/cli-type-registry.json')));
    const commands = [page, read('README.md')].flatMap((text) =>
      [...text.matchAll(/npx cdk (\w+)([^`#\n]*)/g)].map(([line, name = '', rest = '']) => ({
        line,
        name,
        rest,
      })),
    );
    expect(commands.length).toBeGreaterThan(12);
    for (const { line, name, rest } of commands) {
      const own = known.commands[name]?.options ?? {};
      const long = [...rest.matchAll(/ --([\w-]+)/g)].map(([, option = '']) => option);
      expect(
        long.filter((option) => !(option in own || option in known.globalOptions)),
        line,
      ).toEqual([]);
      if (name === 'deploy' || name === 'destroy') expect(rest, line).toMatch(/ (?:--all|Palmleaf)/);
    }
  });
});
