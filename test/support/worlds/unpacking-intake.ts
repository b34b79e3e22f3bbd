import sharp from 'sharp';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { unpackArchive } from '../../../functions/photos/unpack.ts';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import type { ArchiveInbox } from '../../../shared/uploads/inbox.ts';
import type { Upload, UploadEvent } from '../../../shared/uploads/upload.ts';
import { nameHash } from '../ledger/erasing.ts';
import { usualIntake } from '../settings/settings.ts';
import { type PackedFile, writeZip } from '../zip/write-zip.ts';
import { IntakeWorld, silent } from './intake-world.ts';

export const names = ['anna', 'ben', 'carl', 'dora', 'eve', 'fred', 'gina'];
export const photos: PackedFile[] = await Promise.all(
  names.map(async (name, at) => ({
    name: `Fotos/${name}.jpg`,
    content: await sharp({
      create: { width: 64, height: 64, channels: 3, background: { r: 30 * at, g: 90, b: 60 } },
    })
      .jpeg()
      .toBuffer(),
    stored: true,
  })),
);
export class UnpackingIntake {
  readonly world = new IntakeWorld();
  readonly hints: Upload[] = [];
  readonly put: string[] = [];
  readonly #ledger = { ...this.world.ledger, nameHash };
  #readers = 0;

  /** @param checks how often an unpacking invocation finds time left */
  async deliver(event: UploadEvent, checks = Number.POSITIVE_INFINITY, archives: Partial<ArchiveInbox> = {}) {
    this.#readers += 1;
    let left = checks;
    const { world } = this;
    const common = {
      ledger: this.#ledger,
      inbox: world.inbox,
      jobs: world.queue,
      reader: { name: `reader ${this.#readers}`, until: world.now + 130_000 },
      settings: usualIntake,
      log: silent,
    };
    const counting: ArchiveInbox = {
      ...world.archives,
      put: async (to, bytes, metadata) => {
        this.put.push(to.key);
        return world.archives.put(to, bytes, metadata);
      },
      ...archives,
    };
    const hints = { send: async (upload: Upload) => void this.hints.push(upload) };
    const remainingMs = () => (left-- > 0 ? 100_000 : 0);
    if (event.key.endsWith('.zip'))
      return unpackArchive({ ...common, archives: counting, hints, remainingMs }, event, 'june');
    if (event.key.startsWith('births/'))
      return ingestRows({ ...common, hints, remainingMs: () => 1_000_000 }, event, 'june');
    const id = event.key.replace(/^palms\/june\/|\.jpg$/g, '');
    return ingestPhoto({ ...common, preparePhoto }, event, 'june', id);
  }

  async deliverUnpacked(): Promise<void> {
    for (const event of this.world.unpacked.splice(0)) await this.deliver(event);
  }

  packed(files: readonly PackedFile[], metadata: Readonly<Record<string, string>> = {}): UploadEvent {
    return this.world.put('palms/june.zip', writeZip(files), metadata);
  }

  upload(key: string): Upload | undefined {
    return this.world.uploads().find((upload) => upload.key === key);
  }

  erase(id: string): Promise<unknown> {
    return eraseSubject(this.#ledger, nameHash, { batch: 'june', id });
  }
}
