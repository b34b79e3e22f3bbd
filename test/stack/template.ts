import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import * as z from 'zod';
import { featureFlags } from '../../infra/files/feature-flags.ts';
import { addPalmleaf } from '../../infra/palmleaf.ts';

interface Stacks {
  readonly data: Template;
  readonly pipeline: Template;
}

const stacksBySettings = new Map<string, Stacks>();
const templatesBySettings = new Map<string, Template>();

export function synthesizeTemplate(context: Readonly<Record<string, unknown>> = {}): Template {
  const name = JSON.stringify(context);
  const template = templatesBySettings.get(name) ?? joinStacks(context);
  templatesBySettings.set(name, template);
  return template;
}

function joinStacks(context: Readonly<Record<string, unknown>>): Template {
  const { data, pipeline } = synthesizeStacks(context);
  const exported = new Map(
    Object.values(stackTemplate.parse(data.toJSON()).Outputs).map(({ Export, Value }) => [
      Export.Name,
      Value,
    ]),
  );
  const pipelineTemplate = stackTemplate.parse(
    JSON.parse(JSON.stringify(pipeline.toJSON()), replaceImports(exported)),
  );
  return Template.fromJSON({
    Resources: { ...stackTemplate.parse(data.toJSON()).Resources, ...pipelineTemplate.Resources },
    Outputs: pipelineTemplate.Outputs,
  });
}

const stackTemplate = z.looseObject({
  Resources: z.record(z.string(), z.unknown()),
  Outputs: z
    .record(
      z.string(),
      z.looseObject({ Value: z.unknown(), Export: z.object({ Name: z.string() }).default({ Name: '' }) }),
    )
    .default({}),
});

const replaceImports =
  (exported: ReadonlyMap<string, unknown>) =>
  (_key: string, value: unknown): unknown => {
    const name =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'Fn::ImportValue') : undefined;
    if (name === undefined) return value;
    if (!exported.has(name)) throw new Error(`Nothing is exported as ${name}`);
    return exported.get(name);
  };

/**
 * Synthesizes once in a process for the same settings, without bundling.
 * @throws Error if a setting is wrong, or a rule of AwsSolutions, Serverless or CloudFormation is broken
 */
export function synthesizeStacks(context: Readonly<Record<string, unknown>> = {}): Stacks {
  const name = JSON.stringify(context);
  const stacks = stacksBySettings.get(name) ?? synthesize(context);
  stacksBySettings.set(name, stacks);
  return stacks;
}

function synthesize(context: Readonly<Record<string, unknown>>): Stacks {
  const outdir = mkdtempSync(join(tmpdir(), 'palmleaf-template-'));
  try {
    const app = new App({
      analyticsReporting: false,
      outdir,
      context: { ...featureFlags, 'aws:cdk:bundling-stacks': [], ...context },
    });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
    const { data, pipeline } = addPalmleaf(app, context.stage === undefined ? '' : `-${context.stage}`);
    const templates = { data: Template.fromStack(data), pipeline: Template.fromStack(pipeline) };
    app.synth();
    return templates;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
