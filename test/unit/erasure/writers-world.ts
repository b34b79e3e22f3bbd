import sharp from 'sharp';
import { recordDeadLetter } from '../../../functions/dead-letters/record-dead-letter.ts';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { unpackArchive } from '../../../functions/photos/unpack.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { busEventIn } from '../../../functions/webhooks/bus-event.ts';
import { recordDeliveries } from '../../../functions/webhooks/record-deliveries.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { uploadHint } from '../../../shared/lambda/s3-event.ts';
import { type Subject, subjectName } from '../../../shared/ledger/items/keys.ts';
import { storeFolder } from '../../../shared/ledger/parts/bodies.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { addWebhook } from '../../../shared/webhooks/change.ts';
import { listWebhooks } from '../../../shared/webhooks/webhook.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';
import { writeZip } from '../../support/zip/write-zip.ts';
import { BooksWorld, minute } from '../books/books-world.ts';

const anna: Subject = { batch: 'june', id: 'anna-kovacs' };
export const photoName = 'IMG-0007';
/** `anna`, as the folder of her objects and as the photo that her row names. */
export const names = [anna.id, storeFolder(anna), photoName, storeFolder({ ...anna, id: photoName })];

export const jpeg = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#c08060' } })
  .jpeg()
  .toBuffer();
const birth = '1983-08-24,06:37,12.97,77.59,Asia/Kolkata';
export const birthTable = `id,date,time,lat,lon,timezone,photo\n${anna.id},${birth},${photoName}.jpg\n`;

class Files extends IntakeWorld {
  readonly keys = new Set<string>();

  override put(...file: Parameters<IntakeWorld['put']>): UploadEvent {
    this.keys.add(file[0]);
    return super.put(...file);
  }

  override remove(key: string): void {
    this.keys.delete(key);
    super.remove(key);
  }
}

export class WritersWorld extends BooksWorld {
  readonly files = new Files();
  readonly #deadLetterQueue = 'jobs-dead';

