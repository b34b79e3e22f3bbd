import sharp from 'sharp';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import { nameHashWith } from '../../../shared/ledger/name-hash.ts';
import { expectUpload } from '../../../shared/uploads/begin.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../settings/settings.ts';
import { IntakeWorld, silent } from './intake-world.ts';
import { PipelineWorld } from './pipeline-world.ts';

const minute = 60_000;
const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08060' } })
  .jpeg()
  .toBuffer();

export const oneRow =
  'id,date,time,lat,lon,timezone,photo\nanna,1990-05-10,19:55,52.52,13.405,Europe/Berlin,IMG_1.jpg\n';
export const nameHash = nameHashWith(async () => 'a key of at least thirty-two letters, kept secret');

export class PhotoAndRows {
  world = new PipelineWorld();
  readonly bucket = new IntakeWorld();
  readonly photo: UploadEvent;
  rows: UploadEvent;
  #readers = 0;

  constructor() {
    this.bucket.now = this.world.now;
    this.photo = this.bucket.put('palms/june/IMG_1.jpg', jpeg);
    this.rows = this.bucket.put('births/june.csv', oneRow);
  }

  async expectTheRows(): Promise<void> {
    await expectUpload(
      this.world.ledger,
      { ...this.rows, sequencer: '' },
      'rows',
      'june',
      this.world.now + minute,
    );
  }

  ingestThePhoto(photo = this.photo, id = 'IMG_1'): Promise<void> {
    return ingestPhoto(this.#deps(), photo, 'june', id);
  }

  photoAgain(id: string): UploadEvent {
    this.bucket.now = this.world.now;
    return this.bucket.put(`palms/june/${id}.jpg`, jpeg);
  }

  rowsAgain(table = oneRow): UploadEvent {
    this.bucket.now = this.world.now;
    return this.bucket.put('births/june.csv', table);
  }

  async buyElsewhere(): Promise<void> {
    await ingestPhoto(this.#deps(), this.bucket.put('palms/july/ben.jpg', jpeg), 'july', 'ben');
    await this.world.workAll();
  }

  ingestTheRows(rows = this.rows): Promise<void> {
    return ingestRows(this.#deps(), rows, 'june');
  }

  subjects(): string[] {
    return this.world.table
      .items()
      .filter(({ sk }) => sk === 'report')
      .map(({ pk }) => pk);
  }

  #deps() {
    this.#readers += 1;
    return {
      ledger: { ...this.world.ledger, nameHash },
      inbox: this.bucket.inbox,
      jobs: this.world.queue,
      reader: { name: `reader ${this.#readers}`, until: this.world.now + 2 * minute },
      preparePhoto,
      settings: usualIntake,
      remainingMs: () => 100_000,
      hints: { send: () => Promise.reject(new Error('There is time enough')) },
      log: silent,
    };
  }
}
