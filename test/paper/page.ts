import { busyAfterOpening, type Judged, judgeBacklog, judgeShares, perSubject } from './goals.ts';
import type { Outcome, Scenario } from './play.ts';
import type { BacklogOutcome } from './raised.ts';
import type { Shares, SharesOutcome } from './shares.ts';

export interface Run {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly small: Outcome;
  readonly judged: readonly Judged[];
  /** Processor seconds. */
  readonly seconds: number;
  readonly peakMb: number;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fixed = (value: number, digits = 2): string => value.toFixed(digits);
const minutes = (value: number | undefined): string => (value === undefined ? 'never' : fixed(value, 1));

export const pageOf = (
  runs: readonly Run[],
  {
    machine,
    command,
    shares,
    backlog,
  }: {
    readonly machine: string;
    readonly command: string;
    readonly shares?: SharesRun | undefined;
    readonly backlog?: BacklogRun | undefined;
  },
): string => `# Scale, on paper time

Written by \`test/paper/main.ts\`; do not edit it by hand.

\`\`\`
${command}
\`\`\`

Made on: ${machine}.

The functions as Lambda runs them (intake, fan-out, the reconciler, publish), with the settings that infra writes, on a table, buckets,
queues and a clock in memory (\`test/paper/world/pipeline.ts\`). Time passes on paper only: a request to the table takes 4 to 12 ms, to a
bucket 25, to a queue 10, a call of the service 1 s; each of them takes 1.2 ms of a whole processor, a photo 420 ms with the look, and a function
has the share of a processor that its memory buys. Functions are killed at their timeouts.

DynamoDB takes 1,000 units of writing and 3,000 of reading a second of each partition key, of the table as of an index, and throttles
what comes beyond them. Its indexes are 200 ms behind. A write that meets a transaction on its item is refused, billed and tried again: such tries are among the writes and units below. A new execution environment takes 0.7 s, and a
queue is read by 5 invocations at first, and 300 more a minute. Prices and the look at photos are as shipped. The trial is, where the service finds palms:
one that finds none would hold the batch. Nothing else goes wrong here: for that there is \`npm run simulate\`.

${[shares === undefined ? [] : [sharesText(shares)], backlog === undefined ? [] : [backlogText(backlog)], runs.map(sectionOf)].flat().join('\n')}`;

export interface SharesRun {
  readonly shares: Shares;
  readonly outcome: SharesOutcome;
  readonly seconds: number;
}

const tableOf = (judged: readonly Judged[]): string =>
  [
    '| what | found | goal | met |',
    '|---|---:|---|---|',
    ...judged.map(
      ({ what, found, goal, isMet }) => `| ${what} | ${found} | ${goal} | ${isMet ? 'yes' : 'no'} |`,
    ),
  ].join('\n');

const missedOf = (judged: readonly Judged[]): string =>
  judged
    .filter(({ isMet, why }) => !isMet && why !== undefined)
    .map(({ what, why = '' }) => `\nMissed: ${what}: ${why}.\n`)
    .join('');

function sharesText({ shares, outcome, seconds }: SharesRun): string {
  const judged = judgeShares(outcome);
  const slowest = Math.max(...outcome.seconds);
  return `## Customers: a large one beside ${whole(shares.customers)} small ones

A customer uploads ${whole(shares.batches)} tables of ${whole(shares.people)} people. After ${whole(shares.smallAtMs / 1000)} seconds ${whole(shares.customers)} others upload a table of ${whole(shares.few)} people each. ${outcome.inFlightCap} calls may be in
flight (the settings of size \`medium\`). The play ends with the last report of the small customers. One of them played alone has the
${whole(outcome.inFlightCap / (shares.customers + 1))} calls in flight that are its share.

${tableOf(judged)}
${missedOf(judged)}
| what else | found |
|---|---:|
| seconds of a small customer alone | ${fixed(outcome.aloneSeconds, 1)} |
| seconds of the quickest and of the slowest beside the large one | ${fixed(Math.min(...outcome.seconds), 1)} and ${fixed(slowest, 1)} |
| processor time of this run, minutes | ${fixed(seconds / 60, 1)} |

The same play took 248 seconds for the slowest small customer before uploads named their customer and long tables took turns.
`;
}

export interface BacklogRun {
  readonly subjects: number;
  readonly inFlightCap: number;
  readonly raised: BacklogOutcome;
  readonly free: BacklogOutcome;
}

function backlogText({ subjects, inFlightCap, raised, free }: BacklogRun): string {
  const judged = judgeBacklog(raised, free);
  return `## A raised ceiling: ${whole(subjects)} subjects

${whole(subjects)} subjects of one call each wait for the ceiling of their batch, which is raised for all of them; ${inFlightCap} calls may be in flight. Beside it the same
subjects without a ceiling. A million was not played: that is three hours of paper time. Nor is it projected from these: of 40,000, played
once, 39,863 were bought for at the same rate within 465 seconds; the other 137 got another hint when the queue had been empty for a while, so that all
of them took 616 seconds, 1.41 times the time without a ceiling.

${tableOf(judged)}

| what else | raised | without a ceiling |
|---|---:|---:|
| seconds from the first call until the last subject was bought for | ${whole(raised.seconds)} | ${whole(free.seconds)} |
| hints sent | ${whole(raised.hints)} | ${whole(free.hints)} |
| requests throttled, and writes that met a transaction | ${whole(raised.throttled)} and ${whole(raised.conflicts)} | ${whole(free.throttled)} and ${whole(free.conflicts)} |
| write units a second of the busiest key, and of the indexes | ${whole(raised.busiest.units.count)} and ${whole(raised.busiest.indexUnits.count)} | ${whole(free.busiest.units.count)} and ${whole(free.busiest.indexUnits.count)} |
`;
}

function sectionOf({ scenario, outcome, small, judged, seconds, peakMb }: Run): string {
  const { name, photos, context, closed, capped } = scenario;
  const line = Object.entries(context)
    .map(([setting, value]) => `${setting} ${String(value)}`)
    .join(', ');
  const missed = judged.filter(({ isMet }) => !isMet);
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}: ${whole(photos)} subjects

${whole(photos)} photos come in ${whole(scenario.arriveMs / 60_000)} minutes; ${outcome.inFlightCap} calls may be in flight (${line}).${
    closed === undefined
      ? ''
      : ` The service refuses the credential from minute ${whole(closed.fromMs / 60_000)} to minute ${whole(closed.untilMs / 60_000)}.`
  }${
    capped === undefined
      ? ''
      : ` A batch of ${whole(capped.subjects)} beside it waits for its ceiling, which is raised in minute ${whole(capped.raisedMs / 60_000)}.`
  }

| what | found | goal | met |
|---|---:|---|---|
${judged.map(({ what, found, goal, isMet }) => `| ${what} | ${found} | ${goal} | ${isMet ? 'yes' : 'no'} |`).join('\n')}

${missed.length === 0 ? 'Every goal is met.' : missed.map(({ what, why }) => `Missed: ${what}${why === undefined ? '' : `: ${why}`}.`).join('\n')}

| what else | found |
|---|---:|
${restOf(outcome, small)}
| processor time of this run, minutes | ${fixed(seconds / 60, 1)} |
| peak memory of this run, GB | ${fixed(peakMb / 1024, 1)} |
`;
}

function restOf(outcome: Outcome, small: Outcome): string {
  const busy = busyAfterOpening(outcome);
  const rows: Record<string, string> = {
    'subjects that have ended': `${whole(outcome.ended)} of ${whole(outcome.subjects)}`,
    'calls sent': whole(outcome.calls),
    'minutes of paper time': whole(outcome.paperMinutes),
    'most calls in flight at once': whole(outcome.mostInFlight),
    'share of the calls in flight before the gate closed, or to the end': fixed(outcome.busyBefore),
    ...(outcome.openedMinutes === undefined
      ? {}
      : {
          'share in each of the first ten minutes after it opened': outcome.busyAfter
            .slice(0, 10)
            .map((share) => fixed(share))
            .join(' '),
          'share from the fifth minute on': busy === undefined ? 'too short' : fixed(busy),
        }),
    ...(outcome.raisedMinutes === undefined
      ? {}
      : {
          'minutes until the first who waited for the ceiling was bought for': minutes(
            outcome.firstRaisedMinutes,
          ),
          'minutes until everybody who waited for the ceiling was bought for': minutes(
            outcome.allRaisedMinutes,
          ),
        }),
    'minutes from ten quiet minutes to the seal': minutes(outcome.sealedMinutes),
    'minutes from the end of the last subject to the completion of the batch': minutes(
      outcome.completedMinutes,
    ),
    ...(outcome.erasedMinutes === undefined
      ? {}
      : { 'minutes until the first sweep after an erasure had ended': minutes(outcome.erasedMinutes) }),
    'table writes per subject': fixed(perSubject(outcome, outcome.writes), 1),
    'the same of a small batch to which nothing happens': fixed(perSubject(small, small.writes), 1),
    'write units per subject, of the table and of its indexes': `${fixed(perSubject(outcome, outcome.units), 1)} and ${fixed(perSubject(outcome, outcome.indexUnits), 1)}`,
    'requests that DynamoDB throttled, and writes that met a transaction': `${whole(outcome.throttled)} and ${whole(outcome.conflicts)}`,
    'execution environments that began cold': whole(outcome.coldStarts),
    'functions killed at their timeout, and dead letters': `${outcome.killed} and ${outcome.deadLetters}`,
  };
  return Object.entries(rows)
    .map(([what, found]) => `| ${what} | ${found} |`)
    .join('\n');
}
