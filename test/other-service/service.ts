import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OperationName } from '@palmleaf/contract/operations';
import { payloadOf, purposes, wantedFields } from './answers.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type Fault = 'WHO' | 'BROKE' | 'REF_GONE' | 'NOT_SOLD' | 'BAD_PHOTO';

const messages: Record<Fault, string> = {
  WHO: 'We do not know you',
  BROKE: 'Your wallet is empty',
  REF_GONE: 'That scan is gone',
  NOT_SOLD: 'Fingers are not sold here',
  BAD_PHOTO: 'The picture could not be fetched, or is too big',
};

/** Reports failures with status 200 and a wrong body with 405, can forget scans, repeats answers without a charge. */
export class OtherService {
  readonly #server: Server;
  readonly charged = new Map<string, number>();
  readonly #known = new Map<string, string>();
  readonly #scans = new Set<string>();
  #generation = 0;
  token = 'the-token-of-the-oracle';
  formerToken: string | undefined;
  callsWithFormerToken = 0;
  wallet = 1000;
  answersToLose = 0;
  repeatedAnswers = 0;
  readonly languages = new Set<string>();
  /** Mistakes in requests; a caller that follows the profile makes none. */
  readonly mistakes: string[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
  }

  listen(port: number): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.address();
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(`http://127.0.0.1:${address.port}`);
      });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  forgetScans(): void {
    this.#scans.clear();
    this.#generation += 1;
  }

  get chargedCalls(): number {
    return [...this.charged.values()].reduce((sum, calls) => sum + calls, 0);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/pictures/lines.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    const sent = await text(request);
    const name = purposes[request.url ?? ''];
    if (request.method !== 'POST' || name === undefined) {
      this.mistakes.push(`${request.method} ${request.url}`);
      return respond(response, 404, { ok: false, fault: { code: 'LOST', text: 'There is nothing here' } });
    }
    const language = request.headers['accept-language'];
    if (language !== undefined) this.languages.add(language);
    const presented = request.headers['x-oracle-token'];
    const isFormer = this.formerToken !== undefined && presented === `Bearer ${this.formerToken}`;
    if (isFormer) this.callsWithFormerToken += 1;
    if (!isFormer && presented !== `Bearer ${this.token}`) return refuse(response, 'WHO');
    const reference = String(request.headers['x-request-ref'] ?? '');
    const before = this.#known.get(reference);
    if (reference !== '' && before !== undefined) {
      this.repeatedAnswers += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(before);
      return;
    }
    const body: unknown = JSON.parse(sent);
    const fields = Object.keys(body ?? {}).sort();
    const expectedFields = wantedFields(name);
    if (expectedFields !== undefined && fields.join() !== expectedFields.join()) {
      this.mistakes.push(`${name} with ${fields.join()}`);
      const fault = { code: 'SHAPE', text: `Wanted: ${expectedFields?.join()}` };
      return respond(response, 405, { ok: false, fault });
    }
    if (name === 'fingers') return refuse(response, 'NOT_SOLD');
    const palmId = Reflect.get(Object(body), 'palm_id');
    if (palmId !== undefined && !this.#scans.has(String(palmId))) return refuse(response, 'REF_GONE');
    if (this.wallet < 1) return refuse(response, 'BROKE');
    // Takes the credit before it fetches the photo: concurrent requests must not spend the same credit.
    this.wallet -= 1;
    const payload = await this.#payload(name, body, request.headers.host ?? '');
    if (payload === undefined) {
      this.wallet += 1;
      return refuse(response, 'BAD_PHOTO');
    }
    this.#charge(name, body);
    const answer = JSON.stringify({ ok: true, payload });
    this.#known.set(reference, answer);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    if (this.answersToLose > 0) {
      this.answersToLose -= 1;
      response.write(answer.slice(0, 5), () => response.destroy());
      return;
    }
    response.end(answer);
  }

  async #payload(name: OperationName, body: unknown, host: string): Promise<unknown> {
    if (name === 'get-palm-image') return { picture: { href: `http://${host}/pictures/lines.png` } };
    if (name !== 'get-palm-id') return payloadOf(name);
    const photo = await fetch(String(Reflect.get(Object(body), 'url')));
    const bytes = new Uint8Array(await photo.arrayBuffer());
    if (!photo.ok || bytes.byteLength > 400_000 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
    const ref = `scan-${this.#generation}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
    this.#scans.add(ref);
    return { scan: { ref } };
  }

  #charge(name: OperationName, body: unknown): void {
    const request = `${name} ${name === 'get-palm-id' ? '' : JSON.stringify(body)}`;
    this.charged.set(request, (this.charged.get(request) ?? 0) + 1);
  }
}

const refuse = (response: ServerResponse, code: Fault): void =>
  respond(response, 200, { ok: false, fault: { code, text: messages[code] } });

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
