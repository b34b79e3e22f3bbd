import type { Base } from '@palmleaf/contract/operations';
import { batchOfCustomer, localName } from '../../../../shared/customers/customer.ts';
import type { Place } from '../../../../shared/intake/places/place-row.ts';
import type { RedriveMark } from '../../../../shared/ledger/items/batch.ts';
import type { WrittenPrices } from '../../../../shared/money/prices.ts';
import type { Scheme } from '../../../../shared/service-client/credential.ts';
import type { Key } from '../../../../shared/table/table.ts';
import { Random } from '../random.ts';
import { type AnswerDrift, makeAnswers, type PriceChange } from './answers.ts';
import { batchOfSomebody, type CustomerBudget, customersOf, makeBudgets } from './customers.ts';
import {
  type BannedUpload,
  type BatchErasure,
  type Erasure,
  makeBans,
  makeBatchErasures,
  makeErasures,
} from './erasing.ts';
import { makeMoney } from './money.ts';
import { makePeople, type Person } from './people.ts';
import { makePlaces } from './places.ts';
import { makeServiceFaults, type ServiceFault } from './service-faults.ts';
import { hour, minute } from './times.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

interface ServiceChange {
  readonly at: number;
  readonly path: string;
}

interface Redrive {
  readonly at: number;
  readonly batch: string;
  readonly only?: NonNullable<RedriveMark['only']>;
}

interface Cancel {
  readonly at: number;
  readonly atWrite?: number;
  readonly batch: string;
  readonly person?: string;
  readonly part?: string;
  readonly because?: string;
  readonly erases?: boolean;
}

interface Pause {
  readonly at: number;
  readonly to: number | undefined;
  readonly batch: string;
}

export interface Scenario {
  readonly seed: number;
  readonly start: number;
  /** When the faults end. */
  readonly calm: number;
  readonly people: readonly Person[];
  readonly serviceFaults: readonly ServiceFault[];
  readonly schemes: Readonly<Record<Base, Scheme>>;
  /** When the token in the secret expires, and when the secret gets the new one. */
  readonly rotations: readonly { readonly at: number; readonly announcedAt: number }[];
  /** Until this time the secret holds the placeholder. */
  readonly credentialSet: number;
  readonly credits: number;
  readonly topUps: readonly { readonly at: number; readonly credits: number }[];
  readonly ceilings: ReadonlyMap<string, number>;
  readonly raises: readonly { readonly at: number; readonly batch: string; readonly ceiling: number }[];
  readonly budgets: readonly CustomerBudget[];
  readonly monthlyCeiling: number | undefined;
  readonly prices: readonly { readonly from: number; readonly prices: WrittenPrices }[];
  /** In millionths of the currency. */
  readonly moneyCeilings: readonly { readonly at: number; readonly batch: string; readonly micros: number }[];
  readonly monthlyCeilingMicros: number | undefined;
  readonly purges: readonly number[];
  readonly reuse: boolean;
  readonly unknownPolicy: 'retry' | 'hold';
  readonly forbidden: ReadonlySet<string>;
  readonly notBuilt: ReadonlySet<string>;
  readonly crashChance: number;
  /** During this outage publish reads nothing; at its end the stream drops the unread records. */
  readonly streamGap: Span | undefined;
  readonly reconcilerGap: Span | undefined;
  readonly bucketOutage: Span | undefined;
  readonly lateMessages: boolean;
  readonly jobReceives: number;
  readonly uploadReceives: number;
  /** How often the queue reports twenty times its depth. */
  readonly depthLies: number;
  readonly skewMs: number;
  readonly freezeChance: number;
  readonly places: readonly Place[];
  readonly placesCeiling: number | undefined;
  readonly erasures: readonly Erasure[];
  readonly batchErasures: readonly BatchErasure[];
  readonly bannedUploads: readonly BannedUpload[];
  readonly redrives: readonly Redrive[];
  readonly cancels: readonly Cancel[];
  /** A pause without an end is never resumed. */
  readonly pauses: readonly Pause[];
  readonly trial: number;
  readonly change: ServiceChange | undefined;
  readonly drift: AnswerDrift | undefined;
  readonly priceChange: PriceChange | undefined;
  readonly refreshes: readonly number[];
  /** Jumps of the clock of all functions; set by tests alone. */
  readonly clockSteps?: readonly { readonly at: number; readonly byMs: number }[];
  /** Refused writes; set by tests alone. */
  readonly refusal?: Span & { readonly isOf: (key: Key) => boolean };
}

