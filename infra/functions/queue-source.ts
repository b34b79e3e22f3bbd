import { Names } from 'aws-cdk-lib';
import type { EventSourceMappingOptions, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { mayReceive } from '../permissions.ts';

/** The CDK's own event source grants more rights than Lambda needs. */
export function invokeByQueue(
  target: LambdaFunction,
  queue: Queue,
  options: Omit<EventSourceMappingOptions, 'eventSourceArn' | 'reportBatchItemFailures'>,
): void {
  // If the id changed, AWS would refuse the second mapping of the same queue.
  target.addEventSourceMapping(`SqsEventSource:${Names.nodeUniqueId(queue.node)}`, {
    ...options,
    eventSourceArn: queue.queueArn,
    reportBatchItemFailures: true,
  });
  mayReceive(target, queue);
}
