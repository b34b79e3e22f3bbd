/** Compares HTTP/2 with Node's fetch, over TLS on this machine. Needs openssl. */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { interruptible } from '../../../test/support/processes/interruptible.ts';
import { amount, ratio, recordFigures } from '../page/figure.ts';
import { installedScripts } from '../peers/installed.ts';
import { certificate } from './certificate.ts';

const inFlight = 200;
const calls = 2000;
const latencyMs = 1000;
const answer = JSON.stringify({ status: true, text: 'x'.repeat(6000) });

const measured = z.object({
  msOfCall: z.number(),
  megabytesOfCall: z.number(),
  peakMegabytes: z.number(),
  seconds: z.number(),
});

await interruptible(async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'palmleaf-bench-http2-'));
  const scripts = installedScripts();
  const versions = new Set<string>();
  const server = createSecureServer(
    { ...certificate(folder), allowHTTP1: true, settings: { maxConcurrentStreams: 1000 } },
    async (request, response) => {
      versions.add(request.httpVersion);
      request.resume();
      await sleep(latencyMs);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(answer);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');

  async function measure(kind: 'h1' | 'h2', version: string): Promise<z.output<typeof measured>> {
    versions.clear();
    const service = `https://127.0.0.1:${address === null || typeof address === 'string' ? 0 : address.port}/`;
    const env = { ...process.env, SERVICE: service, KIND: kind, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const args = [join(scripts, 'in-flight.mjs'), String(inFlight), String(calls)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, signal });
    if ([...versions].join() !== version)
      throw new Error(`${kind} has spoken HTTP ${[...versions].join(' and ')}`);
    const found = measured.parse(JSON.parse(stdout));
    console.log(kind, found);
    return found;
  }

  try {
    const one = await measure('h1', '1.1');
    const two = await measure('h2', '2.0');
    recordFigures([
      ratio('processor time of a call over HTTP/2, as a share of fetch', two.msOfCall / one.msOfCall, 'less'),
      ratio(
        'memory of a call over HTTP/2, as a share of fetch',
        two.megabytesOfCall / one.megabytesOfCall,
        'less',
      ),
      amount('processor time of a call, fetch', one.msOfCall, 'ms', 'less'),
      amount('processor time of a call, HTTP/2', two.msOfCall, 'ms', 'less'),
      amount('memory that a call in flight adds, fetch', one.megabytesOfCall, 'MB', 'less'),
      amount('memory that a call in flight adds, HTTP/2', two.megabytesOfCall, 'MB', 'less'),
      amount('peak of the process, fetch', one.peakMegabytes, 'MB', 'less'),
      amount('peak of the process, HTTP/2', two.peakMegabytes, 'MB', 'less'),
    ]);
  } finally {
    server.close();
  }
});
process.exit(process.exitCode ?? 0);
