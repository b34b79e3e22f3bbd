import { createBooks } from '../../../functions/books/books.ts';
import type { BooksDeps } from '../../../functions/books/deps.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { bookOrderView, booksList } from '../../../shared/reports/book-views.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';
import { nameHash, reportsOver } from '../reports/app.ts';
import { rowInputs } from '../reports/ledger.ts';

export const minute = 60_000;
export const retentionMs = 7 * 24 * 60 * minute;

const folder = (objects: Map<string, unknown>) => ({
  list: async function* (prefix: string) {
    for (const key of [...objects.keys()]) if (key.startsWith(prefix)) yield key;
  },
  remove: async (key: string) => objects.delete(key),
});

export class BooksWorld {
  readonly world = new PipelineWorld();
  readonly hints: { batch: string; order: string }[] = [];
  readonly made: string[] = [];
  readonly logged: string[] = [];
  make: (id: string) => Promise<Uint8Array> = async (id) => Buffer.from(id);
  #workers = 0;
  #sequence = 0;

  constructor() {
    this.world.erasure = {
      service: calledService,
      nameHash,
      store: folder(this.world.store),
      inbox: folder(new Map()),
      deadQueues: [],
      secondSweepAfterMs: 20 * minute,
    };
  }

  #books(more: Partial<BooksDeps> = {}) {
    const { world, hints, made, logged } = this;
    const say = (message: string, fields?: object) =>
      void logged.push(JSON.stringify({ message, ...fields }));
    const log = { info: say, warn: say, error: say, child: () => log };
    return createBooks({
      ledger: world.ledger,
      plan: planInTests,
      contentOf: (_operation, answer) => answer,
      remove: async (key) => world.store.delete(key),
      make: async ({ id }) => {
        world.now += 1_000;
        const bytes = await this.make(id);
        made.push(id);
        return bytes;
      },
      hint: async (order) => void hints.push(order),
      settings: { keepMs: retentionMs, retryMs: minute },
      workerName: () => {
        this.#workers += 1;
        return `worker ${this.#workers}`;
      },
      ...more,
      log,
    });
  }

  invoke(hint: object, more: Partial<BooksDeps> = {}) {
    const until = this.world.now + 120_000;
    return this.#books(more)(
      { Records: [sqsRecord('m', hint, 'books', 1)] },
      { getRemainingTimeInMillis: () => until - this.world.now },
    );
  }

  everyMinute(more: Partial<BooksDeps> = {}) {
    return this.#books(more)({}, { getRemainingTimeInMillis: () => 120_000 });
  }

  async untilDone(): Promise<number> {
    let count = 0;
    for (let hint = this.hints.shift(); hint !== undefined; hint = this.hints.shift()) {
      await this.invoke(hint);
      count += 1;
    }
    return count;
  }

  api() {
    const { world, hints } = this;
    return reportsOver(world.ledger, {
      linkTo: async (key) => `https://store.example/${key}?ends=soon`,
      books: {
        retentionMs: retentionMs,
        keepTheme: async (key, theme) => void world.store.set(key, Buffer.from(theme)),
        hint: async (order) => void hints.push(order),
      },
    });
  }

  ask(body: object = {}) {
    return this.api().json(bookOrderView, this.api().send('POST', '/batches/june/books', body));
  }

  read(path: string) {
    return this.api().json(booksList, this.api().get(path));
  }

  async row(id: string, name: string): Promise<void> {
    this.#sequence += 1;
    const sequencer = this.#sequence.toString(16).padStart(16, '0');
    const key = 'births/june.csv';
    const { ledger, now } = this.world;
    const source = { bucket: 'inbox', key, etag: sequencer, sequencer, time: now, line: 2 };
    await accept(ledger, { batch: 'june', id }, { kind: 'row', value: rowInputs({ name }), source }, now);
  }

  async people(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.row(id, `Name of ${id}`);
  }

  bookObjects(): string[] {
    return [...this.world.store.keys()].filter((key) => key.includes('/books/'));
  }
}
