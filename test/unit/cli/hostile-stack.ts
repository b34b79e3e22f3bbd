import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { panchangResponse } from '@palmleaf/contract/astrology';
import * as z from 'zod';
import { openApiDocument } from '../../../functions/reports/http/openapi.ts';
import { uploadTargetsRequest } from '../../../shared/reports/upload-requests.ts';
import { answerOf } from '../../support/hostile/answer.ts';
import { hostileText } from '../../support/hostile/text.ts';

function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  const name = '$ref' in value ? String(value.$ref).replace('#/components/schemas/', '') : undefined;
  if (name !== undefined) return withoutReferences(components.schemas[name]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutReferences(inner)]));
}

interface Behaviour {
  variant: number;
  status: number;
  readonly text: string;
}

const { components } = z
  .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
  .parse(openApiDocument());

const document = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.looseObject({
          responses: z.record(
            z.string(),
            z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }),
          ),
        }),
      ),
    ),
  })
  .parse(withoutReferences(openApiDocument()));

const endpoints = Object.entries(document.paths).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods,
}));

const refusalOf = (text: string) => ({
  detail: [{ msg: text, loc: ['body', text], ctx: { advice: `other ${text}` } }],
  message: text,
  [text]: [text],
});
const monthOf = (text: string) => answerOf(z.toJSONSchema(panchangResponse), text, 0, text);

const outputNames = ['InboxBucket', 'StoreBucket', 'TableName', 'CredentialSecret', 'JobsDeadQueueUrl'];

export async function startHostileStack(state: string, text = hostileText) {
  const behaviour: Behaviour = { variant: 0, status: 200, text };
  const server = createServer((request, response) => {
    void answer(behaviour, `http://${request.headers.host}`, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const file = {
    endpoint,
    region: 'ap-south-1',
    stackName: `Palm${text.toWellFormed()}`,
    credentials,
  };
  writeFileSync(join(state, 'endpoint.json'), JSON.stringify(file));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { behaviour, stop };
}

async function answer(
  behaviour: Behaviour,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { text } = behaviour;
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  const send = (status: number, type: string, content: string) =>
    response.writeHead(status, { 'content-type': type }).end(content);
  const { pathname } = new URL(request.url ?? '/', base);
  const target = String(request.headers['x-amz-target'] ?? '');
  if (body.includes('Action=DescribeStacks')) return void send(200, 'text/xml', stacks(base));
  if (target.startsWith('secretsmanager')) {
    return void send(200, 'application/x-amz-json-1.1', JSON.stringify(secretOf(text)));
  }
  if (target.startsWith('AmazonSQS')) {
    const attributes = { ApproximateNumberOfMessages: text };
    return void send(200, 'application/x-amz-json-1.0', JSON.stringify({ Attributes: attributes }));
  }
  if (pathname === '/inbox') return void send(204, 'text/plain', '');
  if (behaviour.status !== 200) {
    const problem = { title: `Title ${text}`, detail: text, status: behaviour.status };
    return void send(behaviour.status, 'application/problem+json', JSON.stringify(problem));
  }
  if (request.headers.accept === 'text/html') return void send(200, 'text/html', text);
  const method = (request.method ?? 'GET').toLowerCase();
  const found = endpoints.find(({ pattern, methods }) => pattern.test(pathname) && methods[method]);
  const [documented] = Object.values(found?.methods[method]?.responses ?? {});
  const schema = documented?.content['application/json']?.schema;
  if (schema === undefined) return void send(200, 'image/jpeg', 'x');
  send(200, 'application/json', JSON.stringify(viewOf(schema, pathname, method, body, behaviour, base)));
}

function viewOf(
  schema: unknown,
  path: string,
  method: string,
  body: string,
  { variant, text }: Behaviour,
  base: string,
) {
  const anything = path.startsWith('/panchang') && variant % 2 === 0 ? monthOf(text) : refusalOf(text);
  const view = answerOf(schema, text, variant, anything);
  const { cursor: _, ...rest } = z.record(z.string(), z.unknown()).parse(view);
  if (path !== '/uploads' || method !== 'post') return rest;
  const { files } = uploadTargetsRequest.parse(JSON.parse(body));
  const [one] = z.array(z.record(z.string(), z.unknown())).parse(rest.files);
  return {
    files: files.map(() => ({ ...one, ...(one?.url === undefined ? {} : { url: `${base}/inbox` }) })),
  };
}

const secretOf = (text: string) => ({ SecretString: '{"token":"t"}', VersionId: text, Name: text });

const inXml = 'x&#x9b;31m&#x202e;&#x2028;&#xfeff;';

const member = (name: string, value: string): string =>
  `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`;

const stacks = (base: string): string =>
  `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>` +
  `<member><StackName>${inXml}</StackName><CreationTime>2026-11-21T06:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus>` +
  `<Outputs>${member('ReportsUrl', `${base}/`)}${member('OperateUrl', `${base}/`)}${[...outputNames, `${inXml}QueueUrl`].map((name) => member(name, inXml)).join('')}</Outputs></member>` +
  `</Stacks></DescribeStacksResult></DescribeStacksResponse>`;