export function makeScenario(seed: number, subjects: number, random: Random): Scenario {
  const start = random.pick([
    Date.UTC(2026, 10, 20, 8),
    Date.UTC(2026, 10, 30, 23, 20),
    Date.UTC(2026, 11, 31, 23, 15),
  ]);
  // Some seeds have an outage of hours; everything else happens in the first hour and a half.
  const outageMs = random.chance(0.15) ? random.between(2, 5) * hour : 0;
  const calm = start + 100 * minute + outageMs;
  const customers = customersOf(seed);
  const people = makePeople({ seed, subjects, customers, start }, random.fork());
  const batchOf = batchOfSomebody(customers, new Random(seed * 15_485_863 + 3));
  const share = subjects / 500;
  const capped = Math.round(random.between(100, 400) * share);
  const cappedEach = Math.ceil(capped / customers.length);
  const raised = random.chance(0.6);
  // A separate generator: what was drawn before these were added stays the same for each seed.
  const later = new Random(seed * 611_953 + 5);
  return {
    seed,
    start,
    calm,
    people,
    serviceFaults: makeServiceFaults(start, outageMs, random.fork()),
    schemes: {
      palmistry: 'token',
      base: random.pick<Scheme>(['token', 'basic-json', 'basic-form']),
      vision: 'token',
      chat: random.pick<Scheme>(['token', 'token', 'basic-json']),
    },
    rotations: random.chance(0.7)
      ? [start + random.between(5, 60) * minute].map((at) => ({
          at,
          announcedAt: at + random.between(-1, 20) * minute,
        }))
      : [],
    credentialSet: random.chance(0.3) ? start + random.between(1, 6) * minute : start - hour,
    credits: Math.round((random.chance(0.7) ? random.between(200, 4000) : 1e6) * share),
    topUps: [0, 1, 2].map(() => ({
      at: start + random.between(10, 95) * minute,
      credits: Math.round(random.between(50, 2000) * share),
    })),
    ceilings: new Map(customers.map((one) => [batchOfCustomer(one, localName('capped')), cappedEach])),
    raises: raised
      ? [
          { at: start + random.between(20, 60) * minute, ceiling: cappedEach + 300 },
          { at: start + random.between(60, 90) * minute, ceiling: 1_000_000 },
        ].flatMap((raise) =>
          customers.map((one) => ({ ...raise, batch: batchOfCustomer(one, localName('capped')) })),
        )
      : [],
    budgets: makeBudgets(start, share, new Random(seed * 32_452_843 + 7)),
    monthlyCeiling: random.chance(0.3) ? Math.round(random.between(1500, 4000) * share) : undefined,
    purges: random.chance(0.7) ? [start + random.between(2, 50) * minute] : [],
    reuse: random.chance(0.85),
    unknownPolicy: random.chance(0.8) ? 'retry' : 'hold',
    forbidden: new Set(random.chance(0.3) ? [random.pick(['/api/chat', '/v1/varshaphal_yoga'])] : []),
    notBuilt: new Set(random.chance(0.3) ? [random.pick(['/vastu/devatas-45', '/palmistry/luck'])] : []),
    crashChance: random.pick([0.02, 0.1, 0.2]),
    streamGap: random.chance(0.4) ? span(start, random, 30) : undefined,
    reconcilerGap: random.chance(0.3) ? span(start, random, random.pick([10, 60, 240])) : undefined,
    bucketOutage: random.chance(0.4) ? span(start, random, 15) : undefined,
    lateMessages: random.chance(0.25),
    jobReceives: random.pick([5, 5, 2, 1]),
    depthLies: random.pick([0, 0, 0.1, 0.5]),
    skewMs: random.pick([0, 500, 2200]),
    freezeChance: random.pick([0, 0.01, 0.04]),
    places: makePlaces(random.fork()),
    placesCeiling: random.chance(0.2) ? random.whole(2, 8) : undefined,
    ...makeBans(makeErasures(people, start, random.fork()), people, later.fork()),
    batchErasures: makeBatchErasures(people, batchOf, later.fork()),
    redrives: makeRedrives(people, start, batchOf, random, later.fork()),
    refreshes: [0, 1].map(() => start + random.between(1, 110) * minute),
    uploadReceives: random.pick([5, 3, 2, 1]),
    pauses: makePauses(start, calm, random.fork()).map((one) => ({ ...one, batch: batchOf(one.batch) })),
    trial: random.pick([0, 3, 3, 5]),
    change: random.chance(0.4)
      ? {
          at: start + random.between(-5, 60) * minute,
          path: random.pick(['/v1/natal_aspects_report', '/v1/tamil_month_panchang', '/palmistry/mounts']),
        }
      : undefined,
    ...makeMoney(start, share, batchOf, random.fork()),
    ...makeAnswers(start, random.fork()),
    cancels: [
      ...makeCancels(people, start, batchOf, random.fork()),
      ...makeFiltered(people, start, later.fork()),
    ],
  };
}

