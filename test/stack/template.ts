import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { PipelineStack } from '../../infra/pipeline-stack.ts';

/** Synthesizes the stack without bundling. Throws when a rule of AwsSolutions is broken or a setting is wrong. */
export function synthesizeTemplate(context: Readonly<Record<string, unknown>> = {}): Template {
  const outdir = mkdtempSync(join(tmpdir(), 'palmleaf-template-'));
  try {
    const app = new App({
      analyticsReporting: false,
      outdir,
      context: { ...context, 'aws:cdk:bundling-stacks': [] },
    });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    const stack = new PipelineStack(app, 'Palmleaf');
    const template = Template.fromStack(stack);
    app.synth();
    return template;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
