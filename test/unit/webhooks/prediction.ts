import type { Posted } from '../../../functions/webhooks/post.ts';
import { deliveryId } from '../../../shared/webhooks/delivery.ts';
import type { DisableReason } from '../../../shared/webhooks/webhook.ts';
import { day, hour, minute, second, settings } from './world.ts';

export interface RecordedEvent {
  readonly kind: 'report.completed' | 'report.partial';
  readonly id: string;
  readonly subject: string;
  readonly at: number;
}

interface Attempt {
  readonly at: number;
  readonly ms: number;
  readonly status?: number;
  readonly problem?: string;
}

interface Expected {
  readonly id: string;
  readonly event: RecordedEvent;
  readonly recordedAt: number;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  attempts: readonly Attempt[];
  dueAt?: number | undefined;
}

interface Health {
  lastSuccessAt?: number | undefined;
  failingSince?: number | undefined;
  lastFailureAt?: number | undefined;
  lastProblem?: string | undefined;
}

export interface AddressResponse {
  readonly posted: Posted;
  readonly askedMs?: number;
  readonly ms: number;
}

export interface Send {
  readonly id: string;
  readonly at: number;
  readonly secrets: readonly string[];
  readonly leasedUntil: number | undefined;
}

export type Act =
  | { readonly does: 'enable' | 'disable' | 'end rotation' | 'remove' }
  | { readonly does: 'rotate'; readonly secret: string }
  | { readonly does: 'replay'; readonly since: number }
  | { readonly does: 'replay one' | 'erase'; readonly id: string };

interface TimedAct {
  readonly at: number;
  readonly act: Act;
}

const groupSize = 50;
const indexPage = 500;
const replayPage = 100;
const leaseMarginMs = 5 * second;

/** The contract of webhooks, calculated for one worker at a time. */
export class Prediction {
  readonly deliveries = new Map<string, Expected>();
  readonly sends: Send[] = [];
  readonly notices: { readonly revision: number; readonly at: number; readonly reason: DisableReason }[] = [];
  readonly #id: string;
  readonly #kinds: readonly string[] | undefined;
  response: AddressResponse = { posted: { status: 204 }, ms: second };
  jitter = 1;
  replayPageMs = 0;
  state: 'enabled' | 'disabled' | 'removed' = 'enabled';
  revision = 1;
  disabled: { readonly at: number; readonly reason: DisableReason } | undefined;
  health: Health = {};
  secret: string;
  former: { readonly secret: string; readonly until: number } | undefined;
  leasedUntil: number | undefined;
  removedAt: number | undefined;
  replay: { readonly since: number; readonly askedAt: number; reached?: string } | undefined;
  #acts: TimedAct[] = [];

  constructor(id: string, secret: string, kinds: readonly string[] | undefined) {
    this.#id = id;
    this.secret = secret;
    this.#kinds = kinds;
  }

  record(event: RecordedEvent, now: number): string[] {
    const id = deliveryId(this.#id, event.id, event.at);
    const isWanted = this.#kinds?.includes(event.kind) ?? true;
    if (this.state === 'removed' || !isWanted || this.deliveries.has(id)) return [];
    const waiting = { state: 'waiting', tries: 0, attempts: [], dueAt: now } as const;
    this.deliveries.set(id, { id, event, recordedAt: now, ...waiting });
    return [id];
  }

  act(act: Act, now: number): void {
    switch (act.does) {
      case 'replay one':
        this.#reset(act.id, now);
        return;
      case 'erase':
        this.deliveries.delete(act.id);
        return;
    }
    if (this.state === 'removed' || (act.does === 'disable' && this.state === 'disabled')) return;
    this.revision += 1;
    switch (act.does) {
      case 'enable':
        this.state = 'enabled';
        this.disabled = undefined;
        this.health = { lastSuccessAt: this.health.lastSuccessAt };
        return;
      case 'disable':
        this.#disable('by hand', now);
        return;
      case 'end rotation':
        this.former = undefined;
        return;
      case 'remove':
        this.state = 'removed';
        this.removedAt = now;
        this.former = undefined;
        return;
      case 'rotate':
        this.former = { secret: this.secret, until: now + day };
        this.secret = act.secret;
        return;
      case 'replay':
        this.replay = { since: Math.min(this.replay?.since ?? act.since, act.since), askedAt: now };
    }
  }

