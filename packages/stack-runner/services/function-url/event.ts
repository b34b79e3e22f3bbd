import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { SignedRequest } from '../../protocol/signature.ts';

type UrlRequest = SignedRequest & { readonly body: Buffer };

const textTypes =
  /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)\b|application\/[^;]+\+(json|xml)\b)/;

interface Signer {
  readonly accountId: string;
  readonly userArn: string;
}

export function functionUrlEvent(request: UrlRequest, id: string, signer: Signer | undefined): object {
  const { method, path, query, rawQuery, body } = request;
  const { cookie, ...headers } = request.headers;
  const now = new Date();
  const isText = textTypes.test(headers['content-type'] ?? '');
  const names = [...new Set(query.keys())];
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: rawQuery,
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers: { ...headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
    ...(names.length === 0
      ? {}
      : {
          queryStringParameters: Object.fromEntries(
            names.map((name) => [name, query.getAll(name).join(',')]),
          ),
        }),
    requestContext: {
      accountId: signer?.accountId ?? 'anonymous',
      apiId: id,
      ...(signer === undefined ? {} : { authorizer: { iam: { ...signer, userId: signer.accountId } } }),
      domainName: headers.host ?? '',
      domainPrefix: id,
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

const responseSchema = z.looseObject({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().optional(),
});

interface UrlResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

export function functionUrlResponse(payload: string): UrlResponse {
  const json = { 'content-type': 'application/json' };
  const value: unknown = JSON.parse(payload);
  const parsed = responseSchema.safeParse(value);
  if (!parsed.success) {
    const text = typeof value === 'string' ? value : payload;
    return { status: 200, headers: json, body: Buffer.from(text) };
  }
  const { statusCode, headers = {}, cookies, body, isBase64Encoded } = parsed.data;
  const lower = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]));
  return {
    status: statusCode,
    headers: { ...json, ...lower, ...(cookies === undefined ? {} : { 'set-cookie': cookies }) },
    body: Buffer.from(body ?? '', isBase64Encoded === true ? 'base64' : 'utf8'),
  };
}
