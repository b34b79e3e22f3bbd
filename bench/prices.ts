/**
 * What AWS asks in us-east-1, in dollars, without free tiers and discounts; each line names the page that it stands on. As of
 * 2026-11-22. Compared with copies of these pages: DynamoDB (2026-09-18), an operation of durable functions (2026-09-20), transitions of
 * Step Functions. The others are those that have stood there for years, and the GB written by durable functions that of their
 * announcement; compare them before you decide by them.
 */
export const priceOf = {
  /** aws.amazon.com/lambda/pricing: a GB-second on arm64, and an invocation. */
  gigabyteSecond: 0.000_013_333_4,
  invocation: 0.2e-6,
  /** The same page, "Durable Functions": an operation, and a GB written. */
  durableOperation: 8e-6,
  durableGigabyteWritten: 0.25,
  /** aws.amazon.com/dynamodb/pricing/on-demand: request units of a table of the Standard class. */
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  /** aws.amazon.com/dynamodb/pricing/provisioned: a unit of writing capacity for an hour. */
  writeCapacityHour: 0.000_65,
  /** aws.amazon.com/s3/pricing, S3 Standard: PUT and COPY, GET, and a GB for a month. */
  put: 5e-6,
  get: 0.4e-6,
  /** aws.amazon.com/sqs/pricing: a request to a standard queue, of up to 64 KB. */
  queueRequest: 0.4e-6,
  /** aws.amazon.com/eventbridge/pricing: an event of ours. */
  event: 1e-6,
  /** aws.amazon.com/cloudwatch/pricing: a GB of logs taken in. */
  logGigabyte: 0.5,
  /** aws.amazon.com/ec2/pricing/on-demand: a GB out to the internet, and one to a public address in the region. */
  internetGigabyte: 0.09,
  regionGigabyte: 0.01,
  /** The same page: a machine of two small processors and 2 GB (t4g.small), for an hour. */
  machineHour: 0.0168,
  /** aws.amazon.com/step-functions/pricing: a transition; a run of an express workflow, and a GB-second of it. */
  transition: 25e-6,
  expressRun: 1e-6,
  expressGigabyteSecond: 0.000_016_67,
} as const;
