import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { gateReasons } from '../../shared/ledger/items/state.ts';
import { gateMetrics, reconcilerMetrics } from '../../shared/metrics.ts';
import { functionsMetric, reconcilerMetric, type Watched } from './watched.ts';

export function dashboard(scope: Construct, watched: Watched, alarms: Alarm[]): void {
  const { namespace, queues, functions, publish, webhooks, books } = watched;
  const reconciler = (name: string, statistic: 'Maximum' | 'Sum' = 'Maximum') =>
    reconcilerMetric(namespace, name, statistic);
  const period = Duration.minutes(5);
  const half = { width: 12, height: 6 };
  // Names of dashboards are global in an account.
  const dashboardName = `${namespace}-${Stack.of(scope).region}`;
  new Dashboard(scope, 'Dashboard', { dashboardName }).addWidgets(
    new TextWidget({
      markdown: `**${namespace}**: for what to do about an alarm, see its name in docs/operations.md`,
      width: 24,
      height: 1,
    }),
    new AlarmStatusWidget({ alarms, title: 'Alarms', width: 24, height: 4 }),
    new GraphWidget({
      ...half,
      title: 'How late the oldest due subject is, in ms',
      left: [reconciler(reconcilerMetrics.oldestDue)],
    }),
    new GraphWidget({
      ...half,
      title: 'Work is waiting (1 or 0); subjects released and events published again, each minute',
      left: [reconcilerMetrics.waiting, reconcilerMetrics.released, reconcilerMetrics.republished].map(
        (name) => reconciler(name, 'Sum'),
      ),
    }),
    new GraphWidget({
      ...half,
      title: 'Fullest ceiling, in per cent',
      left: [reconciler(reconcilerMetrics.spendShare)],
      leftYAxis: { min: 0, max: 100 },
    }),
    new GraphWidget({
      ...half,
      title: 'Closed gates',
      left: gateReasons.map((reason) => reconciler(gateMetrics[reason], 'Sum')),
    }),
    new GraphWidget({
      ...half,
      title: 'Functions',
      left: [functionsMetric(watched, 'Invocations'), functionsMetric(watched, 'ConcurrentExecutions')],
      right: [functionsMetric(watched, 'Errors'), functionsMetric(watched, 'Throttles')],
    }),
    new GraphWidget({
      ...half,
      title: 'Duration of functions, p99, in ms',
      left: [...Object.values(functions), webhooks, books].map((each) =>
        each.metricDuration({ statistic: 'p99', period }),
      ),
    }),
    new GraphWidget({
      ...half,
      title: 'Waiting in the queues',
      left: Object.values(queues).map(({ queue }) =>
        queue.metricApproximateNumberOfMessagesVisible({ period }),
      ),
      right: Object.values(queues).map(({ dead }) =>
        dead.metricApproximateNumberOfMessagesVisible({ period }),
      ),
    }),
    new GraphWidget({
      ...half,
      title: 'Delay of events, in ms',
      left: [publish.metric('IteratorAge', { statistic: 'Maximum', period })],
    }),
  );
}
