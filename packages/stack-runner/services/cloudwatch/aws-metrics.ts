/** Each metric names AWS's page and any difference from AWS. */
import type { MetricId } from './metric-store.ts';

interface EmittedMetric {
  readonly dimensions: readonly string[];
  readonly rule: string;
  readonly source: string;
  /** How the runner derives the value, if it does not measure it as AWS does. */
  readonly derivation?: string;
}

const lambdaPage = 'https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html';
const urlPage = 'https://docs.aws.amazon.com/lambda/latest/dg/urls-monitoring.html';
const queuePage =
  'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html';
const schedulerPage = 'https://docs.aws.amazon.com/scheduler/latest/UserGuide/monitoring-cloudwatch.html';
const tablePage = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html';
const functionDimensions = ['FunctionName'];
const queueDimensions = ['QueueName'];
const groupDimensions = ['ScheduleGroup'];
const sampled =
  'the runner reads the exact value once at the end of each minute; AWS samples several times and approximates';

export const emittedMetrics = {
  'AWS/Lambda Invocations': {
    dimensions: functionDimensions,
    rule: 'one for each invocation that runs, successful or not, in the minute in which it begins',
    source: lambdaPage,
  },
  'AWS/Lambda Errors': {
    dimensions: functionDimensions,
    rule: 'one for each invocation that ends with an exception, a timeout or the end of its process; otherwise zero',
    source: lambdaPage,
  },
  'AWS/Lambda Throttles': {
    dimensions: functionDimensions,
    rule: 'one for each request without free concurrency, which counts as neither an invocation nor an error',
    source: lambdaPage,
  },
  'AWS/Lambda Duration': {
    dimensions: functionDimensions,
    rule: 'milliseconds that the code works on an event',
    source: lambdaPage,
    derivation: 'the time on this machine, which includes the start of the process',
  },
  'AWS/Lambda IteratorAge': {
    dimensions: functionDimensions,
    rule: 'milliseconds between the last record of a batch and its invocation',
    source: lambdaPage,
  },
  'AWS/Lambda UrlRequestCount': {
    dimensions: functionDimensions,
    rule: 'one for each request to the function URL',
    source: urlPage,
  },
  'AWS/Lambda Url4xxCount': {
    dimensions: functionDimensions,
    rule: 'one for each answer of the function URL with a status of 4xx; otherwise zero',
    source: urlPage,
  },
  'AWS/Lambda Url5xxCount': {
    dimensions: functionDimensions,
    rule: 'one for each answer of the function URL with a status of 5xx; otherwise zero',
    source: urlPage,
  },
  'AWS/SQS ApproximateAgeOfOldestMessage': {
    dimensions: queueDimensions,
    rule: 'seconds since the sending of the oldest message that is not deleted',
    source: queuePage,
    derivation: `${sampled}; a message that was received three times still counts`,
  },
  'AWS/SQS ApproximateNumberOfMessagesVisible': {
    dimensions: queueDimensions,
    rule: 'messages that may be received',
    source: queuePage,
    derivation: sampled,
  },
  'AWS/SQS ApproximateNumberOfMessagesNotVisible': {
    dimensions: queueDimensions,
    rule: 'messages in flight',
    source: queuePage,
    derivation: sampled,
  },
  'AWS/SQS NumberOfMessagesDeleted': {
    dimensions: queueDimensions,
    rule: 'one for each message that a consumer deletes; one that moves to a dead-letter queue is not deleted',
    source: queuePage,
  },
  'AWS/Scheduler TargetErrorCount': {
    dimensions: groupDimensions,
    rule: 'one for each delivery that its target refuses',
    source: schedulerPage,
  },
  'AWS/Scheduler InvocationDroppedCount': {
    dimensions: groupDimensions,
    rule: 'one for each delivery that the runner gives up, by the retry policy of its target',
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
