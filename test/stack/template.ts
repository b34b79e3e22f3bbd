import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { PipelineStack } from '../../infra/pipeline-stack.ts';

const known = new Map<string, Template>();

/** The template with these settings, synthesized once in a process: see {@link synthesizeAnew}. */
export function synthesizeTemplate(context: Readonly<Record<string, unknown>> = {}): Template {
  const name = JSON.stringify(context);
  const template = known.get(name) ?? synthesizeAnew(context);
  known.set(name, template);
  return template;
}

/** Synthesizes the stack without bundling. Throws when a rule of AwsSolutions or Serverless is broken or a setting is wrong. */
function synthesizeAnew(context: Readonly<Record<string, unknown>>): Template {
  const outdir = mkdtempSync(join(tmpdir(), 'palmleaf-template-'));
  try {
    const app = new App({
      analyticsReporting: false,
      outdir,
      context: { 'aws:cdk:bundling-stacks': [], ...context },
    });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
    const stack = new PipelineStack(app, 'Palmleaf');
    const template = Template.fromStack(stack);
    app.synth();
    return template;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
