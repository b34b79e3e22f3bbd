import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalStack, startStack } from '../../../packages/stack-runner/index.ts';
import { testAssembly } from '../../support/local-app/assembly.ts';
import { signedHeaders } from '../../support/local-app/signed-fetch.ts';
import { headerOf, parseRequest, type RequestText, writeRequest } from '../request-text.ts';
import { playOnSocket } from './socket.ts';
import { plantedName, type Target, type World } from './target.ts';

/** Names the service for which a request is signed after it was changed: what is not signed does not get far. */
const signHeader = 'x-fuzz-sign';
/** Names the output whose address is asked instead of the gateway's: that of a function. */
const addressHeader = 'x-fuzz-to';

/** The gateway of a running local stack, and the addresses of its functions: all through sockets. */
export const gatewayTarget: Target = {
  name: 'gateway',
  framing: 0.08,
  planted: [plantedName],
  // The emulators repeat the names that whoever has signed rightly sends.
  maxRefusalBytes: 1024 * 1024,
  inputsPerWorld: 20_000,
  open: openGateway,
};

async function openGateway(): Promise<World> {
  const lines: string[] = [];
  const stateDir = mkdtempSync(join(tmpdir(), 'palmleaf-fuzz-'));
  const removeState = () => rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  let stack: LocalStack;
  try {
    stack = await startStack({
      assembly: await testAssembly(),
      stateDir,
      timeScale: 60,
      log: (line) => lines.push(line),
    });
  } catch (error) {
    await removeState();
    throw error;
  }
  return {
    async play(bytes) {
      const written = filled(stack, bytes);
      const request = parseRequest(written);
      const wanted = outputOf(stack, headerOf(request, addressHeader) ?? '') ?? '';
      const base = wanted.startsWith('http://') ? wanted : stack.endpoint;
      const { port } = new URL(base);
      const signed = await signedRequest(stack, base, request, written);
      const reaction = await playOnSocket(Number(port), signed);
      return { ...reaction, log: lines.splice(0).join('\n') };
    },
    async close() {
      await stack.stop();
      await removeState();
    },
  };
}

const outputOf = ({ outputs }: Pick<LocalStack, 'outputs'>, name: string): string | undefined =>
  Object.hasOwn(outputs, name) ? outputs[name] : undefined;

/** The names that the stack has made up, in place of their marks. */
function filled({ outputs, functions }: LocalStack, bytes: Buffer): Buffer {
  const web = functions.find(({ logicalId }) => logicalId.startsWith('Web'))?.name ?? '';
  const text = bytes.toString('latin1').replace(/\{(\w+)\}/g, (mark, name: string) => {
    if (name === 'WebFunction') return web;
    return outputOf({ outputs }, name) ?? mark;
  });
  return Buffer.from(text, 'latin1');
}

/** Signed as its mark says; a request that cannot be signed any more is sent as it is. */
async function signedRequest(
  stack: LocalStack,
  base: string,
  request: RequestText,
  written: Buffer,
): Promise<Buffer> {
  const service = headerOf(request, signHeader);
  if (service === undefined) return written;
  const { method, target, body } = request;
  const own = request.headers.filter(([name]) => !/^(x-fuzz-|host$|authorization$)/i.test(name));
  const headers = Object.fromEntries(own.filter(([name]) => /^(content-type|x-amz-)/i.test(name)));
  const hash = service === 's3' ? { 'x-amz-content-sha256': sha256(body) } : {};
  try {
    const address = new URL(target, base);
    const init = { method, headers: { ...headers, ...hash }, body };
    const signed = await signedHeaders(stack, service, address.href, init);
    const added = Object.entries(signed).filter(([name]) => !(name in headers));
    return writeRequest({ ...request, headers: [...own, ...added] });
  } catch {
    return written;
  }
}

const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
