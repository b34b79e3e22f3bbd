import type { RejectionView, SubjectView } from '../../functions/reports/views.ts';
import type { Standing } from './follow.ts';

/** One line of progress over all batches. */
export function progressLine(standing: Standing): string {
  const sum = (pick: (view: Standing extends ReadonlyMap<string, infer View> ? View : never) => number) =>
    [...standing.values()].reduce((total, view) => total + pick(view), 0);
  const subjects = sum((view) => view.subjects);
  const ended = subjects - sum((view) => view.open);
  const width = 24;
  const filled = subjects === 0 ? 0 : Math.round((ended / subjects) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const refused = sum((view) => view.rejections.length);
  const gates = [...standing.values()].flatMap((view) => view.gates.map((gate) => gate.sentence ?? ''));
  return [
    `${bar} ${ended} of ${subjects} subjects`,
    `${sum((view) => view.calls.bought)} calls bought`,
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(gates[0] === undefined ? [] : [gates[0]]),
  ].join(' · ');
}

const marks: Partial<Record<SubjectView['state'], string>> = { complete: '✔', partial: '◐', failed: '✘' };

/** The table that a run ends with: what became of every subject, and where to read its report. */
export function subjectsTable(subjects: readonly SubjectView[], base: string): string {
  const rows = subjects.map((subject) => [
    marks[subject.state] ?? '…',
    `${subject.batch}/${subject.id}`,
    subject.state + (subject.reason === undefined ? '' : `: ${subject.reason}`),
    String(subject.calls.bought),
    subject.calls.reused > 0 ? String(subject.calls.reused) : '',
    new URL(subject.report, base).href,
  ]);
  return table(['', 'subject', 'state', 'bought', 'reused', 'report'], rows);
}

export function rejectionsTable(rejections: readonly RejectionView[]): string {
  const rows = rejections.map(({ upload, line, field, reason, advice }) => [
    upload,
    line === undefined ? '' : String(line),
    field ?? '',
    [reason, advice].filter(Boolean).join(' '),
  ]);
  return table(['refused', 'line', 'field', 'why, and what to do'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(width(title), ...rows.map((row) => width(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === cells.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - width(cell)),
      )
      .join('  ')
      .trimEnd();
  const rule = widths
    .map((size, column) => '─'.repeat(column === widths.length - 1 ? Math.min(size, 60) : size))
    .join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Columns that a text takes in a terminal, near enough: combining marks take none, East Asian letters and emoji two. */
function width(text: string): number {
  let columns = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    columns +=
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(
        segment,
      )
        ? 2
        : 1;
  }
  return columns;
}
