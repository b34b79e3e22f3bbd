import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../basics/errors.ts';

/** Reads a whole body. @throws AwsError 413 when it is longer than `maxBytes` */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += part.length;
    if (length > maxBytes) {
      throw new AwsError('RequestTooLargeException', `Request must be smaller than ${maxBytes} bytes`, 413);
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    ...headers,
  });
  response.end(JSON.stringify(value));
}

export function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amzn-requestid': randomUUID() });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}

export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
