import { count } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { progressOf, refusedIn } from '@palmleaf/shared/views/progress';
import type { BatchView, HoldView, RejectionView, SubjectView } from '@palmleaf/shared/views/views';
import type { BatchStandings } from '../api/follow.ts';
import type { Hint } from '../command-line/hints.ts';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';
import { remedyHint } from './remedy.ts';

const barWidth = 24;

export function bar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.round((Math.min(done, total) / total) * barWidth);
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled);
}

export const shortClock = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const holdWords: Record<HoldView['by'], string> = { pause: 'paused', trial: 'held' };

export const holdLines = (holds: readonly HoldView[], batch: string, hint: Hint): string[] =>
  holds.flatMap(({ by, since, sentence }) => [
    `${holdWords[by]} since ${shortClock(since)}: ${sentence}`,
    ...remedyHint(by === 'pause' ? 'paused' : 'held', { batch }, hint),
  ]);

export function progressLine(standing: BatchStandings): string {
  const views = [...standing.values()];
  const { percent, sentence } = progressOf(sumOf(views));
  const refused = views.reduce((sum, view) => sum + refusedIn(view).count, 0);
  const more = views.some((view) => refusedIn(view).isLeast) ? '+' : '';
  const gates = views.flatMap((view) => view.gates.map((gate) => gate.sentence ?? ''));
  const holds = views.flatMap((view) => view.holds.map(({ sentence }) => sentence));
  return [
    `${bar(percent, 100)} ${sentence}`,
    ...(refused > 0 ? [`${count(refused)}${more} refused`] : []),
    ...[...holds, ...gates].slice(0, 1),
  ].join(' · ');
}

function sumOf(views: readonly BatchView[]): Parameters<typeof progressOf>[0] {
  const sum = (pick: (view: BatchView) => number) => views.reduce((total, view) => total + pick(view), 0);
  const [partial] = views.filter(({ more }) => more?.uploads !== undefined);
  return {
    subjects: sum(({ subjects }) => subjects),
    complete: sum(({ complete }) => complete),
    partial: sum(({ partial }) => partial),
    failed: sum(({ failed }) => failed),
    cancelled: sum(({ cancelled }) => cancelled),
    open: sum(({ open }) => open),
    calls: {
      bought: sum(({ calls }) => calls.bought),
      reused: sum(({ calls }) => calls.reused),
      unknown: sum(({ calls }) => calls.unknown),
    },
    uploads: views.flatMap(({ uploads }) => uploads),
    rejections: views.flatMap(({ rejections }) => rejections),
    more: partial?.more,
  };
}

export function closingLine(view: BatchView): string {
  const { stage, sentence } = progressOf(view);
  const { count: refused, isLeast } = refusedIn(view);
  const refusedWords =
    stage === 'ended' || refused === 0 ? '' : ` ${count(refused)}${isLeast ? ' and more' : ''} refused.`;
  return `${view.batch}: ${sentence}${refusedWords}`;
}

const marks: Partial<Record<SubjectView['state'], string>> = {
  complete: '✔',
  partial: '◐',
  failed: '✘',
  cancelled: '⊘',
};

/** @param base the address of the pages; without it, reports have no address */
export function subjectsTable(subjects: readonly SubjectView[], base?: string): Line[] {
  const isAll = ({ products = ['all'] }: SubjectView) => products.length === 1 && products[0] === 'all';
  const differ = !subjects.every(isAll);
  const hasNameColumn = subjects.some(hasMadeUpId);
  const rows = subjects.map((subject) => [
    marks[subject.state] ?? '…',
    subjectName(subject),
    ...(hasNameColumn ? [subject.name ?? ''] : []),
    subject.state,
    ...(differ ? [(subject.products ?? []).join(' and ')] : []),
    String(subject.calls.bought),
    subject.calls.reused > 0 ? String(subject.calls.reused) : '',
    ...(base === undefined ? [] : [URL.parse(subject.report, base)?.href ?? '']),
  ]);
  const head = [
    '',
    'subject',
    ...(hasNameColumn ? ['name'] : []),
    'state',
    ...(differ ? ['product'] : []),
    'bought',
    'reused',
  ];
  return table(base === undefined ? head : [...head, 'report'], rows);
}

const hasMadeUpId = ({ id, name }: SubjectView): boolean =>
  name !== undefined && /^(?:[0-9a-f]{12}|[0-9a-f]{16})$/.test(id);

const maxNamed = 3;

export function reasonsTable(subjects: readonly SubjectView[]): Line[] | undefined {
  const groups = Map.groupBy(
    subjects.filter(({ reason }) => reason !== undefined),
    ({ state, reason }) => JSON.stringify([state, reason]),
  );
  const rows = [...groups.values()].map((group) => {
    const more = group.length - maxNamed;
    const names = group.slice(0, maxNamed).map(subjectName).join(', ');
    const [{ state, reason = '' } = { state: '' }] = group;
    return [more > 0 ? `${names} and ${count(more)} more` : names, state, reason];
  });
  return rows.length === 0 ? undefined : table(['not complete', 'state', 'why, and what to do'], rows);
}

export function rejectionsTable(rejections: readonly RejectionView[]): Line[] {
  const rows = rejections.map(({ upload, line, field, reason, advice }) => [
    upload,
    line === undefined ? '' : String(line),
    field ?? '',
    [reason, advice].filter(Boolean).join(' '),
  ]);
  return table(['refused', 'line', 'field', 'why, and what to do'], rows);
}

export function warningsTable(batches: readonly BatchView[]): Line[] | undefined {
  const rows = batches.flatMap(({ uploads }) =>
    uploads.flatMap(({ key, warnings }) => warnings.map((warning) => [key, warning])),
  );
  return rows.length === 0 ? undefined : table(['accepted, with a remark', 'what to know'], rows);
}
