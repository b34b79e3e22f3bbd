interface Limit {
  readonly value: number;
  readonly source: string;
  /** `on demand`: enforced only with the option `awsLimits`. */
  readonly enforced: 'always' | 'on demand';
}

const lambdaQuotas = 'https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html';
const recursion = 'https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html';
const tableQuotas =
  'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html';
const itemQuotas = 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html';
const payloads =
  'https://aws.amazon.com/blogs/compute/more-room-to-build-serverless-services-now-support-payloads-up-to-1-mb';

export const awsLimits = {
  /** One unit is a write of up to 1 KB, or a consistent read of up to 4 KB. */
  writeUnitsPerKeySecond: { value: 1_000, source: tableQuotas, enforced: 'on demand' },
  readUnitsPerKeySecond: { value: 3_000, source: tableQuotas, enforced: 'on demand' },
  environmentBytes: { value: 4_096, source: lambdaQuotas, enforced: 'on demand' },
  bundleBytes: { value: 262_144_000, source: lambdaQuotas, enforced: 'on demand' },
  newAccountConcurrency: { value: 10, source: lambdaQuotas, enforced: 'on demand' },
  /**
   * For one function in a chain of requests, unless its template says `RecursiveLoop: Allow`. AWS calls this
   * approximate.
   */
  recursiveInvocations: { value: 16, source: recursion, enforced: 'on demand' },
  synchronousPayloadBytes: { value: 6_291_456, source: lambdaQuotas, enforced: 'always' },
  /** AWS's own error names 100 bytes more than 6 MB. */
  responseBytes: { value: 6_291_556, source: lambdaQuotas, enforced: 'always' },
  asynchronousPayloadBytes: { value: 1_048_576, source: payloads, enforced: 'always' },
  /** All entries of one request to an event bus together. */
  eventBytes: { value: 1_048_576, source: payloads, enforced: 'always' },
  itemBytes: { value: 409_600, source: itemQuotas, enforced: 'always' },
  transactionActions: { value: 100, source: itemQuotas, enforced: 'always' },
  transactionBytes: { value: 4_194_304, source: itemQuotas, enforced: 'always' },
  messageBytes: { value: 1_048_576, source: payloads, enforced: 'always' },
  messageBatchBytes: { value: 1_048_576, source: payloads, enforced: 'always' },
} as const satisfies Readonly<Record<string, Limit>>;
