import { CopyObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BodyStore } from '../ledger/context.ts';

const addressSeconds = 15 * 60;

export class ReportStore implements BodyStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes, ContentType: contentType }),
    );
  }

  async get(key: string): Promise<Uint8Array> {
    const answer = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    if (answer.Body === undefined) throw new Error('The store returned an object without a body');
    return answer.Body.transformToByteArray();
  }

  async copy(from: string, to: string): Promise<void> {
    const source = `${this.#bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
    await this.#client.send(new CopyObjectCommand({ Bucket: this.#bucket, Key: to, CopySource: source }));
  }

  addressOf(key: string): Promise<string> {
    return getSignedUrl(this.#client, new GetObjectCommand({ Bucket: this.#bucket, Key: key }), {
      expiresIn: addressSeconds,
    });
  }
}
