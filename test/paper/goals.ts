import type { Outcome } from './play.ts';
import type { BacklogOutcome } from './raised.ts';
import type { SharesOutcome } from './shares.ts';

export interface Judged {
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly isMet: boolean;
  readonly why?: string;
}

const fullAfterMinutes = 5;

const number = (value: number, digits: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });

export const perSubject = ({ subjects }: Outcome, count: number): number => count / subjects;

export function busyAfterOpening({ busyAfter }: Outcome): number | undefined {
  const full = busyAfter.slice(fullAfterMinutes, -1);
  return full.length === 0 ? undefined : full.reduce((sum, share) => sum + share, 0) / full.length;
}

export function judge(outcome: Outcome, small: Outcome): Judged[] {
  const writes = perSubject(outcome, outcome.writes) / perSubject(small, small.writes);
  const hints = perSubject(outcome, outcome.hints);
  const busy = busyAfterOpening(outcome);
  const { busiest } = outcome;
  const judgedMinutes = (what: string, minutes: number | undefined, goal: number): Judged[] =>
    minutes === undefined
      ? []
      : [{ what, found: number(minutes, 1), goal: `at most ${goal}`, isMet: minutes <= goal }];
  return [
    ...judgedMinutes('minutes until an opened gate lets calls through', outcome.openedMinutes, 2),
    ...judgedMinutes(
      'minutes until a raised ceiling releases the first waiting subject',
      outcome.raisedMinutes,
      2,
    ),
    {
      what: 'hints sent per subject',
      found: number(hints, 2),
      goal: 'at most 2.5',
      isMet: hints <= 2.5,
      why: 'a photo and a row of one subject send a hint each; while the queue is short, each run of the reconciler repeats the hints of subjects that have waited for minutes',
    },
    {
      what: 'table writes per subject, as a multiple of those in a batch of at most 1,000 without a fault',
      found: number(writes, 2),
      goal: 'at most 1.1',
      isMet: writes <= 1.1,
      why: 'the figure includes refused writes: sixteen items hold the counts of a batch, and the writes of each photo to these items collide with other writes three times; separate items for the counts of uploads would halve these collisions',
    },
    ...(busy === undefined
      ? []
      : [
          {
            what: 'calls in flight as a share of the cap, from five minutes after the gate opened',
            found: number(busy, 2),
            goal: 'at least 0.95',
            isMet: busy >= 0.95,
          },
        ]),
    {
      what: `write units a second of the busiest partition key (${kindOf(busiest.units.key)})`,
      found: number(busiest.units.count, 0),
      goal: 'at most 1,000',
      isMet: busiest.units.count <= 1000,
    },
    {
      what: `write units a second of the busiest partition of an index (${kindOf(busiest.indexUnits.key)})`,
      found: number(busiest.indexUnits.count, 0),
      goal: 'at most 1,000',
      isMet: busiest.indexUnits.count <= 1000,
    },
  ];
}

export function judgeBacklog(raised: BacklogOutcome, free: BacklogOutcome): Judged[] {
  const longer = raised.seconds / free.seconds;
  return [
    {
      what: 'seconds from the raise to the first call',
      found: number(raised.firstSeconds, 0),
      goal: 'at most 120',
      isMet: raised.firstSeconds <= 120,
    },
    {
      what: 'calls in flight as a share of the cap, from the first call until fewer calls remain than the cap',
      found: number(raised.busy, 3),
      goal: 'at least 0.9',
      isMet: raised.busy >= 0.9,
      why: 'the figure includes the first seconds, in which environments start cold',
    },
    {
      what: 'seconds from the first call to the last, as a multiple of the time without a ceiling',
      found: number(longer, 2),
      goal: 'at most 1.2',
      isMet: longer <= 1.2,
    },
  ];
}

export function judgeShares({ seconds, aloneSeconds, busy }: SharesOutcome): Judged[] {
  const slowest = Math.max(...seconds) / aloneSeconds;
  return [
    {
      what: 'time of the slowest small customer, as a multiple of its time alone',
      found: number(slowest, 2),
      goal: 'at most 1.3',
      isMet: slowest <= 1.3,
    },
    {
      what: 'calls in flight as a share of the cap, from the uploads of the small customers to their last report',
      found: number(busy, 2),
      goal: 'at least 0.95',
      isMet: busy >= 0.95,
      why: 'an invocation sends no call shortly before its timeout, and a call occupies its slot while the worker writes the header of the subject',
    },
  ];
}

export const kindOf = (key: string): string =>
  key.startsWith('subject#') || key.startsWith('inputs#') ? `${key.split('#')[0]}#...` : key;
