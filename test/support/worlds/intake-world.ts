import { createHash } from 'node:crypto';
import type { Job, Jobs } from '../../../shared/jobs/job.ts';
import type { BodyStore, LedgerContext } from '../../../shared/ledger/context.ts';
import type { Log } from '../../../shared/log.ts';
import type { Item } from '../../../shared/table/table.ts';
import {
  type ArchiveInbox,
  DeletedObjectError,
  type Inbox,
  type InboxObject,
} from '../../../shared/uploads/inbox.ts';
import { type Rejection, rejection } from '../../../shared/uploads/rejection.ts';
import {
  rejectionPrefix,
  type Upload,
  type UploadEvent,
  upload,
  uploadPrefix,
} from '../../../shared/uploads/upload.ts';
import { MemoryTable } from '../table/memory-table.ts';

interface Stored {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly time: number;
  readonly metadata: Readonly<Record<string, string>>;
}

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

export class IntakeWorld {
  readonly table = new MemoryTable();
  readonly store = new Map<string, Uint8Array>();
  readonly jobs: Job[] = [];
  readonly hints: Upload[] = [];
  readonly #objects = new Map<string, Stored>();
  #sequence = 0;
  now = Date.parse('2026-06-01T08:00:00Z');
  chunkBytes = 64 * 1024;

  readonly bodies: BodyStore = {
    put: async (key, bytes) => void this.store.set(key, bytes),
    get: async (key) => this.store.get(key) ?? new Uint8Array(0),
    copy: async (from, to) => void this.store.set(to, this.store.get(from) ?? new Uint8Array(0)),
  };
  readonly ledger: LedgerContext = { table: this.table, bodies: this.bodies, now: () => this.now };
  readonly queue: Jobs = { send: async (jobs) => void this.jobs.push(...jobs) };
  readonly inbox: Inbox = {
    read: async (upload, fromByte = 0) => this.#read(upload, fromByte),
    find: async (upload) => this.#find(upload),
  };

  readonly unpacked: UploadEvent[] = [];
  readonly archives: ArchiveInbox = {
    range: async (upload, from, to) => (await this.#read(upload, 0)?.bytes())?.slice(from, to),
    put: async ({ key, last }, bytes, metadata) => {
      if (this.#objects.get(key)?.etag !== last?.etag) return undefined;
      const event = this.put(key, bytes, metadata);
      this.unpacked.push(event);
      return event.etag;
    },
  };

  put(
    key: string,
    content: string | Uint8Array,
    metadata: Readonly<Record<string, string>> = {},
  ): UploadEvent {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const etag = createHash('md5').update(bytes).digest('hex');
    this.#sequence += 1;
    this.now += 1000;
    this.#objects.set(key, { bytes, etag, time: this.now, metadata });
    const sequencer = this.#sequence.toString(16).toUpperCase().padStart(18, '0');
    return { bucket: 'inbox', key, etag, sequencer, time: this.now, sizeBytes: bytes.byteLength };
  }

  remove(key: string): void {
    this.#objects.delete(key);
  }

  uploads(): Upload[] {
    return this.#itemsWith(uploadPrefix).map((item) => upload.parse(item));
  }

  rejections(): Rejection[] {
    return this.#itemsWith(rejectionPrefix).map((item) => rejection.parse(item));
  }

  subjects(): string[] {
    return [...this.table.items()]
      .filter((item) => item.sk === 'report' && item.pk.startsWith('subject#'))
      .map((item) => item.pk.slice('subject#'.length))
      .sort();
  }

  #itemsWith(prefix: string): Item[] {
    return [...this.table.items()].filter((item) => item.sk.startsWith(prefix));
  }

  #find({ key, etag }: Pick<UploadEvent, 'key' | 'etag'>): Stored | undefined {
    const stored = this.#objects.get(key);
    if (stored === undefined) throw new DeletedObjectError('The object is deleted');
    return etag === '' || stored.etag === etag ? stored : undefined;
  }

  #read(upload: Pick<UploadEvent, 'key' | 'etag'>, fromByte: number): InboxObject | undefined {
    const stored = this.#find(upload);
    if (stored === undefined) return undefined;
    const bytes = stored.bytes.subarray(fromByte);
    const size = this.chunkBytes;
    return {
      metadata: stored.metadata,
      bytes: async () => bytes,
      chunks: async function* () {
        for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
      },
    };
  }
}
