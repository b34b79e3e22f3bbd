import { fullJitter } from '../../shared/client/backoff.ts';
import type { Answer } from '../../shared/client/caller.ts';
import { type Credential, isPlaceholder } from '../../shared/client/credential.ts';
import { type Base, operations } from '../../shared/contract/operations.ts';
import { closeGate, type GateName, noteSuccess, openGate, readGate } from '../../shared/gate/gate.ts';
import { unpackBody } from '../../shared/ledger/bodies.ts';
import type { Header, Part } from '../../shared/ledger/model.ts';
import { recordUnknown, storeAnswer, unknownsOf, type Writer } from '../../shared/ledger/parts.ts';
import { extendIntent, type Spent } from '../../shared/ledger/waves.ts';
import { type PartName, type PlannedCall, palmIdPart } from '../../shared/plan/plan.ts';
import type { FanOutDeps } from './deps.ts';
import { afterUnknowns, isBlocked, isReady, type Standing } from './standing.ts';

export const gateOf = (deps: Pick<FanOutDeps, 'endpoints'>, base: Base): GateName => ({
  base,
  scheme: deps.endpoints[base].scheme,
});

export const baseOf = (call: PlannedCall): Base => operations[call.operation].base;

export interface WavePlan {
  readonly header: Header;
  readonly wave: string;
  /** The calls that left with the header update that began the wave. */
  readonly first: readonly PlannedCall[];
  /** Every call that this wave may send. */
  readonly calls: readonly PlannedCall[];
  readonly parts: ReadonlyMap<PartName, Part>;
  readonly standing: Map<PartName, Standing>;
  /** The bases that only a probe may call in this wave. */
  readonly probing: ReadonlySet<Base>;
}

export interface WaveResult {
  readonly spent: Spent;
  /** Bases whose gate this wave found closed, or closed. */
  readonly closed: ReadonlySet<Base>;
  readonly notSent: boolean;
  readonly retryUnknown: boolean;
  readonly progress: boolean;
  /** Calls that left. */
  readonly left: number;
  /** What the table or a bucket threw. The wave has then no end: its intent stands, and what it lost is unknown. */
  readonly failure?: unknown;
}

/**
 * Sends the calls of one wave: those that need nothing at once, the others as soon as what they need is there. Each
 * answer is stored the moment it comes. One failed call costs no other call.
 */
export class Wave {
  readonly #deps: FanOutDeps;
  readonly #plan: WavePlan;
  readonly #writer: Writer;
  readonly #standing: Map<PartName, Standing>;
  readonly #closed = new Set<Base>();
  readonly #forbidden: { call: PlannedCall; answer: Answer; version: string }[] = [];
  readonly #succeeded = new Map<Base, string>();
  readonly #tried = new Set<PartName>();
  #palmId: string | undefined;
  #leaseLost = false;
  #bought = 0;
  #unknown = 0;
  #progress = false;
  #notSent = false;
  #retryUnknown = false;

  constructor(deps: FanOutDeps, plan: WavePlan) {
    this.#deps = deps;
    this.#plan = plan;
    this.#standing = plan.standing;
    this.#writer = { wave: plan.wave, inputsRevision: plan.header.inputsRevision };
  }

