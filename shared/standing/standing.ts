import * as z from 'zod';
import { customerOf } from '../customers/customer.ts';
import { count, counted } from '../figures.ts';
import { type CauseCode, causeCodes, causeTable } from './causes.ts';
import { offersText } from './offers.ts';

const cause = z.object({
  code: z.enum(causeCodes),
  gates: z.array(z.string()).optional(),
  batches: z.array(z.string()).optional(),
  customers: z.array(z.string()).optional(),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});
export type StandingCause = z.output<typeof cause>;

/** `waiting`: some batches wait. `partly`: a part of the service may not be called. `stopped`: no call is sent. */
export const standingView = z.object({
  state: z.enum(['well', 'waiting', 'partly', 'stopped']),
  causes: z.array(cause),
  waiting: z.int(),
  /** `waiting` is a lower bound. */
  isLeast: z.boolean().optional(),
  calls: z.int(),
});
export type Standing = z.output<typeof standingView>;

export interface BatchStatus {
  readonly batch: string;
  readonly open: number;
  readonly holds: readonly { readonly by: 'pause' | 'trial' }[];
  readonly spending: Spent;
}

export interface StandingContext {
  readonly gates: readonly GateStatus[];
  readonly customers: readonly { readonly customer: string; readonly spending: Spent }[];
  readonly month: Spent;
  /** Why an account below its ceiling lacks room for another subject. Key: batch, `@customer` or `month`. */
  readonly lacks?: ReadonlyMap<string, CauseCode> | undefined;
  /** People parked at closed gates, by batch. */
  readonly parked?: ReadonlyMap<string, WaitingPeople> | undefined;
  /** Too many accounts are due to find every blocker. */
  readonly isCut?: boolean | undefined;
}

export const waitingPeople = z.object({
  people: z.int(),
  isLeast: z.boolean().optional(),
  gates: z.array(z.string()).optional(),
});
export type WaitingPeople = z.output<typeof waitingPeople>;

interface Waits {
  readonly waits?: CauseCode | undefined;
  readonly waiting?: WaitingPeople | undefined;
}

