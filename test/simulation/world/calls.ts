import { type Base, bases, operations } from '@palmleaf/contract/operations';
import { accountOfBatch, accountOfCustomer, monthOf } from '../../../shared/budget/periods.ts';
import { gateKey } from '../../../shared/gate/gate.ts';
import { outcomeOf } from '../../../shared/gate/outcomes.ts';
import { callsIn } from '../../../shared/ledger/intent.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { header } from '../../../shared/ledger/items/header.ts';
import { headerKey, placesBatch, type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { correlationOf } from '../../../shared/log.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import { isSameInputs } from '../../../shared/plan/same-inputs.ts';
import { type Call, type Endpoint, send } from '../../../shared/service-client/caller.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import { ItemKind } from '../../../shared/table/item-kind.ts';
import type { Item } from '../../../shared/table/table.ts';
import { openBlocks } from '../../support/ledger/account-of.ts';
import { checkBudget, priceAt, startsWithoutMoneyCeiling } from './charges.ts';
import type { Process } from './process.ts';
import { batchIn, customerIn } from './scenario/customers.ts';
import { dangerousQuestion } from './scenario/people.ts';
import type { Request } from './service/fake-service.ts';
import { costStatingProfile, withCost } from './service/stated-costs.ts';
import type { World } from './world.ts';

/** An earlier worker may run as long as its lease, and as long again because clocks differ. */
const leaseMs = 2 * 180_000;

/** The longest time from the check of the gate of a call to its send, in virtual milliseconds. */
const onItsWayMs = 20_000;

const underWayItems = new ItemKind('A report header', header.pick({ lease: true, intent: true }));

export interface Attempt {
  readonly subject: string;
  readonly part: string;
  readonly wave: string;
  readonly inputsHash: string;
  readonly fingerprint: string;
}

export class CallWatch {
  readonly attempts: Attempt[] = [];
  probes = 0;
  sent = 0;
  readonly #world: World;
  readonly #charged = new Map<string, number>();
  readonly #sentBy = new Map<Process, number>();
  readonly #sending = new Map<string, Map<Process, number>>();
  readonly #ofCall = new Map<string, { onTheWire: number }>();
  readonly #gateChanged = new Map<
    string,
    { at: number; readonly seen: string; probes: number; taken: number }
  >();

  constructor(world: World) {
    this.#world = world;
    world.table.listeners.push(({ after }) => {
      if (after?.sk.startsWith('gate#')) this.#gateWritten(after);
    });
  }

  sender(
    process: Process,
    subjects: readonly Subject[],
    prices: PriceTable | undefined,
    onSent: (subject: string) => void,
  ) {
    const { clock, service, random, settings } = this.#world;
    const until = this.#world.wallClock(process) + process.remainingMs() + settings.lease.marginMs;
    const timers = new WeakMap<AbortSignal, () => void>();
    const watched = async (
      { correlationId }: Call,
      address: string,
      init: RequestInit,
    ): Promise<Response> => {
      const request = service.read(address, init);
      const attempt = await process.cross(random.between(0.1, 1), () =>
        this.#dispatch(process, subjects, request, correlationId),
      );
      const { subject } = attempt;
      this.#sentBy.set(process, (this.#sentBy.get(process) ?? 0) + 1);
      onSent(subject);
      const call = this.#callOf(subject, request);
      this.#count(subject, process, 1);
      call.onTheWire += 1;
      const response = service
        .fetch(request, init.signal, () => {
          this.attempts.push(attempt);
          this.#charge(subject, until);
          this.#chargeMoney(subject, until, priceAt(prices, request.path));
        })
        .finally(() => {
          call.onTheWire -= 1;
          this.#count(subject, process, -1);
          if (init.signal) timers.get(init.signal)?.();
        });
      return process.back(
        response.then(
          (plain) => {
            const { path } = request;
            const price = { path, now: clock.now(), micros: priceAt(prices, path) };
            const answer = withCost(plain, this.#world.scenario, price);
            process.noteFailure(String(answer.status));
            // A jump of the clock ends the lease of a living worker, so its block may be settled before this answer.
            if (this.#world.hasClockJumped) process.isLate = true;
            return answer;
          },
          (error: unknown) => {
            process.noteFailure('no connection');
            throw error;
          },
        ),
      );
    };
    const abortAfter = (milliseconds: number) => {
      const { signal, cancel } = clock.abortAfter(milliseconds);
      timers.set(signal, cancel);
      return signal;
    };
    return async (call: Call, endpoint: Endpoint, credential: Credential) => {
      const answer = await send(call, endpoint, credential, {
        fetch: (address, request) => watched(call, address, request),
        now: () => this.#world.wallClock(process),
        policy: { statusFalseIsBought: false, serverErrorIsUnknown: true },
        profile: costStatingProfile,
        maxAnswerBytes: 8_000_000,
        attemptTimeoutMs: settings.calls.attemptTimeoutMs,
        abortAfter,
      });
      if (outcomeOf(answer) === 'bad') process.noteFailure('bad outcome');
      return answer;
    };
  }

  get lateCalls(): number {
    return [...this.#sentBy].reduce((sum, [{ isLate }, calls]) => sum + (isLate ? calls : 0), 0);
  }

  processDied(process: Process): void {
    for (const senders of this.#sending.values()) senders.delete(process);
  }

  async #dispatch(
    process: Process,
    subjects: readonly Subject[],
    request: Request,
    correlationId: string | undefined,
  ): Promise<Attempt> {
    const { table, universe, clock } = this.#world;
    this.sent += 1;
    const known = universe.calls.get(request.fingerprint);
    const hashes = known?.hashes ?? new Set<string>();
    if (request.fingerprint.includes(dangerousQuestion))
      this.#world.wrong('*', 'A question that signals danger was sent to the service');
    if (hashes.size === 0)
      this.#world.wrong('*', `A call was sent that is in no plan: ${request.fingerprint}`);
    const intending: Attempt[] = [];
    for (const subject of subjects) {
      const asks = known?.askers.has(subjectName(subject)) || known?.formerAskers.has(subjectName(subject));
      const item = asks ? await table.get(headerKey(subject)) : undefined;
      if (item === undefined) continue;
      const { lease, intent } = underWayItems.parse(item);
      const isLeased = process.isNamed(lease?.owner) && (lease?.until ?? 0) > this.#world.wallClock(process);
      // A jump of the clock may end the lease of a living worker.
      if (!isLeased && !this.#world.hasClockJumped) continue;
      for (const { part, inputs, wave } of callsIn(intent)) {
        const inputsHash = [...hashes].find((hash) => isSameInputs(hash, inputs));
        if (inputsHash === undefined) continue;
        const { fingerprint } = request;
        intending.push({ subject: subjectName(subject), part, wave, inputsHash, fingerprint });
      }
    }
    // Without reuse, one worker may send the same call for two subjects; only the correlation id distinguishes them.
    const attempt = intending.find(({ subject }) => correlationOf(subject) === correlationId);
    const name = attempt?.subject;
    if (attempt === undefined || name === undefined) {
      const askers = [...(known?.askers ?? []), ...(known?.formerAskers ?? [])];
      this.#world.wrong(
        askers,
        `A call was sent without lease or intent: ${request.fingerprint} by ${process.name}`,
      );
      return { subject: '*', part: '', wave: '', inputsHash: '', fingerprint: request.fingerprint };
    }
    const keptOutFor = clock.now() - (this.#world.keptOut.get(name) ?? Number.POSITIVE_INFINITY);
    if (keptOutFor > leaseMs && !this.#world.hasClockJumped)
      this.#world.wrong(name, `A call was sent for ${name}, who is banned`);
    if (!universe.mayBuy(name, attempt.part))
      this.#world.wrong(name, `${attempt.part} was requested, but no product of ${name} contains it`);

    const buying = intending.filter(
      ({ subject }) =>
        subject !== name &&
        customerIn(subject) === customerIn(name) &&
        this.#callOf(subject, request).onTheWire > 0,
    );
    if (buying.length > 0 && this.#world.scenario.reuse)
      this.#world.wrong(
        name,
        `${[name, ...buying.map(({ subject }) => subject)].join(' and ')} buy the same at once: ${request.fingerprint}`,
      );
    for (const other of this.#sending.get(name)?.keys() ?? []) {
      if (other !== process && other.alive && !this.#world.hasClockJumped)
        this.#world.wrong(name, `Two workers send for ${name} at once`);
    }
    this.#world.history.add(clock.now(), name, `${process.name} sends ${request.fingerprint.slice(0, 60)}`);
    this.#world.holds.sent(name);
    this.#world.cancels.sent(name, attempt.part);
    await this.#throughGate(request, name);
    return attempt;
  }

  async #throughGate(request: Request, subject: string): Promise<void> {
    const { scenario, table, clock, service } = this.#world;
    const base = bases.find((name) => pathsOf(name).has(request.path));
    if (base === undefined) return this.#world.wrong(subject, `No base has ${request.path}`);
    const key = gateKey({ base, scheme: scenario.schemes[base] });
    const gate = await table.get(key);
    const changed = this.#gateChanged.get(key.pk);
    if (gate?.state !== 'closed' || changed === undefined) return;
    if (gate.reason === 'throttled' && Number(gate.until) <= this.#world.wallClock()) return;
    if (clock.now() - changed.at <= onItsWayMs) return;
    if (gate.reason === 'credential refused' && service.accepted.has(request.credential)) return;
    const isProbedReason = ['wallet empty', 'endpoint refused', 'unreachable', 'failing'].includes(
      String(gate.reason),
    );
    if (isProbedReason && changed.probes > 0) {
      // If the secret has changed in the meantime, the worker sends the refused probe again with the new secret.
      if (!service.accepted.has(request.credential)) return;
      changed.probes -= 1;
      this.probes += 1;
      return;
    }
    this.#world.wrong(subject, `A call was sent through the closed gate ${key.pk} (${String(gate.reason)})`);
  }

  #gateWritten(gate: Item): void {
    const seen = JSON.stringify([gate.state, gate.reason, gate.until]);
    const known = this.#gateChanged.get(gate.pk);
    const probes = typeof gate.probes === 'number' ? gate.probes : 0;
    const wasProbed = probes > (known?.taken ?? 0);
    if (known === undefined || known.seen !== seen) {
      this.#world.history.add(this.#world.clock.now(), '*', `${gate.pk} is ${seen}`);
      this.#gateChanged.set(gate.pk, {
        at: this.#world.clock.now(),
        seen,
        probes: wasProbed ? 1 : 0,
        taken: probes,
      });
    } else if (wasProbed) {
      known.probes += 1;
      known.taken = probes;
    }
  }

  #charge(subject: string, until: number): void {
    const { table, scenario } = this.#world;
    const batch = batchIn(subject);
    const account = accountOfBatch(batch, until);
    const usual = batch === placesBatch ? scenario.placesCeiling : undefined;
    const total = this.#add(account.pk);
    const inMonth = this.#add(monthOf(until));
    this.#world.history.add(this.#world.clock.now(), subject, 'the service charges');
    if (scenario.monthlyCeiling !== undefined && inMonth > scenario.monthlyCeiling)
      this.#world.wrong(subject, `${inMonth} calls bought in ${monthOf(until)}, above its ceiling`);
    const customer = customerIn(subject);
    if (customer !== undefined) {
      const budget = accountOfCustomer(customer, until);
      checkBudget(this.#world, { subject, customer, account: budget, total: this.#add(budget.pk) });
    }
    void table.get(account).then((item) => {
      const { ceiling = usual, committed } = readAccount(item);
      if (ceiling !== undefined && total > ceiling)
        this.#world.wrong(subject, `${total} calls bought for ${batch}, above its ceiling of ${ceiling}`);
      if (total > committed)
        this.#world.wrong(subject, `${total} calls bought for ${batch}, only ${committed} reserved`);
    });
  }

  #chargeMoney(subject: string, until: number, micros: number | undefined): void {
    const { table, scenario } = this.#world;
    const batch = batchIn(subject);
    const account = accountOfBatch(batch, until);
    const total = this.#add(`${account.pk} in money`, micros ?? 0);
    const inMonth = this.#add(`${monthOf(until)} in money`, micros ?? 0);
    const { monthlyCeilingMicros = Number.POSITIVE_INFINITY } = scenario;
    if (inMonth > monthlyCeilingMicros)
      this.#world.wrong(subject, `${inMonth} millionths spent in ${monthOf(until)}, above its ceiling`);
    if (micros === undefined && scenario.monthlyCeilingMicros !== undefined)
      this.#world.wrong(subject, 'A call without a price was bought under a ceiling of the month in money');
    void table.get(account).then(async (item) => {
      const { ceilingMoney, committedMicros = 0 } = readAccount(item);
      if (total > committedMicros)
        this.#world.wrong(
          subject,
          `${total} millionths spent for ${batch}, only ${committedMicros} reserved`,
        );
      if (
        ceilingMoney !== undefined &&
        total > ceilingMoney.micros &&
        !startsWithoutMoneyCeiling(scenario, batch)
      )
        this.#world.wrong(subject, `${total} millionths spent for ${batch}, above ${ceilingMoney.micros}`);
      if (ceilingMoney === undefined || micros !== undefined) return;
      const blocks = await openBlocks(table, account);
      if ([...blocks.values()].every(({ unpriced = 0 }) => unpriced === 0))
        this.#world.wrong(subject, 'A call without a price was bought under a ceiling in money');
    });
  }

  #add(account: string, amount = 1): number {
    const total = (this.#charged.get(account) ?? 0) + amount;
    this.#charged.set(account, total);
    return total;
  }

  #callOf(subject: string, { fingerprint }: Request): { onTheWire: number } {
    const name = `${subject} ${fingerprint}`;
    const known = this.#ofCall.get(name) ?? { onTheWire: 0 };
    this.#ofCall.set(name, known);
    return known;
  }

  #count(subject: string, process: Process, change: number): void {
    const senders = this.#sending.get(subject) ?? new Map<Process, number>();
    const calls = (senders.get(process) ?? 0) + change;
    if (calls > 0) senders.set(process, calls);
    else senders.delete(process);
    this.#sending.set(subject, senders);
  }
}

function pathsOf(base: Base): Set<string> {
  return new Set(
    Object.values(operations)
      .filter((operation) => operation.base === base)
      .map(({ path }) => path),
  );
}