  /** Ends when every call under way has ended; what a table or a bucket threw is in the result. */
  async run(): Promise<WaveResult> {
    const underWay = new Map<PartName, Promise<void>>();
    const failures: unknown[] = [];
    let leaving = this.#plan.first;
    for (;;) {
      for (const call of leaving) {
        this.#tried.add(call.part);
        const done = this.#one(call)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => underWay.delete(call.part));
        underWay.set(call.part, done);
      }
      if (underWay.size > 0) await Promise.race(underWay.values());
      leaving = failures.length > 0 || this.#leaseLost ? [] : this.#ready(underWay.size);
      if (leaving.length > 0 && !(await this.#extend(leaving))) leaving = [];
      if (leaving.length === 0 && underWay.size === 0) break;
    }
    if (failures.length === 0) await this.#afterwards().catch((error: unknown) => void failures.push(error));
    return {
      spent: { bought: this.#bought, unknown: this.#unknown, reused: 0 },
      closed: this.#closed,
      notSent: this.#notSent,
      retryUnknown: this.#retryUnknown,
      progress: this.#progress,
      left: this.#tried.size,
      ...(failures.length > 0 ? { failure: failures[0] } : {}),
    };
  }

  async #afterwards(): Promise<void> {
    await this.#judgeForbidden();
    const { ledger } = this.#deps;
    for (const [base, version] of this.#succeeded)
      await noteSuccess(ledger, gateOf(this.#deps, base), version);
  }

  #ready(underWay: number): PlannedCall[] {
    const { settings, remaining } = this.#deps;
    if (remaining() < settings.attemptTimeout + settings.margin) return [];
    const free = settings.callsAtOnce - underWay;
    return this.#plan.calls
      .filter((call) => !this.#tried.has(call.part) && !this.#closed.has(baseOf(call)))
      .filter((call) => !this.#plan.probing.has(baseOf(call)) && isReady(call, this.#standing))
      .slice(0, Math.max(0, free));
  }

  async #extend(leaving: readonly PlannedCall[]): Promise<boolean> {
    const { ledger, worker } = this.#deps;
    const extended = await extendIntent(ledger, this.#plan.header, worker, this.#plan.wave, leaving);
    if (!extended) this.#leaseLost = true;
    return extended;
  }

  async #one(call: PlannedCall): Promise<void> {
    const { settings, credentials, sleep, remaining } = this.#deps;
    const body = await this.#bodyOf(call);
    if (body === undefined) return this.#settle(call, 'blocked');
    let credential = await credentials.current();
    for (let waits = 0; ; ) {
      if (isPlaceholder(credential)) return this.#close(call, credential, 'placeholder');
      const answer = await this.#deps.send(
        {
          operation: call.operation,
          body,
          ...(call.language === undefined ? {} : { language: call.language }),
        },
        this.#deps.endpoints[baseOf(call)],
        credential,
      );
      if (answer.class === 'credential refused') {
        const fresh = await credentials.refetch(credential.version);
        if (fresh.version === credential.version) return this.#close(call, credential, 'credential refused');
        credential = fresh;
        continue;
      }
      if (answer.meaning !== 'later') return this.#take(call, answer, credential);
      const pause = answer.retryAfter ?? fullJitter(settings.slowDown, waits + 1, this.#deps.random);
      await closeGate(this.#deps.ledger, gateOf(this.#deps, baseOf(call)), {
        reason: 'slow down',
        until: this.#deps.ledger.now() + pause,
      });
      waits += 1;
      const enough = remaining() - pause >= settings.attemptTimeout + settings.margin;
      if (pause > settings.shortWait || waits > settings.shortWaits || !enough) {
        this.#closed.add(baseOf(call));
        return;
      }
      await sleep(pause);
    }
  }

  /** The body as it leaves; undefined when the palm_id that it needs was never given. */
  async #bodyOf(call: PlannedCall): Promise<Record<string, unknown> | undefined> {
    if (call.part === palmIdPart) {
      const photo = this.#plan.header.inputs.photo;
      if (photo === undefined) return undefined;
      return { ...call.body, image_url: await this.#deps.addressOf(photo.value.key) };
    }
    if (call.after?.part !== palmIdPart) return { ...call.body };
    const palmId = await this.#palmIdOf();
    return palmId === undefined ? undefined : { ...call.body, palm_id: palmId };
  }

  async #palmIdOf(): Promise<string | undefined> {
    const kept = this.#plan.parts.get(palmIdPart);
    if (this.#palmId === undefined && kept?.state === 'bought') {
      this.#palmId = palmIdIn(await unpackBody(this.#deps.ledger.bodies, kept));
    }
    return this.#palmId;
  }

  async #take(call: PlannedCall, answer: Answer, credential: Credential): Promise<void> {
    const { ledger, settings, log } = this.#deps;
    const subject = this.#plan.header;
    switch (answer.meaning) {
      case 'bought':
        this.#bought += 1;
        if (call.part === palmIdPart) this.#palmId = palmIdIn(answer.body);
        await storeAnswer(ledger, subject, call, 'bought', answer, this.#writer);
        this.#succeeded.set(baseOf(call), credential.version);
        await this.#probeAnswered(call);
        return this.#settle(call, 'bought');
      case 'refused':
        await storeAnswer(ledger, subject, call, 'refused', answer, this.#writer);
        await this.#probeAnswered(call);
        return this.#settle(call, 'refused');
      case 'unavailable':
        await storeAnswer(ledger, subject, call, 'unavailable', answer, this.#writer);
        await this.#probeAnswered(call);
        return this.#settle(call, 'unavailable');
      case 'refused endpoint':
        this.#forbidden.push({ call, answer, version: credential.version });
        return;
      case 'unknown': {
        this.#unknown += 1;
        const intended = { inputsHash: call.inputsHash, wave: this.#plan.wave };
        const status = answer.status === undefined ? '' : ` (${answer.status})`;
        const what = `${answer.class}${status}`;
        await recordUnknown(
          ledger,
          subject,
          call.part,
          intended,
          call.operation,
          this.#writer.inputsRevision,
          what,
        );
        log.warn('A call has an unknown outcome', {
          subject: subject.id,
          batch: subject.batch,
          part: call.part,
          what,
        });
        const unknowns = unknownsOf(this.#plan.parts.get(call.part), call.inputsHash) + 1;
        const standing = afterUnknowns(unknowns, settings.unknown);
        if (standing === 'held unknown') this.#settle(call, standing);
        else this.#retryUnknown = true;
        return;
      }
      case 'not sent':
        this.#notSent = true;
        return;
      case 'stop':
        return this.#close(call, credential, 'wallet empty');
      case 'later':
        return;
    }
  }

  async #close(
    call: PlannedCall,
    credential: Credential,
    reason: 'placeholder' | 'credential refused' | 'wallet empty',
  ): Promise<void> {
    const { ledger, settings, random } = this.#deps;
    const base = baseOf(call);
    this.#closed.add(base);
    const closing =
      reason === 'wallet empty'
        ? {
            reason,
            probeAt: ledger.now() + settings.probe.first / 2 + fullJitter(settings.probe, 1, random) / 2,
          }
        : { reason, refusedVersion: credential.version };
    await closeGate(ledger, gateOf(this.#deps, base), closing);
  }

  /** Any real answer to a probe says that the wallet pays again. */
  async #probeAnswered(call: PlannedCall): Promise<void> {
    const base = baseOf(call);
    if (this.#plan.probing.has(base)) await openGate(this.#deps.ledger, gateOf(this.#deps, base));
  }

  #settle(call: PlannedCall, standing: Standing): void {
    this.#standing.set(call.part, standing);
    if (standing !== 'blocked') this.#progress = true;
    for (const other of this.#plan.calls) {
      if (isBlocked(other, this.#standing)) this.#standing.set(other.part, 'blocked');
    }
  }

  /**
   * A 403 refuses the endpoint, if the credential has worked anywhere at this address, now or earlier; otherwise it
   * is the credential that is refused.
   */
  async #judgeForbidden(): Promise<void> {
    const { ledger } = this.#deps;
    for (const { call, answer, version } of this.#forbidden) {
      const base = baseOf(call);
      if (this.#succeeded.get(base) === version || (await this.#hasWorked(base, version))) {
        await storeAnswer(ledger, this.#plan.header, call, 'refused', answer, this.#writer);
        this.#settle(call, 'refused');
        continue;
      }
      this.#closed.add(base);
      await closeGate(ledger, gateOf(this.#deps, base), {
        reason: 'endpoint refused',
        refusedVersion: version,
      });
    }
  }

  async #hasWorked(base: Base, version: string): Promise<boolean> {
    return (await readGate(this.#deps.ledger, gateOf(this.#deps, base))).workedWith === version;
  }
}

function palmIdIn(body: unknown): string | undefined {
  const id = typeof body === 'object' && body !== null ? Reflect.get(body, 'palm_id') : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
