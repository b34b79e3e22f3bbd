import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { checkDelivery, encryptingLogs, pushingNeeds } from '../iam/deliveries.ts';
import { comparisonOperators, missingData } from '../services/cloudwatch/alarm.ts';
import { isEmitted } from '../services/cloudwatch/aws-metrics.ts';
import type { AlarmDefinition } from '../services/cloudwatch/cloudwatch.ts';
import { parseExpression } from '../services/cloudwatch/expression.ts';
import { parseFilter } from '../services/cloudwatch/log-filter.ts';
import type { MetricId } from '../services/cloudwatch/metric-store.ts';
import { physicalName } from '../template/names.ts';
import type { StackContext } from './context.ts';
import { defineResource, numeric } from './resource.ts';

export const logGroup = defineResource(
  z.object({ LogGroupName: z.string().optional(), KmsKeyId: z.string().optional() }),
  ({ LogGroupName, KmsKeyId }, { logicalId, context }) => {
    const { stackName, region, account, access } = context;
    const name = LogGroupName ?? physicalName(stackName, logicalId, 512);
    const arn = `arn:aws:logs:${region}:${account}:log-group:${name}`;
    if (KmsKeyId !== undefined)
      context.afterProvisioning(() =>
        checkDelivery(access, { what: logicalId, ...encryptingLogs(region, arn, KmsKeyId) }),
      );
    return { ref: name, attributes: { Arn: `${arn}:*` } };
  },
);

const filterSchema = z.object({
  LogGroupName: z.string(),
  FilterPattern: z.string(),
  MetricTransformations: z.array(
    z.object({
      MetricNamespace: z.string(),
      MetricName: z.string(),
      MetricValue: z.coerce.number(
        'write a number: metric values that are read from the log line are not supported',
      ),
      DefaultValue: numeric.optional(),
      Dimensions: z.undefined('dimensions of metric filters are not supported').optional(),
    }),
  ),
});

export const metricFilter = defineResource(filterSchema, (properties, { logicalId, context }) => {
  const filter = parseFilter(properties.FilterPattern);
  for (const { MetricNamespace, MetricName, MetricValue, DefaultValue } of properties.MetricTransformations)
    context.cloudwatch.logs.addFilter(properties.LogGroupName, {
      filter,
      namespace: MetricNamespace,
      name: MetricName,
      value: MetricValue,
      valueWithoutMatch: DefaultValue,
    });
  return { ref: logicalId, attributes: {} };
});

const statistic = z.enum(['Sum', 'Average', 'Minimum', 'Maximum', 'SampleCount']);
const dimensions = z.array(z.object({ Name: z.string(), Value: z.string() })).default([]);
const arns = z.array(z.string()).default([]);
const period = numeric.refine(
  (seconds) => seconds >= 60 && seconds % 60 === 0,
  'the period must be a whole number of minutes',
);
const single = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: dimensions,
  Statistic: statistic,
  Period: period,
});
const queries = z.array(
  z.object({
    Id: z.string(),
    Expression: z.string().optional(),
    Period: period.optional(),
    ReturnData: z.boolean().default(true),
    MetricStat: z
      .object({
        Metric: z.object({ Namespace: z.string(), MetricName: z.string(), Dimensions: dimensions }),
        Period: period,
        Stat: statistic,
      })
      .optional(),
  }),
);
const alarmSchema = z.object({
  ...single.partial().shape,
  AlarmName: z.string().optional(),
  AlarmDescription: z.string().default(''),
  ActionsEnabled: z.literal(true, 'alarms without actions are not supported').optional(),
  AlarmActions: arns,
  OKActions: arns,
  InsufficientDataActions: arns,
  ComparisonOperator: z.enum(comparisonOperators),
  Threshold: numeric,
  EvaluationPeriods: numeric,
  DatapointsToAlarm: numeric.optional(),
  TreatMissingData: z.enum(missingData).default('missing'),
  ExtendedStatistic: z.undefined('percentiles are not supported').optional(),
  Metrics: queries.optional(),
});

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cloudwatch-alarm.html */
export const alarm = defineResource(alarmSchema, (properties, { logicalId, context }) => {
  const { region, account, stackName, cloudwatch } = context;
  const name = properties.AlarmName ?? physicalName(stackName, logicalId, 255);
  const arn = `arn:aws:cloudwatch:${region}:${account}:alarm:${name}`;
  const actions = {
    ALARM: properties.AlarmActions,
    OK: properties.OKActions,
    INSUFFICIENT_DATA: properties.InsufficientDataActions,
  };
  cloudwatch.addAlarm({
    name,
    arn,
    description: properties.AlarmDescription,
    actions,
    comparison: properties.ComparisonOperator,
    threshold: properties.Threshold,
    evaluationPeriods: properties.EvaluationPeriods,
    datapointsToAlarm: properties.DatapointsToAlarm ?? properties.EvaluationPeriods,
    treatMissing: properties.TreatMissingData,
    ...readQueries(properties, logicalId, context),
  });
  checkActions(context, logicalId, arn, new Set(Object.values(actions).flat()));
  return { ref: name, attributes: { Arn: arn } };
});

