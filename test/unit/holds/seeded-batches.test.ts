import { describe, expect, test } from 'vitest';
import type { CallStatus } from '../../../functions/fan-out/call-status.ts';
import { verdictOn } from '../../../functions/fan-out/holds/verdict-on.ts';
import { type AnotherPrice, anotherPrice } from '../../../shared/holds/another-price.ts';
import { hasPassed, hasSlot, withEnd, withHold, withoutSlot, withSlot } from '../../../shared/holds/trial.ts';
import { afterOdd, type Trust } from '../../../shared/holds/trust.ts';
import type { TrialKind, TrialMark } from '../../../shared/ledger/items/hold-marks.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { type Plan, planOf } from '../../../shared/plan/plan.ts';
import { oddityText } from '../../../shared/reasons/oddity-text.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import { Random } from '../../simulation/world/random.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { photo, row } from '../../support/worlds/ledger-world.ts';

const batches = 1000;
const subjects = 120;
const size = 3;
const atOnce = 8;

const source = { bucket: 'inbox', key: 'k', etag: 'e', sequencer: '1', time: 0 };
const plans: Record<TrialKind, Plan> = {
  photo: planOf('june/a', { photo: { value: photo('a'), source } }, 2026, planInTests),
  birth: planOf('june/b', { row: { value: row({ vastuId: 'h' }), source } }, 2026, planInTests),
  both: planOf(
    'june/c',
    { photo: { value: photo('c'), source }, row: { value: row(), source } },
    2026,
    planInTests,
  ),
};
const kinds = ['photo', 'birth', 'both'] as const;

const dollars = (amount: number): Money => ({ currency: 'USD', micros: amount * 1_000_000 });
const price = dollars(0.5);

interface End {
  readonly status: CallStatus;
  readonly refusal?: { readonly class: AnswerClass; readonly status: number };
  /** In the currency of the price table; absent if the service does not report it. */
  readonly cost?: number;
}
type Service = (operation: string, random: Random) => End;

const bought: End = { status: 'bought', cost: 0.5 };
const blocked: End = { status: 'blocked' };
const refusals = [
  { class: 'bad request', status: 400 },
  { class: 'unprocessable', status: 422 },
  { class: 'no such endpoint', status: 404 },
  { class: 'json with status false', status: 200 },
] as const;

const healthy =
  (badPhotos: number): Service =>
  (operation, random) =>
    operation === 'get-palm-id' && random.chance(badPhotos)
      ? { status: 'refused', refusal: { class: 'unprocessable', status: 422 } }
      : random.chance(0.1)
        ? { status: 'bought' }
        : bought;

const faulty =
  (badPhotos: number, lost: number): Service =>
  (operation, random) => {
    if (random.chance(lost)) return { status: 'unknown' };
    if (operation === 'luck' && badPhotos < 0.2) return { status: 'unavailable' };
    if (random.chance(0.01)) return { status: 'refused', refusal: random.pick(refusals) };
    if (random.chance(0.01)) return { status: 'bought', cost: random.pick([0, 0.25, 0.75]) };
    return healthy(badPhotos)(operation, random);
  };

interface Outcome {
  readonly trial: TrialMark | undefined;
  readonly begun: number;
}

function playBatch(seed: number, serviceAt: (begun: number) => Service, only?: TrialKind): Outcome {
  const random = new Random(seed);
  const waiting = Array.from({ length: subjects }, (_, id) => ({ id, kind: only ?? random.pick(kinds) }));
  const running: { id: number; kind: TrialKind; service: Service }[] = [];
  const expected: Record<TrialKind, number> = { photo: 0, birth: 0, both: 0 };
  let trial: TrialMark | undefined;
  let trust: Trust = { v: schemaVersion, revision: 0, operations: {}, odd: [], expiresAt: 0 };
  let begun = 0;
  for (let now = 1; waiting.length + running.length > 0; now += 1) {
    const rules = { size, now };
    for (let attempt = 0; attempt < atOnce && running.length < atOnce; attempt += 1) {
      const next = waiting.shift();
      if (next === undefined) break;
      const slot = { kind: next.kind, slot: String(next.id), epoch: 'e', until: now + 1000 };
      trial = withSlot(trial, slot, rules);
      if (hasPassed(trial, slot.kind, 'e') || hasSlot(trial, slot, now)) {
        running.push({ ...next, service: serviceAt(begun) });
        begun += 1;
      } else waiting.push(next);
    }
    const [ending] = running.splice(random.whole(0, running.length - 1), 1);
    if (ending === undefined || trial === undefined) continue;
    const { id, kind } = ending;
    const verdict = endOf(ending, random);
    if (verdict?.says === 'expected') expected[kind] += 1;
    const slot = { kind, slot: String(id) };
    const isFirst = trial.kinds[kind]?.passed === undefined;
    const oddities = verdict?.says === 'odd' ? verdict.oddities : [];
    trial = verdict === undefined ? withoutSlot(trial, slot) : withEnd(trial, slot, oddities, rules);
    if (!isFirst && verdict?.says === 'odd' && verdict.news.length > 0) {
      const end = { name: slot.slot, batch: 'june', kind, expected: expected[kind], oddities: verdict.news };
      const oddInRow = trust.odd.filter((one) => one.expected === expected[one.kind]);
      const after = afterOdd(trust, end, { slots: size, row: oddInRow, accepted: [] });
      trust = after.trust;
      if (after.oddity !== undefined) trial = withHold(trial, kind, after.oddity, size, false, now);
    }
    if (trial.hold !== undefined) return { trial, begun };
  }
  return { trial, begun };
}

