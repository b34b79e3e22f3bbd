import { busyAfterOpening, type Judged, judgeBacklog, judgeShares, perSubject } from './goals.ts';
import type { Outcome, Scenario } from './play.ts';
import type { BacklogOutcome } from './raised.ts';
import type { Shares, SharesOutcome } from './shares.ts';

export interface Run {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly small: Outcome;
  readonly judged: readonly Judged[];
  /** Processor time. */
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

Use this page to see how fast large batches end, how customers share the pipeline, and which goals Palmleaf misses.
\`test/paper/main.ts\` writes this page; do not edit it by hand. This command makes it again:

\`\`\`
${command}
\`\`\`

Machine: ${machine}.

The command runs the functions (intake, fan-out, the reconciler, publish) with the settings that infra writes. Table,
buckets, queues and clock are in memory (\`test/paper/world/pipeline.ts\`), and time is virtual ("paper time"). The
[glossary](architecture.md#words) explains subject, hint, gate and ceiling. The simulation assumes:

- A request to the table takes 4 to 12 ms, to a bucket 25 ms, to a queue 10 ms; a call of the service takes 1 s.
- Each request uses 1.2 ms of a whole processor, and a photo 420 ms including its inspection. A function has the share
  of a processor that its memory buys. The simulation kills a function at its timeout.
- DynamoDB accepts 1,000 write units and 3,000 read units a second for each partition key of the table or of an index,
  and throttles requests beyond that. Its indexes lag by 200 ms. If a write meets a transaction on its item, DynamoDB
  refuses and bills it and the client retries; the figures include these attempts.
- A new execution environment takes 0.7 s to start. Five invocations read a queue at first, and 300 more each minute.
- Prices and the inspection of photos are as shipped. In runs whose service finds no palm, the trial is off, because it
  would hold the batch.

No other faults occur here; \`npm run simulate\` simulates them.

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

A customer uploads ${whole(shares.batches)} tables of ${whole(shares.people)} people. After ${whole(shares.smallAtMs / 1000)} seconds ${whole(shares.customers)} others upload a table of ${whole(shares.peopleOfSmall)} people each. The cap is ${outcome.inFlightCap} calls in flight
(size \`medium\`), so the share of each customer is ${whole(outcome.inFlightCap / (shares.customers + 1))}. The run ends with the last report of the small customers. A second
run has one small customer alone, with its share as the cap.

${tableOf(judged)}
${missedOf(judged)}
| other figures | found |
|---|---:|
| seconds of a small customer alone | ${fixed(outcome.aloneSeconds, 1)} |
| seconds of the fastest and the slowest small customer beside the large one | ${fixed(Math.min(...outcome.seconds), 1)} and ${fixed(slowest, 1)} |
| processor time of this run, minutes | ${fixed(seconds / 60, 1)} |

Earlier versions used less of the cap: 0.30 with tables of the same people, whose answers are copied, and 0.56 with
distinct people, because an invocation had 0.6 of a processor and took no new calls while its last ones ended. In a run
of three minutes, 0.94 of the cap is in flight, because each invocation stops taking calls before its timeout.

Before uploads named their customer and long tables took turns, the slowest small customer took 248 seconds in this run.
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

${whole(subjects)} subjects of one call each wait for the ceiling of their batch. A person raises it for all of them; the cap is ${inFlightCap} calls in
flight. A second run has the same subjects without a ceiling. These figures do not predict a million subjects; that run would take three
hours of paper time, and we have not made it. In one run of 40,000 subjects, 39,863 had their call at the same rate within 465 seconds.
The other 137 got another hint only after the queue had been empty for a while. All took 616 seconds, 1.41 times the time without a ceiling.

${tableOf(judged)}

| other figures | raised | without a ceiling |
|---|---:|---:|
| seconds from the first call to the last | ${whole(raised.seconds)} | ${whole(free.seconds)} |
| hints sent | ${whole(raised.hints)} | ${whole(free.hints)} |
| requests throttled, and writes that met a transaction | ${whole(raised.throttled)} and ${whole(raised.conflicts)} | ${whole(free.throttled)} and ${whole(free.conflicts)} |
| write units a second of the busiest key of the table, and of an index | ${whole(raised.busiest.units.count)} and ${whole(raised.busiest.indexUnits.count)} | ${whole(free.busiest.units.count)} and ${whole(free.busiest.indexUnits.count)} |
`;
}

