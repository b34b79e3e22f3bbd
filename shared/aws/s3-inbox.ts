import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Inbox, InboxObject } from '../uploads/inbox.ts';
import type { UploadEvent } from '../uploads/upload.ts';

const gone = new Set(['NoSuchKey', 'PreconditionFailed', 'NotFound']);

/** The inbox bucket. */
export class S3Inbox implements Inbox {
  readonly #client: S3Client;

  constructor(client: S3Client) {
    this.#client = client;
  }

  async read(
    { bucket, key, etag }: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    fromByte = 0,
  ): Promise<InboxObject | undefined> {
    try {
      const answer = await this.#client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(etag === '' ? {} : { IfMatch: `"${etag}"` }),
          ...(fromByte > 0 ? { Range: `bytes=${fromByte}-` } : {}),
        }),
      );
      return toObject(answer);
    } catch (error) {
      if (isEnd(error)) return nothingLeft;
      if (error instanceof S3ServiceException && gone.has(error.name)) return undefined;
      throw error;
    }
  }
}

/** A range that starts at the end of the object: everything has been read. */
function isEnd(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'InvalidRange';
}

const nothingLeft: InboxObject = {
  metadata: {},
  bytes: async () => new Uint8Array(0),
  chunks: async function* () {},
};

function toObject({ Body, Metadata }: GetObjectCommandOutput): InboxObject {
  if (Body === undefined) throw new Error('The inbox returned an object without a body');
  return {
    metadata: Metadata ?? {},
    bytes: () => Body.transformToByteArray(),
    chunks: async function* () {
      const reader = Body.transformToWebStream().getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        await reader.cancel();
      }
    },
  };
}