interface GateStatus {
  readonly gate: string;
  readonly state: 'open' | 'closed';
  readonly reason?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

interface Spent {
  readonly committed: number;
  readonly ceiling?: number | undefined;
  readonly costMicros?: number | undefined;
  readonly ceilingMicros?: number | undefined;
}

interface StandingInput extends StandingContext {
  readonly batches: readonly BatchStatus[];
  readonly overdueSeconds: number;
}

/** The reconciler runs every minute, so after this delay it does not run or cannot keep up. */
export const lateSeconds = 300;

const isFull = ({ committed, ceiling, costMicros = 0, ceilingMicros }: Spent): boolean =>
  (ceiling !== undefined && committed >= ceiling) ||
  (ceilingMicros !== undefined && costMicros >= ceilingMicros);

function ownCauses(
  { batch, open, holds, spending }: BatchStatus,
  { customers, lacks }: StandingContext,
): CauseCode[] {
  if (open === 0) return [];
  const owner = customerOf(batch);
  const isBudgetSpent = customers.some((one) => one.customer === owner && isFull(one.spending));
  const batchCause = isFull(spending) ? 'batch-ceiling' : lacks?.get(batch);
  const customerCause = isBudgetSpent ? 'customer-budget' : lacks?.get(`@${owner}`);
  return [
    ...holds.map(({ by }) => (by === 'pause' ? 'paused' : 'held') satisfies CauseCode),
    ...(batchCause === undefined ? [] : [batchCause]),
    ...(customerCause === undefined ? [] : [customerCause]),
  ];
}

function generalCauses({ gates, month, lacks }: StandingContext): readonly StandingCause[] {
  const monthCause = isFull(month) ? 'month-ceiling' : lacks?.get('month');
  return [...causesOfGates(gates), ...(monthCause === undefined ? [] : [{ code: monthCause }])];
}

const stopsAll = (context: StandingContext): boolean =>
  generalCauses(context).some(({ code }) => causeTable[code].stops === 'all') ||
  (context.gates.length > 0 && context.gates.every(({ state }) => state === 'closed'));

/** Returns why a batch waits, its own causes first. Empty if nothing stops its people. */
export function waitsOf(batch: BatchStatus, context: StandingContext): Waits {
  const { open } = batch;
  if (open === 0) return {};
  const [own] = ownCauses(batch, context);
  if (own !== undefined) return { waits: own, waiting: { people: open } };
  const general = generalCauses(context);
  const parked = context.parked?.get(batch.batch);
  const causeForEverybody = general.find(({ code }) => causeTable[code].stops !== 'part');
  const causeForParked = general.find(({ gates = [] }) =>
    gates.some((gate) => parked?.gates?.includes(gate)),
  );
  const found = causeForEverybody ?? causeForParked ?? general[0];
  if (found === undefined) return {};
  const { code: waits, gates } = found;
  if (causeForEverybody !== undefined || stopsAll(context)) return { waits, waiting: { people: open } };
  const { people = 0, ...others } = parked ?? { gates };
  return { waits, waiting: { ...others, people: Math.min(people, open) } };
}

export const causesOfGates = (gates: readonly GateStatus[]): readonly StandingCause[] =>
  merged(
    gates.flatMap(({ gate, state, reason, since, until }) => {
      const code = causeCodes.find((one) => one === reason);
      return state === 'open' || code === undefined ? [] : [{ code, gates: [gate], since, until }];
    }),
  );

export function standingNow({ batches, overdueSeconds, ...context }: StandingInput): Standing {
  const { gates, month } = context;
  const closed = causesOfGates(gates);
  const open = batches.filter((one) => one.open > 0);
  const perBatch = open.flatMap((one) => {
    const customer = customerOf(one.batch);
    return ownCauses(one, context).map((code) => ({
      code,
      batches: [one.batch],
      ...(code === 'customer-budget' && customer !== undefined ? { customers: [customer] } : {}),
    }));
  });
  const causes = merged([
    ...(open.length > 0 ? generalCauses(context) : closed),
    ...(overdueSeconds > lateSeconds ? [{ code: 'reconciler-late' as const }] : []),
    ...perBatch,
  ]);
  const waits = open.map((one) => ({ open: one.open, ...waitsOf(one, context) }));
  const waiting = waits.flatMap((one) => one.waiting ?? []);
  const isStopped = stopsAll(context) || (waits.length > 0 && waits.every(isStoppedByService));
  return {
    state: isStopped
      ? 'stopped'
      : causes.some(stopsCalls)
        ? 'partly'
        : causes.length > 0
          ? 'waiting'
          : 'well',
    causes,
    waiting: waiting.reduce((sum, { people }) => sum + people, 0),
    ...(context.isCut || waiting.some(({ isLeast }) => isLeast) ? { isLeast: true } : {}),
    calls: month.committed,
  };
}

/** True if the service stops everybody in the batch, even if gates that nobody needs are open. */
const isStoppedByService = ({ open, waits, waiting }: WaitsOfBatch): boolean =>
  waits !== undefined && causeTable[waits].stops !== 'batches' && waiting?.people === open;

const stopsCalls = ({ code }: Pick<StandingCause, 'code'>): boolean => causeTable[code].stops !== 'batches';

function merged(found: readonly StandingCause[]): StandingCause[] {
  const causes = causeCodes.flatMap((code): StandingCause[] => {
    const causesOfCode = found.filter((one) => one.code === code);
    const [first] = causesOfCode;
    if (first === undefined) return [];
    const named = (name: 'gates' | 'batches' | 'customers') => {
      const names = [...new Set(causesOfCode.flatMap((one) => one[name] ?? []))];
      return names.length === 0 ? {} : { [name]: names };
    };
    return [{ ...first, ...named('gates'), ...named('batches'), ...named('customers') }];
  });
  return causes.toSorted((a, b) => rank(a) - rank(b));
}

const rank = (one: StandingCause): number =>
  (stopsCalls(one) ? 0 : 2) + (causeTable[one.code].severity === 'wakes' ? 0 : 1);

const beginnings = { stopped: 'Stopped', partly: 'Partly stopped' } as const;

const forGates = (gates: readonly string[] = []): string =>
  gates.length === 0 ? '' : ` for ${offersText(gates)}`;

type WaitsOfBatch = Waits & Pick<BatchStatus, 'open'>;

export function howManyWait({ open, waiting }: WaitsOfBatch): string {
  const { people = open, isLeast } = waiting ?? {};
  if (people === 0) return 'may have to wait';
  if (people === open) return 'waits';
  return `${isLeast ? 'at least ' : ''}${count(people)} of ${count(open)} ${people === 1 ? 'waits' : 'wait'}`;
}

export function waitsText(batch: WaitsOfBatch): string | undefined {
  const { waits, waiting } = batch;
  if (waits === undefined) return undefined;
  const { says, stops } = causeTable[waits];
  return `${howManyWait(batch)}: ${says}${stops === 'part' ? forGates(waiting?.gates) : ''}`;
}

/** Workers reserve calls in blocks, so while they work the number exceeds the bought ones. */
export const callsThisMonth = (calls: number): string =>
  `${counted(calls, 'call')} bought or reserved this month`;

export function standingSentence({ state, causes, waiting, isLeast, calls }: Standing): string {
  const least = isLeast ? 'at least ' : '';
  const wait = waiting === 0 ? '' : `, ${least}${counted(waiting, 'person waits', 'people wait')}`;
  const month = callsThisMonth(calls);
  if (state === 'well')
    return isLeast
      ? `No wait was found, but too many accounts are due to check them all: ${month}.`
      : `All is well: ${month}.`;
  if (state !== 'waiting') {
    const general = causes.filter(stopsCalls);
    const sentences = general.map(({ code, gates }) => {
      const { says, stops } = causeTable[code];
      return `${says}${state === 'partly' && stops === 'part' ? forGates(gates) : ''}`;
    });
    return `${beginnings[state]}: ${sentences.join(' and ')}${wait}.`;
  }
  const [first] = causes;
  const batches = new Set(causes.flatMap((one) => one.batches ?? []));
  const [only] = batches;
  if (first !== undefined && causes.length === 1 && batches.size === 1)
    return `${only} waits: ${causeTable[first.code].says}${wait}.`;
  return `${count(batches.size)} ${batches.size === 1 ? 'batch waits' : 'batches wait'}: ${causes
    .map((one) => `${causeTable[one.code].says} (${(one.batches ?? []).slice(0, 3).join(', ')})`)
    .join('; ')}${wait}.`;
}
