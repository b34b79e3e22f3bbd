import type { S3Client } from '@aws-sdk/client-s3';
import { palmPictureKey } from '@palmleaf/shared/pictures/palm-picture-key';
import type { Pictures } from './pictures.ts';

export class BucketPictures implements Pictures {
  readonly #bucket: string;
  #opened: Promise<S3Client> | undefined;

  constructor(bucket: string) {
    this.#bucket = bucket;
  }

  async put(palmId: string, jpeg: Uint8Array): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.#client();
    await client.send(
      new PutObjectCommand({ ...this.#object(palmId), Body: jpeg, ContentType: 'image/jpeg' }),
    );
  }

  async get(palmId: string): Promise<Uint8Array | undefined> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
    const client = await this.#client();
    try {
      const { Body } = await client.send(new GetObjectCommand(this.#object(palmId)));
      if (Body === undefined) throw new Error('the bucket returned a picture without bytes');
      return await Body.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  #client(): Promise<S3Client> {
    this.#opened ??= import('@aws-sdk/client-s3').then(({ S3Client }) => new S3Client({}));
    return this.#opened;
  }

  #object(palmId: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: palmPictureKey(palmId) };
  }
}
