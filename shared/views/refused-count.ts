import type { BatchView } from './views.ts';

/** How much of a batch was refused. */
interface RefusedCount {
  readonly count: number;
  /** What is counted: reasons where all of them are in the view, else rows and files. */
  readonly of: 'entries' | 'rows or files';
  /** Whether there may be more: the view shows neither all reasons nor all files. */
  readonly isLeast: boolean;
}

/** How much was refused, as exactly as the view of a batch tells: it holds the first hundred of its reasons and files only. */
export function refusedIn({
  uploads,
  rejections,
  more,
}: Pick<BatchView, 'uploads' | 'rejections' | 'more'>): RefusedCount {
  if (more?.rejections === undefined) return { count: rejections.length, of: 'entries', isLeast: false };
  const shown = new Set(rejections.map(({ upload, line }) => `${line ?? ''} ${upload}`)).size;
  const counted = uploads
    .filter(({ state }) => state !== 'superseded')
    .reduce((sum, { state, refused }) => sum + (state === 'refused' ? Math.max(1, refused) : refused), 0);
  return { count: Math.max(shown, counted), of: 'rows or files', isLeast: more.uploads !== undefined };
}
