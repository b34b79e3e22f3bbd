import type { App } from 'aws-cdk-lib';
import { DataStack } from './data/data-stack.ts';
import { PipelineStack } from './pipeline-stack.ts';
import { readContext } from './settings.ts';
import { tagApp, tagComponent } from './tags.ts';

/** The two stacks of a stage. */
interface Palmleaf {
  readonly data: DataStack;
  readonly pipeline: PipelineStack;
}

/**
 * What is kept, and what works with it.
 *
 * @param suffix what follows `Palmleaf` in the names of the stacks
 */
export function addPalmleaf(app: App, suffix = ''): Palmleaf {
  const { deletionProtection, stage, tags = {} } = readContext(app.node);
  tagApp(app, stage, tags);
  const data = new DataStack(app, `Palmleaf${suffix}-data`, {
    description: 'Palmleaf: uploads, reports and credentials, kept apart from what works with them',
    terminationProtection: deletionProtection,
  });
  tagComponent(data, 'data');
  const pipeline = new PipelineStack(app, `Palmleaf${suffix}`, {
    description: 'Palmleaf: palm photos and birth data into combined reports',
    kept: data.kept,
  });
  return { data, pipeline };
}
