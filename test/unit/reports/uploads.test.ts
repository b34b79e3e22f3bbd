import { describe, expect, test } from 'vitest';
import { personDigest } from '../../../shared/intake/values/person-digest.ts';
import { generatedIdOf } from '../../../shared/ledger/inputs/made-id.ts';
import { inputsKey } from '../../../shared/ledger/items/keys.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { quoteAnswer } from '../../../shared/quote/quote.ts';
import { uploadTargetsView } from '../../../shared/reports/upload-requests.ts';
import { claimUpload, endMissing } from '../../../shared/uploads/claim.ts';
import { DeletedObjectError, type FoundObject } from '../../../shared/uploads/inbox.ts';
import { uploadItems, uploadKey } from '../../../shared/uploads/upload.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { emptyInbox } from '../../support/worlds/empty-inbox.ts';
import { nameHash, reportsOver } from './app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from './ledger.ts';

const md5 = 'a'.repeat(32);

describe('POST /uploads', () => {
  const ask = async (batch: string, ...files: object[]) => {
    const { send, json } = reportsOver(emptyLedger().ledger);
    return (await json(uploadTargetsView, send('POST', '/uploads', { batch, files }))).files;
  };

  test.each([
    ['june', 'anna.jpg', undefined, 'palms/june/anna.jpg', 25],
    ['june', 'left/anna.jpg', undefined, 'palms/june/left/anna.jpg', 25],
    ['june', 'june.csv', undefined, 'births/june.csv', 500],
    ['june', 'people.CSV', undefined, 'births/june/people.CSV', 500],
    ['june', 'south.csv', 'places', 'places/south.csv', 500],
    ['Zu\u0308rich', 'Zo\u00eb.jpg', undefined, 'palms/Z\u00fcrich/Zo\u00eb.jpg', 25],
    ['june', 'Zoe\u0308.jpg', undefined, 'palms/june/Zo\u00eb.jpg', 25],
  ])('POST /uploads builds the key of %s, %s', async (batch, name, kind, key, megabytes) => {
    const [file] = await ask(batch, { name, sizeBytes: 10, ...(kind === undefined ? {} : { kind }) });
    expect(file).toMatchObject({
      state: 'send',
      key,
      fields: { key, limit: String(megabytes * 1024 * 1024) },
    });
  });

  test.each([
    ['june', { name: '../anna.jpg', sizeBytes: 10 }, /"\.\."/],
    ['june', { name: 'an\u0000na.jpg', sizeBytes: 10 }, /control character/],
    ['june', { name: 'a$' + '{filename}', sizeBytes: 10 }, /placeholder/],
    ['june', { name: '.DS_Store', sizeBytes: 10 }, /operating system/],
    ['june', { name: 'anna.jpg', sizeBytes: 0 }, /zero bytes/],
    ['june', { name: 'anna.jpg', sizeBytes: 26 * 1024 * 1024 }, /at most 25 MB/],
    ['june', { name: 'june.csv', sizeBytes: 501 * 1024 * 1024 }, /at most 500 MB/],
    ['ju/ne', { name: 'anna.jpg', sizeBytes: 10 }, /"\/"/],
    ['june', { name: 'south.pdf', sizeBytes: 10, kind: 'places' }, /must end in \.csv/],
  ])('POST /uploads refuses %s, %j before anything is sent', async (batch, file, reason) => {
    const [answer] = await ask(batch, file);
    expect(answer).toMatchObject({ state: 'refused', reason: expect.stringMatching(reason) });
  });

  test('POST /uploads accepts known content under another product and puts the product into the form', async () => {
    const { ledger } = emptyLedger();
    await uploaded(ledger, 'june', uploadEvent('palms/june/anna.jpg', { etag: md5 }));
    const forms: unknown[] = [];
    const { send, json } = reportsOver(ledger, {
      uploadForm: async (key, _most, metadata) => {
        forms.push(metadata);
        return { url: 'https://inbox.example', fields: { key } };
      },
    });
    const files = [{ name: 'anna.jpg', sizeBytes: 1, md5 }];
    const ask = (product?: string) => send('POST', '/uploads', { batch: 'june', files, product });
    const states = async (product?: string) =>
      (await json(uploadTargetsView, ask(product))).files.map(({ state }) => state);
    expect([await states(), await states('PALM')]).toEqual([['there'], ['send']]);
    expect(forms).toEqual([{ product: 'palm' }]);
    const wrong = await ask('gold');
    expect([wrong.status, await wrong.json()]).toEqual([
      404,
      expect.objectContaining({ detail: expect.stringContaining('the products are all, palm, chart') }),
    ]);
  });

  test('POST /uploads accepts a known table with other choices and refuses an unknown choice', async () => {
    const { ledger } = emptyLedger();
    await uploaded(ledger, 'june', uploadEvent('births/june.csv', { etag: md5 }));
    const forms: unknown[] = [];
    const { send, json } = reportsOver(ledger, {
      uploadForm: async (key, _most, metadata) => {
        forms.push(metadata);
        return { url: 'https://inbox.example', fields: { key } };
      },
    });
    const files = [{ name: 'june.csv', sizeBytes: 1, md5 }];
    const ask = (reading?: string) => send('POST', '/uploads', { batch: 'june', files, reading });
    const states = async (reading?: string) =>
      (await json(uploadTargetsView, ask(reading))).files.map(({ state }) => state);
    expect([await states(), await states('dates=mdy')]).toEqual([['there'], ['send']]);
    expect(forms).toEqual([{ reading: 'dates=mdy' }]);
    expect((await ask('dates=xyz')).status).toBe(400);
  });

  test('POST /uploads reports known content and accepts other content under the same name', async () => {
    const { ledger } = emptyLedger();
    await uploaded(ledger, 'june', uploadEvent('palms/june/anna.jpg', { etag: md5 }));
    const { send, json } = reportsOver(ledger);
    const files = [
      { name: 'anna.jpg', sizeBytes: 1, md5 },
      { name: 'anna.jpg', sizeBytes: 1, md5: 'b'.repeat(32) },
      { name: 'anna.jpg', sizeBytes: 1 },
    ];
    const answer = await json(uploadTargetsView, send('POST', '/uploads', { batch: 'june', files }));
    expect(answer.files.map(({ state }) => state)).toEqual(['there', 'send', 'send']);
  });

  test.each<[string, FoundObject | undefined, string]>([
    ['a newer photo is unread', { etag: 'b'.repeat(32), time: 2, metadata: {} }, 'send'],
    [
      'the same photo is unread for other calls',
      { etag: md5, time: 2, metadata: { product: 'palm' } },
      'send',
    ],
    ['the photo is the newest', { etag: md5, time: 1, metadata: { product: 'chart' } }, 'there'],
    ['the inbox no longer has the photo that was read', undefined, 'there'],
  ])('POST /uploads with a photo that was read, while %s: %j, answers %s', async (_what, last, state) => {
    const { ledger } = emptyLedger();
    await uploaded(ledger, 'june', uploadEvent('palms/june/anna.jpg', { etag: md5 }));
    const key = uploadKey('june', 'palms/june/anna.jpg');
    await ledger.table.update(uploadItems.update({ key, set: { product: 'chart' } }));
    const find = async () => last ?? Promise.reject(new DeletedObjectError('The object is deleted'));
    const { send, json } = reportsOver(ledger, { inbox: { ...emptyInbox, find } });
    const files = [{ name: 'anna.jpg', sizeBytes: 1, md5 }];
    const asked = send('POST', '/uploads', { batch: 'june', files, product: 'chart' });
    expect((await json(uploadTargetsView, asked)).files.map((file) => file.state)).toEqual([state]);
  });

  test('POST /uploads accepts the same content again after its deletion from the inbox', async () => {
    const { ledger } = emptyLedger();
    const reader = { name: 'reader', until: ledger.now() + 60_000 };
    const event = uploadEvent('palms/june/anna.jpg', { etag: md5 });
    const claim = await claimUpload(ledger, event, 'photo', 'june', reader, reader.until);
    if (claim.kind !== 'claimed') throw new Error(`The upload is ${claim.why}`);
    await endMissing(ledger, claim.upload, reader, 'deleted');
    const { send, json } = reportsOver(ledger);
    const files = [{ name: 'anna.jpg', sizeBytes: 1, md5 }];
    const answer = await json(uploadTargetsView, send('POST', '/uploads', { batch: 'june', files }));
    expect(answer.files.map(({ state }) => state)).toEqual(['send']);
  });

  test.each([
    {},
    { batch: 'june', files: [] },
    { batch: 'june', files: [{ name: 'a.jpg', sizeBytes: -1 }] },
    { batch: 'june', files: [{ name: 'a.jpg', sizeBytes: 1, md5: 'x' }] },
  ])('POST /uploads answers 400 to %j', async (body) => {
    const { send } = reportsOver(emptyLedger().ledger);
    expect((await send('POST', '/uploads', body)).status).toBe(400);
  });
});

