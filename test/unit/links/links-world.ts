import { createLinks } from '../../../functions/links/app.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import type { State } from '../../../shared/ledger/items/state.ts';
import { madeLinkView } from '../../../shared/reports/link-views.ts';
import { BooksWorld } from '../books/books-world.ts';

/** S3's error for a missing object if the role may not list the bucket. */
class MissingError extends Error {
  override readonly name = 'AccessDenied';
}

const nothingTallied = {
  bought: 0,
  reused: 0,
  refused: 0,
  unavailable: 0,
  unknown: 0,
  notAsked: 0,
  declined: 0,
};

export class LinksWorld extends BooksWorld {
  readonly linkLog: string[] = [];
  readonly #app = createLinks({
    ledger: this.world.ledger,
    readObject: async (key) => {
      const bytes = this.world.store.get(key);
      if (bytes === undefined) throw new MissingError('missing');
      return bytes;
    },
    log: {
      info: (message, fields) => void this.linkLog.push(JSON.stringify({ message, ...fields })),
      warn: (message, fields) => void this.linkLog.push(JSON.stringify({ message, ...fields })),
      error: (message, fields) => void this.linkLog.push(JSON.stringify({ message, ...fields })),
    },
  });

  constructor() {
    super();
    this.make = async (id) => Buffer.from(`<!doctype html><html><head><meta charset="utf-8"></head>${id}`);
  }

  async ended(id: string, state: State = 'complete'): Promise<void> {
    await this.people(id);
    await this.become(id, state);
  }

  async become(id: string, state: State): Promise<void> {
    const { table } = this.world;
    const header = await headerItems.read(table, headerKey({ batch: 'june', id }));
    if (header !== undefined)
      table.inner.load([{ ...header, state, tally: nothingTallied, finishedAt: header.updatedAt }]);
  }

  link(body: object = { id: 'anna' }) {
    return this.api().json(madeLinkView, this.api().send('POST', '/batches/june/links', body));
  }

  async ready(body?: object) {
    const link = await this.link(body);
    await this.untilDone();
    return link;
  }

  open(address: string, headers: Record<string, string> = {}, method = 'GET') {
    return this.#app.request(address, { headers, method });
  }

  revoke(link: string) {
    return this.api().send('POST', `/batches/june/links/${link}/revoke`);
  }
}
