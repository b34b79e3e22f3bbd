import { createHash } from 'node:crypto';
import { canonical } from '../../../../shared/plan/canonical.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ServiceFaultKind } from '../scenario/service-faults.ts';
import { fingerprint } from './fingerprint.ts';
import type { PictureHosts } from './pictures.ts';

type Served = 'bought' | 'refused' | 'forbidden' | 'not built' | 'nothing';

export interface Request {
  readonly fingerprint: string;
  readonly path: string;
  readonly credential: string;
}

/** `before` and `after` the charge. `half`: JSON is cut; `page`: HTML instead of JSON. */
type Fault =
  | 'none'
  | 'refused connection'
  | 'reset before'
  | 'reset after'
  | 'stall before'
  | 'stall after'
  | 'half before'
  | 'half after'
  | 'page'
  | 'redirect'
  | 429
  | 503
  | 500
  | 502
  | 504
  | 508;

const faultsOf: Record<ServiceFaultKind | 'background', readonly Fault[]> = {
  'too many requests': [429],
  unavailable: [503],
  outage: ['refused connection'],
  errors: [500, 502, 504, 508],
  resets: ['reset before', 'reset after'],
  stalls: ['stall before', 'stall after'],
  halves: ['half before', 'half after', 'page'],
  background: [
    429,
    503,
    500,
    502,
    504,
    'refused connection',
    'reset before',
    'reset after',
    'stall after',
    'half after',
    'page',
    'redirect',
  ],
};

const retryAfters = [
  () => '2',
  () => '7',
  () => '45',
  () => '240',
  () => 'soon',
  (now: number) => new Date(now + 12_000).toUTCString(),
];

export class FakeService {
  readonly bought = new Map<string, number>();
  readonly servedKinds = new Map<string, Set<Served>>();
  arrivals = 0;
  credits: number;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #scenario: Scenario;
  readonly #photos = new Map<string, string>();
  readonly #pictures: Pick<PictureHosts, 'sell'>;
  readonly accepted = new Set<string>();

  constructor(clock: Clock, random: Random, scenario: Scenario, pictures: Pick<PictureHosts, 'sell'>) {
    this.#clock = clock;
    this.#random = random;
    this.#scenario = scenario;
    this.#pictures = pictures;
    this.credits = scenario.credits;
  }

  /** @throws like a broken connection */
  async fetch(
    request: Request,
    signal: AbortSignal | null | undefined,
    charged: () => void,
  ): Promise<Response> {
    const fault = this.#drawFault();
    if (fault === 'refused connection') throw broken('ECONNREFUSED', 'connect');
    await this.#clock.sleep(this.#random.between(10, 60));
    if (fault === 'reset before') throw broken('ECONNRESET', 'read');
    if (fault === 'stall before') return stalled(signal);
    this.arrivals += 1;
    const early = this.#answerAtOnce(request, fault);
    if (early) return early;
    await this.#clock.sleep(this.#random.between(150, 2200));
    return this.#answer(request, fault, signal, charged);
  }

