import { decoded } from '../../iam/decoded.ts';

interface CopySource {
  readonly bucket: string;
  readonly key: string;
  readonly versionId: string | undefined;
}

/** Reads `x-amz-copy-source`. */
export function copySourceOf(header: string): CopySource {
  const [path = '', query = ''] = header.split('?');
  const [bucket = '', ...key] = decoded(path).replace(/^\//, '').split('/');
  return { bucket, key: key.join('/'), versionId: new URLSearchParams(query).get('versionId') ?? undefined };
}
