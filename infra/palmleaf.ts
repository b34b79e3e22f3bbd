import type { App } from 'aws-cdk-lib';
import { DataStack } from './data/data-stack.ts';
import { PipelineStack } from './pipeline-stack.ts';
import { ownContext, readContext, WrongSettingError } from './settings.ts';
import { stageOf } from './stages.ts';
import { tagApp, tagComponent } from './tags.ts';

interface Palmleaf {
  readonly data: DataStack;
  readonly pipeline: PipelineStack;
}

export function addPalmleaf(app: App, suffix = ''): Palmleaf {
  const { deletionProtection, stage, tags = {} } = readContext(app.node);
  tagApp(app, stage, tags);
  const data = new DataStack(app, `Palmleaf${suffix}-data`, {
    description: 'Palmleaf: uploads, reports and credentials, in a separate stack from the functions',
    terminationProtection: deletionProtection,
  });
  tagComponent(data, 'data');
  const pipeline = new PipelineStack(app, `Palmleaf${suffix}`, {
    description: 'Palmleaf: palm photos and birth data into combined reports',
    resources: data.resources,
  });
  return { data, pipeline };
}

/**
 * Settings of the command line override the stage's file.
 * @throws WrongSettingError for a missing file or a wrong setting
 */
export function addStage(app: App, stages?: string): Palmleaf {
  const given = ownContext(app.node);
  const { suffix, settings } = stageOf(given, stages);
  const ofFile = Object.entries(settings).filter(([name]) => given[name] === undefined);
  for (const [name, value] of ofFile) app.node.setContext(name, value);
  const names = new Set(ofFile.map(([name]) => name));
  try {
    return addPalmleaf(app, suffix);
  } catch (error) {
    if (!(error instanceof WrongSettingError)) throw error;
    const file = `config/stages/${String(given.stage ?? 'default')}.json`;
    throw new WrongSettingError(
      error.message.replaceAll(/-c (\w+)(?=[:,])/g, (whole, name: string) =>
        names.has(name) ? `${file}: ${name}` : whole,
      ),
    );
  }
}
