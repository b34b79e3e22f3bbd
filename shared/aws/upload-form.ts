import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** How long a form works. */
const formSeconds = 15 * 60;

/** A presigned form for one key of a bucket that takes at most `maxBytes`, and none at all is too few. */
export async function uploadForm(client: S3Client, bucket: string, key: string, maxBytes: number) {
  const { url, fields } = await createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: formSeconds,
  });
  return { url, fields };
}
