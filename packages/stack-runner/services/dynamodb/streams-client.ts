import * as z from 'zod';
import { AwsError } from '../../basics/errors.ts';
import type { Json } from '../../basics/json.ts';
import { type ArnNames, fromEmulatorArns, toEmulatorArns } from '../../emulators/dynoxide-arns.ts';
import type { Upstream } from '../../protocol/upstream.ts';

const describeSchema = z.looseObject({
  StreamDescription: z.looseObject({ Shards: z.array(z.looseObject({ ShardId: z.string() })) }),
});
const iteratorSchema = z.looseObject({ ShardIterator: z.string() });
/** Not validated, because a check would double the cost of a record. */
const jsonSchema = z.custom<Json>();
const recordSchema = z
  .looseObject({
    eventName: z.string(),
    dynamodb: z
      .looseObject({ SequenceNumber: z.string(), ApproximateCreationDateTime: z.number() })
      .catchall(jsonSchema),
  })
  .catchall(jsonSchema);
const recordsSchema = z.looseObject({
  Records: z.array(recordSchema),
  NextShardIterator: z.string().nullish(),
});

export type StreamRecord = z.infer<typeof recordSchema>;

export type StreamPosition = { readonly after: string } | 'TRIM_HORIZON' | 'LATEST';

/** In the form that functions receive: numbers as text, binary values as base64. */
export class StreamsClient {
  readonly #dynoxide: Upstream;
  readonly #names: ArnNames;

  constructor(dynoxide: Upstream, names: ArnNames) {
    this.#dynoxide = dynoxide;
    this.#names = names;
  }

  async shards(streamArn: string): Promise<string[]> {
    const { StreamDescription } = await this.#call(
      'DescribeStream',
      { StreamArn: streamArn },
      describeSchema,
    );
    return StreamDescription.Shards.map(({ ShardId }) => ShardId);
  }

  async iterator(streamArn: string, shardId: string, position: StreamPosition): Promise<string> {
    const where =
      typeof position === 'string'
        ? { ShardIteratorType: position }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after };
    const input = { StreamArn: streamArn, ShardId: shardId, ...where };
    return (await this.#call('GetShardIterator', input, iteratorSchema)).ShardIterator;
  }

  async records(
    iterator: string,
    limit: number,
  ): Promise<{ records: StreamRecord[]; next: string | undefined }> {
    const input = { ShardIterator: iterator, Limit: limit };
    const { Records, NextShardIterator } = await this.#call('GetRecords', input, recordsSchema);
    return { records: Records, next: NextShardIterator ?? undefined };
  }

  async #call<T>(operation: string, input: object, schema: z.ZodType<T>): Promise<T> {
    const { status, body } = await this.#dynoxide.send(
      'POST',
      '/',
      {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-date': '20260101T000000Z',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
      },
      Buffer.from(toEmulatorArns(this.#names, JSON.stringify(input))),
    );
    const text = fromEmulatorArns(this.#names, body.toString('utf8'));
    if (status !== 200) {
      const [, code = 'InternalFailure'] = /"__type":"(?:[^"#]*#)?([^"]+)"/.exec(text) ?? [];
      throw new AwsError(code, `${operation}: ${text}`, status);
    }
    return schema.parse(JSON.parse(text));
  }
}