function endOf({ id, kind, service }: { id: number; kind: TrialKind; service: Service }, random: Random) {
  const plan = {
    ...plans[kind],
    calls: plans[kind].calls.map((call) => ({ ...call, inputsHash: `${call.inputsHash}${id}` })),
  };
  const statuses = new Map<PartName, CallStatus>();
  const answers = new Map<PartName, NonNullable<End['refusal']>>();
  const prices = new Map<PartName, AnotherPrice>();
  for (const { part, operation, after } of plan.calls) {
    const isBlocked = after?.once === 'bought' && statuses.get(after.part) !== 'bought';
    const { status, refusal, cost } = isBlocked ? blocked : service(operation, random);
    statuses.set(part, status);
    const deviation = anotherPrice(cost === undefined ? undefined : dollars(cost), price, false);
    if (deviation !== undefined) prices.set(part, deviation);
    if (refusal !== undefined) answers.set(part, refusal);
  }
  const count = [...statuses.values()].filter((status) => status === 'bought').length;
  return verdictOn({
    report: { parts: new Map() },
    plan,
    statuses,
    refusals: answers,
    differences: new Map(),
    prices,
    bought: count,
  });
}

describe('a thousand seeded batches', () => {
  test('None of a thousand seeded batches is held when it is healthy, whatever its photos are', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= batches; seed += 1) {
      const badPhotos = [0.05, 0.3, 0.9][seed % 3] ?? 0;
      const service = healthy(badPhotos);
      const { trial } = playBatch(seed, () => service);
      if (trial?.hold !== undefined) wrong.push(`${seed} is held`);
      else if (badPhotos < 0.5 && !kinds.every((kind) => hasPassed(trial, kind, 'e')))
        wrong.push(`${seed} has not passed its trial`);
    }
    expect(wrong).toEqual([]);
  });

  test('None of a thousand seeded batches is held for transient faults or for the faults of one subject', () => {
    const heldSeeds: string[] = [];
    for (let seed = 1; seed <= batches; seed += 1) {
      const service = faulty([0.05, 0.4][seed % 2] ?? 0, [0.02, 0.3, 0.95][seed % 3] ?? 0);
      const { trial } = playBatch(10_000 + seed, () => service);
      if (trial?.hold !== undefined) heldSeeds.push(`${seed} ${oddityText(trial.hold.oddity)}`);
    }
    expect(heldSeeds).toEqual([]);
  });

  test('Each seeded batch whose vendor has changed is held at the cost of the trial, or of three subjects in a row and those in progress', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= batches; seed += 1) {
      const kind = kinds[seed % 3] ?? 'photo';
      const operation = kind === 'photo' ? 'get-palm-id' : 'varshaphal_yoga';
      const at = seed % 2 === 0 ? 0 : 20 + (seed % 60);
      const usual: Service = () => bought;
      const refusal = { class: 'json with status false', status: 200 } as const;
      const changedEnd: End =
        seed % 5 === 0 ? { status: 'bought', cost: 0.7 } : { status: 'refused', refusal };
      const changed: Service = (name, random) => (name === operation ? changedEnd : usual(name, random));
      const { trial, begun } = playBatch(
        20_000 + seed,
        (begunBefore) => (begunBefore < at ? usual : changed),
        kind,
      );
      const most = at === 0 ? size : at + 3 + 2 * atOnce;
      if (trial?.hold === undefined) wrong.push(`${seed} is not held`);
      else if (begun > most) wrong.push(`${seed} has cost ${begun - at}`);
    }
    expect(wrong).toEqual([]);
  });
});