  #disable(reason: DisableReason, at: number): void {
    this.state = 'disabled';
    this.disabled = { at, reason };
    this.notices.push({ revision: this.revision, at, reason });
  }

  #reset(id: string, now: number): void {
    const delivery = this.deliveries.get(id);
    if (delivery !== undefined) Object.assign(delivery, { state: 'waiting', tries: 0, dueAt: now });
  }

  dueBy(now: number): string[] {
    return [...this.deliveries.values()]
      .filter(({ dueAt = Number.POSITIVE_INFINITY }) => dueAt <= now)
      .sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  work(
    start: number,
    { lastsMs, remainingMs }: { readonly lastsMs: number; readonly remainingMs: number },
    fresh: readonly string[],
    acts: readonly TimedAct[],
  ): void {
    this.#acts = [...acts];
    const hasWork = this.replay !== undefined || fresh.length > 0 || this.dueBy(start).length > 0;
    if (this.state === 'enabled' && hasWork && (this.leasedUntil ?? 0) <= start) {
      const sendsUntil = start + Math.min(lastsMs, remainingMs - settings.timeoutMs - leaseMarginMs);
      this.leasedUntil = start + remainingMs + leaseMarginMs;
      this.#turn(start, sendsUntil, fresh);
      this.leasedUntil = undefined;
    }
    this.#passTo(Number.POSITIVE_INFINITY);
  }

  #passTo(time: number): void {
    for (const { at, act } of this.#acts.filter((one) => one.at <= time)) this.act(act, at);
    this.#acts = this.#acts.filter(({ at }) => at > time);
  }

  #turn(start: number, sendsUntil: number, fresh: readonly string[]): void {
    const { revision, health } = this;
    const time = this.#replayPages(start, sendsUntil);
    const { end, attempts } = this.#drain(
      time,
      sendsUntil,
      fresh,
      health.failingSince === undefined ? 10 : 1,
    );
    if (this.revision !== revision) return;
    this.health = attempts.reduce(healthWith, health);
    const { failingSince = Number.POSITIVE_INFINITY, lastFailureAt = 0 } = this.health;
    const isGone = attempts.some(({ problem }) => problem === 'gone');
    if (!isGone && lastFailureAt - failingSince < settings.disableAfterMs) return;
    this.revision += 1;
    this.#disable(isGone ? 'gone' : 'failing', end);
  }

  #replayPages(start: number, sendsUntil: number): number {
    let time = start;
    const { replay } = this;
    if (replay === undefined) return time;
    do {
      time += this.replayPageMs;
      this.#passTo(time);
      const newestFirst = [...this.deliveries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
      const left = newestFirst.filter(({ id }) => id > (replay.reached ?? ''));
      const page = left.slice(0, replayPage);
      for (const { id, event } of page)
        if (event.at >= replay.since && event.at <= replay.askedAt) this.#reset(id, time);
      if (this.replay !== replay) return time;
      const isPast = page.some(({ event }) => event.at < replay.since);
      if (isPast || left.length <= replayPage) this.replay = undefined;
      else replay.reached = page.at(-1)?.id ?? '';
    } while (this.replay !== undefined && time < sendsUntil);
    return time;
  }

  #drain(start: number, sendsUntil: number, fresh: readonly string[], firstWidth: number) {
    let time = start;
    let width = firstWidth;
    let failures = 0;
    let isStopped = false;
    let page = [...fresh];
    let group: Expected[] = [];
    let secrets: (at: number) => string[] = () => [];
    const seen = new Set<string>();
    const attempts: Attempt[] = [];
    for (;;) {
      const underWay: Expected[] = [];
      while (!isStopped && time < sendsUntil) {
        if (group.length + page.length === 0)
          page = this.dueBy(time)
            .filter((id) => !seen.has(id))
            .slice(0, indexPage);
        if (group.length + page.length === 0 || underWay.length >= width) break;
        if (group.length === 0) {
          isStopped = this.state !== 'enabled';
          if (isStopped) break;
          secrets = this.#secretsNow();
          const ids = page.splice(0, groupSize);
          for (const id of ids) seen.add(id);
          group = ids.flatMap((id) => {
            const read = this.deliveries.get(id);
            return read?.dueAt !== undefined && read.dueAt <= time ? [{ ...read }] : [];
          });
        }
        const next = group.shift();
        if (next === undefined) continue;
        underWay.push(next);
        this.sends.push({ id: next.id, at: time, secrets: secrets(time), leasedUntil: this.leasedUntil });
      }
      if (underWay.length === 0) return { end: time, attempts };
      const { posted, ms } = this.response;
      const { retryAfter: _retryAfter, ...answer } = posted;
      const attempt = { at: time, ms, ...answer };
      time += ms;
      this.#passTo(time);
      for (const read of underWay) {
        attempts.push(attempt);
        this.#end(read, attempt, time);
      }
      const hasArrived = posted.problem === undefined;
      width = hasArrived ? Math.min(160, Math.max(10, width + underWay.length)) : 1;
      failures = hasArrived ? 0 : failures + underWay.length;
      isStopped ||= failures >= 3 || posted.problem === 'gone';
    }
  }

  #secretsNow(): (at: number) => string[] {
    const { secret, former } = this;
    return (at) => [
      secret,
      ...(former !== undefined && Math.floor(at / second) * second < former.until ? [former.secret] : []),
    ];
  }

  #end(read: Expected, attempt: Attempt, now: number): void {
    const delivery = this.deliveries.get(read.id);
    if (delivery === undefined || delivery.dueAt !== read.dueAt || delivery.tries !== read.tries) return;
    delivery.attempts = [...read.attempts, attempt].slice(-20);
    delivery.dueAt = undefined;
    if (attempt.problem === undefined) {
      delivery.state = 'delivered';
      return;
    }
    const waitMs = settings.retryMs[read.tries];
    delivery.tries += 1;
    if (waitMs === undefined) delivery.state = 'failed';
    else delivery.dueAt = now + Math.max(this.response.askedMs ?? 0, Math.round(waitMs * this.jitter));
  }

  borders(): number[] {
    const { failingSince, lastFailureAt } = this.health;
    return [
      ...[...this.deliveries.values()].flatMap(({ dueAt, event }) => [dueAt, event.at]),
      this.former?.until,
      this.leasedUntil,
      failingSince && failingSince + settings.disableAfterMs,
      lastFailureAt && lastFailureAt + 2 * day,
    ].filter((one) => one !== undefined);
  }
}

