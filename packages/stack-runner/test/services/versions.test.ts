import { expect, test } from 'vitest';
import { openJournal } from '../../platform/journal.ts';
import { VersionRows } from '../../services/s3/versions/version-rows.ts';
import { type PlainStore, VersionedObjects } from '../../services/s3/versions/versioned-objects.ts';

const [bucket, key] = ['photos', 'a'];

class Host {
  readonly #contents = new Map<string, string>();
  readonly #store: PlainStore;
  readonly versions: VersionedObjects;
  #killAt = Number.POSITIVE_INFINITY;
  #requests = 0;

  constructor() {
    const contents = this.#contents;
    const at = (place: { readonly bucket: string; readonly key: string }) => `${place.bucket}/${place.key}`;
    this.#store = {
      head: async (inBucket, ofKey) => {
        const eTag = contents.get(at({ bucket: inBucket, key: ofKey }));
        return eTag === undefined ? undefined : { eTag, sizeBytes: eTag.length };
      },
      copy: (from, to) => this.#request(() => contents.set(at(to), contents.get(at(from)) ?? 'lost')),
      delete: (place) => this.#request(() => contents.delete(at(place))),
      createBucket: async () => undefined,
      list: async function* () {},
    };
    this.versions = new VersionedObjects(this.#store, new VersionRows(openJournal(':memory:')));
  }

  /** Fails every request from this number on, after its effect; numbers begin with 1. */
  killAt(request: number): void {
    [this.#killAt, this.#requests] = [request, 0];
  }

  get wasKilled(): boolean {
    return this.#requests >= this.#killAt;
  }

  async #request(effect: () => unknown): Promise<void> {
    this.#requests += 1;
    if (this.#requests <= this.#killAt) effect();
    if (this.#requests >= this.#killAt) throw new Error('the host was killed');
  }

  async write(content: string): Promise<void> {
    const answer = { status: 200, headers: {}, body: Buffer.alloc(0) };
    const put = () => this.#request(() => this.#contents.set(`${bucket}/${key}`, content)).then(() => answer);
    await this.versions.write(bucket, key, put, () => true);
  }

  async remove(age: number): Promise<void> {
    const id = [...this.versions.list(bucket, '')][age]?.id ?? '';
    await this.versions.remove(bucket, key, id);
  }

  history(): string {
    const found = [...this.versions.list(bucket, '')].map((version) => {
      const place = this.versions.placeOf(bucket, version);
      return version.isMarker ? '-' : (this.#contents.get(`${place.bucket}/${place.key}`) ?? 'lost');
    });
    const visible = this.#contents.get(`${bucket}/${key}`) ?? '-';
    expect(visible).toBe(found[0] ?? '-');
    return found.join(' ');
  }

  get stored(): number {
    return this.#contents.size;
  }
}

test.each<[what: string, change: (host: Host) => Promise<unknown>, before: string[], after: string]>([
  ['an overwrite', (host) => host.write('c'), ['a', 'b'], 'c b a'],
  ['a deletion behind a marker', (host) => host.versions.mark(bucket, key), ['a', 'b'], '- b a'],
  ['a write over a marker', (host) => host.write('c'), ['a', '-'], 'c - a'],
  ['the removal of the current version', (host) => host.remove(0), ['a', 'b'], 'a'],
  ['the removal of an older version', (host) => host.remove(1), ['a', 'b'], 'b'],
  ['the removal of the marker', (host) => host.remove(0), ['a', '-'], 'a'],
  ['the removal of a version behind a marker', (host) => host.remove(1), ['a', '-'], '-'],
  ['the removal of the last version', (host) => host.remove(0), ['a'], ''],
])(
  'A kill at any request of %s leaves the change either complete or undone',
  async (_what, change, made, after) => {
    const before = made.toReversed().join(' ');
    let outcomes = '';
    for (let request = 1; ; request += 1) {
      const host = new Host();
      for (const content of made)
        await (content === '-' ? host.versions.mark(bucket, key) : host.write(content));
      host.killAt(request);
      await change(host).catch(() => undefined);
      const { wasKilled } = host;
      host.killAt(Number.POSITIVE_INFINITY);
      await host.versions.recover();
      const found = host.history();
      expect([before, after]).toContain(found);
      outcomes = found;
      // A permanent deletion must leave no bytes in the store.
      for (const _ of found.split(' ')) await host.remove(0);
      expect([host.history(), host.stored]).toEqual(['', 0]);
      if (!wasKilled) break;
    }
    expect(outcomes).toBe(after);
  },
);
