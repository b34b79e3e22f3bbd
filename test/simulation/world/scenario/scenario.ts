import type { Base } from '@palmleaf/contract/operations';
import { batchOfCustomer } from '../../../../shared/customers/customer.ts';
import type { Place } from '../../../../shared/intake/places/place-row.ts';
import type { RedriveMark } from '../../../../shared/ledger/items/batch.ts';
import type { WrittenPrices } from '../../../../shared/money/prices.ts';
import type { Scheme } from '../../../../shared/service-client/credential.ts';
import { Random } from '../random.ts';
import { type AnswerDrift, makeAnswers, type PriceChange } from './answers.ts';
import { batchOfSomebody, type CustomerBudget, customersOf, makeBudgets } from './customers.ts';
import {
  type BatchErasure,
  type ComeBack,
  type Erasure,
  makeBans,
  makeBatchErasures,
  makeErasures,
} from './erasing.ts';
import { makeMoney } from './money.ts';
import { makePeople, type Person } from './people.ts';
import { makePlaces } from './places.ts';
import { hour, minute } from './times.ts';
import { makeWeather, type Weather } from './weather.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The service refuses an operation from a time on, whatever is asked, until all is well again. */
interface ServiceChange {
  readonly at: number;
  readonly path: string;
}

/** Somebody asks for a batch to be worked on again: all of it, or what a filter picks. */
interface Redrive {
  readonly at: number;
  readonly batch: string;
  readonly only?: NonNullable<RedriveMark['only']>;
}

interface Cancel {
  readonly at: number;
  readonly batch: string;
  readonly person?: string;
  readonly because?: string;
}

interface Pause {
  readonly at: number;
  readonly to: number | undefined;
  readonly batch: string;
}

export interface Scenario {
  readonly seed: number;
  readonly start: number;
  /** When everything is well again: no faults, a good credential, credit without end. */
  readonly calm: number;
  readonly people: readonly Person[];
  readonly weather: readonly Weather[];
  readonly schemes: Readonly<Record<Base, Scheme>>;
  /** When the token that the secret holds stops working, and when the secret learns of the new one. */
  readonly rotations: readonly { readonly at: number; readonly told: number }[];
  /** When the first credential is set; before that the secret holds the placeholder. */
  readonly credentialSet: number;
  readonly credits: number;
  readonly topUps: readonly { readonly at: number; readonly credits: number }[];
  readonly ceilings: ReadonlyMap<string, number>;
  readonly raises: readonly { readonly at: number; readonly batch: string; readonly ceiling: number }[];
  /** What customers may buy in a month, from a time on. */
  readonly budgets: readonly CustomerBudget[];
  readonly monthlyCeiling: number | undefined;
  /** What calls cost as the profile says it, from a time on; nothing where no prices are known. */
  readonly prices: readonly { readonly from: number; readonly prices: WrittenPrices }[];
  /** Ceilings in money, in millionths, from a time on: those of a batch, and that of the month. */
  readonly moneyCeilings: readonly { readonly at: number; readonly batch: string; readonly micros: number }[];
  readonly monthlyCeilingMicros: number | undefined;
  readonly purges: readonly number[];
  readonly reuse: boolean;
  readonly unknownPolicy: 'retry' | 'hold';
  /** Paths that this credential may not call, and paths that are not built. */
  readonly forbidden: ReadonlySet<string>;
  readonly notBuilt: ReadonlySet<string>;
  readonly crashChance: number;
  /** While nobody reads the table's stream; what it has not read by the end of this, the stream has forgotten. */
  readonly streamGap: Span | undefined;
  /** While nobody invokes the reconciler. */
  readonly reconcilerGap: Span | undefined;
  /** While the buckets take and give nothing. */
  readonly bucketOutage: Span | undefined;
  /** Whether messages come hours late. */
  readonly lateMessages: boolean;
  /** After so many receives a job is a dead letter. */
  readonly jobReceives: number;
  /** After so many receives the event of an upload is a dead letter. */
  readonly uploadReceives: number;
  /** How often the depth of the queue is told twenty times too high. */
  readonly depthLies: number;
  /** By how much clocks of functions differ from the true time, at most. */
  readonly skewMs: number;
  /** How many processes stand still for minutes, beyond their deadline. */
  readonly freezeChance: number;
  readonly places: readonly Place[];
  readonly placesCeiling: number | undefined;
  readonly erasures: readonly Erasure[];
  readonly batchErasures: readonly BatchErasure[];
  /** Who is uploaded again though they are kept out. */
  readonly comeBacks: readonly ComeBack[];
  readonly redrives: readonly Redrive[];
  /** When somebody cancels a batch, a person of it, or those in it who wait for a reason. */
  readonly cancels: readonly Cancel[];
  /** When somebody pauses a batch, and when it is resumed; without an end it stays paused. */
  readonly pauses: readonly Pause[];
  /** Subjects of each kind that go first in a batch. */
  readonly trial: number;
  readonly change: ServiceChange | undefined;
  readonly drift: AnswerDrift | undefined;
  readonly priceChange: PriceChange | undefined;
  /** When panchang looks at every place. */
  readonly refreshes: readonly number[];
  /** When the clock by which the functions go is set forward or back; no scenario draws it, tests ask for it. */
  readonly clockSteps?: readonly { readonly at: number; readonly byMs: number }[];
}

