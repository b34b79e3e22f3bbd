import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ByteSource, readDirectory } from '../../../shared/intake/archive/directory.ts';
import { planEntries } from '../../../shared/intake/archive/plan.ts';
import { unpackEntry } from '../../../shared/intake/archive/unpack-entry.ts';
import { type PackedFile, writeZip } from '../../support/zip/write-zip.ts';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  sizeBytes: bytes.byteLength,
  read: async (from, to) => bytes.slice(from, to),
});

async function entriesOf(bytes: Uint8Array) {
  const entries = await readDirectory(sourceOf(bytes));
  if ('refusal' in entries) throw new Error(entries.refusal.reason.code);
  return entries;
}

const codeOf = async (bytes: Uint8Array) => {
  const entries = await readDirectory(sourceOf(bytes));
  return 'refusal' in entries ? entries.refusal.code : 'read';
};

async function planOf(files: readonly PackedFile[], batch = 'june'): Promise<Record<string, string>> {
  const plan = planEntries(batch, await entriesOf(writeZip(files)));
  return Object.fromEntries(
    plan.map((one) => [
      one.entry.name,
      one.kind === 'upload' ? one.key : one.kind === 'refused' ? one.refusal.code : 'ignored',
    ]),
  );
}

const file = (name: string | Buffer, more: Partial<PackedFile> = {}): PackedFile => ({
  name,
  content: `the content of ${name}`,
  ...more,
});

describe('archives of tools', () => {
  test.each<[string, Partial<PackedFile>, Parameters<typeof writeZip>[1]]>([
    ['deflated', {}, {}],
    ['stored', { stored: true }, {}],
    ['with sizes after the data', { described: true }, {}],
    ['in 64 bits', { long: true }, { long: true }],
    [
      'with a comment that holds the mark of an end',
      {},
      { comment: 'PK\u0005\u0006 and so on, and so on, on and on' },
    ],
    ['after a program that unpacks it', {}, { before: Buffer.alloc(3000, 7) }],
    ['with bytes between its directory and its end', {}, { beforeEnd: Buffer.alloc(300, 7) }],
    [
      'in 64 bits, with bytes between its directory and its end',
      {},
      { long: true, beforeEnd: Buffer.alloc(300, 7) },
    ],
    ['with nothing in it', { content: '' }, {}],
  ])('Intake reads an archive %s', async (_, how, options) => {
    const files = [file('anna.jpg', how), file('ben.jpg', how), file('births.csv', how)];
    const bytes = writeZip(files, options);
    const entries = await entriesOf(bytes);
    expect(entries.map(({ name }) => name)).toEqual(['anna.jpg', 'ben.jpg', 'births.csv']);
    for (const [at, entry] of entries.entries()) {
      const content = await unpackEntry(sourceOf(bytes), entry);
      expect(Buffer.from(content instanceof Uint8Array ? content : []).toString()).toBe(files[at]?.content);
    }
  });

  test.each<[string, string, Buffer, Partial<PackedFile>]>([
    ['UTF-8 with its mark', 'हाथ.jpg', Buffer.from('हाथ.jpg'), { utf8: true }],
    ['UTF-8 without a mark, as macOS writes it', 'Müller.jpg', Buffer.from('Müller.jpg'), {}],
    [
      'code page 437, as Windows does',
      'Müller.jpg',
      Buffer.from([0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72, ...Buffer.from('.jpg')]),
      {},
    ],
  ])('Intake decodes the names of an archive: %s', async (_, name, bytes, more) => {
    expect((await entriesOf(writeZip([file(bytes, more)])))[0]?.name).toBe(name);
  });

  test('Intake prefers the extra UTF-8 name of an entry if it belongs to the stored name', async () => {
    const old = Buffer.from([0x4d, 0x81, 0x2e, 0x6a]);
    const utf8NameOf = (of: Buffer) => {
      const sum = Buffer.alloc(4);
      sum.writeUInt32LE(crc32(of));
      const body = Buffer.concat([Buffer.from([1]), sum, Buffer.from('மீனா.jpg')]);
      return Buffer.concat([Buffer.from([0x75, 0x70, body.length, 0]), body]);
    };
    expect((await entriesOf(writeZip([file(old, { extra: utf8NameOf(old) })])))[0]?.name).toBe('மீனா.jpg');
    expect((await entriesOf(writeZip([file(old, { extra: utf8NameOf(Buffer.from('x')) })])))[0]?.name).toBe(
      'Mü.j',
    );
  });
});

