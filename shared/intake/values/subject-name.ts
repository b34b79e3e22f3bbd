import { utf8Bytes } from '../bytes.ts';
import { ifGiven, type Reading, readingOf } from '../reading.ts';
import { isRefused, type Refused, refuse } from '../refusal.ts';

/** Longest batch name and id, in bytes of UTF-8: together they stay within a key of S3 and of a DynamoDB index. */
export const maxBatchBytes = 200;
export const maxIdBytes = 500;

/** Control characters, line and paragraph separators, and the marks that reverse the direction of a line. */
const unsafe = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

const plainName = /^[\w-]+$/;

/**
 * Normalises an id: Unicode NFC, no blanks around. Any script, inner blanks, quotes, plus and emoji are kept. An id
 * may have several segments (`left/anna`), none of them empty, `.` or `..`.
 */
export function subjectId(raw: string): { readonly id: string } | Refused {
  const result = checkedName(raw, 'id', maxIdBytes);
  return isRefused(result) ? result : { id: result.name };
}

/** The id in a cell of a table. */
export function readSubjectId(cell: string | undefined): Reading<string | undefined> {
  return ifGiven(cell, (text) => readingOf(subjectId(text), ({ id }) => id));
}

/** Normalises a batch name; like an id, but of one segment. */
export function batchName(raw: string): { readonly batch: string } | Refused {
  const result = checkedName(raw, 'batch', maxBatchBytes);
  if (isRefused(result)) return result;
  if (result.name.includes('/')) return refuse('bad-name', { code: 'batch-with-slash' }, { field: 'batch' });
  return { batch: result.name };
}

/** The rule behind ids, batch names and the names of places files; `field` is what a refusal calls it. */
export function checkedName(
  raw: string,
  field: string,
  maxBytes: number,
): { readonly name: string } | Refused {
  // Of nearly all ids every rule below holds at a glance.
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
  // No character takes more than three bytes for each of its code units.
  const bytes = name.length * 3 > maxBytes ? utf8Bytes(name).length : 0;
  if (bytes > maxBytes) {
    return refuse('name-too-long', { code: 'name-too-long', name: field, bytes, most: maxBytes }, { field });
  }
  return { name };
}
