import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { countedLines } from '../../shared/log.ts';
import { reconcilerMetrics } from '../../shared/metrics.ts';
import type { Resources } from '../resources.ts';

/** What the alarms and the dashboard look at. */
export interface Watched extends Pick<Resources, 'queues'> {
  /** Of this stack's own metrics: several stages lie side by side in one account. */
  readonly namespace: string;
  /** Those of the line, ten at most: what CloudWatch adds up in one alarm. */
  readonly functions: Readonly<Record<string, IFunction>>;
  readonly reconciler: IFunction;
  readonly publish: IFunction;
  readonly webhooks: IFunction;
  readonly books: IFunction;
  readonly scheduleGroup: string;
  readonly fanOutLog: ILogGroup;
  readonly deadLettersLog: ILogGroup;
  readonly webhooksLog: ILogGroup;
  readonly booksLog: ILogGroup;
}

/** A metric that the reconciler writes each minute. */
export const ofReconciler = (
  namespace: string,
  metricName: string,
  statistic: 'Maximum' | 'Sum' = 'Maximum',
): Metric =>
  new Metric({
    namespace,
    metricName,
    dimensionsMap: { service: 'reconciler' },
    statistic,
    period: Duration.minutes(1),
  });

/** One number over all functions; CloudWatch takes ten at most in one alarm. */
export function ofAllFunctions(
  { functions }: Watched,
  what: 'Errors' | 'Throttles' | 'Invocations' | 'ConcurrentExecutions',
): IMetric {
  const entries = Object.entries(functions);
  const usingMetrics = Object.fromEntries(
    entries.map(([, each], index) => [
      `${what.toLowerCase()}${index}`,
      each.metric(what, {
        statistic: what === 'ConcurrentExecutions' ? 'Maximum' : 'Sum',
        period: Duration.minutes(5),
      }),
    ]),
  );
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label: what, period: Duration.minutes(5) });
}

/** What EventBridge Scheduler could not deliver. */
export const missedSchedules = ({ scheduleGroup }: Watched): IMetric => {
  const of = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Scheduler',
      metricName,
      dimensionsMap: { ScheduleGroup: scheduleGroup },
      statistic: 'Sum',
      period: Duration.minutes(5),
    });
  return new MathExpression({
    expression: 'FILL(dropped, 0) + FILL(failed, 0)',
    usingMetrics: { dropped: of('InvocationDroppedCount'), failed: of('TargetErrorCount') },
    label: 'Missed schedules',
    period: Duration.minutes(5),
  });
};

/** Messages that lie in the dead-letter queues: dead-letters empties those of the line, so what stays could not be written down. */
export const inDeadQueues = ({ queues }: Watched): IMetric =>
  new MathExpression({
    expression: Object.keys(queues).join(' + '),
    usingMetrics: Object.fromEntries(
      Object.entries(queues).map(([name, { dead }]) => [
        name,
        dead.metricApproximateNumberOfMessagesVisible({
          statistic: 'Maximum',
          period: Duration.minutes(5),
        }),
      ]),
    ),
    label: 'In dead-letter queues',
    period: Duration.minutes(5),
  });

/** Lines of a log, counted. */
export function countedLog(
  scope: Construct,
  { namespace, fanOutLog, deadLettersLog, webhooksLog, booksLog }: Watched,
): Readonly<Record<'unknown' | 'dead' | 'disabled' | 'notMade', Metric>> {
  const counted = (metricName: string, logGroup: ILogGroup, lines: readonly string[]): Metric => {
    new MetricFilter(scope, `${metricName}Filter`, {
      logGroup,
      metricNamespace: namespace,
      metricName,
      filterPattern: FilterPattern.any(
        ...lines.map((line) => FilterPattern.stringValue('$.message', '=', line)),
      ),
      metricValue: '1',
      defaultValue: 0,
    });
    return new Metric({ namespace, metricName, statistic: 'Sum', period: Duration.minutes(1) });
  };
  return {
    unknown: counted('UnknownOutcomes', fanOutLog, [countedLines.unknownOutcome, countedLines.lostCalls]),
    disabled: counted('WebhooksDisabled', webhooksLog, [countedLines.webhookDisabled]),
    notMade: counted('BooksNotMade', booksLog, [countedLines.bookFailed, countedLines.booksStuck]),
    dead: counted('DeadLetters', deadLettersLog, [countedLines.deadLetter, countedLines.deadSubject]),
  };
}

/** How late the oldest item is that is due. */
export const oldestDue = ({ namespace }: Watched): Metric =>
  ofReconciler(namespace, reconcilerMetrics.oldestDue);
