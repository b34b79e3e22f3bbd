import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  type ArchiveInbox,
  DeletedObjectError,
  type FoundObject,
  type Inbox,
  type InboxObject,
} from '../uploads/inbox.ts';
import type { UploadEvent } from '../uploads/upload.ts';

const deleted = new Set(['NoSuchKey', 'NotFound']);

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
          ...versionOf(bucket, key, etag),
          ...(fromByte > 0 ? { Range: `bytes=${fromByte}-` } : {}),
        }),
      );
      return toObject(answer);
    } catch (error) {
      if (isPastEnd(error)) return emptyObject;
      return undefinedOrThrow(error);
    }
  }

  async find({
    bucket,
    key,
    etag,
  }: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>): Promise<FoundObject | undefined> {
    return unlessReplaced(async () => {
      const {
        ETag,
        LastModified,
        Metadata = {},
      } = await this.#client.send(new HeadObjectCommand(versionOf(bucket, key, etag)));
      return { etag: unquoted(ETag), time: LastModified?.getTime() ?? 0, metadata: Metadata };
    });
  }
}

export class S3ArchiveInbox implements ArchiveInbox {
  readonly #client: S3Client;

  constructor(client: S3Client) {
    this.#client = client;
  }

  async range(
    { bucket, key, etag }: Pick<UploadEvent, 'bucket' | 'key' | 'etag'>,
    from: number,
    to: number,
  ): Promise<Uint8Array | undefined> {
    if (to <= from) return new Uint8Array(0);
    return unlessReplaced(async () => {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ ...versionOf(bucket, key, etag), Range: `bytes=${from}-${to - 1}` }),
      );
      if (Body === undefined) throw new Error('The inbox returned an object without a body');
      return Body.transformToByteArray();
    });
  }

  async put(
    { bucket, key, last }: Parameters<ArchiveInbox['put']>[0],
    bytes: Uint8Array,
    metadata: Readonly<Record<string, string>>,
  ): Promise<string | undefined> {
    const condition = last === undefined ? { IfNoneMatch: '*' } : { IfMatch: `"${last.etag}"` };
    const put = { Bucket: bucket, Key: key, Body: bytes, Metadata: metadata, ...condition };
    return unlessReplaced(async () => unquoted((await this.#client.send(new PutObjectCommand(put))).ETag));
  }
}

const unquoted = (etag = ''): string => etag.replaceAll('"', '');

const versionOf = (bucket: string, key: string, etag: string) => ({
  Bucket: bucket,
  Key: key,
  ...(etag === '' ? {} : { IfMatch: `"${etag}"` }),
});

async function unlessReplaced<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    return undefinedOrThrow(error);
  }
}

/** By status: an answer to HEAD has no body. 409: another write of the object is in progress. */
const replaced: ReadonlySet<number> = new Set([409, 412]);

function undefinedOrThrow(error: unknown): undefined {
  if (!(error instanceof S3ServiceException)) throw error;
  if (replaced.has(error.$metadata.httpStatusCode ?? 0)) return undefined;
  if (deleted.has(error.name)) throw new DeletedObjectError('The object is deleted', { cause: error });
  throw error;
}

function isPastEnd(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'InvalidRange';
}

const emptyObject: InboxObject = {
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