describe('paths in an archive', () => {
  test('Intake files photos of an archive under palms and tables under births, and leaves out the extra files of systems and phones', async () => {
    const names = [
      'anna.jpg',
      'left/ben.HEIC',
      'people.csv',
      'june.csv',
      '__MACOSX/._anna.jpg',
      '._anna.jpg',
      '.DS_Store',
      'Thumbs.db',
      'IMG_1.MOV',
      'IMG_1.AAE',
      'anna.jpg.supplemental-metadata.json',
    ];
    expect(await planOf([...names.map((name) => file(name)), file('left/', { content: '' })])).toEqual({
      'anna.jpg': 'palms/june/anna.jpg',
      'left/ben.HEIC': 'palms/june/left/ben.HEIC',
      'people.csv': 'births/june/people.csv',
      'june.csv': 'births/june.csv',
      ...Object.fromEntries(names.slice(4).map((name) => [name, 'ignored'])),
    });
  });

  test('Intake strips folders that all files of an archive share, and the layout of the inbox', async () => {
    expect(
      await planOf([
        file('Takeout/Fotos/anna.jpg'),
        file('Takeout/Fotos/left/ben.jpg'),
        file('__MACOSX/Takeout/._x'),
      ]),
    ).toEqual({
      'Takeout/Fotos/anna.jpg': 'palms/june/anna.jpg',
      'Takeout/Fotos/left/ben.jpg': 'palms/june/left/ben.jpg',
      '__MACOSX/Takeout/._x': 'ignored',
    });
    expect(
      await planOf([
        file('june/palms/june/anna.jpg'),
        file('june/palms/ben.jpg'),
        file('june/births/june.csv'),
      ]),
    ).toEqual({
      'june/palms/june/anna.jpg': 'palms/june/anna.jpg',
      'june/palms/ben.jpg': 'palms/june/ben.jpg',
      'june/births/june.csv': 'births/june.csv',
    });
    expect(await planOf([file('Fotos\\anna.jpg'), file('Fotos\\ben.jpg')])).toEqual({
      'Fotos\\anna.jpg': 'palms/june/anna.jpg',
      'Fotos\\ben.jpg': 'palms/june/ben.jpg',
    });
  });

  test('Intake refuses each unusable file of an archive with its own reason and accepts the others', async () => {
    const large = Buffer.alloc(26 * 1024 * 1024);
    const plan = await planOf([
      file('anna.jpg'),
      file('anna.png'),
      file('../../palms/july/eve.jpg'),
      file('/etc/passwd'),
      file('C:\\Users\\x.jpg'),
      file('inner.zip'),
      file('locked.jpg', { encrypted: true }),
      file('odd.jpg', { method: 14 }),
      file(`${'d/'.repeat(11)}deep.jpg`),
      file('bomb.csv', { content: large }),
      file('large.jpg', { content: large, stored: true }),
      file('bad\u0007name.jpg'),
    ]);
    expect(plan).toEqual({
      'anna.jpg': 'palms/june/anna.jpg',
      'anna.png': 'duplicate-id',
      '../../palms/july/eve.jpg': 'bad-name',
      '/etc/passwd': 'bad-name',
      'C:\\Users\\x.jpg': 'bad-name',
      'inner.zip': 'zip-nested',
      'locked.jpg': 'zip-encrypted',
      'odd.jpg': 'zip-method',
      [`${'d/'.repeat(11)}deep.jpg`]: 'bad-name',
      'bomb.csv': 'zip-too-big',
      'large.jpg': 'photo-too-big',
      'bad\u0007name.jpg': 'bad-name',
    });
  });

  test('Intake ignores Unix links in an archive', async () => {
    expect(await planOf([file('anna.jpg'), file('link.jpg', { unixMode: 0o120777 })])).toEqual({
      'anna.jpg': 'palms/june/anna.jpg',
    });
  });
});