export function makeScenario(seed: number, subjects: number, random: Random): Scenario {
  const start = random.pick([
    Date.UTC(2026, 10, 20, 8),
    Date.UTC(2026, 10, 30, 23, 20),
    Date.UTC(2026, 11, 31, 23, 15),
  ]);
  // An outage of hours, in some; everything else happens in the first hour and a half.
  const outageMs = random.chance(0.15) ? random.between(2, 5) * hour : 0;
  const calm = start + 100 * minute + outageMs;
  const customers = customersOf(seed);
  const people = makePeople({ seed, subjects, customers, start }, random.fork());
  const batchOf = batchOfSomebody(customers, new Random(seed * 15_485_863 + 3));
  const share = subjects / 500;
  const capped = Math.round(random.between(100, 400) * share);
  const cappedEach = Math.ceil(capped / customers.length);
  const raised = random.chance(0.6);
  // Draws of their own: what was drawn before stays as it was.
  const later = new Random(seed * 611_953 + 5);
  return {
    seed,
    start,
    calm,
    people,
    weather: makeWeather(start, outageMs, random.fork()),
    schemes: {
      palmistry: 'token',
      base: random.pick<Scheme>(['token', 'basic-json', 'basic-form']),
      vision: 'token',
      chat: random.pick<Scheme>(['token', 'token', 'basic-json']),
    },
    rotations: random.chance(0.7)
      ? [start + random.between(5, 60) * minute].map((at) => ({
          at,
          told: at + random.between(-1, 20) * minute,
        }))
      : [],
    credentialSet: random.chance(0.3) ? start + random.between(1, 6) * minute : start - hour,
    credits: Math.round((random.chance(0.7) ? random.between(200, 4000) : 1e6) * share),
    topUps: [0, 1, 2].map(() => ({
      at: start + random.between(10, 95) * minute,
      credits: Math.round(random.between(50, 2000) * share),
    })),
    ceilings: new Map(customers.map((one) => [batchOfCustomer(one, 'capped'), cappedEach])),
    raises: raised
      ? [
          { at: start + random.between(20, 60) * minute, ceiling: cappedEach + 300 },
          { at: start + random.between(60, 90) * minute, ceiling: 1_000_000 },
        ].flatMap((raise) => customers.map((one) => ({ ...raise, batch: batchOfCustomer(one, 'capped') })))
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
    cancels: makeCancels(people, start, batchOf, random.fork()),
  };
}

/** Some are short, some end when all is well again, and a few never. */
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

/** @param own draws of the filters */
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

/** Some seeds cancel a batch in the storm, others those who wait for a reason; a few people are cancelled at any moment. */
function makeCancels(
  people: readonly Person[],
  start: number,
  batchOf: (name: string) => string,
  random: Random,
): Cancel[] {
  const at = () => start + random.between(0, 100) * minute;
  const batch = batchOf(random.pick(['twins', 'capped', 'july']));
  return [
    ...(random.chance(0.25) ? [{ at: at(), batch }] : []),
    ...(random.chance(0.25) ? [{ at: at(), batch, because: random.pick(['ceiling', 'gate', 'pause']) }] : []),
    ...people
      .filter(() => random.chance(0.02))
      .map(({ subject }) => ({ at: at(), batch: subject.batch, person: subject.id })),
  ];
}

/** Some of the time of the storm. */
function span(start: number, random: Random, longestMinutes: number): Span {
  const from = start + random.between(0, 80) * minute;
  return { from, to: from + random.between(1, longestMinutes) * minute };
}
