import { busyAfterOpening, type Judged, kindOf, perSubject } from './goals.ts';
import type { Outcome, Scenario } from './play.ts';

export interface Run {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly small: Outcome;
  readonly judged: readonly Judged[];
  /** Of processor. */
  readonly seconds: number;
  readonly peakMb: number;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fixed = (value: number, digits = 2): string => value.toFixed(digits);
const minutes = (value: number | undefined): string => (value === undefined ? 'never' : fixed(value, 1));

/** The page of what was found: one table of goals for each run, what else was counted, and how it was made. */
export const pageOf = (
  runs: readonly Run[],
  { machine, command }: { readonly machine: string; readonly command: string },
): string => `# Scale, on paper time

Written by \`test/paper/main.ts\`; do not edit it by hand.

\`\`\`
${command}
\`\`\`

Made on: ${machine}.

The functions as Lambda runs them (intake, fan-out, the reconciler, publish), with the settings that infra writes, on a table, buckets,
queues and a clock in memory (\`test/paper/world/pipeline.ts\`). Time passes on paper only: a request to the table takes 4 to 12 ms, to a
bucket 25, to a queue 10, a call of the service 1 s; each of them takes 1.2 ms of a whole processor, a photo 330 ms, and a function has
the share of a processor that its memory buys. Functions are killed at their timeouts. Nothing else goes wrong here: for that there is
\`npm run simulate\`.

${runs.map(sectionOf).join('\n')}`;

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
  const { busiest } = outcome;
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
    [`write units a second of the busiest key (${kindOf(busiest.units.key)})`]: whole(busiest.units.count),
    [`the same of the indexes (${kindOf(busiest.indexUnits.key)})`]: whole(busiest.indexUnits.count),
    'functions killed at their timeout, and dead letters': `${outcome.killed} and ${outcome.deadLetters}`,
  };
  return Object.entries(rows)
    .map(([what, found]) => `| ${what} | ${found} |`)
    .join('\n');
}
