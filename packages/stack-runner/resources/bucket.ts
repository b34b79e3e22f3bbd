import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { keyPolicies } from '../services/s3/key-policy.ts';
import { bucketName } from '../template/names.ts';
import { bucketNotificationSchema, toConfiguration } from './bucket-notifications.ts';
import { defineResource } from './resource.ts';

/** Preflights are not emulated: the rules are for simple requests, such as the sending of a form. */
const corsRule = z.strictObject({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
});

const bucketSchema = z.looseObject({
  BucketName: z.string().optional(),
  NotificationConfiguration: bucketNotificationSchema.optional(),
  CorsConfiguration: z.object({ CorsRules: z.array(corsRule) }).optional(),
  VersioningConfiguration: z.undefined('versioned buckets are not emulated').optional(),
});

export const bucket = defineResource(bucketSchema, async (properties, { logicalId, context }) => {
  const name = properties.BucketName ?? bucketName(context.stackName, logicalId);
  const head = await context.fauxqs.send('HEAD', `/${name}`);
  if (head.status === 404) {
    const made = await context.fauxqs.send('PUT', `/${name}`);
    if (made.status !== 200)
      throw new StackError(`bucket ${name} cannot be made: ${made.body.toString('utf8')}`);
  }
  context.s3.setCors(name, properties.CorsConfiguration?.CorsRules ?? []);
  const { NotificationConfiguration } = properties;
  if (NotificationConfiguration !== undefined) {
    context.afterProvisioning(() =>
      context.s3.notifier.configure(name, toConfiguration(NotificationConfiguration)),
    );
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

const bucketPolicySchema = z.looseObject({
  Bucket: z.string(),
  PolicyDocument: z.looseObject({ Statement: z.array(z.unknown()) }),
});

/** Only the denial of keys is enforced; see keyPolicies. */
export const bucketPolicy = defineResource(
  bucketPolicySchema,
  ({ Bucket, PolicyDocument }, { logicalId, context }) => {
    context.s3.setKeyPolicies(Bucket, keyPolicies(Bucket, PolicyDocument.Statement));
    return { ref: logicalId, attributes: {} };
  },
);
