import * as z from 'zod';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { isEnd } from '../../shared/ledger/items/state.ts';
import { reasonText } from '../../shared/reasons/reason-text.ts';
import { rejectionItems } from '../../shared/uploads/rejection.ts';
import type { Population } from './population.ts';
import { type Comparison, type Count, compare, purchasesOf } from './purchases.ts';
import type { LedgerContent } from './read-ledger.ts';

export interface Verdict {
  readonly states: Readonly<Record<string, number>>;
  readonly comparison: Comparison;
  readonly reused: number;
  readonly gateChanges: Readonly<Record<string, number>>;
  readonly deadLetters: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  readonly brokenPromises: readonly string[];
}

const gateItem = z.object({ pk: z.string().startsWith('gate#'), revision: z.int() });
const deadLetter = z.object({
  pk: z.string().startsWith('dead-letter#'),
  queue: z.string(),
  body: z.string(),
});

export function judge(
  { reports, others }: LedgerContent,
  counts: readonly Count[],
  expected: Population,
  addressOf: (photoKey: string) => string,
  overlaps: number,
): Verdict {
  const comparison = compare(
    reports.flatMap((report) => purchasesOf(report, addressOf)),
    counts,
  );
  const lost = [...unfinished(reports, expected.subjects), ...unrecorded(others, expected.badRows)];
  const strangers = reports.filter(({ header }) => !expected.subjects.includes(subjectName(header)));
  const brokenPromises = [
    ...lost,
    ...strangers.map(({ header }) => `${subjectName(header)} has a report, but nothing was uploaded for it`),
    ...comparison.unexplained.map(
      ({ operation, calls, listedUnknowns, parts }) =>
        `${operation} of ${parts.join(', ')} was bought ${calls} times; ${listedUnknowns} unknown outcomes are listed`,
    ),
    ...comparison.unlisted.map(({ operation }) => `${operation} was bought, but no part records it`),
    ...comparison.unpaid.map((part) => `${part} counts as bought, but the service charged nothing for it`),
    ...reports.flatMap(({ header }) =>
      header.reason?.code === 'given-up' ? [`${subjectName(header)} was ${reasonText(header.reason)}`] : [],
    ),
    ...(comparison.bought === 0 ? ['nothing was bought'] : []),
    ...(overlaps > 0 ? [`${overlaps} requests arrived while an equal one was in progress`] : []),
  ];
  return {
    states: countBy(reports.map(({ header }) => header.state)),
    comparison,
    reused: reports.reduce((sum, { header }) => sum + header.callsReused, 0),
    gateChanges: Object.fromEntries(
      others.flatMap((item) => {
        const gate = gateItem.safeParse(item).data;
        return gate === undefined || gate.revision === 0
          ? []
          : [[gate.pk.slice('gate#'.length), gate.revision]];
      }),
    ),
    deadLetters: countBy(others.flatMap((item) => deadLetter.safeParse(item).data ?? []).map(whyDead)),
    lost,
    brokenPromises,
  };
}

function unfinished(reports: readonly Report[], subjects: readonly string[]): string[] {
  const states = new Map(reports.map(({ header }) => [subjectName(header), header.state]));
  return subjects.flatMap((subject) => {
    const state = states.get(subject);
    if (state === undefined) return [`${subject} has no report`];
    return isEnd(state) ? [] : [`${subject} has not ended: it is ${state}`];
  });
}

function unrecorded(others: LedgerContent['others'], badRows: Population['badRows']): string[] {
  const rejections = others
    .filter(({ sk }) => String(sk).startsWith('rejection#'))
    .map((item) => rejectionItems.parse(item));
  return badRows
    .filter(({ upload, line }) => !rejections.some((each) => each.upload === upload && each.line === line))
    .map(({ upload, line }) => `line ${line} of ${upload} was neither accepted nor refused`);
}

const aboutSubject = z.object({ kind: z.literal('subject') });
const aboutUpload = z.union([
  z.object({ Records: z.array(z.unknown()) }),
  z.object({ kind: z.literal('upload') }),
]);

function whyDead({ queue, body }: z.output<typeof deadLetter>): string {
  const kind = /Photos/.test(queue) ? 'photos' : /Rows/.test(queue) ? 'rows' : 'jobs';
  const message = parseOrUndefined(body);
  if (aboutSubject.safeParse(message).success) return `${kind}: a job that failed five times`;
  if (aboutUpload.safeParse(message).success) return `${kind}: an upload whose reading failed five times`;
  return `${kind}: a message of an unknown kind`;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
