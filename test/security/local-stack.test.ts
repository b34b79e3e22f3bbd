import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { dirname, join } from 'node:path';
import { PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { GetQueueAttributesCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { hasBrowser } from '../support/browser/browser-path.ts';
import { type RawAnswer, rawRequest } from '../support/hostile/raw-request.ts';
import { useStack } from '../support/local-app/with-stack.ts';
import { callsTo, wronglySigned } from './calls.ts';
import { family, type ListeningSocket, listeningSockets } from './listening.ts';
import { attackFrom } from './page-attack.ts';
import { pageRequests } from './page-requests.ts';
import { expectRefused } from './refused-requests.ts';

/** Ports that a browser refuses for every request: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10080,
];

const local = useStack();
const storedName = 'Ada Lovelace';
let sockets: ListeningSocket[] = [];
let secret = '';

beforeAll(async () => {
  const { s3, sqs, dynamodb, secrets, output } = local.aws;
  const Item = { pk: { S: 'person' }, sk: { S: 'kept' }, name: { S: storedName } };
  await dynamodb.send(new PutItemCommand({ TableName: output('Table'), Item }));
  await s3.send(new PutObjectCommand({ Bucket: output('Bucket'), Key: 'births/june.txt', Body: storedName }));
  await sqs.send(new SendMessageCommand({ QueueUrl: output('GivenUp'), MessageBody: storedName }));
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: output('Secret') }));
  secret = SecretString;
  await local.stack.invoke(webFunction(), {});
  sockets = listeningSockets();
});

const webFunction = (): string =>
  local.stack.functions.find(({ logicalId }) => logicalId.startsWith('Web'))?.name ?? '';
/** The stack stops idle functions, and their ports close. */
function reachable(): ListeningSocket[] {
  const listening = new Set(listeningSockets().map(({ port }) => port));
  return sockets.filter(({ port }) => listening.has(port) && !blockedPorts.includes(port));
}

const isPublic = (port: number) => port === Number(new URL(local.aws.output('OpenUrl')).port);

async function contents(): Promise<unknown> {
  const { s3, sqs, dynamodb, output } = local.aws;
  const scan = await dynamodb.send(new ScanCommand({ TableName: output('Table') }));
  const list = await s3.send(new ListObjectsV2Command({ Bucket: output('Bucket') }));
  const queue = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: output('GivenUp'), AttributeNames: ['All'] }),
  );
  const { ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible } = queue.Attributes ?? {};
  return {
    items: (scan.Items ?? [])
      .map(({ pk, sk, name }) => [pk?.S, sk?.S, name?.S].join(' '))
      // The stack itself changes these items.
      .filter((item) => !/^(schedule#EveryMinute|test-event) /.test(item))
      .sort(),
    objects: (list.Contents ?? []).map(({ Key, ETag }) => `${Key} ${ETag}`),
    messages: [ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible],
  };
}

function expectRefusal({ status, head, body }: RawAnswer, what = ''): void {
  expect([0, 400, 403, 501].includes(status), `${what} ${head}\n${body}`).toBe(true);
  expect(head).not.toContain('access-control-allow');
  expect(body.length).toBeLessThan(600);
  expect(body).not.toContain(storedName);
  expect(body).not.toContain(secret);
}

describe('listening sockets of the local stack', () => {
  test('The local stack listens on loopback addresses only', () => {
    expect(sockets.length).toBeGreaterThanOrEqual(5);
    for (const { host } of sockets) expect(host).toMatch(/^127\./);
  });

  test('A browser can reach only our own servers: the table emulator uses a port that browsers refuse', () => {
    const foreign = sockets.filter(({ pid }) => pid !== process.pid);
    expect(foreign).toHaveLength(1);
    expect(blockedPorts).toContain(foreign[0]?.port);
  });

  const close = 'Connection: close';

  test.each(Object.entries(pageRequests))(
    'Every server of the local stack refuses %s',
    async (_, request) => {
      for (const { host, port } of reachable()) {
        const body = request('').some((line) => /chunked/.test(line)) ? '0\r\n\r\n' : '';
        expectRefusal(await rawRequest(host, port, [...request(`${host}:${port}`), close], body));
      }
    },
  );

  test('The local stack hands the next event of a function to no other program', async () => {
    // The settings make one address public, which leads to the function itself.
    for (const { host, port } of reachable().filter((each) => !isPublic(each.port))) {
      const target = 'GET /2018-06-01/runtime/invocation/next HTTP/1.1';
      expectRefusal(await rawRequest(host, port, [target, `Host: ${host}:${port}`, close]));
    }
  });
});

const withoutSecret = [
  'no signature',
  'a made-up signature',
  'the right key and a made-up signature',
] as const;

describe('another user of the machine', () => {
  test.each(withoutSecret)(
    'Another user of the machine reads and changes nothing at any listening socket: %s',
    async (name) => {
      const before = await contents();
      for (const socket of sockets.filter(({ port }) => !isPublic(port)))
        for (const [what, call] of Object.entries(callsTo(local.aws.output, webFunction()))) {
          const address = `http://${socket.host}:${socket.port}${call.path}`;
          const { headers } = await wronglySigned[name](local.stack, call, address);
          const body = String(call.init.body ?? '');
          const { method = 'GET' } = call.init;
          await expectRefused(socket, { what, method, path: call.path, headers, body }, [storedName, secret]);
        }
      expect(await contents()).toEqual(before);
    },
  );

  test.runIf(existsSync('/proc/self/cmdline'))(
    'Another user of the machine learns no secret from the command lines of the stack',
    () => {
      const lines = family(process.pid)
        .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        .join('\n');
      const { accessKeyId, secretAccessKey } = local.stack.credentials;
      for (const text of [accessKeyId, secretAccessKey, secret]) expect(lines).not.toContain(text);
    },
  );
});

describe('requests to the endpoint', () => {
  test.each(Object.entries(wronglySigned))(
    'A request to the endpoint with %s reads and changes nothing',
    async (_, wrong) => {
      const before = await contents();
      for (const [what, call] of Object.entries(callsTo(local.aws.output, webFunction()))) {
        const { endpoint } = local.stack;
        const { headers, body = String(call.init.body ?? '') } = await wrong(
          local.stack,
          call,
          `${endpoint}${call.path}`,
        );
        const all = {
          host: new URL(endpoint).host,
          ...headers,
          connection: 'close',
          'content-length': String(Buffer.byteLength(body)),
        };
        const lines = Object.entries(all).map(([header, value]) => `${header}: ${value}`);
        const target = `${call.init.method} ${call.path} HTTP/1.1`;
        expectRefusal(
          await rawRequest('127.0.0.1', Number(new URL(endpoint).port), [target, ...lines], body),
          what,
        );
      }
      expect(await contents()).toEqual(before);
    },
  );
});

describe.runIf(hasBrowser())('pages of another origin', () => {
  let browser: Browser;
  let site: Server;
  let pages: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser(['--host-resolver-rules=MAP evil.example 127.0.0.1']);
    site = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A page</title>');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    pages = ['127.0.0.1', 'localhost', 'evil.example'].map((host) => `http://${host}:${portOf(site)}/`);
  });

  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  async function attack(page: string, address: string): Promise<{ read: string[]; opaque: string[] }> {
    const tab = await browser.newPage();
    try {
      await tab.goto(page);
      return await attackFrom(tab, {
        address,
        bucket: local.aws.output('Bucket'),
        table: local.aws.output('Table'),
      });
    } finally {
      await tab.close();
    }
  }

  test('A page of another origin reads and changes nothing at any server', async () => {
    const before = await contents();
    const addresses = reachable().map(({ host, port }) => `${host}:${port}`);
    for (const page of pages) {
      const found = await Promise.all(addresses.map((address) => attack(page, address)));
      expect(found.map(({ read }) => read)).toEqual(addresses.map(() => []));
    }
    expect(await contents()).toEqual(before);
  });

  test('A page of another origin cannot reach a server by rebinding its own name to the address of the server', async () => {
    await local.stack.invoke(webFunction(), {});
    for (const { port } of reachable()) {
      const tab = await browser.newPage();
      const answer = await tab.goto(`http://evil.example:${port}/`);
      expect(answer?.status()).toBe(403);
      await tab.close();
    }
  });

  test('A page of another origin cannot reach the table emulator by any way that reaches another port', async ({
    onTestFinished,
  }) => {
    const seen: string[] = [];
    const listen = async (label: string, host: string, port: number): Promise<number> => {
      const server = createTcpServer((socket) => {
        seen.push(label);
        socket
          .on('error', () => undefined)
          .end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      });
      onTestFinished(() => void server.close());
      await new Promise<void>((resolve, reject) => {
        server.on('error', reject).listen(port, host, resolve);
      });
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    };
    const emulator = sockets.find(({ pid }) => pid !== process.pid);
    if (emulator === undefined) throw new Error('the emulator does not listen');
    const ordinary = await listen('ordinary', '127.77.1.2', 0);
    for (const port of blockedPorts) await listen('blocked', '127.77.1.2', port);
    const addresses = [
      `127.77.1.2:${ordinary}`,
      `127.77.1.2:${emulator.port}`,
      `${emulator.host}:${emulator.port}`,
    ];
    for (const page of pages) {
      const [reached, ...others] = await Promise.all(addresses.map((address) => attack(page, address)));
      expect(reached?.opaque.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual({ read: [], opaque: [] });
    }
    const tab = await browser.newPage();
    await tab.goto(pages[0] ?? '');
    const fetched = await tab.evaluate(
      `Promise.all(${JSON.stringify(blockedPorts)}.map((port) =>
        fetch('http://127.77.1.2:' + port + '/', { mode: 'no-cors' }).then(() => port, () => 'refused')))`,
    );
    expect(fetched).toEqual(blockedPorts.map(() => 'refused'));
    // A form that a page submits into a frame takes longer than the page waits.
    await expect
      .poll(() => seen.filter((label) => label === 'ordinary').length)
      .toBeGreaterThanOrEqual(pages.length * 6);
    expect(seen).not.toContain('blocked');
  });
});

