import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { priceOf } from '../../packages/bench/prices.ts';
import { reconcilerMetrics } from '../../shared/metrics.ts';

const daysOfMonth = 30;
/** https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html: five connections poll an idle queue, 20 s each. */
const pollsOfQueue = (5 * daysOfMonth * 86_400) / 20;

const alarm = z.object({
  Metrics: z.array(z.looseObject({ MetricStat: z.unknown().optional() })).optional(),
});
const filter = z.looseObject({ MetricTransformations: z.array(z.looseObject({ MetricName: z.string() })) });
const schedule = z.looseObject({ ScheduleExpression: z.string() });

export function fixedCosts(templates: readonly Template[]): Readonly<Record<string, number>> {
  const propertiesOf = (type: string): unknown[] =>
    templates.flatMap((template) =>
      Object.values(template.findResources(type)).map(({ Properties }) => Properties),
    );
  const count = (type: string): number => propertiesOf(type).length;
  const alarmMetrics = propertiesOf('AWS::CloudWatch::Alarm').reduce<number>((sum, properties) => {
    const { Metrics } = alarm.parse(properties);
    return sum + (Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1);
  }, 0);
  // Only streams have a starting position.
  const queues = propertiesOf('AWS::Lambda::EventSourceMapping').filter(
    (properties) => !JSON.stringify(properties).includes('StartingPosition'),
  ).length;
  const minutely = propertiesOf('AWS::Scheduler::Schedule').filter(
    (properties) => schedule.parse(properties).ScheduleExpression === 'rate(1 minute)',
  ).length;
  const loggedMetrics = propertiesOf('AWS::Logs::MetricFilter').flatMap((properties) =>
    filter.parse(properties).MetricTransformations.map(({ MetricName }) => MetricName),
  );
  const ownMetrics = Object.keys(reconcilerMetrics).length + new Set(loggedMetrics).size;
  return {
    alarms: alarmMetrics * priceOf.alarmMetricMonth,
    metrics: ownMetrics * priceOf.ownMetricMonth,
    secrets: count('AWS::SecretsManager::Secret') * priceOf.secretMonth,
    polling: queues * pollsOfQueue * priceOf.queueRequest,
    schedules: minutely * daysOfMonth * 1440 * (priceOf.scheduledInvocation + priceOf.invocation),
    key: count('AWS::KMS::Key') * priceOf.keyMonth,
  };
}
