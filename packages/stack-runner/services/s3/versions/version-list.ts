import { AwsError } from '../../../basics/errors.ts';
import { escapeXml } from '../../../protocol/xml.ts';
import { encodeEventKey } from '../event.ts';
import type { Version } from './version-rows.ts';

const maxKeysListed = 1000;

interface ListRequest {
  readonly prefix: string;
  readonly delimiter: string;
  readonly keyMarker: string;
  readonly versionIdMarker: string;
  readonly maxKeys: number;
  readonly isUrlEncoded: boolean;
}

function listRequestIn(query: URLSearchParams): ListRequest {
  const maxKeys = Number(query.get('max-keys') ?? maxKeysListed);
  if (!Number.isInteger(maxKeys) || maxKeys < 0)
    throw new AwsError('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  const [keyMarker, versionIdMarker] = [query.get('key-marker') ?? '', query.get('version-id-marker') ?? ''];
  if (versionIdMarker !== '' && keyMarker === '')
    throw new AwsError('InvalidArgument', 'A version-id marker cannot be specified without a key marker.');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    keyMarker,
    versionIdMarker,
    maxKeys: Math.min(maxKeys, maxKeysListed),
    isUrlEncoded: query.get('encoding-type') === 'url',
  };
}

/** @param versions ordered by key, the newest of a key first */
export async function versionList(
  bucket: string,
  query: URLSearchParams,
  versions: AsyncIterable<Version> | Iterable<Version>,
): Promise<string> {
  const request = listRequestIn(query);
  const encoded = (text: string): string => (request.isUrlEncoded ? encodeEventKey(text) : escapeXml(text));
  const entries: string[] = [];
  const prefixes = new Set<string>();
  let keyBefore: string | undefined;
  let last = '';
  let next = '';
  const isAfter = afterMarker(request);
  for await (const version of versions) {
    const isLatest = keyBefore !== version.key;
    keyBefore = version.key;
    if (!isAfter(version)) continue;
    const common = commonPrefix(version.key, request);
    if (common !== undefined && (prefixes.has(common) || common === request.keyMarker)) continue;
    if (entries.length + prefixes.size >= request.maxKeys) {
      next = last;
      break;
    }
    if (common === undefined) {
      entries.push(entry(version, isLatest, encoded));
      last = tag('NextKeyMarker', encoded(version.key)) + tag('NextVersionIdMarker', version.id);
    } else {
      prefixes.add(common);
      last = tag('NextKeyMarker', encoded(common));
    }
  }
  const marker =
    request.versionIdMarker === ''
      ? '<VersionIdMarker/>'
      : tag('VersionIdMarker', escapeXml(request.versionIdMarker));
  return [
    '<ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${escapeXml(bucket)}</Name><Prefix>${encoded(request.prefix)}</Prefix>`,
    `<KeyMarker>${encoded(request.keyMarker)}</KeyMarker>${marker}<MaxKeys>${request.maxKeys}</MaxKeys>`,
    request.delimiter === '' ? '' : tag('Delimiter', encoded(request.delimiter)),
    request.isUrlEncoded ? '<EncodingType>url</EncodingType>' : '',
    `<IsTruncated>${next !== ''}</IsTruncated>${next}`,
    ...entries,
    ...[...prefixes].map((prefix) => `<CommonPrefixes><Prefix>${encoded(prefix)}</Prefix></CommonPrefixes>`),
    '</ListVersionsResult>',
  ].join('');
}

const tag = (name: string, text: string): string => `<${name}>${text}</${name}>`;

function afterMarker({ keyMarker, versionIdMarker }: ListRequest): (version: Version) => boolean {
  let isPassed = false;
  return ({ key, id }) => {
    const order = Buffer.compare(Buffer.from(key), Buffer.from(keyMarker));
    if (order !== 0 || keyMarker === '') return order >= 0;
    const wasPassed = isPassed;
    if (id === versionIdMarker) isPassed = true;
    return wasPassed;
  };
}

function commonPrefix(key: string, { prefix, delimiter }: ListRequest): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

function entry(
  { key, id, isMarker, eTag, sizeBytes, at }: Version,
  isLatest: boolean,
  shown: (text: string) => string,
) {
  const common = `<Key>${shown(key)}</Key><VersionId>${id}</VersionId><IsLatest>${isLatest}</IsLatest><LastModified>${new Date(at).toISOString()}</LastModified>`;
  if (isMarker) return tag('DeleteMarker', common);
  const content = `<ETag>&quot;${escapeXml(eTag)}&quot;</ETag><Size>${sizeBytes}</Size><StorageClass>STANDARD</StorageClass>`;
  return tag('Version', common + content);
}
