/**
 * Prices of AWS in us-east-1, in dollars, without free tiers and discounts. Each line names its page of AWS, and the
 * source of its check in November 2026: a stored copy of that page, or another author's text. The GB written by
 * durable functions and the machine are from memory and unchecked: verify them before you rely on them.
 */
export const priceOf = {
  /** aws.amazon.com/lambda/pricing: a GB-second on arm64, and an invocation. Compared: cloudchipr.com/blog/aws-lambda-pricing (2024). */
  gigabyteSecond: 0.000_013_333_4,
  invocation: 0.2e-6,
  /** The same page, "Durable Functions": an operation (compared: a copy of 2026-09-20), and a GB written (not compared). */
  durableOperation: 8e-6,
  durableGigabyteWritten: 0.25,
  /**
   * aws.amazon.com/dynamodb/pricing/on-demand: request units of a table of the Standard class. Compared: a copy of 2026-09-18, and
   * airbyte.com/data-engineering-resources/dynamodb-pricing (July 2025). Pages that say twice as much are of before November 2024.
   */
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  /**
   * aws.amazon.com/dynamodb/pricing/provisioned: a unit of writing capacity, and of reading capacity, for an hour. Compared: wring.co
   * (March 2026), the writing one; the other is a fifth of it, as on demand.
   */
  writeCapacityHour: 0.000_65,
  readCapacityHour: 0.000_13,
  /** aws.amazon.com/s3/pricing, S3 Standard: PUT and COPY, and GET. Compared: devnotes.tech, "Understanding AWS S3 Pricing". */
  put: 5e-6,
  get: 0.4e-6,
  /** aws.amazon.com/sqs/pricing: a request to a standard queue, of up to 64 KB. Compared: cloudburn.io (March 2026). */
  queueRequest: 0.4e-6,
  /** aws.amazon.com/eventbridge/pricing: an event of ours. Compared: cloudburn.io (March 2026). */
  event: 1e-6,
  /**
   * Each for a month: a metric that an alarm watches, and a metric of one's own (aws.amazon.com/cloudwatch/pricing), a secret
   * (aws.amazon.com/secrets-manager/pricing), a key (aws.amazon.com/kms/pricing); an invocation by a schedule
   * (aws.amazon.com/eventbridge/pricing). Not compared.
   */
  alarmMetricMonth: 0.1,
  ownMetricMonth: 0.3,
  secretMonth: 0.4,
  keyMonth: 1,
  scheduledInvocation: 1e-6,
  /** aws.amazon.com/cloudwatch/pricing: a GB of logs taken in. Compared: c3x.dev/blog/cloudwatch-logs-cost-optimization (June 2026). */
  logGigabyte: 0.5,
  /** aws.amazon.com/xray/pricing: a trace recorded. From memory, compared with nothing. */
  trace: 5e-6,
  /**
   * aws.amazon.com/ec2/pricing/on-demand: a GB out to the internet, and one to a public address in the region, in each direction.
   * Compared: leanopstech.com/blog/aws-data-transfer-pricing-2026 (April 2026), usage.ai (June 2026).
   */
  internetGigabyte: 0.09,
  regionGigabyte: 0.01,
  /** The same page: a machine of two small processors and 2 GB (t4g.small), for an hour. Not compared. */
  machineHour: 0.0168,
  /** aws.amazon.com/step-functions/pricing: a transition; a run of an express workflow, and a GB-second of it. Compared: wring.co (March 2026). */
  transition: 25e-6,
  expressRun: 1e-6,
  expressGigabyteSecond: 0.000_016_67,
} as const;
