import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { fixedAnswer } from '../../../test/chaos/answers.ts';
import { operationNames, operations } from '../../contract/operations.ts';

const request = z.looseObject({ image_url: z.string().optional() });

export class Vendor {
  readonly server: Server;
  readonly #latencyMs: number;
  #callsByRequest = new Map<string, number>();
  #calls = 0;
  #watch: { readonly at: number; readonly act: () => void } | undefined;

  constructor(latencyMs: number) {
    this.#latencyMs = latencyMs;
    this.server = createServer(async (incoming, response) => {
      const name = operationNames.find((each) => operations[each].path === incoming.url);
      const body = request.parse(JSON.parse((await buffer(incoming)).toString() || '{}'));
      this.#count(`${incoming.url} ${fingerprint(body)}`);
      await sleep(this.#latencyMs);
      const text = JSON.stringify(name === undefined ? { status: false } : fixedAnswer(name, body));
      response.writeHead(name === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(text);
    });
    this.server.keepAliveTimeout = 30_000;
  }

  get calls(): number {
    return this.#calls;
  }

  get repeated(): number {
    return this.#calls - this.#callsByRequest.size;
  }

  begin(at: number, act: () => void): void {
    this.#callsByRequest = new Map();
    this.#calls = 0;
    this.#watch = { at, act };
  }

  #count(id: string): void {
    this.#callsByRequest.set(id, (this.#callsByRequest.get(id) ?? 0) + 1);
    this.#calls += 1;
    if (this.#watch === undefined || this.#calls < this.#watch.at) return;
    const { act } = this.#watch;
    this.#watch = undefined;
    act();
  }
}

/** Two presigned addresses of one object count as equal. */
function fingerprint({ image_url: address, ...rest }: z.output<typeof request>): string {
  const image = address === undefined ? {} : { image_url: address.replace(/\?.*$/, '') };
  return JSON.stringify(
    Object.entries({ ...rest, ...image }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
