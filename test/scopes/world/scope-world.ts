import type { FanOutSettings } from '../../../functions/fan-out/deps.ts';
import type { StreamRecord } from '../../../functions/publish/publish-records.ts';
import type { PalmleafEvent } from '../../../shared/events/events.ts';
import type { GateName } from '../../../shared/gate/gate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import type { BodyStore, LedgerContext } from '../../../shared/ledger/context.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import type { Credential } from '../../../shared/service-client/credential.ts';
import type { Item, Table } from '../../../shared/table/table.ts';
import type { Upload, UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualFanOut } from '../../support/settings.ts';
import { StreamingTable } from '../../support/streaming-table.ts';
import { Conflicts } from '../explorer/conflicts.ts';
import { digestOfItem, digestOfText, nameOf, noDigest, sumOf, textOf } from '../explorer/digest.ts';
import { ForgetfulTable } from '../explorer/forgetful-table.ts';
import type { Process } from '../explorer/process.ts';
import { SteppedTable } from '../explorer/stepped-table.ts';
import { CallWatch } from './call-watch.ts';
import { ScopeService } from './service.ts';

export const minute = 60_000;

/** The gate of chart calls, which nearly every scope uses exclusively. */
export const chartGate: GateName = { base: 'base', scheme: 'token' };

/** Settings that a scope may change. */
export interface ScopeSettings {
  readonly settings?: Partial<FanOutSettings>;
  /** The number of calls that a worker reserves at a time. */
  readonly blockSize?: number;
  /** The gates that the reconciler manages; charts use only one. */
  readonly gates?: readonly GateName[];
  /** Attributes that the table ignores in conditions: a planted fault. */
  readonly forgets?: readonly string[];
}

/** Everything outside the processes: the table and its stream, the queue, the secret, the service, the bus, and time. */
export class ScopeWorld {
  readonly table = new StreamingTable();
  readonly service = new ScopeService();
  readonly watch: CallWatch;
  readonly objects = new Map<string, Uint8Array>();
  readonly inbox = new Map<string, { readonly bytes: Uint8Array; readonly event: UploadEvent }>();
  /** Uploads that wait for another read. */
  readonly uploads: Upload[] = [];
  now = Date.UTC(2026, 10, 20, 8);
  secret: Credential = { version: 'v1', content: { token: 't' } };
  /** Jobs that wait for a worker. */
  readonly jobs: Job[] = [];
  /** Events on the bus. */
  readonly told: PalmleafEvent[] = [];
  /** How far the stream has been read. */
  published = 0;
  readonly violations: string[] = [];
  /** Starts a worker for a job if the scope has one left; undefined while jobs have no workers. */
  hire: ((sender: Process, job: Job) => boolean) | undefined;
  readonly fanOutSettings: FanOutSettings;
  readonly blockSize: number;
  readonly gates: readonly GateName[];
  readonly #conflicts: Conflicts;
  readonly #forgets: readonly string[];

  constructor(
    { settings, blockSize = 30, gates = [chartGate], forgets = [] }: ScopeSettings,
    conflicts = new Conflicts(),
  ) {
    this.#conflicts = conflicts;
    this.#forgets = forgets;
    this.watch = new CallWatch(this);
    this.fanOutSettings = { ...usualFanOut, ...settings };
    this.blockSize = blockSize;
    this.gates = gates;
  }

  items(): Iterable<Item> {
    return this.table.inner.items();
  }

  /** Records a violation, once however often it occurs. */
  wrong(what: string): void {
    if (!this.violations.includes(what)) this.violations.push(what);
  }

  readonly nameHash = nameHashWith(async () => 'a key');

  readonly bodies: BodyStore = {
    put: async (key, bytes) => void this.objects.set(key, bytes),
    get: async (key) => this.objects.get(key) ?? new Uint8Array(0),
    copy: async (from, to) => void this.objects.set(to, this.objects.get(from) ?? new Uint8Array(0)),
  };

  /** Returns the ledger of a process. */
  ledgerOf(process: Process): LedgerContext {
    return {
      table: new SteppedTable(this.#tableOf(process), process, this.#conflicts),
      bodies: this.bodies,
      now: () => this.now,
      nameHash: this.nameHash,
    };
  }

  #tableOf(process: Process): Table {
    const table = this.watch.tableOf(process);
    return this.#forgets.length === 0 ? table : new ForgetfulTable(table, this.#forgets);
  }

  /** The ledger of the test itself, outside all processes. */
  readonly ledger: LedgerContext = {
    table: this.table,
    bodies: this.bodies,
    now: () => this.now,
    nameHash: this.nameHash,
  };

  /** Unread records of the stream; it carries the items that are marked for publishing. */
  get unread(): readonly StreamRecord[] {
    return this.table.stream.filter(({ item }) => isMarked(item.due)).slice(this.published);
  }

  /** Everything that later steps can depend on, except the processes. */
  get position(): string {
    let items = noDigest;
    for (const item of this.items()) items = sumOf(items, digestOfItem(item));
    const rest = textOf([
      this.now,
      this.secret,
      this.service.position,
      this.jobs,
      [...new Set(this.told.map(({ detail: { id } }) => id))].sort(),
      [...this.objects.keys()].sort(),
      [...this.inbox.keys()].sort(),
      this.uploads,
    ]);
    let stream = noDigest;
    for (const [place, { item }] of this.unread.entries()) {
      stream = sumOf(stream, digestOfText(`${place} ${nameOf(digestOfItem(item))}`));
    }
    return `${nameOf(items)} ${nameOf(stream)} ${nameOf(digestOfText(rest))}`;
  }
}
