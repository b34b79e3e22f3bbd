import { customerOf } from '../../../../shared/customers/customer.ts';
import type { UploadTargetView } from '../../../../shared/reports/upload-requests.ts';
import type { Chosen, ChosenFile } from '../messages.ts';

interface Outgoing extends ChosenFile {
  readonly isPlaces: boolean;
  readonly batch: string;
  readonly product?: string | undefined;
}

interface Sending {
  readonly chosen: Pick<Chosen, 'reading' | 'batch'>;
  readonly progress: (bytes: number) => void;
  readonly done: (name: string, outcome: Outcome) => void;
}

type Outcome = { readonly key: string; readonly isThere: boolean } | { readonly why: string };

const concurrency = 4;
const maxAttempts = 3;
const filesPerRequest = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function detailOf(answer: Response, fallback: string): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : fallback;
}

/** @throws Error with the problem's sentence, or `fallback` */
export async function askJson(
  path: string,
  method: 'POST' | 'PUT',
  body: unknown,
  fallback: string,
): Promise<Response> {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await detailOf(answer, fallback));
  return answer;
}

export async function sendCeiling(batch: string, limits: object): Promise<void> {
  if (Object.keys(limits).length === 0) return;
  await askJson(
    `/batches/${encodeURIComponent(batch)}/ceiling`,
    'PUT',
    limits,
    'The ceiling could not be set, so nothing was sent.',
  );
}

export async function sendFiles(files: readonly Outgoing[], sending: Sending): Promise<void> {
  let doneBytes = 0;
  const countDone = (bytes: number) => {
    doneBytes += bytes;
    sending.progress(doneBytes);
  };
  const groups = Map.groupBy(files, ({ isPlaces, batch, product = '' }) =>
    JSON.stringify([isPlaces ? '' : batch, product]),
  );
  for (const group of groups.values())
    for (let start = 0; start < group.length; start += filesPerRequest)
      await sendGroup(group.slice(start, start + filesPerRequest), { ...sending, countDone });
}

async function sendGroup(
  group: readonly Outgoing[],
  { chosen, done, countDone }: Sending & { readonly countDone: (bytes: number) => void },
): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  // A table of places belongs to the customer of its batch.
  const places = customerOf(chosen.batch) === undefined ? undefined : chosen.batch;
  const batch = first.isPlaces ? places : first.batch;
  const { product } = first;
  const { reading } = chosen;
  const body = {
    ...(batch === undefined ? {} : { batch }),
    ...(product === undefined ? {} : { product }),
    ...(reading === '' ? {} : { reading }),
    files: group.map(({ name, file }) => ({
      name,
      sizeBytes: file.size,
      ...(batch === undefined ? { kind: 'places' } : {}),
    })),
  };
  const answer = await askJson('/uploads', 'POST', body, 'The upload could not begin.');
  const { files: targets }: { files: readonly UploadTargetView[] } = await answer.json();
  const queue = group.map((one, index) => ({ one, target: targets[index] })).values();
  const work = async () => {
    for (const { one, target } of queue) {
      const outcome = await sendOne(one.file, target);
      countDone(one.file.size);
      done(one.name, outcome);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

async function sendOne(file: Blob, target: UploadTargetView | undefined): Promise<Outcome> {
  if (target?.state === 'there') return { key: target.key, isThere: true };
  if (target?.state !== 'send')
    return {
      why:
        target === undefined
          ? 'The stack named no destination for this file.'
          : `${target.reason} ${target.advice}`,
    };
  let why = '';
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (attempt > 1) await pause(500 * 2 ** attempt);
    const form = new FormData();
    for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
    form.append('file', file, 'file');
    const answer = await fetch(target.url, { method: 'POST', body: form }).catch(() => undefined);
    if (answer?.ok) return { key: target.key, isThere: false };
    why = answer === undefined ? 'The connection broke.' : `The bucket answered ${answer.status}.`;
    if (answer !== undefined && answer.status < 500) break;
  }
  return { why };
}

export async function waitUntilFound(address: string): Promise<void> {
  for (let waitMs = 500; ; waitMs = Math.min(10_000, waitMs * 1.5)) {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(waitMs);
  }
}
