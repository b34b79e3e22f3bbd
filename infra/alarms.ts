import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { countedLines } from '../shared/log.ts';

const namespace = 'Palmleaf';
const minuteMs = 60_000;

interface AlarmSources {
  readonly fanOutLog: ILogGroup;
  readonly deadLettersLog: ILogGroup;
}

/** What the person on call is woken for. Every alarm says in its description what to look at first. */
export function alarms(scope: Construct, { fanOutLog, deadLettersLog }: AlarmSources): void {
  const unknown = counted(scope, 'UnknownOutcomes', fanOutLog, [
    countedLines.unknownOutcome,
    countedLines.lostCalls,
  ]);
  const dead = counted(scope, 'DeadLetters', deadLettersLog, [
    countedLines.deadLetter,
    countedLines.deadSubject,
  ]);
  alarm(
    scope,
    'DeadLettersAlarm',
    dead,
    1,
    'Messages failed for good: palmleaf doctor, then the log of dead-letters',
  );
  alarm(
    scope,
    'UnknownOutcomesAlarm',
    unknown,
    1,
    'Calls may have been bought without an answer: palmleaf unknown',
  );
  alarm(
    scope,
    'OldestDueAlarm',
    ofReconciler('OldestDue'),
    15 * minuteMs,
    'Nothing works on what is due: palmleaf doctor',
  );
  alarm(
    scope,
    'GateClosedAlarm',
    ofReconciler('GatesClosed'),
    1,
    'The service must not be called: palmleaf gate',
  );
  alarm(
    scope,
    'SpendAlarm',
    ofReconciler('SpendShare'),
    80,
    'A ceiling is spent to 80 per cent: palmleaf status',
  );
}

function ofReconciler(metricName: string): Metric {
  return new Metric({
    namespace,
    metricName,
    dimensionsMap: { service: 'reconciler' },
    statistic: 'Maximum',
    period: Duration.minutes(1),
  });
}

function counted(
  scope: Construct,
  metricName: string,
  logGroup: ILogGroup,
  lines: readonly string[],
): Metric {
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
}

function alarm(
  scope: Construct,
  id: string,
  metric: Metric,
  threshold: number,
  alarmDescription: string,
): void {
  new Alarm(scope, id, {
    metric,
    threshold,
    alarmDescription,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: id === 'OldestDueAlarm' ? 3 : 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}
