import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  batchOfCustomer,
  customerOf,
  localName,
  nameOfCustomer,
  ownerOf,
} from '../../../shared/customers/customer.ts';
import { inboxKeyOf, parseFormerKey, parseInboxKey } from '../../../shared/intake/object-key.ts';
import { isRefused } from '../../../shared/intake/refusal.ts';
import { batchIdOf, batchName, subjectId } from '../../../shared/intake/values/subject-name.ts';
import {
  batchKey,
  countShardKeys,
  customerOfSubject,
  headerKey,
  parseSubject,
  placesBatch,
  pointerOf,
  pointersOf,
  subjectName,
  uploadPartitions,
} from '../../../shared/ledger/items/keys.ts';

const customers = fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/), { nil: undefined });
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom('june', '@acme', '@', '@acme@', '.june'),
);
const batches = words.filter((raw) => !isRefused(batchName(raw)));
const ids = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'))
  .filter((raw) => !isRefused(subjectId(raw)));
const written = (customer: string | undefined, batch: string): string => {
  const result = batchIdOf(customer === undefined ? batch : `@${customer}/${batch}`);
  if (isRefused(result)) throw new Error('a name of the generator is refused');
  return result.batch;
};
const subjects = fc
  .record({ customer: customers, batch: batches, id: ids })
  .map(({ customer, batch, id }) => {
    const named = subjectId(id);
    if (isRefused(named)) throw new Error('an id of the generator is refused');
    return { customer, subject: { batch: written(customer, batch), id: named.id } };
  });

test('Neither plain text nor the batch of a customer compiles as a name within a customer', () => {
  const ofAcme = batchOfCustomer('acme', localName('june'));
  const plain: string = 'june';
  const wrong = [
    // @ts-expect-error: plain text may name a customer
    () => batchOfCustomer('zeta', plain),
    // @ts-expect-error: the batch of another customer
    () => batchOfCustomer('zeta', ofAcme),
    // @ts-expect-error: a name within a customer is not a batch
    () => batchKey(ownerOf(ofAcme).name),
  ];
  expect(wrong).toHaveLength(3);
  expect(() => localName(ofAcme)).toThrow(TypeError);
  expect(batchOfCustomer('zeta', ownerOf(ofAcme).name)).toBe('@zeta/june');
});

describe('The name of a subject', () => {
  test('The name of a subject parses back to its batch, id and customer, whatever their names', () => {
    fc.assert(
      fc.property(subjects, ({ customer, subject }) => {
        expect(parseSubject(subjectName(subject))).toEqual(subject);
        expect(customerOfSubject(subject)).toBe(customer);
        expect(customerOf(subject.batch)).toBe(customer);
      }),
    );
  });

  test('No two subjects share a key', () => {
    fc.assert(
      fc.property(subjects, subjects, ({ subject: one }, { subject: other }) => {
        fc.pre(one.batch !== other.batch || one.id !== other.id);
        expect(headerKey(one).pk).not.toBe(headerKey(other).pk);
      }),
    );
  });

  test('Every key made from a subject holds the customer of the subject, if it has a customer', () => {
    const keysOf = (batch: string) => [
      headerKey({ batch, id: 'anna' }).pk,
      batchKey(batch).pk,
      ...countShardKeys(batch, 8).map(({ pk }) => pk),
      ...uploadPartitions(batch),
      pointerOf({ batch, id: 'anna' }, 'hash', false),
    ];
    expect(new Set([...keysOf('june'), ...keysOf('@acme/june'), ...keysOf('@zeta/june')]).size).toBe(
      3 * keysOf('june').length,
    );
    for (const key of keysOf('@acme/june')) expect(key).toContain('@acme/');
    for (const key of keysOf('june')) expect(key).not.toContain('@');
    expect(headerKey({ batch: 'june', id: 'left/anna' }).pk).toBe('subject#june/left/anna');
    expect(headerKey({ batch: '@acme', id: 'june/anna' }).pk).toBe('subject#@acme/june/anna');
    expect(headerKey({ batch: '@acme/june', id: 'anna' }).pk).toBe('subject#@acme//june/anna');
    expect(headerKey({ batch: placesBatch, id: nameOfCustomer('acme', 'chennai') }).pk).toBe(
      'place#@acme//chennai',
    );
  });
});

