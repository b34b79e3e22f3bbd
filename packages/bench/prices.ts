/**
 * In dollars, us-east-1, without free tiers and discounts. Each line names its AWS page and the source of the check
 * (November 2026).
 */
export const priceOf = {
  /**
   * aws.amazon.com/lambda/pricing: GB-second on arm64, invocation. Checked: cloudchipr.com/blog/aws-lambda-pricing
   * (2024).
   */
  gigabyteSecond: 0.000_013_333_4,
  invocation: 0.2e-6,
  /** Same page, "Durable Functions": operation (checked: a copy of 2026-09-20), GB written (not checked). */
  durableOperation: 8e-6,
  durableGigabyteWritten: 0.25,
  /**
   * aws.amazon.com/dynamodb/pricing/on-demand, Standard class. Checked: a copy of 2026-09-18,
   * airbyte.com/data-engineering-resources/dynamodb-pricing (July 2025).
   */
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  /**
   * aws.amazon.com/dynamodb/pricing/provisioned, per hour. Checked: wring.co (March 2026) for writes; reads cost a
   * fifth, as on demand.
   */
  writeCapacityHour: 0.000_65,
  readCapacityHour: 0.000_13,
  /** aws.amazon.com/s3/pricing, S3 Standard. Checked: devnotes.tech, "Understanding AWS S3 Pricing". */
  put: 5e-6,
  get: 0.4e-6,
  /** aws.amazon.com/sqs/pricing, standard queue, 64 KB. Checked: cloudburn.io (March 2026). */
  queueRequest: 0.4e-6,
  /** aws.amazon.com/eventbridge/pricing, custom event. Checked: cloudburn.io (March 2026). */
  event: 1e-6,
  /** Per month; pricing pages of cloudwatch, secrets-manager, kms and eventbridge. Not checked. */
  alarmMetricMonth: 0.1,
  ownMetricMonth: 0.3,
  secretMonth: 0.4,
  keyMonth: 1,
  scheduledInvocation: 1e-6,
  /** aws.amazon.com/cloudwatch/pricing. Checked: c3x.dev/blog/cloudwatch-logs-cost-optimization (June 2026). */
  logGigabyte: 0.5,
  /** aws.amazon.com/xray/pricing. From memory, not checked. */
  trace: 5e-6,
  /**
   * aws.amazon.com/ec2/pricing/on-demand: to the internet, and to a public address in the region, each direction.
   * Checked: leanopstech.com/blog/aws-data-transfer-pricing-2026 (April 2026), usage.ai (June 2026).
   */
  internetGigabyte: 0.09,
  regionGigabyte: 0.01,
  /** Same page: t4g.small. Not checked. */
  machineHour: 0.0168,
  /** aws.amazon.com/step-functions/pricing: transition, express run, GB-second. Checked: wring.co (March 2026). */
  transition: 25e-6,
  expressRun: 1e-6,
  expressGigabyteSecond: 0.000_016_67,
} as const;
