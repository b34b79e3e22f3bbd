import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type TableChoices, writeChoices } from '@palmleaf/shared/intake/choices';
import {
  maxFilesPerRequest,
  type UploadTargetView,
  uploadTargetsView,
} from '@palmleaf/shared/reports/upload-requests';
import { ask } from '../api/ask.ts';
import type { SignedFetch } from '../api/signed-fetch.ts';
import { UnreachableError } from '../errors.ts';
import { hashFile, type LocalUpload } from './local-uploads.ts';

export type SentFile = { readonly upload: LocalUpload } & (
  | { readonly state: 'sent' }
  | { readonly state: 'there' }
  | { readonly state: 'refused'; readonly reason: string }
);

export interface Sending {
  readonly reports: SignedFetch;
  readonly product?: string | undefined;
  readonly choices?: TableChoices | undefined;
  readonly send: typeof fetch;
  readonly sleep: (ms: number) => Promise<void>;
  readonly show: (sent: readonly SentFile[], bytes: number) => void;
}

const concurrency = 4;
/** Retries are safe: a file that is sent again replaces its copy. */
const maxAttempts = 3;
const firstDelayMs = 1000;

/** Skips a stored file with the same content, so an interrupted command can be repeated. */
export async function uploadFiles(sending: Sending, uploads: readonly LocalUpload[]): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  let bytes = 0;
  const addSent = (one: SentFile, size: number) => {
    sent.push(one);
    bytes += size;
    sending.show(sent, bytes);
  };
  for (const [batch, uploadsOfBatch] of Map.groupBy(tablesFirst(uploads), batchFor)) {
    for (let start = 0; start < uploadsOfBatch.length; start += maxFilesPerRequest) {
      const group = await Promise.all(uploadsOfBatch.slice(start, start + maxFilesPerRequest).map(describe));
      const files = group.map(({ file }) => file);
      const { product, choices = {} } = sending;
      const writtenChoices = writeChoices(choices);
      const body = {
        ...(batch === undefined ? {} : { batch }),
        ...(product === undefined || batch === undefined ? {} : { product }),
        ...(writtenChoices === '' ? {} : { reading: writtenChoices }),
        files,
      };
      const answer = await ask(sending.reports, uploadTargetsView, '/uploads', { method: 'POST', body });
      const queue = group.map((one, index) => ({ ...one, answer: answer.files[index] })).values();
      const work = async () => {
        for (const { upload, file, answer: target } of queue) {
          if (target === undefined)
            throw new UnreachableError('The reports function did not answer for every file');
          addSent(await sendOne(sending, upload, target), file.sizeBytes);
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    }
  }
  return sent;
}

/** A row that names a photo should be read before the photo arrives. */
const tablesFirst = (uploads: readonly LocalUpload[]): LocalUpload[] =>
  uploads.toSorted((a, b) => Number(a.kind === 'photo') - Number(b.kind === 'photo'));

const batchFor = ({ kind, batch }: LocalUpload): string | undefined =>
  kind === 'places' ? undefined : batch;

async function describe(upload: LocalUpload) {
  const { size: sizeBytes } = await stat(upload.path);
  const md5 = await hashFile(upload.path, 'md5');
  return { upload, file: { name: upload.name, kind: upload.kind, sizeBytes, md5 } };
}

async function sendOne(sending: Sending, upload: LocalUpload, target: UploadTargetView): Promise<SentFile> {
  switch (target.state) {
    case 'there':
      return { upload, state: 'there' };
    case 'refused':
      return { upload, state: 'refused', reason: `${target.reason} ${target.advice}` };
    case 'send':
      await post(sending, upload, target);
      return { upload, state: 'sent' };
  }
}

async function post(
  { send, sleep }: Sending,
  { path, name }: LocalUpload,
  { url, fields }: Extract<UploadTargetView, { state: 'send' }>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', await openAsBlob(path), 'file');
    const response = await send(url, { method: 'POST', body: form }).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    await response?.body?.cancel();
    if (response?.ok) return;
    const isRetryable = response === undefined || response.status >= 500;
    if (!isRetryable || attempt === maxAttempts) {
      const why = response === undefined ? 'the connection broke' : `S3 answered ${response.status}`;
      throw new UnreachableError(
        `${name} could not be sent: ${why}. Run the same command again: it skips the files that were sent`,
      );
    }
    await sleep(firstDelayMs * 2 ** (attempt - 1));
  }
}