  #answerAtOnce(request: Request, fault: Fault): Response | undefined {
    if (fault === 429 || fault === 503) {
      const header = this.#random.pick(retryAfters)(this.#clock.now());
      return plain(fault, this.#random.chance(0.8) ? { 'retry-after': header } : {});
    }
    if (fault === 'redirect') return plain(302, { location: 'https://elsewhere.example/' });
    if (fault === 'half before') return new Response('{"status": tr', { status: 200 });
    if (!this.accepted.has(request.credential)) return plain(401);
    if (this.#scenario.forbidden.has(request.path)) return this.#served(request, 'forbidden', plain(403));
    const { change } = this.#scenario;
    const now = this.#clock.now();
    if (request.path === change?.path && change.at <= now && now < this.#scenario.calm)
      return this.#served(request, 'refused', plain(405));
    if (this.#scenario.notBuilt.has(request.path)) return this.#served(request, 'not built', plain(501));
    const refusal = refusalOf(request.fingerprint);
    if (refusal !== undefined) return this.#served(request, 'refused', refusal);
    if (request.credential.startsWith('token') && this.credits <= 0) return plain(402);
    return undefined;
  }

  #answer(
    request: Request,
    fault: Fault,
    signal: AbortSignal | null | undefined,
    charged: () => void,
  ): Promise<Response> | Response {
    if (typeof fault === 'number') {
      // A gateway may fail before or after the service charges.
      if (this.#random.chance(0.5)) this.#charge(request, charged);
      return plain(fault);
    }
    if (request.credential.startsWith('token') && this.credits <= 0) return plain(402);
    this.#charge(request, charged);
    const body = JSON.stringify(this.#answerBody(request));
    switch (fault) {
      case 'reset after':
        throw broken('ECONNRESET', 'read');
      case 'stall after':
        return stalled(signal);
      case 'half after':
        return new Response(body.slice(0, body.length / 2), { status: 200 });
      case 'page':
        return new Response('<!doctype html><title>Maintenance</title>', { status: 200 });
      default:
        return this.#served(request, 'bought', new Response(body, { status: 200 }));
    }
  }

  #charge(request: Request, charged: () => void): void {
    if (request.credential.startsWith('token')) this.credits -= 1;
    this.bought.set(request.fingerprint, (this.bought.get(request.fingerprint) ?? 0) + 1);
    charged();
  }

  #answerBody(request: Request): Record<string, unknown> {
    const answer = {
      status: true,
      of: request.fingerprint,
      text: 'A long and winding line. '.repeat(8),
      ...this.#reading(request),
    };
    if (request.path === '/palmistry/get-palm-image')
      return {
        ...answer,
        image: request.fingerprint.includes(' f') ? hugeImage : image,
        pictures: Array.from({ length: this.#random.whole(1, 2) }, () => this.#pictures.sell()),
      };
    if (request.path !== '/palmistry/get-palm-id') return answer;
    const photo = request.fingerprint.split(' ')[1] ?? '';
    // Photos whose hash begins so show no palm.
    if (photo.startsWith('00')) return answer;
    const id = `palm-${this.bought.get(request.fingerprint)}-${photo}`;
    this.#photos.set(id, photo);
    return { ...answer, palm_id: id };
  }

  #reading({ path }: Request): Record<string, unknown> {
    const { drift, calm } = this.#scenario;
    const now = this.#clock.now();
    const how = path === drift?.path && drift.at <= now && now < calm ? drift.how : undefined;
    if (how === 'gone') return {};
    if (how === 'text') return { reading: 'long and winding' };
    return { reading: { line: 'long', bends: 3 }, ...(how === 'beside' ? { beside: 'new' } : {}) };
  }

  #served(request: Request, kind: Served, response: Response): Response {
    const kinds = this.servedKinds.get(request.fingerprint) ?? new Set();
    this.servedKinds.set(request.fingerprint, kinds.add(kind));
    return response;
  }

  #drawFault(): Fault {
    const now = this.#clock.now();
    if (now >= this.#scenario.calm) return 'none';
    for (const { kind, from, to, share } of this.#scenario.serviceFaults) {
      if (from <= now && now < to && this.#random.chance(share)) return this.#random.pick(faultsOf[kind]);
    }
    return this.#random.chance(0.02) ? this.#random.pick(faultsOf.background) : 'none';
  }

  topUp(credits: number): void {
    this.credits += credits;
  }

  read(url: string, init: RequestInit): Request {
    const { pathname } = new URL(url);
    const headers = new Headers(init.headers);
    const text = typeof init.body === 'string' ? init.body : '';
    const form = headers.get('content-type') === 'application/x-www-form-urlencoded';
    const body: Record<string, unknown> = form
      ? Object.fromEntries(new URLSearchParams(text))
      : JSON.parse(text);
    const { image_url, palm_id, ...rest } = body;
    const photo =
      typeof image_url === 'string'
        ? photoIn(image_url)
        : typeof palm_id === 'string'
          ? this.#photos.get(palm_id)
          : undefined;
    if (palm_id !== undefined && photo === undefined) throw new Error(`No such palm_id: ${canonical(body)}`);
    return {
      path: pathname,
      credential: credentialIn(headers),
      fingerprint: fingerprint(pathname, photo, rest, headers.get('accept-language') ?? undefined),
    };
  }
}

const pictureOf = (hashes: number): string =>
  Array.from({ length: hashes }, (_, index) => createHash('sha256').update(`${index}`).digest('base64')).join(
    '',
  );
const image = pictureOf(1200);
const hugeImage = pictureOf(12_000);

/** Prepared photos are stored under the hash of their source. */
const photoIn = (address: string): string =>
  (new URL(address).pathname.split('/').at(-1) ?? '').replace(/\.jpg$/, '');

function credentialIn(headers: Headers): string {
  const basic = headers.get('authorization')?.replace(/^Basic /, '');
  return basic === undefined
    ? (headers.get('x-service-key') ?? 'none')
    : Buffer.from(basic, 'base64').toString('utf8');
}

/** Refuses a few requests permanently, always the same ones. */
function refusalOf(fingerprint: string): Response | undefined {
  let mixed = 0;
  for (let index = 0; index < fingerprint.length; index += 1)
    mixed = (Math.imul(mixed, 31) + fingerprint.charCodeAt(index)) >>> 0;
  if (fingerprint.startsWith('/palmistry/get-palm-id') && mixed % 97 > 0) return undefined;
  switch (mixed % 400) {
    case 0:
      return plain(422);
    case 1:
      return plain(400);
    case 2:
      return plain(404);
    case 3:
      return new Response('{"status": false, "message": "not possible"}', { status: 200 });
    default:
      return undefined;
  }
}

const plain = (status: number, headers: Record<string, string> = {}): Response =>
  new Response('{"detail": "refused"}', { status, headers });

function broken(code: string, syscall: string): TypeError {
  const cause = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
  return new TypeError('fetch failed', { cause });
}

function stalled(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