test('A customer finds what it bought itself, and what others bought only if the setting reuseAcrossCustomers allows it', () => {
  const subject = { batch: '@acme/june', id: 'anna' };
  expect(pointerOf(subject, 'h', false)).toBe('@acme//h');
  expect(pointerOf(subject, 'h', true)).toBe('h');
  expect(pointersOf(subject, 'h')).toEqual(['h', '@acme//h']);
  expect(pointersOf({ batch: 'june', id: 'anna' }, 'h')).toEqual(['h']);
  expect(pointerOf({ batch: '.', id: '@acme//chennai' }, 'h', false)).toBe('@acme//h');
});

describe('A key of the inbox', () => {
  test.each([
    ['palms/june/anna.jpg', { kind: 'photo', batch: 'june', id: 'anna' }],
    ['palms/@acme/june/anna.jpg', { kind: 'photo', batch: '@acme/june', id: 'anna' }],
    ['palms/@acme/june/left/anna.jpg', { kind: 'photo', batch: '@acme/june', id: 'left/anna' }],
    ['palms/@acme/june.zip', { kind: 'zip', batch: '@acme/june' }],
    ['palms/@acme/june/part.zip', { kind: 'zip', batch: '@acme/june' }],
    ['births/@acme/june.csv', { kind: 'rows', batch: '@acme/june' }],
    ['births/@acme/june/part.csv', { kind: 'rows', batch: '@acme/june' }],
    ['places/@acme/south.csv', { kind: 'places', name: '@acme//south' }],
  ])('A key of the inbox names the customer before the batch: %s', (key, read) => {
    expect(parseInboxKey(key)).toEqual(read);
  });

  test.each([
    ['palms/@acme/anna.jpg', { kind: 'photo', batch: '@acme', id: 'anna' }],
    ['palms/@acme/left/anna.jpg', { kind: 'photo', batch: '@acme', id: 'left/anna' }],
    ['births/@acme.csv', { kind: 'rows', batch: '@acme' }],
    ['births/@acme/part.csv', { kind: 'rows', batch: '@acme' }],
    ['palms/@acme.zip', { kind: 'zip', batch: '@acme' }],
    ['places/@acme/south.csv', { kind: 'places', name: '@acme/south' }],
  ])('A key recorded before customers existed keeps its meaning: %s', (key, read) => {
    expect(parseFormerKey(key)).toEqual(read);
    expect(parseInboxKey(key, read.kind === 'places' ? 'places/@acme/south' : '@acme')).toEqual(read);
  });

  test.each([
    ['palms/@acme/anna.jpg', 'unknown-folder'],
    ['births/@acme.csv', 'bad-name'],
    ['palms/@/june/anna.jpg', 'bad-name'],
    ['palms/@ac me/june/anna.jpg', 'bad-name'],
    [`palms/@acme/${'x'.repeat(195)}/anna.jpg`, 'name-too-long'],
  ])('A key whose customer or batch is missing or invalid is refused with a reason: %s', (key, code) => {
    expect(parseInboxKey(key)).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('A key made for a batch parses back to that batch, with and without a customer', () => {
    fc.assert(
      fc.property(
        customers,
        batches,
        fc.constantFrom('anna.jpg', 'left/anna.jpg', 'part.csv', 'part.zip'),
        (customer, name, file) => {
          const batch = written(customer, name);
          fc.pre(customer !== undefined || !batch.startsWith('@'));
          expect(parseInboxKey(inboxKeyOf(batch, { name: file }))).toMatchObject({ batch });
          const { name: own } = ownerOf(batch);
          expect(parseInboxKey(inboxKeyOf(batch, { name: `${own}.csv` }))).toMatchObject({
            kind: 'rows',
            batch,
          });
        },
      ),
    );
  });
});
