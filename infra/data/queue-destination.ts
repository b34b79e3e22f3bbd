import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BucketNotificationDestinationType,
  type IBucketNotificationDestination,
  type IBucketRef,
} from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

/** The CDK's own destination lets S3 read queue attributes, and creates a cycle between bucket and key. */
export const queueDestination = (queue: Queue): IBucketNotificationDestination => ({
  bind: (_scope, bucket: IBucketRef) => {
    queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          ArnLike: { 'aws:SourceArn': bucket.bucketRef.bucketArn },
          StringEquals: { 'aws:SourceAccount': Stack.of(queue).account },
        },
      }),
    );
    return { arn: queue.queueArn, type: BucketNotificationDestinationType.QUEUE, dependencies: [queue] };
  },
});
