import * as z from 'zod';
import { checkDelivery, pushingNeeds } from '../iam/deliveries.ts';
import type { NotificationConfiguration } from '../services/s3/notification-configuration.ts';
import type { StackContext } from './context.ts';
import { booleanLike, defineResource } from './resource.ts';

const ruleSchema = z.object({ Name: z.string(), Value: z.string() });
const filterSchema = z.object({
  Key: z.object({ FilterRules: z.array(ruleSchema) }).optional(),
  S3Key: z.object({ Rules: z.array(ruleSchema) }).optional(),
});
const common = {
  Id: z.string().optional(),
  Events: z.array(z.string()).optional(),
  Event: z.string().optional(),
  Filter: filterSchema.optional(),
};

export const bucketNotificationSchema = z.object({
  QueueConfigurations: z
    .array(z.object({ QueueArn: z.string().optional(), Queue: z.string().optional(), ...common }))
    .optional(),
  LambdaFunctionConfigurations: z.array(z.object({ LambdaFunctionArn: z.string(), ...common })).optional(),
  LambdaConfigurations: z.array(z.object({ Function: z.string(), ...common })).optional(),
  TopicConfigurations: z.array(z.never('notifications to SNS topics are not emulated')).optional(),
  EventBridgeConfiguration: z.object({ EventBridgeEnabled: booleanLike.default(true) }).optional(),
});

function toConfiguration(properties: z.infer<typeof bucketNotificationSchema>): NotificationConfiguration {
  const {
    QueueConfigurations = [],
    LambdaFunctionConfigurations = [],
    LambdaConfigurations = [],
  } = properties;
  const wanted = [
    ...QueueConfigurations.map((each) => ({
      ...each,
      kind: 'Queue' as const,
      arn: each.QueueArn ?? each.Queue ?? '',
    })),
    ...LambdaFunctionConfigurations.map((each) => ({
      ...each,
      kind: 'CloudFunction' as const,
      arn: each.LambdaFunctionArn,
    })),
    ...LambdaConfigurations.map((each) => ({ ...each, kind: 'CloudFunction' as const, arn: each.Function })),
  ];
  return {
    notifications: wanted.map(({ kind, arn, Id, Events, Event, Filter }, index) => {
      const rules = Filter?.Key?.FilterRules ?? Filter?.S3Key?.Rules ?? [];
      const rule = (name: string): string =>
        rules.find(({ Name }) => Name.toLowerCase() === name)?.Value ?? '';
      return {
        kind,
        arn,
        id: Id ?? `notification-${index}`,
        events: Events ?? (Event === undefined ? [] : [Event]),
        prefix: rule('prefix'),
        suffix: rule('suffix'),
      };
    }),
    eventBridge: properties.EventBridgeConfiguration?.EventBridgeEnabled ?? false,
  };
}

const customResourceSchema = z.object({
  BucketName: z.string(),
  NotificationConfiguration: bucketNotificationSchema,
});

/** @throws StackError, after provisioning, if the bucket may not send to its target */
export function configureNotifications(
  context: StackContext,
  what: string,
  bucket: string,
  properties: z.infer<typeof bucketNotificationSchema>,
): void {
  const configuration = toConfiguration(properties);
  context.afterProvisioning(async () => {
    const source = `arn:aws:s3:::${bucket}`;
    for (const { arn } of configuration.notifications)
      checkDelivery(context.access, { what, ...pushingNeeds('s3', source, context.account, arn) });
    await context.s3.notifier.configure(bucket, configuration);
  });
}

/** Replaces the Lambda-backed custom resource of the CDK. */
export const bucketNotifications = defineResource(
  customResourceSchema,
  (properties, { logicalId, context }) => {
    const { BucketName, NotificationConfiguration } = properties;
    configureNotifications(context, logicalId, BucketName, NotificationConfiguration);
    return { ref: logicalId, attributes: {} };
  },
);
