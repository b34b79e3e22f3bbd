import { readFileSync } from 'node:fs';
import { reportsTarget } from '../targets/reports.ts';
import { serviceTarget } from '../targets/service.ts';
import type { Target, World } from '../targets/target.ts';
import { latin1, type Reader } from './reader.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`../corpus/${name}.http`, import.meta.url), 'latin1');

/** Plays inputs in successive worlds. The remains of an input in its world must not slow down the next. */
function playedBy(target: Target): (bytes: Uint8Array) => Promise<unknown> {
  const inputsOfWorld = 50;
  let world: World | undefined;
  let played = 0;
  return async (bytes) => {
    if (played % inputsOfWorld === 0) {
      await world?.close();
      world = await target.open();
    }
    played += 1;
    return world?.play(Buffer.from(bytes));
  };
}

/** Readers of requests: the whole request is the input. */
export const ofRequests: readonly Reader[] = [
  {
    name: 'request',
    reads: 'a request to the reports API, with its body or form',
    budget: 'request',
    seeds: ['quotes', 'upload-targets', 'erase-many', 'books-ask', 'ceiling-form', 'people'].map((name) =>
      kept(`reports/${name}`),
    ),
    bytesOf: latin1,
    read: playedBy(reportsTarget),
  },
  {
    name: 'call',
    reads: 'a call of the service, its computation included',
    budget: 'call',
    seeds: ['chat', 'natal-form', 'natal-multipart', 'natal_aspects_report', 'vastu-plan'].map((name) =>
      kept(`service/${name}`),
    ),
    bytesOf: latin1,
    read: playedBy(serviceTarget),
    share: 0.5,
  },
];
