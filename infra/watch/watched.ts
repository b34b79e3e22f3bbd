import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Resources } from '../resources.ts';

export interface Watched extends Pick<Resources, 'queues'> {
  readonly namespace: string;
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly withUrls: readonly IFunction[];
  readonly reconciler: IFunction;
  readonly publish: IFunction;
  readonly webhooks: IFunction;
  readonly books: IFunction;
  readonly scheduleGroup: string;
  readonly tableName: string;
  readonly logs: Readonly<
    Record<'photos' | 'rows' | 'fanOut' | 'deadLetters' | 'webhooks' | 'books', ILogGroup>
  >;
  readonly allLogs: Readonly<Record<string, ILogGroup>>;
}

export const fiveMinutes = Duration.minutes(5);
export const oneMinute = Duration.minutes(1);

export const reconcilerMetric = (
  namespace: string,
  metricName: string,
  statistic: 'Maximum' | 'Sum' = 'Maximum',
  period = oneMinute,
): Metric =>
  new Metric({ namespace, metricName, dimensionsMap: { service: 'reconciler' }, statistic, period });

type Named = Readonly<Record<string, IMetric>>;

export const computed = (label: string, expression: string, usingMetrics: Named, period: Duration): IMetric =>
  new MathExpression({ expression, usingMetrics, label, period });

const summed = (label: string, metrics: Named, period: Duration): IMetric =>
  computed(
    label,
    Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    metrics,
    period,
  );

/** An alarm accepts at most ten metrics, so at most ten functions. */
export const functionsMetric = (
  { functions }: Watched,
  what: 'Errors' | 'Throttles' | 'Invocations' | 'ConcurrentExecutions',
  period = fiveMinutes,
): IMetric => {
  const statistic = what === 'ConcurrentExecutions' ? 'Maximum' : 'Sum';
  const named = Object.values(functions).map((each, index) => [
    `${what.toLowerCase()}${index}`,
    each.metric(what, { statistic, period }),
  ]);
  return summed(what, Object.fromEntries(named), period);
};

export const successfulRuns = ({ reconciler }: Watched): IMetric =>
  computed(
    'Runs of the reconciler',
    'FILL(runs, 0) - FILL(failed, 0)',
    {
      runs: reconciler.metricInvocations({ statistic: 'Sum', period: fiveMinutes }),
      failed: reconciler.metricErrors({ statistic: 'Sum', period: fiveMinutes }),
    },
    fiveMinutes,
  );

/** Invocations that EventBridge Scheduler dropped, and attempts that failed at the target. */
export const missedSchedules = ({ scheduleGroup }: Watched): IMetric => {
  const metricOf = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Scheduler',
      metricName,
      dimensionsMap: { ScheduleGroup: scheduleGroup },
      statistic: 'Sum',
      period: fiveMinutes,
    });
  return summed(
    'Missed schedules',
    { dropped: metricOf('InvocationDroppedCount'), failed: metricOf('TargetErrorCount') },
    fiveMinutes,
  );
};

/** Includes 5xx answers that a handler returns; Lambda counts those invocations as successful. */
export const failedAnswers = ({ withUrls }: Watched, period: Duration): IMetric =>
  summed(
    'Answers with 5xx',
    Object.fromEntries(
      withUrls.map((each, index) => [
        `answers${index}`,
        each.metric('Url5xxCount', { statistic: 'Sum', period }),
      ]),
    ),
    period,
  );

export const throttledByTable = ({ tableName }: Watched, indexes: readonly string[]): IMetric => {
  const metricOf = (metricName: string, index?: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: {
        TableName: tableName,
        ...(index === undefined ? {} : { GlobalSecondaryIndexName: index }),
      },
      statistic: 'Sum',
      period: fiveMinutes,
    });
  const entries = [undefined, ...indexes].flatMap((index) => [
    [`reads${index ?? ''}`, metricOf('ReadThrottleEvents', index)],
    [`writes${index ?? ''}`, metricOf('WriteThrottleEvents', index)],
  ]);
  return summed('Throttled by the table', Object.fromEntries(entries), fiveMinutes);
};

/** The dead-letters function deletes each message that it could record. A queue idle for six hours has no metrics. */
export const inDeadQueues = ({ queues }: Watched): IMetric =>
  summed(
    'In dead-letter queues',
    Object.fromEntries(
      Object.entries(queues).map(([name, { dead }]) => [
        name,
        dead.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: fiveMinutes }),
      ]),
    ),
    fiveMinutes,
  );

export const ageOfOldest = (queue: IQueue): Metric =>
  queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: fiveMinutes });

export const stuck = (label: string, waiting: Readonly<Record<string, IQueue>>): IMetric =>
  computed(
    label,
    `IF(${Object.keys(waiting)
      .map((name) => `(FILL(${name}age, 0) >= 600 AND FILL(${name}done, 0) < 1)`)
      .join(' OR ')}, 1, 0)`,
    Object.fromEntries(
      Object.entries(waiting).flatMap(([name, queue]) => [
        [`${name}age`, ageOfOldest(queue)],
        [`${name}done`, queue.metricNumberOfMessagesDeleted({ statistic: 'Sum', period: fiveMinutes })],
      ]),
    ),
    fiveMinutes,
  );