describe('POST /quotes', () => {
  const anna = { batch: 'june', id: 'anna' };
  const settings = planInTests;

  async function bought(subject = anna) {
    const { ledger } = emptyLedger();
    const inputs = await accepted(ledger, subject);
    await settled(ledger, subject, inputs, 'partial', { 'chart/varshaphal_yoga': { state: 'refused' } });
    const shared = allShared(inputs);
    for (const hash of shared) {
      await ledger.table.update({
        key: inputsKey(hash),
        set: { v: 1, owner: 'june/anna', until: 0, sources: new Set(['june/anna']) },
      });
    }
    const calls = planOf('june/anna', inputs, 2026, settings).calls;
    return { ledger, inputs, shared, calls };
  }

  test('POST /quotes returns the bought calls of a subject and its fixed year', async () => {
    const { ledger, shared, calls } = await bought();
    const { send, json } = reportsOver(ledger, { reuse: false });
    const hashes = calls.map(({ inputsHash }) => inputsHash);
    const answer = await json(
      quoteAnswer,
      send('POST', '/quotes', { subjects: [{ ...anna, shared, calls: hashes }] }),
    );
    const missing = calls.find(({ part }) => part === 'chart/varshaphal_yoga')?.inputsHash;
    expect(answer.subjects).toEqual([
      { bought: hashes.filter((hash) => hash !== missing), varshaphalYear: 2026 },
    ]);
  });

  test('POST /quotes finds a person of a table without ids by the digest of name and date', async () => {
    const digest = personDigest('june', 'Anna', { day: 1, month: 2, year: 1990 });
    const keyed = await generatedIdOf({ ...emptyLedger().ledger, nameHash }, 'june', digest, 0);
    for (const id of [keyed, digest.slice(0, 12)]) {
      const { ledger, shared, calls } = await bought({ batch: 'june', id });
      const { send, json } = reportsOver(ledger, { reuse: false });
      const hashes = calls.map(({ inputsHash }) => inputsHash);
      const quotedSubject = { batch: 'june', id: digest, hasMadeId: true, shared, calls: hashes };
      const answer = await json(quoteAnswer, send('POST', '/quotes', { subjects: [quotedSubject] }));
      expect(answer.subjects[0]?.bought).toHaveLength(hashes.length - 1);
    }
  });

  test('POST /quotes finds purchases of another subject with the same inputs, unless reuse is off', async () => {
    const { ledger, shared, calls } = await bought();
    const subjects = [
      { batch: 'july', id: 'twin', shared, calls: calls.map(({ inputsHash }) => inputsHash) },
    ];
    const withReuse = reportsOver(ledger);
    expect(
      (await withReuse.json(quoteAnswer, withReuse.send('POST', '/quotes', { subjects }))).subjects[0]
        ?.bought,
    ).toHaveLength(3);
    const withoutReuse = reportsOver(ledger, { reuse: false });
    expect(
      (await withoutReuse.json(quoteAnswer, withoutReuse.send('POST', '/quotes', { subjects }))).subjects[0]
        ?.bought,
    ).toEqual([]);
  });

  test('POST /quotes finds nothing for other birth data', async () => {
    const { ledger } = await bought();
    const row = rowInputs({
      birth: { day: 2, month: 2, year: 1990, hour: 3, min: 4, lat: 12.97, lon: 77.59, tzone: 5.5 },
    });
    const inputs = {
      row: { value: row, source: { bucket: 'b', key: 'k', etag: 'e', sequencer: '1', time: 0 } },
    };
    const calls = planOf('july/other', inputs, 2026, settings).calls.map(({ inputsHash }) => inputsHash);
    const { send, json } = reportsOver(ledger);
    const answer = await json(
      quoteAnswer,
      send('POST', '/quotes', {
        subjects: [{ batch: 'july', id: 'other', shared: allShared(inputs), calls }],
      }),
    );
    expect(answer.subjects).toEqual([{ bought: [] }]);
  });
});
