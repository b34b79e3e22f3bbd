import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openJournal } from '../../platform/journal.ts';
import { listenOn } from '../../platform/ports.ts';
import { privateSocket } from '../../platform/private-socket.ts';
import { openStateDirectory, restrictToOwner } from '../../platform/state-directory.ts';
import { AsyncInvocations } from '../../services/lambda/async-invocations.ts';
import { failedResult } from '../../services/lambda/invocation.ts';
import { randomPassword } from '../../services/secrets-manager/password.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolderOfTest('state');
});

describe('a file of the state directory', () => {
  const schema = z.object({ n: z.number() });

  test('A file of the state directory is there at the next start, readable by its owner only', () => {
    const file = openStateDirectory(folder).jsonFile('numbers', schema, { n: 0 });
    file.value.n = 7;
    file.save();
    expect(openStateDirectory(folder).jsonFile('numbers', schema, { n: 0 }).value).toEqual({ n: 7 });
    expect(statSync(join(folder, 'numbers.json')).mode & 0o777).toBe(0o600);
  });

  test('The error for a broken state file names the file and not its content', () => {
    const file = join(folder, 'numbers.json');
    writeFileSync(file, '{"n":"secret"}');
    expect(() => openStateDirectory(folder).jsonFile('numbers', schema, { n: 0 })).toThrow(file);
    expect(() => openStateDirectory(folder).jsonFile('numbers', schema, { n: 0 })).not.toThrow('secret');
    expect(readFileSync(file, 'utf8')).toBe('{"n":"secret"}');
  });
});

test('The start restricts files that an earlier version left readable, except the targets of links', () => {
  const other = temporaryFolderOfTest('other');
  mkdirSync(join(folder, 'logs'), { mode: 0o755 });
  for (const file of [join(folder, 'logs', 'a.log'), join(other, 'b.log')]) {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
  }
  chmodSync(join(folder, 'logs'), 0o755);
  symlinkSync(other, join(folder, 'link'));
  restrictToOwner(folder);
  const mode = (path: string): number => statSync(path).mode & 0o777;
  expect(mode(join(folder, 'logs'))).toBe(0o700);
  expect(mode(join(folder, 'logs', 'a.log'))).toBe(0o600);
  expect(mode(join(other, 'b.log'))).toBe(0o644);
});

describe('a private socket', () => {
  test('A private socket of a deep state directory has a short path that only its owner may enter, and leaves nothing', () => {
    const deep = openStateDirectory(join(folder, 'a'.repeat(60), 'b'.repeat(60)));
    const socket = privateSocket(deep, 'emulator');
    expect(Buffer.byteLength(socket.path)).toBeLessThanOrEqual(100);
    expect(statSync(dirname(socket.path)).mode & 0o777).toBe(0o700);
    expect(privateSocket(deep, 'emulator').path).toBe(socket.path);
    socket.remove();
    expect(existsSync(dirname(socket.path))).toBe(false);
  });
});

describe('a port', () => {
  test('A server gets its port of the last start while that port is free', async () => {
    const ports = openStateDirectory(folder).jsonFile('ports', z.record(z.string(), z.number()), {});
    const servers = [createServer(), createServer(), createServer()];
    const [first, second, third] = servers;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no server');
    const port = await listenOn(ports, 'web', first);
    await new Promise((resolve) => first.close(resolve));
    expect(await listenOn(ports, 'web', second)).toBe(port);
    expect(await listenOn(ports, 'web', third)).not.toBe(port);
    await expect(listenOn(ports, 'web', createServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    for (const server of [second, third]) server.close();
  });
});

describe('asynchronous invocations', () => {
  function start(answers: boolean[], signal = new AbortController().signal) {
    const journal = openJournal(join(folder, 'journal.sqlite'));
    const sent: string[] = [];
    const payloads: string[] = [];
    const lambda = {
      get: () => ({
        definition: { name: 'f', arn: 'arn:f' },
        invoke: async (payload: string) => {
          payloads.push(payload);
          return answers.shift() === true ? { payload: 'null' } : failedResult('Error', 'no');
        },
      }),
    };
    const invocations = new AsyncInvocations({
      journal,
      lambda,
      timeScale: 1e9,
      signal,
      log: () => undefined,
      sendToQueue: async (_, body) => void sent.push(body),
    });
    return { invocations, sent, payloads, stop: () => journal.close() };
  }

  test('Lambda attempts an asynchronous invocation three times and then notifies the failure queue', async () => {
    const run = start([false, false, false]);
    run.invocations.configure('f', { onFailure: 'arn:aws:sqs:x:y:failed' });
    await run.invocations.accept('f', '{"a":1}').done;
    expect(run.payloads).toHaveLength(3);
    expect(JSON.parse(run.sent[0] ?? '')).toMatchObject({
      requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 3 },
      requestPayload: { a: 1 },
      responsePayload: { errorType: 'Error', errorMessage: 'no' },
    });
    run.stop();
  });

  test('The next host repeats asynchronous invocations that the former host left unfinished, and no others', async () => {
    const abort = new AbortController();
    const first = start([false], abort.signal);
    abort.abort();
    await first.invocations.accept('f', '{"kept":true}').done;
    first.stop();
    const second = start([true]);
    await second.invocations.resume();
    expect(second.payloads).toEqual(['{"kept":true}']);
    second.stop();
    const third = start([]);
    await third.invocations.resume();
    expect(third.payloads).toEqual([]);
    third.stop();
  });
});

describe('a random password', () => {
  test('A random password has every class of characters that is not excluded, and no other', () => {
    for (let round = 0; round < 50; round += 1) {
      const password = randomPassword({
        PasswordLength: 12,
        ExcludePunctuation: true,
        ExcludeCharacters: 'aA0',
      });
      expect(password).toMatch(/^(?=.*[b-z])(?=.*[B-Z])(?=.*[1-9])[b-zB-Z1-9]{12}$/);
    }
    expect(() =>
      randomPassword({
        ExcludeCharacters: 'a',
        ExcludeUppercase: true,
        ExcludeNumbers: true,
        ExcludePunctuation: true,
        ExcludeLowercase: true,
      }),
    ).toThrow('no character');
  });
});
