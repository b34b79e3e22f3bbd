import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type GateReason, gateReasons } from '../../shared/ledger/items/state.ts';
import { gateMetrics, reconcilerMetrics } from '../../shared/metrics.ts';
import {
  countedLog,
  inDeadQueues,
  missedSchedules,
  ofAllFunctions,
  ofReconciler,
  oldestDue,
  type Watched,
} from './watched.ts';

const minuteMs = 60_000;

/** One alarm; it goes off when the metric has been at its threshold, or over it, for all its periods. */
interface Rule {
  readonly metric: IMetric;
  readonly threshold: number;
  readonly periods: number;
  readonly says: string;
  /** Goes off below the threshold instead, and when there is nothing to measure. */
  readonly whenMissing?: boolean;
}

/** How many minutes a gate may be closed: what goes by itself wakes nobody at once. */
const patienceMinutes: Readonly<Record<GateReason, number>> = {
  placeholder: 1,
  'credential unreadable': 5,
  'credential refused': 1,
  'endpoint refused': 1,
  'wallet empty': 1,
  'store refuses': 5,
  unreachable: 10,
  failing: 10,
  throttled: 30,
};

/**
 * What the person on call is woken for. Each tells the topic, when it begins and when it has ended, and has an entry in
 * docs/operations.md under its name.
 */
export function alarms(scope: Construct, watched: Watched, topic: ITopic): Alarm[] {
  const { namespace, publish, reconciler, webhooks, books, queues } = watched;
  const { unknown, dead, disabled, notMade } = countedLog(scope, watched);
  const fiveMinutes = Duration.minutes(5);
  const rules: Readonly<Record<string, Rule>> = {
    ReconcilerDead: {
      metric: reconciler.metricInvocations({ statistic: 'Sum', period: fiveMinutes }),
      threshold: 1,
      periods: 2,
      says: 'The reconciler does not run',
      whenMissing: true,
    },
    MissedSchedule: {
      metric: missedSchedules(watched),
      threshold: 1,
      periods: 1,
      says: 'A schedule could not reach its function',
    },
    Errors: { metric: ofAllFunctions(watched, 'Errors'), threshold: 5, periods: 2, says: 'Functions fail' },
    Throttles: {
      metric: ofAllFunctions(watched, 'Throttles'),
      threshold: 1,
      periods: 3,
      says: 'The account lets too few functions run at once',
    },
    PublishLate: {
      metric: publish.metric('IteratorAge', { statistic: 'Maximum', period: fiveMinutes }),
      threshold: 15 * minuteMs,
      periods: 1,
      says: 'Consumers are told late',
    },
    DeadLetters: { metric: dead, threshold: 1, periods: 1, says: 'Messages failed for good' },
    DeadLettersKept: {
      metric: inDeadQueues(watched),
      threshold: 1,
      periods: 6,
      says: 'Messages that failed for good could not be written down',
    },
    WebhookErrors: {
      metric: webhooks.metricErrors({ statistic: 'Sum', period: fiveMinutes }),
      threshold: 3,
      periods: 2,
      says: 'What delivers to webhooks fails',
    },
    WebhooksLate: {
      metric: queues.webhooks.queue.metricApproximateAgeOfOldestMessage({
        statistic: 'Maximum',
        period: fiveMinutes,
      }),
      threshold: (15 * minuteMs) / 1000,
      periods: 1,
      says: 'What webhooks are to be told is not written down',
    },
    WebhookDisabled: {
      metric: disabled,
      threshold: 1,
      periods: 1,
      says: 'A webhook takes nothing, and is told no more',
    },
    BookErrors: {
      metric: books.metricErrors({ statistic: 'Sum', period: fiveMinutes }),
      threshold: 3,
      periods: 2,
      says: 'What makes books fails',
    },
    BooksNotMade: {
      metric: notMade,
      threshold: 1,
      periods: 1,
      says: 'Books that were asked for could not be made',
    },
    OldestDue: {
      metric: oldestDue(watched),
      threshold: 15 * minuteMs,
      periods: 3,
      says: 'Nothing works on what is due',
    },
    UnknownOutcomes: {
      metric: unknown,
      threshold: 1,
      periods: 1,
      says: 'Calls may have been bought without an answer',
    },
    Spend: {
      metric: ofReconciler(namespace, reconcilerMetrics.spendShare),
      threshold: 80,
      periods: 1,
      says: 'A ceiling is spent to 80 per cent',
    },
    ...Object.fromEntries(
      gateReasons.map((reason) => [
        gateMetrics[reason],
        {
          metric: ofReconciler(namespace, gateMetrics[reason], 'Sum'),
          threshold: 1,
          periods: patienceMinutes[reason],
          says: `A gate is closed: ${reason}`,
        },
      ]),
    ),
  };
  return Object.entries(rules).map(([name, { metric, threshold, periods, says, whenMissing = false }]) => {
    const alarm = new Alarm(scope, `${name}Alarm`, {
      metric,
      threshold,
      evaluationPeriods: periods,
      alarmDescription: `${says}. What to do: docs/operations.md, "${name}"`,
      comparisonOperator: whenMissing
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: whenMissing ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
    return alarm;
  });
}
