import { publishRecords, type StreamRecord } from '../../../functions/publish/publish-records.ts';
import { shardOf } from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import type { Item, Table } from '../../../shared/table/table.ts';
import type { PaperClock } from './clock.ts';
import { PaperInvocation } from './invocation.ts';
import { silentLog } from './log.ts';

const shards = 4;
const batchSize = 100;
const pollMs = 250;
const memoryMb = 512;
const putEventsMs = 20;
const eventsPerPut = 10;

export class PaperStream {
  published = 0;
  invocations = 0;
  gigabyteSeconds = 0;
  readonly #clock: PaperClock;
  readonly #table: (invocation: PaperInvocation) => Table;
  readonly #shards: StreamRecord[][] = Array.from({ length: shards }, () => []);
  #sequence = 0;

  constructor(clock: PaperClock, table: (invocation: PaperInvocation) => Table) {
    this.#clock = clock;
    this.#table = table;
    for (const shard of this.#shards) clock.after(pollMs, () => this.#poll(shard));
  }

  get recordsBehind(): number {
    return this.#shards.reduce((sum, shard) => sum + shard.length, 0);
  }

  receive(item: Item): void {
    if (!isMarked(item.due)) return;
    this.#sequence += 1;
    this.#shards[shardOf(item.pk, shards)]?.push({ sequence: String(this.#sequence), item });
  }

  async #publish(shard: StreamRecord[]): Promise<void> {
    const invocation = new PaperInvocation(this.#clock, memoryMb, 60_000);
    const begun = this.#clock.now();
    const bus = {
      put: async (events: readonly unknown[]) => {
        for (let start = 0; start < events.length; start += eventsPerPut)
          await invocation.request(putEventsMs, () => undefined);
        this.published += events.length;
        return events.map(() => true);
      },
    };
    const ledger = { table: this.#table(invocation) };
    const records = shard.slice(0, batchSize);
    await publishRecords({ ledger, bus, log: silentLog }, records);
    shard.splice(0, records.length);
    this.invocations += 1;
    this.gigabyteSeconds += ((this.#clock.now() - begun) / 1000) * (memoryMb / 1024);
  }

  #poll(shard: StreamRecord[]): void {
    const again = () => this.#clock.after(pollMs, () => this.#poll(shard));
    if (shard.length === 0) again();
    else void this.#publish(shard).then(again);
  }
}
