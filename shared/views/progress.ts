import { count, counted } from '../figures.ts';
import { archiveExtension } from '../intake/object-key.ts';
import type { BatchView, UploadView } from './views.ts';

interface RefusedCount {
  readonly count: number;
  readonly unit: 'entries' | 'rows or files';
  /** A lower bound: the view holds neither all reasons nor all files. */
  readonly isLeast: boolean;
}

export function refusedIn({
  uploads,
  rejections,
  more,
}: Pick<BatchView, 'uploads' | 'rejections' | 'more'>): RefusedCount {
  if (more?.rejections === undefined) return { count: rejections.length, unit: 'entries', isLeast: false };
  const shown = new Set(rejections.map(({ upload, line }) => `${line ?? ''} ${upload}`)).size;
  const counted = uploads
    .filter(({ state }) => state !== 'superseded')
    .reduce((sum, { state, refused }) => sum + (state === 'refused' ? Math.max(1, refused) : refused), 0);
  return { count: Math.max(shown, counted), unit: 'rows or files', isLeast: more.uploads !== undefined };
}

type Shown = Pick<
  BatchView,
  | 'subjects'
  | 'complete'
  | 'partial'
  | 'failed'
  | 'cancelled'
  | 'open'
  | 'calls'
  | 'uploads'
  | 'rejections'
  | 'more'
>;

type Stage = 'empty' | 'reading' | 'buying' | 'ended';

interface Progress {
  readonly stage: Stage;
  readonly read: number;
  /** The percentage of the known work that has ended. A file that adds people does not lower it. */
  readonly percent: number;
  readonly sentence: string;
}

export function progressOf(view: Shown): Progress {
  const { subjects, open } = view;
  const uploads = view.uploads.filter(({ state }) => state !== 'superseded');
  const share = uploads.reduce(
    (sum, { state, readShare = 0 }) => sum + (state === 'reading' ? readShare : 1),
    0,
  );
  const shareRead = uploads.length === 0 ? 1 : share / uploads.length;
  const stage = stageOf(view);
  return {
    stage,
    read: Math.floor(100 * shareRead),
    percent:
      stage === 'ended'
        ? 100
        : Math.floor((100 * shareRead * Math.max(0, subjects - open)) / Math.max(1, subjects)),
    sentence: sentences[stage](view, Math.floor(100 * shareRead)),
  };
}

function stageOf({ subjects, open, uploads }: Shown): Stage {
  if (uploads.some(({ state }) => state === 'reading')) return 'reading';
  if (open > 0) return 'buying';
  return subjects === 0 && uploads.length === 0 ? 'empty' : 'ended';
}

const sentences: Readonly<Record<Stage, (view: Shown, read: number) => string>> = {
  empty: () => 'Nothing has arrived yet.',
  reading: (view, read) => {
    const files = view.uploads.filter(({ state }) => state === 'reading').length;
    return `${counted(files, 'file is', 'files are')} being read, ${read} % of all; ${endedText(view)}.`;
  },
  buying: (view) => `All files are read; ${endedText(view)}; ${callsText(view)}.`,
  ended: (view) => {
    const [first = '', ...rest] = [...peopleTexts(view), ...rowTexts(view), callsText(view)];
    return `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join('; ')}.`;
  },
};

const endedText = ({ subjects, open }: Shown): string =>
  `${count(Math.max(0, subjects - open))} of ${counted(subjects, 'person has', 'people have')} ended`;

const callsText = ({ calls: { bought, unknown } }: Shown): string =>
  `${counted(bought, 'call was', 'calls were')} bought${unknown > 0 ? `, and the outcome of ${count(unknown)} is unknown` : ''}`;

function peopleTexts({ subjects, complete, partial, failed, cancelled, uploads }: Shown): string[] {
  if (subjects === 0)
    return uploads.every(({ key }) => key.startsWith('places/')) ? [] : ['nobody was accepted'];
  return partsText(
    [subjects, 'person', 'people'],
    [
      [complete, 'complete'],
      [partial, 'partial'],
      [failed, 'failed'],
      [cancelled, 'cancelled'],
    ],
  );
}

/** Counts each row or file once: an archive adds only its refused files, the others are uploads. */
function rowTexts(view: Shown): string[] {
  if (view.more?.uploads !== undefined) {
    const { count: least } = refusedIn(view);
    return least === 0 ? [] : [`at least ${counted(least, 'row or file was', 'rows or files were')} refused`];
  }
  const uploads = view.uploads.filter(({ state }) => state !== 'superseded');
  const sum = (part: 'accepted' | 'unchanged' | 'refused' | 'leftOut') =>
    uploads.reduce((all, upload) => all + countIn(upload, part), 0);
  const parts: [number, string][] = [
    [sum('accepted'), 'accepted'],
    [sum('unchanged'), 'there before'],
    [sum('refused'), 'refused'],
    [sum('leftOut'), 'left out'],
  ];
  return partsText(
    [parts.reduce((all, [number]) => all + number, 0), 'row or file', 'rows and files'],
    parts,
  );
}

function countIn(upload: UploadView, part: 'accepted' | 'unchanged' | 'refused' | 'leftOut'): number {
  const { key, state, refused } = upload;
  if (part === 'refused') return state === 'refused' ? Math.max(1, refused) : refused;
  return archiveExtension.test(key) ? 0 : (upload[part] ?? 0);
}

function partsText(
  [all, one, many]: readonly [number, string, string],
  parts: readonly (readonly [number, string])[],
): string[] {
  if (all === 0) return [];
  const filled = parts.filter(([number]) => number > 0);
  const [only] = filled;
  if (only !== undefined && filled.length === 1)
    return [
      `${all === 1 ? 'the' : `all ${count(all)}`} ${all === 1 ? one : many} ${all === 1 ? 'is' : 'are'} ${only[1]}`,
    ];
  const counts = filled.map(([number, word]) => `${count(number)} ${word}`);
  return [`of ${counted(all, one, many)}, ${counts.slice(0, -1).join(', ')} and ${counts.at(-1) ?? ''}`];
}
