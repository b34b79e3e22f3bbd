import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { GateReason } from '../../shared/ledger/items/state.ts';
import { gateMetrics, reconcilerMetrics } from '../../shared/metrics.ts';
import type { AlarmName } from '../../shared/standing/alarms.ts';
import { countedLogs } from './counted-logs.ts';
import {
  ageOfOldest,
  computed,
  failedAnswers,
  fiveMinutes,
  functionsMetric,
  inDeadQueues,
  missedSchedules,
  reconcilerMetric,
  stuck,
  successfulRuns,
  throttledByTable,
  type Watched,
} from './watched.ts';

const minuteMs = 60_000;
const hourSeconds = 3600;
const quarter = Duration.minutes(15);
const indexes = ['due', 'batch', 'name'];

export interface AlarmRule {
  readonly metric: IMetric;
  readonly threshold: number;
  readonly periods: number;
  /** Rings below the threshold instead of at or above it, and when data is missing. */
  readonly ringsBelow?: boolean;
}

const minutesClosedBeforeAlarm: Readonly<Record<GateReason, number>> = {
  placeholder: 1,
  'credential unreadable': 5,
  'credential refused': 1,
  'endpoint refused': 1,
  'wallet empty': 1,
  /** A paid answer could not be stored. */
  'store refuses': 5,
  unreachable: 10,
  failing: 10,
  throttled: 30,
};

export function alarmRules(scope: Construct, watched: Watched): Readonly<Record<AlarmName, AlarmRule>> {
  const counted = countedLogs(scope, watched);
  return {
    ...progressRules(watched, counted),
    ...gateRules(watched),
    ...functionRules(watched, counted),
    ...queueRules(watched),
    ...deliveryRules(watched, counted),
    UnknownOutcomes: { metric: counted.UnknownOutcomes, threshold: 1, periods: 1 },
    Spend: {
      metric: reconcilerMetric(watched.namespace, reconcilerMetrics.spendShare),
      threshold: 80,
      periods: 1,
    },
  };
}

type Counted = ReturnType<typeof countedLogs>;

const progressRules = (watched: Watched, { IntakeFailures, Finished }: Counted) => {
  const { queues, namespace } = watched;
  const { photos, rows, jobs } = queues;
  return {
    ReconcilerDead: { metric: successfulRuns(watched), threshold: 1, periods: 2, ringsBelow: true },
    IntakeStuck: {
      metric: stuck('Intake makes no progress', { photos: photos.queue, rows: rows.queue }),
      threshold: 1,
      periods: 2,
    },
    IntakeFails: {
      metric: IntakeFailures.with({ period: fiveMinutes }),
      threshold: 1,
      periods: 3,
    },
    JobsStuck: { metric: stuck('No worker takes jobs', { jobs: jobs.queue }), threshold: 1, periods: 2 },
    NothingFinishes: {
      metric: computed(
        'Subjects wait and none ends',
        'IF(FILL(waiting, 0) > 0 AND FILL(finished, 0) < 1, 1, 0)',
        {
          waiting: reconcilerMetric(namespace, reconcilerMetrics.waiting, 'Sum', fiveMinutes),
          finished: Finished.with({ period: fiveMinutes }),
        },
        fiveMinutes,
      ),
      threshold: 1,
      periods: 6,
    },
  } satisfies Partial<Record<AlarmName, AlarmRule>>;
};

const gateRules = ({ namespace }: Watched) => {
  const rule = (reason: GateReason): AlarmRule => ({
    metric: reconcilerMetric(namespace, gateMetrics[reason], 'Sum'),
    threshold: 1,
    periods: minutesClosedBeforeAlarm[reason],
  });
  return {
    GatesWithoutCredential: rule('placeholder'),
    GatesCredentialUnreadable: rule('credential unreadable'),
    GatesCredentialRefused: rule('credential refused'),
    GatesEndpointRefused: rule('endpoint refused'),
    GatesWalletEmpty: rule('wallet empty'),
    GatesStoreRefuses: rule('store refuses'),
    GatesUnreachable: rule('unreachable'),
    GatesFailing: rule('failing'),
    GatesThrottled: rule('throttled'),
  } satisfies Partial<Record<AlarmName, AlarmRule>>;
};

const functionRules = (watched: Watched, { LoggedErrors }: Counted) =>
  ({
    Errors: { metric: functionsMetric(watched, 'Errors', quarter), threshold: 3, periods: 1 },
    LogErrors: { metric: LoggedErrors.with({ period: fiveMinutes }), threshold: 1, periods: 1 },
    Throttles: { metric: functionsMetric(watched, 'Throttles'), threshold: 1, periods: 3 },
    TableThrottles: { metric: throttledByTable(watched, indexes), threshold: 1, periods: 3 },
    Url5xx: { metric: failedAnswers(watched, quarter), threshold: 3, periods: 1 },
    MissedSchedule: { metric: missedSchedules(watched), threshold: 1, periods: 1 },
  }) satisfies Partial<Record<AlarmName, AlarmRule>>;

/** The age of the oldest message shows a stuck queue; a long queue may only be slow. */
const queueRules = ({ queues }: Watched) => {
  const olderThan = (name: keyof typeof queues, seconds: number): AlarmRule => ({
    metric: ageOfOldest(queues[name].queue),
    threshold: seconds,
    periods: 1,
  });
  return {
    PhotosLate: olderThan('photos', hourSeconds),
    RowsLate: olderThan('rows', hourSeconds),
    JobsLate: olderThan('jobs', hourSeconds),
    BooksLate: olderThan('books', hourSeconds),
    WebhooksLate: olderThan('webhooks', hourSeconds / 4),
  } satisfies Partial<Record<AlarmName, AlarmRule>>;
};

const deliveryRules = (
  watched: Watched,
  {
    DeadLetters,
    WebhooksDisabled,
    BooksNotMade,
  }: Pick<Counted, 'DeadLetters' | 'WebhooksDisabled' | 'BooksNotMade'>,
) => {
  const { publish, webhooks, books } = watched;
  return {
    PublishLate: {
      metric: publish.metric('IteratorAge', { statistic: 'Maximum', period: fiveMinutes }),
      threshold: 15 * minuteMs,
      periods: 1,
    },
    DeadLetters: { metric: DeadLetters, threshold: 1, periods: 1 },
    DeadLettersKept: { metric: inDeadQueues(watched), threshold: 1, periods: 6 },
    WebhookErrors: {
      metric: webhooks.metricErrors({ statistic: 'Sum', period: fiveMinutes }),
      threshold: 3,
      periods: 2,
    },
    WebhookDisabled: { metric: WebhooksDisabled, threshold: 1, periods: 1 },
    BookErrors: {
      metric: books.metricErrors({ statistic: 'Sum', period: fiveMinutes }),
      threshold: 3,
      periods: 2,
    },
    BooksNotMade: { metric: BooksNotMade, threshold: 1, periods: 1 },
  } satisfies Partial<Record<AlarmName, AlarmRule>>;
};
