import { z } from 'zod';
import type { SignedFetch } from '../../cli/signed-fetch.ts';
import { type BatchView, batchView, type SubjectView, subjectView } from '../../functions/reports/views.ts';

/** How everything stands: one view per batch. */
export type Standing = ReadonlyMap<string, BatchView>;

export async function readBatch(reports: SignedFetch, batch: string): Promise<BatchView | undefined> {
  const response = await reports(`/batches/${encodeURIComponent(batch)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The reports function answered ${response.status}`);
  return batchView.parse(await response.json());
}

const subjectsPage = z.object({ subjects: z.array(subjectView), cursor: z.string().optional() });

export async function* readSubjects(reports: SignedFetch, batch: string): AsyncGenerator<SubjectView> {
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: '200', ...(cursor === undefined ? {} : { cursor }) });
    const response = await reports(`/batches/${encodeURIComponent(batch)}/reports?${query}`);
    if (!response.ok) throw new Error(`The reports function answered ${response.status}`);
    const page = subjectsPage.parse(await response.json());
    yield* page.subjects;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

export interface FollowOptions {
  readonly reports: SignedFetch;
  /** Keys of the inbox by batch. */
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  readonly show: (standing: Standing) => void;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds without any change after which following ends. */
  readonly patience: number;
}

/** `ended`: nothing is open. `waiting`: what is open waits for a person. `stalled`: nothing has moved for too long. */
export type FollowEnd = { readonly end: 'ended' | 'waiting' | 'stalled'; readonly standing: Standing };

/** Follows batches until everything that was uploaded has ended, or only a person can help. */
export async function follow(options: FollowOptions): Promise<FollowEnd> {
  let last = '';
  let changedAt = options.now();
  for (;;) {
    const standing = await readAll(options);
    options.show(standing);
    if (hasEnded(options, standing)) return { end: 'ended', standing };
    const text = JSON.stringify([...standing]);
    if (text !== last) changedAt = options.now();
    last = text;
    const idle = options.now() - changedAt;
    if (idle > options.patience) return { end: waitsForPerson(standing) ? 'waiting' : 'stalled', standing };
    if (idle > patienceWithPerson && waitsForPerson(standing)) return { end: 'waiting', standing };
    await options.sleep(500);
  }
}

const patienceWithPerson = 20_000;

async function readAll({ reports, uploads }: FollowOptions): Promise<Standing> {
  const views = new Map<string, BatchView>();
  for (const batch of uploads.keys()) {
    const view = await readBatch(reports, batch);
    if (view !== undefined) views.set(batch, view);
  }
  return views;
}

function hasEnded({ uploads }: FollowOptions, standing: Standing): boolean {
  return [...uploads].every(([batch, keys]) => {
    const view = standing.get(batch);
    if (view === undefined) return false;
    const read = new Set(view.uploads.filter(({ state }) => state !== 'reading').map(({ key }) => key));
    return view.open === 0 && keys.every((key) => read.has(key));
  });
}

const needsPerson = new Set(['placeholder', 'credential refused', 'endpoint refused', 'wallet empty']);

function waitsForPerson(standing: Standing): boolean {
  return [...standing.values()].some((view) =>
    view.gates.some(({ reason }) => needsPerson.has(reason ?? '')),
  );
}
