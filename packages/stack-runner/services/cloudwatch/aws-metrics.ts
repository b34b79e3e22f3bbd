/** Each names AWS's page and any difference. The start lists alarms on other AWS metrics. */
import type { MetricId } from './metric-store.ts';

interface EmittedMetric {
  readonly dimensions: readonly string[];
  readonly rule: string;
  readonly source: string;
  /** How the value is made up, if it is not measured as on AWS. */
  readonly madeUp?: string;
}

const lambdaPage = 'https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html';
const urlPage = 'https://docs.aws.amazon.com/lambda/latest/dg/urls-monitoring.html';
const queuePage =
  'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html';
const schedulerPage = 'https://docs.aws.amazon.com/scheduler/latest/UserGuide/monitoring-cloudwatch.html';
const tablePage = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html';
const ofFunction = ['FunctionName'];
const ofQueue = ['QueueName'];
const ofGroup = ['ScheduleGroup'];
const sampled =
  'read once at the end of each minute from the emulator, exactly; AWS samples several times and approximates';

export const emittedMetrics = {
  'AWS/Lambda Invocations': {
    dimensions: ofFunction,
    rule: 'one for each invocation that runs, whether it succeeds or not, in the minute in which it begins',
    source: lambdaPage,
  },
  'AWS/Lambda Errors': {
    dimensions: ofFunction,
    rule: 'one for each invocation that ends with an exception, a timeout or the end of its process; else zero',
    source: lambdaPage,
  },
  'AWS/Lambda Throttles': {
    dimensions: ofFunction,
    rule: 'one for each request that finds no free concurrency; it counts as neither invocation nor error',
    source: lambdaPage,
  },
  'AWS/Lambda Duration': {
    dimensions: ofFunction,
    rule: 'milliseconds that the code works on an event',
    source: lambdaPage,
    madeUp: 'as long as this machine takes, the start of its process included',
  },
  'AWS/Lambda IteratorAge': {
    dimensions: ofFunction,
    rule: 'milliseconds between the last record of a batch and its invocation',
    source: lambdaPage,
  },
  'AWS/Lambda UrlRequestCount': {
    dimensions: ofFunction,
    rule: 'one for each request to the function URL',
    source: urlPage,
  },
  'AWS/Lambda Url4xxCount': {
    dimensions: ofFunction,
    rule: 'one for each answer of the function URL with a status of 4xx, else zero',
    source: urlPage,
  },
  'AWS/Lambda Url5xxCount': {
    dimensions: ofFunction,
    rule: 'one for each answer of the function URL with a status of 5xx, else zero',
    source: urlPage,
  },
  'AWS/SQS ApproximateAgeOfOldestMessage': {
    dimensions: ofQueue,
    rule: 'seconds since the oldest message was sent that is not deleted',
    source: queuePage,
    madeUp: `${sampled}; a message that was received three times keeps its place`,
  },
  'AWS/SQS ApproximateNumberOfMessagesVisible': {
    dimensions: ofQueue,
    rule: 'messages that may be received',
    source: queuePage,
    madeUp: sampled,
  },
  'AWS/SQS ApproximateNumberOfMessagesNotVisible': {
    dimensions: ofQueue,
    rule: 'messages in flight',
    source: queuePage,
    madeUp: sampled,
  },
  'AWS/SQS NumberOfMessagesDeleted': {
    dimensions: ofQueue,
    rule: 'one for each message that a consumer deletes; one that moves to a dead-letter queue is not deleted',
    source: queuePage,
  },
  'AWS/Scheduler TargetErrorCount': {
    dimensions: ofGroup,
    rule: 'one for each delivery that its target refuses',
    source: schedulerPage,
  },
  'AWS/Scheduler InvocationDroppedCount': {
    dimensions: ofGroup,
    rule: 'one for each delivery that is given up, by the retry policy of its target',
    source: schedulerPage,
  },
  'AWS/DynamoDB ReadThrottleEvents': {
    dimensions: ['TableName', 'GlobalSecondaryIndexName'],
    rule: 'one for each read that finds no capacity, by table, or by table and index',
    source: tablePage,
  },
  'AWS/DynamoDB WriteThrottleEvents': {
    dimensions: ['TableName', 'GlobalSecondaryIndexName'],
    rule: 'one for each write that finds no capacity, by table, or by table and index',
    source: tablePage,
  },
} as const satisfies Readonly<Record<string, EmittedMetric>>;

type AwsMetric = keyof typeof emittedMetrics;

/** Apps emit the metrics in their own namespaces. */
export function isEmitted({ namespace, name, dimensions }: MetricId): boolean {
  if (!namespace.startsWith('AWS/')) return true;
  const known = new Map<string, EmittedMetric>(Object.entries(emittedMetrics)).get(`${namespace} ${name}`);
  return known !== undefined && Object.keys(dimensions).every((each) => known.dimensions.includes(each));
}

export function awsMetric(metric: AwsMetric, dimensions: Readonly<Record<string, string>>): MetricId {
  const [namespace = '', name = ''] = metric.split(' ');
  return { namespace, name, dimensions };
}

export type Emit = (
  metric: AwsMetric,
  dimensions: Readonly<Record<string, string>>,
  value: number,
  minute?: number,
) => void;
