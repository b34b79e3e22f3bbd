import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  type Operation,
  type OperationName,
  operationNames,
  operations,
} from '@palmleaf/contract/operations';
import { validate } from '@palmleaf/contract/validation';
import { fingerprintOf } from '../../packages/service/http/fingerprint.ts';
import { fixedAnswer } from './answers.ts';
import { type Fault, faultOf, finalAnswerOf } from './fault.ts';
import type { Count } from './purchases.ts';

/** Checks requests as the vendor does; draws faults from the seed. */
export class Upstream {
  readonly #seed: number;
  readonly #isFaultless: boolean;
  readonly #seen = new Map<string, number>();
  readonly #charged = new Map<string, Count>();
  readonly #underWay = new Map<string, number>();
  readonly answered = new Map<string, number>();
  readonly server: Server;
  token = '';
  credits = 0;
  throttleUntilMs = 0;
  brownOutUntilMs = 0;
  /** Requests that came while an identical one was in progress: two workers had one subject. */
  overlaps = 0;

  constructor(seed: number, isFaultless = false) {
    this.#seed = seed;
    this.#isFaultless = isFaultless;
    this.server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
    this.server.keepAliveTimeout = 30_000;
  }

  counts(): readonly Count[] {
    return [...this.#charged.values()];
  }

  get charged(): number {
    return this.counts().reduce((sum, { calls }) => sum + calls, 0);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = operationNames.find((each) => {
      const { method, path } = operations[each];
      return method === request.method && path === request.url;
    });
    const body = await buffer(request);
    if (name === undefined) return this.#refuse(response, 404, 'There is no such operation.');
    if (request.headers['x-service-key'] !== this.token) {
      return this.#refuse(response, 401, 'API authentication failed!');
    }
    const operation: Operation = operations[name];
    const checked = validate(operation.request ?? operations.predict.request, parse(body.toString('utf8')));
    if (!checked.ok) return this.#json(response, 422, { detail: checked.detail });
    const fingerprint = fingerprintOf(operation.needs, checked.value);
    await this.#answer(name, fingerprint, checked.value, response);
  }

  async #answer(
    name: OperationName,
    fingerprint: string,
    request: unknown,
    response: ServerResponse,
  ): Promise<void> {
    const id = `${name} ${fingerprint}`;
    const nth = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, nth);
    const before = this.#underWay.get(id) ?? 0;
    if (before > 0) this.overlaps += 1;
    this.#underWay.set(id, before + 1);
    response.once('close', () => this.#underWay.set(id, (this.#underWay.get(id) ?? 1) - 1));

    if (Date.now() < this.throttleUntilMs) return this.#throttle(response, 1 + (nth % 2));
    const charge = (): boolean => this.#charge(name, fingerprint);
    const answer = () => fixedAnswer(name, request);
    if (Date.now() < this.brownOutUntilMs) return this.#act('bad gateway', response, charge, answer);
    if (this.#isFaultless) return this.#act('none', response, charge, answer);
    const finalAnswer = finalAnswerOf(this.#seed, id);
    if (finalAnswer === 'unprocessable') {
      const detail = [{ loc: ['body'], msg: 'Value error, out of range', type: 'value_error' }];
      return this.#json(response, 422, { detail });
    }
    if (finalAnswer === 'not implemented')
      return this.#refuse(response, 501, 'This endpoint is out of order.');
    if (finalAnswer === 'status false')
      return this.#json(response, 200, { status: false, msg: 'Not for this chart.' });
    this.#act(faultOf(this.#seed, id, nth), response, charge, answer);
  }

  #act(fault: Fault, response: ServerResponse, charge: () => boolean, answer: () => unknown) {
    const charging = fault === 'none' || fault === 'half a body' || fault.endsWith('after charging');
    if (charging && !charge()) return this.#refuse(response, 402, 'No credits left.');
    this.#note(fault === 'none' ? 'answered' : fault);
    switch (fault) {
      case 'none':
        return send(response, 200, 'application/json', JSON.stringify(answer()));
      case 'stall':
      case 'stall after charging':
        return;
      case 'reset':
      case 'reset after charging':
        response.socket?.resetAndDestroy();
        return;
      case 'half a body': {
        const text = JSON.stringify(answer());
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
        response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
        return;
      }
      case 'HTML':
      case 'HTML after charging':
        return send(response, 200, 'text/html', '<html><body>Please come back later</body></html>');
      case 'internal error':
      case 'internal error after charging':
        return send(response, 500, 'application/json', '{"status":false,"msg":"The service failed."}');
      case 'bad gateway':
        return send(response, 502, 'text/html', '<html><body>502 Bad Gateway</body></html>');
      case 'gateway timeout after charging':
        return send(response, 504, 'text/html', '<html><body>504 Gateway Time-out</body></html>');
      case 'too many requests':
        response.setHeader('retry-after', '1');
        return send(response, 429, 'application/json', '{"status":false,"msg":"Too many requests."}');
      case 'unavailable until':
        response.setHeader('retry-after', new Date(Date.now() + 2000).toUTCString());
        return send(response, 503, 'text/html', '<html><body>503</body></html>');
    }
  }

  #charge(operation: OperationName, request: string): boolean {
    if (this.credits <= 0) return false;
    this.credits -= 1;
    const id = `${operation} ${request}`;
    const { calls } = this.#charged.get(id) ?? { calls: 0 };
    this.#charged.set(id, { operation, request, calls: calls + 1 });
    return true;
  }

  #throttle(response: ServerResponse, seconds: number): void {
    this.#note('throttled with all others');
    response.setHeader('retry-after', String(seconds));
    send(response, seconds === 1 ? 429 : 503, 'application/json', '{"status":false,"msg":"Slow down."}');
  }

  #refuse(response: ServerResponse, status: number, msg: string): void {
    this.#json(response, status, { status: false, msg });
  }

  #json(response: ServerResponse, status: number, body: unknown): void {
    this.#note(status === 200 ? 'status false' : String(status));
    send(response, status, 'application/json', JSON.stringify(body));
  }

  #note(what: string): void {
    this.answered.set(what, (this.answered.get(what) ?? 0) + 1);
  }
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
