import { createHash } from 'node:crypto';
import { AddressRefusedError } from '../../../../shared/pictures/address-refused-error.ts';
import { mayFetchFrom } from '../../../../shared/pictures/addresses.ts';
import { imageFetcher } from '../../../../shared/pictures/fetch-image.ts';
import type { OpenAddress } from '../../../../shared/pictures/open-address.ts';
import type { Clock } from '../clock.ts';
import type { Process } from '../process.ts';
import type { Random } from '../random.ts';
import { minute } from '../scenario/times.ts';

const fates = [
  'served',
  'served',
  'served',
  'served',
  'served for half an hour',
  'served after twenty minutes',
  'gone',
  'HTML page',
  'endless body',
  'redirect',
  'private host',
] as const;
type Fate = (typeof fates)[number];

const hopeless: ReadonlySet<Fate> = new Set<Fate>([
  'gone',
  'HTML page',
  'endless body',
  'redirect',
  'private host',
]);

interface Picture {
  readonly fate: Fate;
  readonly soldAt: number;
  askedAt?: number;
  failures: number;
}

const longestBytes = 100_000;
const timeoutMs = 10_000;
const publicAddress = '93.184.216.34';
const privateAddress = '10.0.0.8';

export class PictureHosts {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #isStormy: () => boolean;
  readonly #wrong: (what: string) => void;
  readonly #pictures = new Map<string, Picture>();

  constructor(clock: Clock, random: Random, isStormy: () => boolean, wrong: (what: string) => void) {
    this.#clock = clock;
    this.#random = random;
    this.#isStormy = isStormy;
    this.#wrong = wrong;
  }

  /** The address gives access, so it is as secret as a presigned one. */
  sell(): string {
    const fate = this.#random.pick(fates);
    const host = fate === 'private host' ? 'inside.example' : 'pictures.example';
    const address = `https://${host}/${this.#pictures.size}.png?signed=5ec4e7`;
    this.#pictures.set(address, { fate, soldAt: this.#clock.now(), failures: 0 });
    return address;
  }

  get(address: string): Readonly<Picture> | undefined {
    return this.#pictures.get(address);
  }

  static isHopeless({ fate }: Readonly<Picture>): boolean {
    return hopeless.has(fate);
  }

  static bytesOf(address: string): Uint8Array {
    const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
    return Uint8Array.from([...head, ...createHash('sha256').update(address).digest()]);
  }

  fetcherOf(process: Process): (address: string) => Promise<Uint8Array> {
    return async (address) => {
      const picture = this.#pictures.get(address);
      if (picture === undefined) throw new Error(`Nobody sold a picture at ${address}`);
      picture.askedAt ??= this.#clock.now();
      const { signal, cancel } = this.#clock.abortAfter(timeoutMs);
      try {
        return await imageFetcher({
          open: this.#open(process, picture, address),
          lookup: (host) => process.cross(this.#random.between(1, 20), async () => this.#resolveHost(host)),
          allowLoopback: false,
          timeoutMs,
          abortAfter: () => signal,
          maxBytes: longestBytes,
        })(address);
      } catch (error) {
        if (error instanceof AddressRefusedError) picture.failures += 1;
        throw error;
      } finally {
        cancel();
      }
    };
  }

  dropped(bytes: Uint8Array): void {
    for (const [address, picture] of this.#pictures)
      if (Buffer.from(PictureHosts.bytesOf(address)).equals(bytes)) picture.failures += 1;
  }

  #resolveHost(host: string) {
    return [{ address: host === 'inside.example' ? privateAddress : publicAddress, family: 4 }];
  }

  #open(process: Process, picture: Picture, address: string): OpenAddress {
    return (url, { address: found }) => {
      if (!mayFetchFrom(found, false))
        this.#wrong(`A picture was requested from ${url.hostname}, which is not a public host`);
      const isAway = this.#isStormy() && this.#random.chance(0.15);
      const takesMs = isAway ? timeoutMs : this.#random.between(20, 900);
      return process.cross(takesMs, async () => {
        if (isAway) throw new Error('No answer in time');
        return this.#answer(picture, address);
      });
    };
  }

  #answer({ fate, soldAt }: Picture, address: string): Awaited<ReturnType<OpenAddress>> {
    const ageMs = this.#clock.now() - soldAt;
    const answer = (status: number, body: Uint8Array | string, headers: Record<string, string> = {}) => ({
      status,
      headers,
      body: once(typeof body === 'string' ? Buffer.from(body) : body),
      close: () => undefined,
    });
    switch (fate) {
      case 'served':
        return answer(200, PictureHosts.bytesOf(address));
      case 'served for half an hour':
        return ageMs < 30 * minute ? answer(200, PictureHosts.bytesOf(address)) : answer(403, 'expired');
      case 'served after twenty minutes':
        return ageMs < 20 * minute ? answer(404, 'not yet') : answer(200, PictureHosts.bytesOf(address));
      case 'gone':
        return answer(404, 'no such picture');
      case 'HTML page':
        return answer(200, '<!doctype html><title>Sign in</title>');
      case 'endless body':
        return { ...answer(200, ''), body: withoutEnd() };
      case 'redirect':
        return answer(302, '', { location: `http://${privateAddress}/latest/meta-data` });
      case 'private host':
        return answer(200, PictureHosts.bytesOf(address));
    }
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* withoutEnd(): AsyncGenerator<Uint8Array> {
  for (;;) yield new Uint8Array(longestBytes / 4);
}
