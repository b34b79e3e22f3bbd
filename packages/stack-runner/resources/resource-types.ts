import { bucket, bucketPolicy } from './bucket.ts';
import { bucketNotifications } from './bucket-notifications.ts';
import { eventSourceMapping } from './event-source-mapping.ts';
import { eventBus, rule, schedule, scheduleGroup } from './events.ts';
import { lambdaFunction } from './function.ts';
import { eventInvokeConfig, functionUrl } from './function-settings.ts';
import { managedPolicy, permission, queuePolicy, role, rolePolicy, secretPolicy } from './policies.ts';
import { queue } from './queue.ts';
import type { ResourceHandler } from './resource.ts';
import { key, secret } from './secret.ts';
import { table } from './table.ts';
import { subscription, topic, topicPolicy } from './topics.ts';
import { alarm, logGroup, metricFilter } from './watch.ts';

export const resourceHandlers: Readonly<Record<string, ResourceHandler>> = {
  'AWS::S3::Bucket': bucket,
  'AWS::S3::BucketPolicy': bucketPolicy,
  'Custom::S3BucketNotifications': bucketNotifications,
  'AWS::SQS::Queue': queue,
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::Lambda::Function': lambdaFunction,
  'AWS::Lambda::Url': functionUrl,
  'AWS::Lambda::EventInvokeConfig': eventInvokeConfig,
  'AWS::Lambda::EventSourceMapping': eventSourceMapping,
  'AWS::SecretsManager::Secret': secret,
  'AWS::SecretsManager::ResourcePolicy': secretPolicy,
  'AWS::IAM::Role': role,
  'AWS::IAM::Policy': rolePolicy,
  'AWS::IAM::ManagedPolicy': managedPolicy,
  'AWS::SQS::QueuePolicy': queuePolicy,
  'AWS::Lambda::Permission': permission,
  'AWS::Events::EventBus': eventBus,
  'AWS::Events::Rule': rule,
  'AWS::Scheduler::Schedule': schedule,
  'AWS::Scheduler::ScheduleGroup': scheduleGroup,
  'AWS::KMS::Key': key,
  'AWS::CloudWatch::Alarm': alarm,
  'AWS::Logs::LogGroup': logGroup,
  'AWS::Logs::MetricFilter': metricFilter,
  'AWS::SNS::Topic': topic,
  'AWS::SNS::TopicPolicy': topicPolicy,
  'AWS::SNS::Subscription': subscription,
};

/** Types without effect, unless they have a handler above. All other types are refused. `*` matches any ending. */
const ignoredTypes: Readonly<Record<string, string>> = {
  'AWS::Logs::*': 'logs are files under the state directory',
  'Custom::LogRetention': 'logs are files under the state directory',
  'AWS::CloudWatch::Dashboard': 'dashboards are not drawn locally',
  'AWS::CDK::Metadata': 'does not affect the running stack',
  'AWS::KMS::*': 'nothing is encrypted at rest locally',
  'AWS::ApplicationInsights::*': 'dashboards are not drawn locally',
  'AWS::ResourceGroups::*': 'does not affect the running stack',
  'AWS::Budgets::*': 'nothing is billed locally',
  'Custom::S3AutoDeleteObjects': 'a stack is removed by removing its state directory',
};

export const ignoredBecause = (type: string): string | undefined =>
  Object.entries(ignoredTypes).find(([name]) =>
    name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : name === type,
  )?.[1];