function makePauses(start: number, calm: number, random: Random): Pause[] {
  return [0, 1, 2]
    .filter(() => random.chance(0.5))
    .map(() => {
      const at = start + random.between(2, 90) * minute;
      const soon = at + random.between(0.05, 40) * minute;
      const late = random.chance(0.8) ? calm + random.between(1, 30) * minute : undefined;
      const to = random.chance(0.6) ? soon : late;
      return { at, to, batch: random.pick(['june', 'twins', 'capped']) };
    });
}

function makeRedrives(
  people: readonly Person[],
  start: number,
  batchOf: (name: string) => string,
  random: Random,
  own: Random,
): Redrive[] {
  const redrives = [0, 1, 2]
    .filter(() => random.chance(0.5))
    .map(() => ({
      at: start + random.between(20, 110) * minute,
      batch: batchOf(random.pick(['june', 'twins', 'capped'])),
    }));
  return redrives.map((redrive) => {
    const ids = people.flatMap(({ subject }) => (subject.batch === redrive.batch ? [subject.id] : []));
    const only = {
      ...(own.chance(0.3) && ids.length > 0 ? { person: own.pick(ids) } : {}),
      ...(own.chance(0.4) ? { part: own.pick(['palm/luck', 'chart/natal_aspects_report', 'summary']) } : {}),
      ...(own.chance(0.2) ? { because: own.pick(['timeout', 'worker-died', 'no-content']) } : {}),
    };
    return Object.keys(only).length === 0 ? redrive : { ...redrive, only };
  });
}

const writesEach = 60;

function makeCancels(
  people: readonly Person[],
  start: number,
  batchOf: (name: string) => string,
  random: Random,
): Cancel[] {
  const at = () => start + random.between(0, 100) * minute;
  const batch = batchOf(random.pick(['twins', 'capped', 'july']));
  const batchRandom = random.fork();
  const { subject } = batchRandom.pick(people);
  const atWrite = {
    at: start,
    atWrite: batchRandom.whole(1, writesEach * people.length),
    batch: subject.batch,
  };
  return [
    ...(batchRandom.chance(0.5)
      ? [
          {
            ...atWrite,
            erases: batchRandom.chance(0.5),
            ...(batchRandom.chance(0.5) ? { person: subject.id } : {}),
          },
        ]
      : []),
    ...(random.chance(0.25) ? [{ at: at(), batch }] : []),
    ...(random.chance(0.25) ? [{ at: at(), batch, because: random.pick(['ceiling', 'gate', 'pause']) }] : []),
    ...people
      .filter(() => random.chance(0.02))
      .map(({ subject }) => ({ at: at(), batch: subject.batch, person: subject.id })),
  ];
}

function makeFiltered(people: readonly Person[], start: number, random: Random): Cancel[] {
  return [0, 1]
    .filter(() => random.chance(0.6))
    .map(() => {
      const { batch, id } = random.pick(people).subject;
      const part = random.chance(0.5)
        ? { part: random.pick(['luck', 'chart/natal_aspects_report', 'chat']) }
        : {};
      const reasons = ['timeout', 'ceiling', 'worker-died', 'gate'];
      const because = random.chance(0.5) || part.part === undefined ? { because: random.pick(reasons) } : {};
      const person = random.chance(0.2) ? { person: id } : {};
      const erases = part.part === undefined && random.chance(0.4);
      const at = start + random.between(0, 100) * minute;
      return { at, batch, ...part, ...because, ...person, erases };
    });
}

function span(start: number, random: Random, longestMinutes: number): Span {
  const from = start + random.between(0, 80) * minute;
  return { from, to: from + random.between(1, longestMinutes) * minute };
}