describe('the state directory', () => {
  const openToOthers = (path: string): string[] => {
    const found = lstatSync(path);
    const below = found.isDirectory()
      ? readdirSync(path).flatMap((entry) => openToOthers(join(path, entry)))
      : [];
    return (found.mode & 0o077) === 0 || found.isSymbolicLink() ? below : [path, ...below];
  };

  test('A second start is refused and leaves the state directory unchanged', async () => {
    const folder = dirname(local.stateDir);
    const planted = { 'start.log': 'the log of the first', 'cdk.out/manifest.json': 'of the first' };
    mkdirSync(join(folder, 'cdk.out'));
    for (const [path, text] of Object.entries(planted)) writeFileSync(join(folder, path), text);
    const second = spawn(process.execPath, ['packages/local/main.ts', '--exit', '--state', folder]);
    let output = '';
    second.stderr.on('data', (text) => {
      output += text;
    });
    expect(await once(second, 'exit')).toEqual([2, null]);
    expect(output).toContain(`another local stack (process ${process.pid}) uses ${local.stateDir}`);
    for (const [path, text] of Object.entries(planted)) {
      expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    }
    expect(readdirSync(folder).sort()).toEqual(['cdk.out', 'stack', 'start.log']);
  });

  test('Only the owner can open the state directory, during the run and afterwards', async () => {
    expect(openToOthers(local.stateDir)).toEqual([]);
    const { host, port } = sockets.find(({ pid }) => pid !== process.pid) ?? {};
    const address = host === '127.0.0.1' ? `${host}:${port}` : String(host);
    await local.stack.stop();
    expect(openToOthers(local.stateDir)).toEqual([]);
    const texts = readdirSync(local.stateDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(texts.some((text) => text.includes('Dynoxide listening on'))).toBe(true);
    expect(texts.some((text) => text.includes(address))).toBe(false);
  });
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