type Queries = AlarmDefinition['queries'];

function readQueries(
  properties: z.output<typeof alarmSchema>,
  logicalId: string,
  context: StackContext,
): Pick<AlarmDefinition, 'queries' | 'returned' | 'periodMinutes'> {
  const { Metrics } = properties;
  if (Metrics === undefined) {
    const { Namespace, MetricName, Dimensions, Statistic, Period } = single.parse(properties);
    const metric = idOf(Namespace, MetricName, Dimensions);
    logUnemitted(context, logicalId, metric);
    return {
      queries: new Map([['m', { metric, statistic: Statistic }]]),
      returned: 'm',
      periodMinutes: Period / 60,
    };
  }
  const found: [string, Queries extends ReadonlyMap<string, infer Q> ? Q : never][] = [];
  const periods = new Set<number>();
  for (const { Id, Expression, MetricStat } of Metrics) {
    if (Expression !== undefined) found.push([Id, { math: parseExpression(Expression) }]);
    if (MetricStat === undefined) continue;
    const { Metric, Stat, Period } = MetricStat;
    const metric = idOf(Metric.Namespace, Metric.MetricName, Metric.Dimensions);
    logUnemitted(context, logicalId, metric);
    periods.add(Period);
    found.push([Id, { metric, statistic: Stat }]);
  }
  const [returned, ...others] = Metrics.filter(({ ReturnData }) => ReturnData);
  const [seconds] = periods;
  if (returned === undefined || others.length > 0 || seconds === undefined || periods.size > 1)
    throw new StackError(
      `${logicalId}: exactly one metric of an alarm must return data, and all metrics must have the same period`,
    );
  return { queries: new Map(found), returned: returned.Id, periodMinutes: seconds / 60 };
}

const idOf = (
  namespace: string,
  name: string,
  given: readonly { readonly Name: string; readonly Value: string }[],
): MetricId => ({
  namespace,
  name,
  dimensions: Object.fromEntries(given.map(({ Name, Value }) => [Name, Value])),
});

function logUnemitted({ log }: StackContext, logicalId: string, metric: MetricId): void {
  if (!isEmitted(metric))
    log(
      `${logicalId}: the runner does not emit ${metric.namespace} ${metric.name} with ${Object.keys(metric.dimensions).join(', ') || 'no dimension'}, so the alarm gets no data`,
    );
}

/** @throws StackError for an action that is no topic; after provisioning, if a topic's policy refuses the alarm */
function checkActions(context: StackContext, what: string, arn: string, topics: ReadonlySet<string>): void {
  for (const topic of topics)
    if (!topic.includes(':sns:'))
      throw new StackError(`${what}: an alarm can notify only topics, not ${topic}`);
  context.afterProvisioning(() => {
    for (const topic of topics)
      if (context.sns.hasPolicy(topic))
        checkDelivery(context.access, { what, ...pushingNeeds('cloudwatch', arn, context.account, topic) });
  });
}