function sectionOf({ scenario, outcome, small, judged, seconds, peakMb }: Run): string {
  const { name, photos, context, closed, capped } = scenario;
  const line = Object.entries(context)
    .map(([setting, value]) => `${setting} ${String(value)}`)
    .join(', ');
  const missed = judged.filter(({ isMet }) => !isMet);
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}: ${whole(photos)} subjects

${whole(photos)} photos arrive within ${whole(scenario.arriveMs / 60_000)} min; the cap is ${outcome.inFlightCap} calls in flight (${line}).${
    closed === undefined
      ? ''
      : ` The service refuses the credential from minute ${whole(closed.fromMs / 60_000)} to minute ${whole(closed.untilMs / 60_000)}.`
  }${
    capped === undefined
      ? ''
      : ` Another batch of ${whole(capped.subjects)} waits for its ceiling until a person raises it in minute ${whole(capped.raisedMs / 60_000)}.`
  }

| what | found | goal | met |
|---|---:|---|---|
${judged.map(({ what, found, goal, isMet }) => `| ${what} | ${found} | ${goal} | ${isMet ? 'yes' : 'no'} |`).join('\n')}

${missed.length === 0 ? 'Every goal is met.' : missed.map(({ what, why }) => `Missed: ${what}${why === undefined ? '' : `: ${why}`}.`).join('\n')}

| other figures | found |
|---|---:|
${restOf(outcome, small)}
| processor time of this run, minutes | ${fixed(seconds / 60, 1)} |
| peak memory of this run, GB | ${fixed(peakMb / 1024, 1)} |
`;
}

function restOf(outcome: Outcome, small: Outcome): string {
  const busy = busyAfterOpening(outcome);
  const rows: Record<string, string> = {
    'subjects of the main batch that have ended, of all subjects of the run': `${whole(outcome.ended)} of ${whole(outcome.subjects)}`,
    'calls sent': whole(outcome.calls),
    'minutes of paper time': whole(outcome.paperMinutes),
    'most calls in flight at once': whole(outcome.mostInFlight),
    'calls in flight as a share of the cap, until the gate closed, or to the end if none closed': fixed(
      outcome.busyBefore,
    ),
    ...(outcome.openedMinutes === undefined
      ? {}
      : {
          'the same in each minute after the gate opened, at most ten': outcome.busyAfter
            .slice(0, 10)
            .map((share) => fixed(share))
            .join(' '),
          'the same from the fifth minute on': busy === undefined ? 'the run was too short' : fixed(busy),
        }),
    ...(outcome.raisedMinutes === undefined
      ? {}
      : {
          'minutes from the raised ceiling to the first call': minutes(outcome.firstRaisedMinutes),
          'minutes from the raised ceiling to the last call': minutes(outcome.allRaisedMinutes),
        }),
    'minutes from the end of ten idle minutes to the seal': minutes(outcome.sealedMinutes),
    'minutes from the end of the last subject to the completion of the batch': minutes(
      outcome.completedMinutes,
    ),
    ...(outcome.erasedMinutes === undefined
      ? {}
      : { 'minutes from an erasure to the end of its first sweep': minutes(outcome.erasedMinutes) }),
    'table writes per subject': fixed(perSubject(outcome, outcome.writes), 1),
    'the same in a batch of at most 1,000 subjects without a fault': fixed(
      perSubject(small, small.writes),
      1,
    ),
    'write units per subject, of the table and of its indexes': `${fixed(perSubject(outcome, outcome.units), 1)} and ${fixed(perSubject(outcome, outcome.indexUnits), 1)}`,
    'throttled requests, and writes that met a transaction': `${whole(outcome.throttled)} and ${whole(outcome.conflicts)}`,
    'cold starts of execution environments': whole(outcome.coldStarts),
    'functions killed at their timeout, and dead letters': `${outcome.killed} and ${outcome.deadLetters}`,
  };
  return Object.entries(rows)
    .map(([what, found]) => `| ${what} | ${found} |`)
    .join('\n');
}
