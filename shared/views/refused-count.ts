import type { BatchView } from './views.ts';

interface RefusedCount {
  readonly count: number;
  readonly of: 'entries' | 'rows or files';
  /** A lower bound: the view holds neither all reasons nor all files. */
  readonly isLeast: boolean;
}

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