  constructor() {
    super();
    const { files, world } = this;
    world.erasure = {
      service: calledService,
      nameHash,
      store: {
        list: async function* (prefix) {
          for (const key of [...world.store.keys()]) if (key.startsWith(prefix)) yield key;
        },
        remove: async (key) => world.store.delete(key),
      },
      inbox: {
        list: async function* (prefix) {
          for (const key of [...files.keys]) if (key.startsWith(prefix)) yield key;
        },
        remove: async (key) => {
          const isThere = files.keys.has(key);
          files.remove(key);
          return isThere;
        },
      },
      deadQueues: [this.#deadLetterQueue],
      secondSweepAfterMs: 20 * minute,
    };
  }

  get ledger() {
    return { ...this.world.ledger, nameHash };
  }

  intake() {
    const { world, files, ledger } = this;
    return {
      ledger,
      inbox: files.inbox,
      archives: files.archives,
      jobs: world.queue,
      reader: { name: 'reader', until: world.now + minute },
      preparePhoto,
      remainingMs: () => 100_000,
      hints: { send: async () => undefined },
      settings: usualIntake,
      log: silent,
    };
  }

  photo(event: UploadEvent, id = anna.id): Promise<void> {
    return ingestPhoto(this.intake(), event, anna.batch, id);
  }

  rows(event: UploadEvent): Promise<void> {
    return ingestRows(this.intake(), event, anna.batch);
  }

  archive(event: UploadEvent): Promise<void> {
    return unpackArchive(this.intake(), event, anna.batch);
  }

  addDeadLetter(body: unknown): Promise<void> {
    const record = sqsRecord('m-1', body, this.#deadLetterQueue, 5);
    return recordDeadLetter({ ledger: this.ledger, retry: { maxAttempts: 3 }, log: silent }, record);
  }

  async deliver(): Promise<void> {
    const webhooks = await listWebhooks(this.world.table);
    for (const { kind, detail } of this.world.published)
      await recordDeliveries(
        this.ledger,
        webhooks,
        busEventIn({ source: 'palmleaf', 'detail-type': kind, detail }),
      );
  }

  async bought(): Promise<void> {
    await this.rows(this.files.put('births/june.csv', birthTable));
    await this.photo(this.files.put(`palms/june/${photoName}.jpg`, jpeg), photoName);
    await this.world.work(anna);
  }

  async erase(): Promise<void> {
    await eraseSubject(this.ledger, nameHash, anna);
    await this.world.runReconciler();
  }

  async endErasure(): Promise<void> {
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      this.world.now += 25 * minute;
      await this.world.runReconciler();
    }
    // An uploaded table or archive stays until it expires; the receipt says so.
    for (const key of ['births/june.csv', 'palms/june.zip']) this.files.remove(key);
  }

  *traces(): Generator<string> {
    const { world, files } = this;
    const text = (item: object) =>
      JSON.stringify(item, (_name, value: unknown) => (value instanceof Set ? [...value] : value));
    const all = [...[...world.table.items()].map(text), ...world.store.keys(), ...files.keys];
    for (const one of all) if (names.some((name) => one.includes(name))) yield one;
  }
}

type Writing = (world: WritersWorld) => Promise<() => Promise<unknown>>;

export const writers: Readonly<Record<string, Writing>> = {
  'the intake of a photo': async (on) => {
    const event = on.files.put(`palms/june/${anna.id}.jpg`, jpeg);
    return () => on.photo(event);
  },
  'the intake of a file that is no photo': async (on) => {
    const event = on.files.put(`palms/june/${anna.id}.jpg`, 'no photo');
    return () => on.photo(event);
  },
  'the intake of a photo that a row names': async (on) => {
    await on.rows(on.files.put('births/june.csv', birthTable));
    const event = on.files.put(`palms/june/${photoName}.jpg`, jpeg);
    return () => on.photo(event, photoName);
  },
  'the intake of a table': async (on) => {
    const event = on.files.put('births/june.csv', birthTable);
    return () => on.rows(event);
  },
  'the intake of a table after its photo': async (on) => {
    await on.photo(on.files.put(`palms/june/${photoName}.jpg`, jpeg), photoName);
    const event = on.files.put('births/june.csv', birthTable);
    return () => on.rows(event);
  },
  'the unpacking of an archive': async (on) => {
    const content = writeZip([{ name: `${anna.id}.jpg`, content: jpeg }]);
    const event = on.files.put('palms/june.zip', content);
    return () => on.archive(event);
  },
  'the unpacking of an archive with a file that cannot be unpacked': async (on) => {
    const content = writeZip([{ name: `${anna.id}.jpg`, content: jpeg, claims: { crc: 1 } }]);
    const event = on.files.put('palms/june.zip', content);
    return () => on.archive(event);
  },
  'the unpacking of an archive with an older version of a photo': async (on) => {
    const content = writeZip([{ name: `${anna.id}.jpg`, content: jpeg, claims: { crc: 1 } }]);
    const event = on.files.put('palms/june.zip', content);
    await on.photo(on.files.put(`palms/june/${anna.id}.jpg`, jpeg));
    return () => on.archive(event);
  },
  'the purchase of a report': async (on) => {
    await on.rows(on.files.put('births/june.csv', birthTable));
    await on.photo(on.files.put(`palms/june/${photoName}.jpg`, jpeg), photoName);
    return () => on.world.work(anna);
  },
  'the record of deliveries to webhooks': async (on) => {
    await addWebhook(on.ledger, async () => 'a key of at least thirty-two letters', {
      url: 'https://shop.example/',
    });
    await on.bought();
    await on.world.publish();
    return () => on.deliver();
  },
  'an order of a book': async (on) => {
    await on.bought();
    return () => on.ask({ id: anna.id });
  },
  'an order of a link': async (on) => {
    await on.bought();
    return async () => on.api().send('POST', '/batches/june/links', { id: anna.id });
  },
  'the printing of books': async (on) => {
    await on.bought();
    await on.ask({ id: anna.id });
    await on.ask();
    return () => on.untilDone();
  },
  'the dead letter of a job': async (on) => {
    await on.bought();
    return () => on.addDeadLetter({ kind: 'subject', key: subjectName(anna) });
  },
  'the dead letter of an upload': async (on) => {
    const event = on.files.put(`palms/june/${anna.id}.jpg`, jpeg);
    return () => on.addDeadLetter(uploadHint(event));
  },
};
