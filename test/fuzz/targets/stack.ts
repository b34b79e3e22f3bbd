import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import synthesized from '../../support/pipeline/assembly.ts';
import { openPipeline, type Pipeline } from '../../support/pipeline/pipeline.ts';
import { requestsForStack } from '../generated/stack.ts';
import { parseRequest } from '../request-text.ts';
import { readCorpus } from '../run/corpus.ts';
import { residentBytesOfTree } from '../run/process-tree.ts';
import { playOnStack } from './on-stack.ts';
import { portOf } from './socket.ts';
import { plantedName, type Target, type World } from './target.ts';

export const stackTarget: Target = {
  name: 'stack',
  framingShare: 0.03,
  planted: [plantedName],
  maxRefusalBytes: 1024 * 1024,
  inputsPerWorld: 100_000,
  generated: requestsForStack,
  open: openStack,
};

const rows = `id,name,date,time,lat,lon,timezone,question\nanna,${plantedName},1983-08-24,06:37,12.97,77.59,Asia/Kolkata,Will I travel?\nben,${plantedName},1951-01-03,23:05,59.9,10.7,Europe/Oslo,\n`;
const places = 'id,name,lat,lon,timezone\nchennai,Chennai,13.08,80.27,Asia/Kolkata\n';

async function openStack(): Promise<World> {
  await synthesized();
  const lines: string[] = [];
  const stateDir = mkdtempSync(join(tmpdir(), 'palmleaf-fuzz-'));
  const removeState = () => rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  const receiver = createServer((_request, response) => answerOddly(response));
  receiver.listen(0, '127.0.0.1');
  try {
    const { pipeline, stack } = await openPipeline({ stateDir, log: (line) => lines.push(line) });
    const placeholders = { ...stack.outputs, ...(await uploadSamples(pipeline, portOf(receiver))) };
    return {
      async play(bytes) {
        const reaction = await playOnStack(stack, placeholders, bytes);
        const printed = lines.splice(0);
        const broken = printed.find((line) => /exited|uncaught/i.test(line));
        // On a busy machine any function may time out; the input is not at fault.
        const isLate = printed.some((line) => line.includes('timed out'));
        return {
          ...reaction,
          kind: isLate ? 'a function timed out' : reaction.kind,
          log: printed.join('\n'),
          ...(broken === undefined ? {} : { fault: `a function: ${broken}` }),
        };
      },
      residentBytes: () => residentBytesOfTree(),
      async close() {
        receiver.closeAllConnections();
        receiver.close();
        await stack.stop().catch(expectOwnDenialsOnly);
        await removeState();
      },
    };
  } catch (error) {
    receiver.close();
    await removeState();
    throw error;
  }
}

/** Throws if a function lacked a right. Denials of the fuzzer's own requests are correct. */
function expectOwnDenialsOnly(error: unknown): void {
  const lines = error instanceof Error ? error.message.split('\n') : [];
  const others = lines.filter((line) => !line.startsWith('IAM: the operator'));
  if (lines.length === 0 || others.length > 0) throw error;
}

let answered = 0;

function answerOddly(response: ServerResponse): void {
  answered += 1;
  switch (answered % 5) {
    case 0:
      response.writeHead(200).end('x'.repeat(5_000_000));
      return;
    case 1:
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      return;
    case 2:
      response.destroy();
      return;
    case 3:
      response.writeHead(503, { 'retry-after': '9e99' }).end('\0\ud83d');
      return;
    default:
      response.writeHead(204).end();
  }
}

async function uploadSamples(pipeline: Pipeline, port: number): Promise<Record<string, string>> {
  await pipeline.put('births/june.csv', rows);
  await pipeline.put('places/south.csv', places);
  const photo = readCorpus('intake').find(({ name }) => name === 'photo-jpeg.http');
  if (photo !== undefined) await pipeline.put('palms/june/anna.jpg', parseRequest(photo.bytes).body);
  await pipeline.ended('june', 2);
  const post = (path: string, body: unknown) =>
    pipeline.reports(path, { method: 'POST', body: JSON.stringify(body) });
  await post('/webhooks', { url: `http://127.0.0.1:${port}/hooks` });
  const feed: unknown = await (await post('/panchang/chennai/feed', {})).json();
  const address = typeof feed === 'object' && feed !== null ? Reflect.get(feed, 'feed') : undefined;
  return {
    FeedPath: typeof address === 'string' ? new URL(address).pathname : '/chennai/none.ics',
    ServiceToken: await pipeline.secretToken('CredentialSecret'),
  };
}
