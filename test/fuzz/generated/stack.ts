import { parseRequest, writeRequest } from '../request-text.ts';
import { readCorpus } from '../run/corpus.ts';
import { addressHeader, signHeader } from '../targets/on-stack.ts';
import type { TargetName } from '../targets/target.ts';
import { requestsForReports, requestsForService } from './corpus.ts';
import type { GeneratedRequest } from './requests.ts';

const to = (output: string, generated: readonly GeneratedRequest[]): GeneratedRequest[] =>
  generated.map(({ name, bytes }) => {
    const request = parseRequest(bytes);
    const headers = [[addressHeader, output], [signHeader, 'lambda'], ...request.headers] as const;
    return { name: `${output} ${name}`, bytes: writeRequest({ ...request, headers }) };
  });

const put = (key: string, body: Buffer): GeneratedRequest => ({
  name: `PUT ${key}`,
  bytes: writeRequest({
    method: 'PUT',
    target: `/{InboxBucket}/${key}`,
    headers: [
      ['Host', '{host}'],
      [signHeader, 's3'],
    ],
    body,
  }),
});

const bodies = (target: TargetName, begin: string): Buffer[] =>
  readCorpus(target)
    .filter(({ name }) => name.startsWith(begin))
    .map(({ bytes }) => parseRequest(bytes).body);

const uploads = [
  ...bodies('intake', 'births-').map((body, at) => put(`births/fuzz${at}.csv`, body)),
  ...bodies('intake', 'places-').map((body, at) => put(`places/fuzz${at}.csv`, body)),
  ...bodies('intake', 'photo-').map((body, at) => put(`palms/june/photo${at}.jpg`, body)),
  ...bodies('readers', 'workbook-').map((body, at) => put(`births/book${at}.xlsx`, body)),
  ...bodies('readers', 'zip-').map((body, at) => put(`palms/zip${at}.zip`, body)),
  ...bodies('readers', 'heif-').map((body, at) => put(`palms/june/heif${at}.heic`, body)),
];

const feed: GeneratedRequest = {
  name: 'GET the feed of a place',
  bytes: writeRequest({
    method: 'GET',
    target: '{FeedPath}',
    headers: [
      ['Host', '{host}'],
      [addressHeader, 'FeedsUrl'],
    ],
    body: Buffer.alloc(0),
  }),
};

export const requestsForStack: readonly GeneratedRequest[] = [
  ...to('OperateUrl', requestsForReports),
  ...to('ServiceUrl', requestsForService(['x-service-key', '{ServiceToken}'])),
  ...uploads,
  feed,
];
