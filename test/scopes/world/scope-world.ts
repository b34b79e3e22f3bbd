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
import { usualFanOut } from '../../support/settings/settings.ts';
import { StreamingTable } from '../../support/table/streaming-table.ts';
import { Conflicts } from '../explorer/conflicts.ts';
import { digestOfItem, digestOfText, nameOf, noDigest, sumOf, textOf } from '../explorer/digest.ts';
import { ForgetfulTable } from '../explorer/forgetful-table.ts';
import type { Process } from '../explorer/process.ts';
import { SteppedTable } from '../explorer/stepped-table.ts';
import { CallWatch } from './call-watch.ts';
import { ScopeService } from './service.ts';

export const minute = 60_000;

export const chartGate: GateName = { base: 'base', scheme: 'token' };

export interface ScopeSettings {
  readonly settings?: Partial<FanOutSettings>;
  readonly blockSize?: number;
  readonly gates?: readonly GateName[];
  /** Attributes that the table ignores in conditions: a planted fault. */
  readonly forgets?: readonly string[];
}

export class ScopeWorld {
  readonly table = new StreamingTable();
  readonly service = new ScopeService();
  readonly watch: CallWatch;
  readonly objects = new Map<string, Uint8Array>();
  readonly inbox = new Map<string, { readonly bytes: Uint8Array; readonly event: UploadEvent }>();
  readonly uploads: Upload[] = [];
  now = Date.UTC(2026, 10, 20, 8);
  secret: Credential = { version: 'v1', content: { token: 't' } };
  readonly jobs: Job[] = [];
  readonly events: PalmleafEvent[] = [];
  published = 0;
  readonly violations: string[] = [];
  /** False if the scope has none left. Undefined while jobs have no workers. */
  startWorker: ((sender: Process, job: Job) => boolean) | undefined;
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

  wrong(what: string): void {
    if (!this.violations.includes(what)) this.violations.push(what);
  }

  readonly nameHash = nameHashWith(async () => 'a key');

  readonly bodies: BodyStore = {
    put: async (key, bytes) => void this.objects.set(key, bytes),
    get: async (key) => this.objects.get(key) ?? new Uint8Array(0),
    copy: async (from, to) => void this.objects.set(to, this.objects.get(from) ?? new Uint8Array(0)),
  };

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

  readonly ledger: LedgerContext = {
    table: this.table,
    bodies: this.bodies,
    now: () => this.now,
    nameHash: this.nameHash,
  };

  /** The stream carries only items that are marked for publishing. */
  get unread(): readonly StreamRecord[] {
    return this.table.stream.filter(({ item }) => isMarked(item.due)).slice(this.published);
  }

  get position(): string {
    let items = noDigest;
    for (const item of this.items()) items = sumOf(items, digestOfItem(item));
    const rest = textOf([
      this.now,
      this.secret,
      this.service.position,
      this.jobs,
      [...new Set(this.events.map(({ detail: { id } }) => id))].sort(),
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
