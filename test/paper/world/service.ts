import { defaultPolicy, meaningOf } from '../../../shared/service-client/answer.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import type { PaperClock } from './clock.ts';

const minuteMs = 60_000;

export class PaperService {
  takes = 'v1';
  calls = 0;
  refused = 0;
  inFlight = 0;
  mostInFlight = 0;
  readonly #clock: PaperClock;
  readonly #latencyMs: number;
  readonly #findsPalms: boolean;
  readonly #busyMs: number[] = [];
  readonly #start: number;
  #changedAt: number;

  /** @param findsPalms if false, the service refuses each photo with its first call */
  constructor(clock: PaperClock, latencyMs: number, findsPalms: boolean) {
    this.#clock = clock;
    this.#latencyMs = latencyMs;
    this.#findsPalms = findsPalms;
    this.#start = clock.now();
    this.#changedAt = this.#start;
  }

  async answer({ operation }: Call, { version }: Credential): Promise<Answer> {
    this.#change(1);
    this.calls += 1;
    await this.#clock.sleep(this.#latencyMs);
    this.#change(-1);
    if (version !== this.takes) {
      this.refused += 1;
      return answered('credential refused', 401, { message: 'Unauthorized' });
    }
    if (operation !== 'get-palm-id') return answered('json', 200, { of: operation });
    return this.#findsPalms
      ? answered('json', 200, { palm_id: 'p-1' })
      : answered('unprocessable', 422, { message: 'No palm was found in the photo' });
  }

  meanInFlight(fromMinute: number, toMinute: number): number {
    this.#change(0);
    let busyMs = 0;
    for (let minute = fromMinute; minute < toMinute; minute += 1) busyMs += this.#busyMs[minute] ?? 0;
    return busyMs / ((toMinute - fromMinute) * minuteMs);
  }

  #change(by: number): void {
    const now = this.#clock.now();
    while (this.#changedAt < now) {
      const minute = Math.floor((this.#changedAt - this.#start) / minuteMs);
      const until = Math.min(now, this.#start + (minute + 1) * minuteMs);
      this.#busyMs[minute] = (this.#busyMs[minute] ?? 0) + this.inFlight * (until - this.#changedAt);
      this.#changedAt = until;
    }
    this.inFlight += by;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
  }
}

const answered = (
  kind: 'json' | 'unprocessable' | 'credential refused',
  status: number,
  body: unknown,
): Answer => ({ class: kind, meaning: meaningOf(kind, defaultPolicy), status, body });
