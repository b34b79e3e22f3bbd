import type { UploadTargetView } from '../../../../shared/reports/upload-requests.ts';
import type { Chosen, ChosenFile } from '../messages.ts';

/** A file that is to be sent, and what is said of it. */
interface Outgoing extends ChosenFile {
  readonly isPlaces: boolean;
  readonly batch: string;
}

interface Sending {
  readonly chosen: Pick<Chosen, 'reading'>;
  /** Told of the bytes that have left so far, after every file. */
  readonly progress: (bytes: number) => void;
  /** Told after every file; with the reason where it was not sent. */
  readonly done: (name: string, refused?: string) => void;
}

/** Files that are sent at the same time, and how often each is tried. */
const concurrency = 4;
const maxAttempts = 3;
/** Files that one request may ask about. */
const atOnce = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The sentence of a problem, where the answer is one. */
async function detailOf(answer: Response, otherwise: string): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : otherwise;
}

async function askJson(
  path: string,
  method: 'POST' | 'PUT',
  body: unknown,
  otherwise: string,
): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await detailOf(answer, otherwise));
  return answer;
}

/** Sets the most that a batch may buy, before anything is sent. */
export async function setCeiling(batch: string, limits: object): Promise<void> {
  if (Object.keys(limits).length === 0) return;
  await askJson(
    `/batches/${encodeURIComponent(batch)}/ceiling`,
    'PUT',
    limits,
    'The ceiling could not be set, so nothing was sent.',
  );
}

/**
 * Sends files straight into the inbox: asks for a signed form for each, a hundred at a time, and posts four at a time, each up to three times.
 */
export async function sendFiles(files: readonly Outgoing[], sending: Sending): Promise<void> {
  let left = 0;
  const leave = (bytes: number) => {
    left += bytes;
    sending.progress(left);
  };
  const groups = Map.groupBy(files, ({ isPlaces, batch }) => (isPlaces ? undefined : batch));
  for (const [batch, group] of groups)
    for (let start = 0; start < group.length; start += atOnce)
      await sendGroup(group.slice(start, start + atOnce), batch, { ...sending, leave });
}

async function sendGroup(
  group: readonly Outgoing[],
  batch: string | undefined,
  { chosen: { reading }, done, leave }: Sending & { readonly leave: (bytes: number) => void },
): Promise<void> {
  const body = {
    ...(batch === undefined ? {} : { batch }),
    ...(reading === '' ? {} : { reading }),
    files: group.map(({ name, file }) => ({
      name,
      sizeBytes: file.size,
      ...(batch === undefined ? { kind: 'places' } : {}),
    })),
  };
  const answer = await askJson('/uploads', 'POST', body, 'The upload could not be begun.');
  const { files: targets }: { files: readonly UploadTargetView[] } = await answer.json();
  const queue = group.map((one, index) => ({ one, target: targets[index] })).values();
  const work = async () => {
    for (const { one, target } of queue) {
      const refused = await sendOne(one.file, target);
      leave(one.file.size);
      done(one.name, refused);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** @returns why it was not sent */
async function sendOne(file: Blob, target: UploadTargetView | undefined): Promise<string | undefined> {
  if (target?.state === 'there') return undefined;
  if (target?.state !== 'send')
    return target === undefined ? 'Nobody said where it goes.' : `${target.reason} ${target.advice}`;
  let why = '';
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (attempt > 1) await pause(500 * 2 ** attempt);
    const form = new FormData();
    for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
    form.append('file', file, 'file');
    const answer = await fetch(target.url, { method: 'POST', body: form }).catch(() => undefined);
    if (answer?.ok) return undefined;
    why = answer === undefined ? 'The connection broke.' : `The bucket answered ${answer.status}.`;
    if (answer !== undefined && answer.status < 500) break;
  }
  return why;
}

/** Waits for the page of a batch: there is none before the first of its uploads has been taken note of. */
export async function untilThere(address: string): Promise<void> {
  for (let waitMs = 500; ; waitMs = Math.min(10_000, waitMs * 1.5)) {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(waitMs);
  }
}
