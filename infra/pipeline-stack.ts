import { Annotations, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Construct } from 'constructs';
import type { DataResources } from './data/data-stack.ts';
import { encryptLogsAndAlarms, importOwnKey } from './data/own-key.ts';
import { functionSettings } from './function-settings.ts';
import { BooksFunction } from './functions/books.ts';
import { DeadLettersFunction } from './functions/dead-letters.ts';
import { FeedsFunction } from './functions/endpoints/feeds.ts';
import { LinksFunction } from './functions/endpoints/links.ts';
import { ReportsFunction } from './functions/endpoints/reports.ts';
import { userPolicies } from './functions/endpoints/user-policies.ts';
import { FanOutFunction } from './functions/fan-out.ts';
import { PublishFunction } from './functions/notifications/publish.ts';
import { WebhooksFunction } from './functions/notifications/webhooks.ts';
import { PanchangFunction } from './functions/panchang.ts';
import { PhotosFunction } from './functions/photos.ts';
import { ReconcilerFunction } from './functions/reconciler.ts';
import { RowsFunction } from './functions/rows.ts';
import { writeOutputs } from './outputs.ts';
import { mayCallUrls } from './permissions.ts';
import { type Pipeline, variablesOf } from './resources.ts';
import { selfHostedService } from './self-hosted-service.ts';
import { readContext } from './settings.ts';
import { executionsAtOnce, unusableCap } from './sizing/sizes.ts';
import { alarms } from './watch/alarms.ts';
import { dashboard } from './watch/dashboard.ts';
import { alarmTopics } from './watch/topics.ts';

interface PipelineStackProps extends StackProps {
  readonly resources: DataResources;
}

export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { resources: data, ...props }: PipelineStackProps) {
    super(scope, id, props);
    const context = readContext(this.node);
    const resources = {
      ...data,
      bus: new EventBus(this, 'Events', { description: 'The events of Palmleaf: ids and counts' }),
    };
    const own = data.ownService && selfHostedService(this, context, { ...data, ...data.ownService });
    const urls = context.vendor ?? own?.urls;
    if (urls === undefined) throw new Error('There is neither a vendor nor a self-hosted service');
    const settings = this.toJsonString(functionSettings(context, urls));
    const pipeline: Pipeline = {
      ...resources,
      context,
      schedules: new ScheduleGroup(this, 'Schedules', { removalPolicy: RemovalPolicy.DESTROY }),
      variables: variablesOf(resources, settings, this.stackName),
    };

    const photos = new PhotosFunction(this, pipeline);
    const rows = new RowsFunction(this, pipeline);
    const fanOut = new FanOutFunction(this, pipeline);
    for (const right of own === undefined ? [] : mayCallUrls([own.service])) fanOut.addToRolePolicy(right);
    const reconciler = new ReconcilerFunction(this, pipeline);
    const deadLetters = new DeadLettersFunction(this, pipeline);
    const publish = new PublishFunction(this, pipeline);
    const webhooks = new WebhooksFunction(this, pipeline);
    const books = new BooksFunction(this, pipeline);
    const panchang = new PanchangFunction(this, pipeline);
    // Public addresses have no alarms, because anybody could trigger them.
    const feeds =
      context.publicFeeds === undefined ? undefined : new FeedsFunction(this, pipeline, context.publicFeeds);
    const links =
      context.publicLinks === undefined ? undefined : new LinksFunction(this, pipeline, context.publicLinks);
    const addresses = { feeds: feeds?.url, links: links?.url };
    const reports = new ReportsFunction(this, 'Reports', pipeline, addresses);
    const operate = new ReportsFunction(this, 'Operate', pipeline, addresses);

    userPolicies(this, resources, { reports, operate, service: own?.service });

    const functions = {
      photos,
      rows,
      fanOut,
      reconciler,
      deadLetters,
      publish,
      panchang,
      reports,
      operate,
      ...(own === undefined ? {} : { service: own.service }),
    };
    const allLogs = Object.fromEntries(
      Object.entries({ ...functions, webhooks, books }).map(([name, each]) => [
        capitalized(name),
        each.logGroup,
      ]),
    );
    const watched = {
      queues: resources.queues,
      namespace: this.stackName,
      functions,
      reconciler,
      publish,
      webhooks,
      books,
      scheduleGroup: pipeline.schedules.scheduleGroupName,
      tableName: data.table.tableName,
      withUrls: [reports, operate, ...(own === undefined ? [] : [own.service])],
      logs: {
        photos: photos.logGroup,
        rows: rows.logGroup,
        fanOut: fanOut.logGroup,
        deadLetters: deadLetters.logGroup,
        webhooks: webhooks.logGroup,
        books: books.logGroup,
      },
      allLogs,
    };
    const unusable = unusableCap(context);
    if (unusable !== undefined) Annotations.of(this).addWarningV2('palmleaf:in-flight-cap', unusable);
    const topics = alarmTopics(this, { wakes: context.wakesEmail, tells: context.tellsEmail });
    dashboard(this, watched, alarms(this, watched, topics));
    writeOutputs(this, resources, {
      reportsUrl: reports.url,
      operateUrl: operate.url,
      feedsUrl: feeds?.url,
      linksUrl: links?.url,
      alarmTopics: { wakes: topics.wakes.topicArn, tells: topics.tells.topicArn },
      executionsAtOnce: executionsAtOnce(context, own === undefined ? 'vendor' : 'self-hosted'),
    });
    if (data.key !== undefined) importOwnKey(this, Stack.of(data.key));
    if (data.encrypting !== undefined) encryptLogsAndAlarms(this, data.encrypting);
  }
}

const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
