import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { featureFlags } from '../../../infra/files/feature-flags.ts';
import { addStage } from '../../../infra/palmleaf.ts';
import { readContext } from '../../../infra/settings.ts';
import { fanOutMemoryMb, maxCallsInEach, wholeProcessorMb } from '../../../infra/sizing/memory.ts';
import { executionsAtOnce, settingsOfSize, sizes, unusableCap } from '../../../infra/sizing/sizes.ts';
import { stageOf } from '../../../infra/stages.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { synthesizeTemplate } from '../template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder('stages');
const write = (name: string, content: unknown) =>
  writeFileSync(
    join(folder, `${name}.json`),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
const vendor = {
  service: 'vendor',
  profile: 'astrologyapi',
  palmistryUrl: 'https://palm.example',
  baseUrl: 'https://base.example',
  visionUrl: 'https://vision.example',
  chatUrl: 'https://chat.example',
  monthlyCeiling: 5000,
};
write('default', { service: 'self-hosted' });
write('prod', vendor);

const resources = z.record(z.string(), z.looseObject({ Properties: z.looseObject({}).default({}) }));
const isNamed =
  /^(?:Alarm|Bucket|Dashboard|EventBus|Function|LogGroup|ManagedPolicy|Queue|Role|Table|Topic)Name$/;

/** The explicit names in both stacks of a stage; AWS makes generated names unique. */
function namesInStage(stage: string) {
  const context = { ...featureFlags, 'aws:cdk:bundling-stacks': [], stage };
  const app = new App({ analyticsReporting: false, outdir: join(folder, `${stage}.out`), context });
  const stacks = Object.values(addStage(app, folder));
  const templates = stacks.map((stack) => Template.fromStack(stack).toJSON());
  const properties = templates.flatMap(({ Resources }) =>
    Object.values(resources.parse(Resources)).map(({ Properties }) => Properties),
  );
  const text = JSON.stringify(properties);
  return {
    stackNames: stacks.map(({ stackName }) => stackName),
    namespaces: new Set(
      [...text.matchAll(/"(?:METRICS_NAMESPACE|(?:Metric)?Namespace)":"([^"]+)"/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('AWS/')),
    ),
    names: new Set([
      ...properties.flatMap((each) =>
        Object.entries(each).flatMap(([key, value]) =>
          isNamed.test(key) && typeof value === 'string' ? [`${key} ${value}`] : [],
        ),
      ),
      ...[...JSON.stringify(templates).matchAll(/"Export":\{"Name":"([^"]+)"/g)].map(([, name = '']) => name),
    ]),
  };
}

beforeAll(() => void synthesizeTemplate());

describe('stages', () => {
  test('A stage comes from its file and names its stack', () => {
    expect(stageOf({ stage: 'prod' }, folder)).toEqual({ suffix: '-prod', settings: vendor });
  });

  test('A stage without a name is the default stage', () => {
    expect(stageOf({}, folder)).toEqual({ suffix: '', settings: { service: 'self-hosted' } });
  });

  test('A flag may override a stage for one deployment, except its service and the address of that service', () => {
    expect(() => stageOf({ stage: 'prod', monthlyCeiling: '7', service: 'vendor' }, folder)).not.toThrow();
    for (const flag of [{ service: 'self-hosted' }, { baseUrl: 'https://other.example' }]) {
      const [name] = Object.keys(flag);
      expect(() => stageOf({ stage: 'prod', ...flag }, folder)).toThrow(
        `-c ${name}: contradicts config/stages/prod.json`,
      );
    }
    expect(() => stageOf({ service: 'vendor' }, folder)).toThrow('contradicts config/stages/default.json');
  });

  test.each([
    ['no-service', { size: 'small' }, 'config/stages/no-service.json: say "service"'],
    ['no-json', '{', 'config/stages/no-json.json is not JSON'],
    ['a-list', [], 'config/stages/a-list.json: write one object of settings'],
    ['deep', { service: 'vendor', urls: {} }, 'config/stages/deep.json: write one object of settings'],
    [
      'says-stage',
      { service: 'self-hosted', stage: 'prod' },
      '"stage" and "local" belong on the command line',
    ],
    ['says-local', { service: 'self-hosted', local: true }, '"stage" and "local" belong on the command line'],
  ])('The error for a wrong stage file names the mistake: %s', (stage, content, message) => {
    write(stage, content);
    expect(() => stageOf({ stage }, folder)).toThrow(message);
  });

  test.each([
    [{ inFlightCap: 1 }, {}, /^config\/stages\/wrong\.json: inFlightCap: write a whole number from 2/],
    [{ sise: 'small' }, {}, /^config\/stages\/wrong\.json: sise: no setting of this name$/],
    [{ inFlightCap: 20 }, { inFlightCap: '1' }, /^-c inFlightCap: write a whole number from 2/],
    [{ trial: 200 }, { inboxDays: '0' }, /^config.*: trial: write .*; -c inboxDays: write/],
  ])(
    'The error for a wrong setting names the file or the option that gave it: %j with %j',
    (more, flags, message) => {
      write('wrong', { service: 'self-hosted', ...more });
      const context = { ...featureFlags, stage: 'wrong', ...flags };
      const app = new App({ analyticsReporting: false, outdir: join(folder, 'wrong.out'), context });
      expect(() => addStage(app, folder)).toThrow(message);
    },
  );

  test('The error for an unknown stage names the existing stages', () => {
    expect(() => stageOf({ stage: 'missing' }, folder)).toThrow(
      /no config\/stages\/missing.json; the stages are .*prod/,
    );
    expect(() => stageOf({ stage: '../prod' }, folder)).toThrow('-c stage: write a name');
  });

  test('The script npm start reads no default stage, and ignores the service and its addresses in a named stage', () => {
    expect(stageOf({ local: 'true' }, folder)).toEqual({ suffix: '', settings: {} });
    const { suffix, settings } = stageOf({ local: 'true', stage: 'prod', service: 'self-hosted' }, folder);
    expect({ suffix, settings }).toEqual({ suffix: '-prod', settings: { monthlyCeiling: 5000 } });
  });

  test('Every committed stage can be synthesized', () => {
    for (const file of readdirSync(join(root, 'config/stages'))) {
      const { settings } = stageOf({ stage: file.replace(/\.json$/, '') });
      expect(() => synthesizeTemplate(settings)).not.toThrow();
    }
  });

  test('Two stages share no name, metric or export in one account and region', () => {
    const [first, second] = [namesInStage('default'), namesInStage('prod')];
    expect([first.stackNames, second.stackNames]).toEqual([
      ['Palmleaf-data', 'Palmleaf'],
      ['Palmleaf-prod-data', 'Palmleaf-prod'],
    ]);
    for (const { stackNames, namespaces } of [first, second])
      expect(namespaces).toEqual(new Set([stackNames[1]]));
    for (const names of [first.names, second.names]) expect(names.size).toBeGreaterThan(3);
    expect([...first.names].filter((name) => second.names.has(name))).toEqual([]);
  });

  test('The app refuses a flag that contradicts the stage', () => {
    const env = {
      ...process.env,
      CDK_OUTDIR: join(folder, 'cdk.out'),
      CDK_CONTEXT_JSON: '{"stage":"default","service":"vendor"}',
    };
    const app = spawnSync(process.execPath, ['infra/app.ts'], { cwd: root, env, encoding: 'utf8' });
    expect(app.stderr).toContain('-c service: contradicts config/stages/default.json');
    expect(app.status).toBe(1);
  });
});

describe('sizes', () => {
  const settingsOf = (context: Readonly<Record<string, string>>) => readContext(new App({ context }).node);
  const quotas = { small: 10, medium: 1000, large: 5000 };
  const services = [
    ['self-hosted', { service: 'self-hosted' }],
    ['vendor', { ...vendor, monthlyCeiling: '5000' }],
  ] as const;

  test.each(sizes.flatMap((size) => services.map(([service, context]) => [size, service, context] as const)))(
    'The size %s fits its quota of executions with the service %s',
    (size, service, context) => {
      const settings = settingsOf({ ...context, size });
      const counted =
        size === 'small'
          ? 2 * (settings.maxConcurrency + (service === 'vendor' ? 0 : settings.inFlightCap))
          : executionsAtOnce(settings, service);
      expect(counted).toBeLessThanOrEqual(quotas[size]);
      const template = synthesizeTemplate({ ...context, size });
      const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'));
      const atOnce = mappings.map(({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency);
      expect(atOnce).toContain(settings.maxConcurrency);
      expect(atOnce).toContain(settings.intakeConcurrency);
    },
  );

  test.each(services)(
    'The computed executions equal those of the template with the service %s',
    (service, context) => {
      const settings = settingsOf(context);
      const template = synthesizeTemplate(context);
      const resourcesOf = (type: string) => Object.values(template.findResources(type));
      const mappings = resourcesOf('AWS::Lambda::EventSourceMapping').map(
        // A stream uses one execution for each shard: four in a new table.
        ({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency ?? 4,
      );
      const others = resourcesOf('AWS::Scheduler::Schedule').length + resourcesOf('AWS::Lambda::Url').length;
      // The address of our own service uses one execution for each call in flight.
      const ownServiceExecutions = service === 'self-hosted' ? settings.inFlightCap - 1 : 0;
      const all = mappings.reduce((sum, each) => sum + each, 0) + others + ownServiceExecutions;
      expect(executionsAtOnce(settings, service)).toBe(all);
      expect(template.toJSON().Outputs.ExecutionsAtOnce.Value).toBe(String(all));
    },
  );

  test('Fan-out gets 2 MB of memory for each call in flight, and enough processor time to send that many calls in a second', () => {
    for (let calls = 1; calls <= maxCallsInEach; calls += 1) {
      const memory = fanOutMemoryMb(calls);
      expect(memory).toBeGreaterThanOrEqual(256 + 2 * calls);
      expect(Math.min(wholeProcessorMb, memory)).toBe(
        Math.min(wholeProcessorMb, Math.max(1024, 256 + 13 * calls)),
      );
    }
    expect([25, 125, 900].map(fanOutMemoryMb)).toEqual([1024, 1769, 2056]);
  });

  test('A stage gets as many invocations as its cap of calls in flight can use, unless it sets their number', () => {
    const concurrencyOf = (context: Readonly<Record<string, string>>) => settingsOf(context).maxConcurrency;
    expect(concurrencyOf({ size: 'medium', inFlightCap: '1001' })).toBe(9);
    expect(concurrencyOf({ size: 'medium', inFlightCap: '20' })).toBe(2);
    expect(concurrencyOf({ size: 'medium', inFlightCap: '1001', maxConcurrency: '2' })).toBe(2);
  });

  test('Synthesis warns of a cap of calls in flight that the invocations of the stage cannot use', () => {
    const warningFor = (inFlightCap: number, maxConcurrency: number) =>
      unusableCap({ inFlightCap, maxConcurrency });
    expect(warningFor(250, 2)).toBeUndefined();
    expect(warningFor(251, 2)).toContain('can use some 250 of 251 calls in flight (inFlightCap)');
    expect(warningFor(1001, 2)).toContain('set it to 9, or leave it out');
    for (const size of sizes)
      for (const service of ['vendor', 'self-hosted'] as const)
        expect(unusableCap(settingsOfSize(size, service))).toBeUndefined();
  });

  test('An explicit setting overrides the value of the size', () => {
    expect(settingsOf({ size: 'small', inFlightCap: '7' })).toMatchObject({
      inFlightCap: 7,
      intakeConcurrency: 2,
    });
  });
});
