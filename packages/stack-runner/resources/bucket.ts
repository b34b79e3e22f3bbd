import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { policyDocumentSchema, statementsOf } from '../iam/statement.ts';
import type { LifecycleRule } from '../services/s3/versions/lifecycle.ts';
import { bucketName } from '../template/names.ts';
import { bucketNotificationSchema, configureNotifications } from './bucket-notifications.ts';
import { booleanLike, defineResource, numeric } from './resource.ts';

/** Preflights are not emulated; rules apply to simple requests such as a form. */
const corsRule = z.strictObject({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
});

const lifecycleRule = z.object({
  Status: z.enum(['Enabled', 'Disabled']),
  Prefix: z.string().optional(),
  ExpirationInDays: numeric.optional(),
  ExpiredObjectDeleteMarker: booleanLike.optional(),
  NoncurrentVersionExpiration: z.object({ NoncurrentDays: numeric }).optional(),
  // Without these filters a rule would expire too much, so it has no effect here.
  TagFilters: z.unknown().optional(),
  ObjectSizeGreaterThan: z.unknown().optional(),
  ObjectSizeLessThan: z.unknown().optional(),
});

const lifecycleOf = (rules: readonly z.output<typeof lifecycleRule>[]): LifecycleRule[] =>
  rules
    .filter(({ Status }) => Status === 'Enabled')
    .filter(
      (rule) => (rule.TagFilters ?? rule.ObjectSizeGreaterThan ?? rule.ObjectSizeLessThan) === undefined,
    )
    .map((rule) => ({
      prefix: rule.Prefix ?? '',
      expirationDays: rule.ExpirationInDays,
      noncurrentDays: rule.NoncurrentVersionExpiration?.NoncurrentDays,
      removesLoneMarkers: rule.ExpiredObjectDeleteMarker === true,
    }));

const bucketSchema = z.object({
  BucketName: z.string().optional(),
  NotificationConfiguration: bucketNotificationSchema.optional(),
  LifecycleConfiguration: z.object({ Rules: z.array(lifecycleRule) }).optional(),
  CorsConfiguration: z.object({ CorsRules: z.array(corsRule) }).optional(),
  BucketEncryption: z
    .object({
      ServerSideEncryptionConfiguration: z.array(
        z.object({
          ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.string().optional() }).optional(),
        }),
      ),
    })
    .optional(),
  VersioningConfiguration: z
    .strictObject({ Status: z.literal('Enabled', 'suspended versioning is not emulated') })
    .optional(),
});

export const bucket = defineResource(bucketSchema, async (properties, { logicalId, context }) => {
  const name = properties.BucketName ?? bucketName(context.stackName, logicalId);
  const head = await context.fauxqs.send('HEAD', `/${name}`);
  if (head.status === 404) {
    const made = await context.fauxqs.send('PUT', `/${name}`);
    if (made.status !== 200)
      throw new StackError(`bucket ${name} cannot be made: ${made.body.toString('utf8')}`);
  }
  if (properties.VersioningConfiguration !== undefined) await context.s3.keepVersions(name);
  context.s3.setLifecycle(name, lifecycleOf(properties.LifecycleConfiguration?.Rules ?? []));
  context.s3.setCors(name, properties.CorsConfiguration?.CorsRules ?? []);
  const { NotificationConfiguration, BucketEncryption } = properties;
  for (const { ServerSideEncryptionByDefault: by } of BucketEncryption?.ServerSideEncryptionConfiguration ??
    [])
    if (by?.KMSMasterKeyID !== undefined) context.access.setKey(`arn:aws:s3:::${name}`, by.KMSMasterKeyID);
  if (NotificationConfiguration !== undefined) {
    configureNotifications(context, logicalId, name, NotificationConfiguration);
  }
  return {
    ref: name,
    attributes: {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${context.region}.amazonaws.com`,
    },
  };
});

const bucketPolicySchema = z.object({
  Bucket: z.string(),
  PolicyDocument: policyDocumentSchema,
});

export const bucketPolicy = defineResource(
  bucketPolicySchema,
  ({ Bucket, PolicyDocument }, { logicalId, context }) => {
    context.access.addResourcePolicy(`arn:aws:s3:::${Bucket}`, statementsOf(logicalId, PolicyDocument));
    return { ref: logicalId, attributes: {} };
  },
);
