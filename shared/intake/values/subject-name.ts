import {
  type BatchId,
  batchOfCustomer,
  customerPattern,
  type LocalName,
  localName,
  nameOfCustomer,
  ownerOfName,
  splitCustomer,
} from '../../customers/customer.ts';
import { utf8Bytes } from '../bytes.ts';
import { ifGiven, type Reading, readingOf, refused } from '../reading.ts';
import { isRefused, mask, type Refused, refuse } from '../refusal.ts';

/** In bytes of UTF-8. Batch and id together fit the keys of S3 and of a DynamoDB index. */
export const maxBatchBytes = 200;
export const maxIdBytes = 500;

const unsafe = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

const plainName = /^[\w-]+$/;

/** Trimmed, in Unicode NFC. An id may have several segments (`left/anna`), none empty, `.` or `..`. */
export function subjectId(raw: string): { readonly id: string } | Refused {
  const result = checkedName(raw, 'id', maxIdBytes);
  return isRefused(result) ? result : { id: result.name };
}

/** At least one letter: `anna.2` and `Dr. Anna` have no extension. */
export const anyExtension = /\.(?=[a-z0-9]{0,4}[a-z])[a-z0-9]{1,5}$/i;

export function photoId(path: string): { readonly id: string } | Refused {
  return subjectId(path.replace(anyExtension, ''));
}

export function readSubjectId(cell: string | undefined): Reading<string | undefined> {
  return ifGiven(cell, (text) =>
    shortenedNumber.test(text)
      ? refused({ code: 'bad-name', reason: { code: 'id-shortened' }, field: 'id', masked: mask(text) })
      : readingOf(subjectId(text), ({ id }) => id),
  );
}

/** Spreadsheets shorten long numbers to this form, so that several people may share an id. */
const shortenedNumber = /^\d([.,]\d+)?E\+?\d{1,3}$/i;

export function batchName(raw: string): { readonly batch: LocalName } | Refused {
  const result = checkedName(raw, 'batch', maxBatchBytes);
  if (isRefused(result)) return result;
  if (result.name.includes('/')) return refuse('bad-name', { code: 'batch-with-slash' }, { field: 'batch' });
  return { batch: localName(result.name) };
}

export const customerName = (raw: string): { readonly customer: string } | Refused =>
  customerPattern.test(raw)
    ? { customer: raw }
    : refuse('bad-name', { code: 'customer-name' }, { field: 'customer' });

/** `june`, or `@acme/june`. Both names together must fit the limit of a batch name. */
export function batchIdOf(raw: string): { readonly batch: BatchId } | Refused {
  const split = splitCustomer(raw);
  if (split === undefined || !raw.includes('/')) {
    const named = batchName(raw);
    return isRefused(named) ? named : { batch: batchOfCustomer(undefined, named.batch) };
  }
  return batchIdIn(split.customer, split.rest);
}

export function batchIdIn(rawCustomer: string, raw: string): { readonly batch: BatchId } | Refused {
  const owner = customerName(rawCustomer);
  if (isRefused(owner)) return owner;
  const named = batchName(raw);
  if (isRefused(named)) return named;
  const batch = batchOfCustomer(owner.customer, named.batch);
  const tooLong = checkedName(batch, 'batch', maxBatchBytes);
  return isRefused(tooLong) ? tooLong : { batch };
}

export function placeIdOf(raw: string): { readonly id: string } | Refused {
  const { customer, name } = ownerOfName(raw);
  const owner = customer === undefined ? { customer } : customerName(customer);
  if (isRefused(owner)) return owner;
  const named = checkedName(name, 'place', maxIdBytes);
  return isRefused(named) ? named : { id: nameOfCustomer(owner.customer, named.name) };
}

export function checkedName(
  raw: string,
  field: string,
  maxBytes: number,
): { readonly name: string } | Refused {
  if (raw.length * 3 <= maxBytes && plainName.test(raw)) return { name: raw };
  const segments = raw
    .normalize('NFC')
    .split('/')
    .map((segment) => segment.trim());
  const name = segments.join('/');
  if (name === '') return refuse('bad-name', { code: 'name-empty', name: field }, { field });
  if (unsafe.test(raw)) {
    return refuse('bad-name', { code: 'name-control-character', name: field }, { field });
  }
  for (const segment of segments) {
    if (segment === '') return refuse('bad-name', { code: 'name-empty-part', name: field }, { field });
    if (segment === '.' || segment === '..') {
      return refuse('bad-name', { code: 'name-of-dots', name: field }, { field });
    }
  }
  // UTF-8 takes at most three bytes for each code unit.
  const bytes = name.length * 3 > maxBytes ? utf8Bytes(name).length : 0;
  if (bytes > maxBytes) {
    return refuse('name-too-long', { code: 'name-too-long', name: field, bytes, most: maxBytes }, { field });
  }
  return { name };
}
