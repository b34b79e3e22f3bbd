import { Stack } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, type ScheduleExpression, type ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { acknowledge, logicalId } from '../permissions.ts';

interface Times {
  readonly description: string;
  readonly schedule: ScheduleExpression;
  readonly retryAttempts: number;
}

export function invokeBySchedule(
  scope: Construct,
  id: string,
  target: IFunction,
  scheduleGroup: ScheduleGroup,
  { retryAttempts, ...times }: Times,
): void {
  const schedule = new Schedule(scope, id, {
    ...times,
    scheduleGroup,
    target: new LambdaInvoke(target, { retryAttempts }),
  });
  // The group is referenced by name, so CloudFormation does not see the dependency.
  schedule.node.addDependency(scheduleGroup);
  acknowledge(
    Stack.of(scope),
    `IAM5[Resource::<${logicalId(target)}.Arn>:*]`,
    'The CDK generates this role for the schedule; it may invoke any version of this one function.',
  );
}
