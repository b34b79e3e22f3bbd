import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { goodBody } from './open-service.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function start(args: readonly string[], stdio: 'ipc' | 'ignore' = 'ignore') {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', 'pipe', 'pipe', stdio] });
  started.push(child);
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    printed.out += data;
  });
  child.stderr?.on('data', (data) => {
    printed.err += data;
  });
  const ended = Promise.all(
    [child.stdout, child.stderr, child].map((one) => one && once(one, one === child ? 'exit' : 'close')),
  ).then(() => child.exitCode);
  async function address(): Promise<string> {
    while (!/try it/.test(printed.out)) {
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${printed.err}`);
      if (child.stdout) await once(child.stdout, 'data');
    }
    return /http:\/\/127\.0\.0\.1:\d+/.exec(printed.out)?.[0] ?? '';
  }
  return { child, printed, ended, address };
}

test('The service prints its address and a first call, and no secret that it was given', async () => {
  const { child, printed, address, ended } = start([
    ...['--port', '0', '--token', 'tok-en-12345', '--credits', '7', '--admin-token', 'admin-12345'],
  ]);
  const origin = await address();
  expect(printed.out).toContain('7 credits');
  expect(printed.out).toContain('curl');
  expect(printed.out).not.toMatch(/tok-en-12345|admin-12345/);

  const answer = await fetch(`${origin}/palmistry/mounts`, {
    method: 'POST',
    headers: { 'x-service-key': 'tok-en-12345', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(422);
  const account = await fetch(`${origin}/account`, { headers: { authorization: 'Bearer admin-12345' } });
  expect(await account.json()).toMatchObject({ balance: 7 });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(printed.err).toMatch(/^\{"operation":"mounts","status":422,"ms":\d+\}\n/);
});

test('A large body that is refused early still gets its answer', async () => {
  const { address, child, ended } = start(['--port', '0', '--token', 'tok-en-12345']);
  const origin = await address();
  const body = new Uint8Array(9 * 1024 * 1024);
  const headers = { 'x-service-key': 'tok-en-12345', 'content-type': 'application/json' };
  expect((await fetch(`${origin}/predict`, { method: 'POST', headers, body })).status).toBe(413);
  expect((await fetch(`${origin}/predict`, { method: 'POST', body })).status).toBe(401);
  expect((await fetch(`${origin}/nowhere`, { method: 'POST', body })).status).toBe(404);
  child.kill('SIGHUP');
  expect(await ended).toBe(0);
});

test('The service accepts a key pair, and without a token makes one and prints it', async () => {
  const { printed, address } = start(['--port', '0', '--key-pair', '600123:key:with:colons']);
  const origin = await address();
  const made = /access token made for this run: (\S+)/.exec(printed.out)?.[1] ?? '';
  expect(made).toMatch(/^plt_/);
  const post = (headers: Record<string, string>) =>
    fetch(`${origin}/v1/natal_chart_interpretation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...goodBody.natal_chart_interpretation, day: 'x' }),
    });
  expect((await post({ 'x-service-key': made })).status).toBe(422);
  expect((await post({ authorization: `Basic ${btoa('600123:key:with:colons')}` })).status).toBe(422);
  expect((await post({ authorization: `Basic ${btoa('600123:key')}` })).status).toBe(401);
});

test('The service ends when its parent closes the standard input or the IPC channel', async () => {
  const byInput = start(['--port', '0', '--with-parent']);
  await byInput.address();
  byInput.child.stdin?.end();
  expect(await byInput.ended).toBe(0);

  const byChannel = start(['--port', '0'], 'ipc');
  await byChannel.address();
  byChannel.child.disconnect();
  expect(await byChannel.ended).toBe(0);
});

test('The service explains a taken port, a wrong flag and --help in words', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const second = start(['--port', String(port)]);
  expect(await second.ended).toBe(1);
  expect(second.printed.err).toBe(
    `Port ${port} is taken: choose another with --port, or 0 for a free one.\n`,
  );
  await new Promise((resolve) => holder.close(resolve));

  const wrong = start(['--credits', 'many']);
  expect(await wrong.ended).toBe(1);
  expect(wrong.printed.err).toBe('--credits: write a number\nAll options: npm run service -- --help\n');

  const help = start(['--help']);
  expect(await help.ended).toBe(0);
  expect(help.printed.out).toContain('--allow-loopback-images');
});

test('A service that an npm script starts ends when the shell of the script ends', async () => {
  const script = `"${process.execPath}" "${main}" --port 0 --token tok-en-12345; true`;
  const shell = spawn('sh', ['-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'service' },
    detached: true,
  });
  onTestFinished(() => endGroup(shell));
  const [ready] = await once(shell.stdout, 'data');
  expect(String(ready)).toContain('service ready');
  const closed = once(shell.stdout, 'close');
  shell.stdout.resume();
  shell.kill('SIGTERM');
  // The server holds the other end of the pipe while it lives.
  await closed;
});

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {}
}