function healthWith({ lastSuccessAt, failingSince, lastFailureAt = 0 }: Health, attempt: Attempt): Health {
  const { at, problem } = attempt;
  if (problem === undefined) return { lastSuccessAt: at };
  const isContinuing = failingSince !== undefined && at - lastFailureAt <= 2 * day;
  return {
    lastSuccessAt,
    failingSince: isContinuing ? failingSince : at,
    lastFailureAt: at,
    lastProblem: problem,
  };
}

export const responses: readonly AddressResponse[] = [
  { posted: { status: 204 }, ms: 300 },
  { posted: { status: 200 }, ms: 2 * second },
  { posted: { status: 200 }, ms: 4 * second },
  { posted: { status: 503, problem: 'server error' }, ms: second },
  { posted: { problem: 'not reached' }, ms: 100 },
  { posted: { problem: 'too slow' }, ms: 10 * second },
  { posted: { status: 410, problem: 'gone' }, ms: 700 },
  { posted: { status: 429, problem: 'refused', retryAfter: '5400' }, askedMs: 1.5 * hour, ms: second },
  { posted: { status: 503, problem: 'server error', retryAfter: '9999999' }, askedMs: day, ms: second },
  {
    posted: { status: 503, problem: 'server error', retryAfter: '61' },
    askedMs: 61 * second,
    ms: minute / 4,
  },
];