describe('hostile archives', () => {
  test.each<[string, () => Buffer, string]>([
    ['text instead of a zip', () => Buffer.from('this is text and no archive at all'), 'zip-damaged'],
    ['zero bytes', () => Buffer.alloc(0), 'zip-damaged'],
    [
      'its second half missing',
      () => writeZip([file('anna.jpg'), file('ben.jpg')]).subarray(0, 90),
      'zip-damaged',
    ],
    [
      'more files claimed than it has',
      () => writeZip([file('anna.jpg')], { claims: { entries: 9 } }),
      'zip-damaged',
    ],
    [
      '60,000 files claimed',
      () => writeZip([file('anna.jpg')], { claims: { entries: 60_000 } }),
      'zip-too-big',
    ],
    [
      'files that overlap',
      () => writeZip([file('anna.jpg'), file('ben.jpg', { claims: { from: 0 } })]),
      'zip-damaged',
    ],
    [
      'a file inside the bytes of another',
      () =>
        writeZip([
          file('anna.jpg', { stored: true, content: 'x'.repeat(500) }),
          file('ben.jpg', { claims: { from: 60 } }),
        ]),
      'zip-damaged',
    ],
    [
      'a file that starts after its end',
      () => writeZip([file('anna.jpg', { claims: { from: 1e9 } })]),
      'zip-damaged',
    ],
  ])('Intake refuses an archive with %s', async (_, make, code) => {
    expect(await codeOf(make())).toBe(code);
  });

  test.each<[string, Partial<PackedFile>]>([
    ['larger than its entry states', { content: 'x'.repeat(100_000), claims: { bytes: 100 } }],
    ['smaller than its entry states', { claims: { bytes: 10_000 } }],
    ['different from its checksum', { claims: { crc: 1 } }],
  ])('Intake refuses a file that is %s as damaged', async (_, more) => {
    const bytes = writeZip([file('anna.jpg', more)]);
    const [entry] = await entriesOf(bytes);
    if (entry === undefined) throw new Error('no entry');
    expect(await unpackEntry(sourceOf(bytes), entry)).toMatchObject({ refusal: { code: 'zip-damaged' } });
  });

  test('Intake reads a small file before a long gap without the gap', async () => {
    const archive = writeZip([file('anna.jpg'), file('ben.jpg')]);
    const [anna] = await entriesOf(archive);
    if (anna === undefined) throw new Error('no entry');
    let largest = 0;
    const source: ByteSource = {
      sizeBytes: archive.byteLength,
      read: async (from, to) => {
        largest = Math.max(largest, to - from);
        return archive.slice(from, to);
      },
    };
    const content = await unpackEntry(source, { ...anna, to: 1.5e9 });
    expect(Buffer.from(content instanceof Uint8Array ? content : []).toString()).toBe(
      'the content of anna.jpg',
    );
    expect(largest).toBeLessThan(200_000);
  });

  test('Intake refuses a file that is far larger packed than unpacked before it reads it', async () => {
    const [entry] = await entriesOf(writeZip([file('anna.jpg')]));
    if (entry === undefined) throw new Error('no entry');
    const [planned] = planEntries('june', [{ ...entry, packedBytes: 1.5e9 }]);
    expect(planned).toMatchObject({ kind: 'refused', refusal: { code: 'zip-damaged' } });
  });

  test('An archive with any changed bytes yields its original files or a refusal', async () => {
    const bytes = writeZip([file('anna.jpg'), file('ben.jpg', { long: true, described: true })], {
      long: true,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        async (changes) => {
          const changed = Buffer.from(bytes);
          for (const [at, value] of changes) changed[at] = value;
          const entries = await readDirectory(sourceOf(changed));
          if ('refusal' in entries) return;
          for (const planned of planEntries('june', entries)) {
            if (planned.kind !== 'upload') continue;
            expect(planned.key).toMatch(/^(palms|births)\/june[/.]/);
            const content = await unpackEntry(sourceOf(changed), planned.entry);
            if (content instanceof Uint8Array) expect(crc32(content)).toBe(planned.entry.crc);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
