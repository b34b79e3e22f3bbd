import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarms } from './alarms.ts';
import { functionSettings } from './function-settings.ts';
import { DeadLettersFunction } from './functions/dead-letters.ts';
import { FanOutFunction } from './functions/fan-out.ts';
import { PanchangFunction } from './functions/panchang.ts';
import { PhotosFunction } from './functions/photos.ts';
import { PublishFunction } from './functions/publish.ts';
import { ReconcilerFunction } from './functions/reconciler.ts';
import { ReportsFunction } from './functions/reports.ts';
import { RowsFunction } from './functions/rows.ts';
import { writeOutputs } from './outputs.ts';
import { createResources, type Pipeline, variablesOf } from './resources.ts';
import { selfHostedService } from './self-hosted-service.ts';
import { readContext } from './settings.ts';

/** The pipeline: from an upload to a stored report. */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, props);
    const context = readContext(this.node);
    const resources = createResources(this, context);
    const urls = context.vendor ?? selfHostedService(this, context, resources);
    const settings = this.toJsonString(functionSettings(context, urls));
    const pipeline: Pipeline = { ...resources, context, variables: variablesOf(resources, settings) };

    new PhotosFunction(this, pipeline);
    new RowsFunction(this, pipeline);
    const fanOut = new FanOutFunction(this, pipeline);
    new ReconcilerFunction(this, pipeline);
    const deadLetters = new DeadLettersFunction(this, pipeline);
    new PublishFunction(this, pipeline);
    new PanchangFunction(this, pipeline);
    const reports = new ReportsFunction(this, pipeline);

    alarms(this, { fanOutLog: fanOut.logGroup, deadLettersLog: deadLetters.logGroup });
    writeOutputs(this, resources, reports.url);
  }
}
