import { Stack } from 'aws-cdk-lib';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Schedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from '../permissions.ts';

interface Times {
  readonly description: string;
  readonly schedule: ScheduleExpression;
  readonly retryAttempts: number;
}

/** Has EventBridge Scheduler invoke a function. */
export function invokeBySchedule(
  scope: Construct,
  id: string,
  target: NodejsFunction,
  { retryAttempts, ...times }: Times,
): void {
  new Schedule(scope, id, { ...times, target: new LambdaInvoke(target, { retryAttempts }) });
  acknowledge(
    Stack.of(scope),
    `IAM5[Resource::<${logicalId(target)}.Arn>:*]`,
    'The role of the schedule may invoke any version of this one function; the CDK writes it so.',
  );
}
