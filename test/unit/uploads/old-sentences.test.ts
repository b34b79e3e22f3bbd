import { expect, test } from 'vitest';
import { storedRefusalReason } from '../../../shared/intake/reasons/refusal-reason.ts';
import { inputs } from '../../../shared/plan/inputs.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { rejectionItems } from '../../../shared/uploads/rejection.ts';
import { uploadEvent } from '../reports/ledger.ts';

test('A rejection that an earlier version stored as a sentence is shown unchanged, with the file that it is about', () => {
  const sentence = 'eve.jpg: The path of the file leaves the archive.';
  const rejection = rejectionItems.parse({
    pk: 'uploads#june#0',
    sk: 'rejection#1',
    v: 2,
    upload: 'palms/june.zip',
    etag: 'e',
    code: 'bad-name',
    reason: sentence,
    advice: 'Rename the file and upload it again.',
    at: 1,
  });
  expect(rejection.reason).toEqual({ code: 'legacy', text: sentence });
  expect(refusalText(rejection)).toBe(sentence);
  expect(refusalText({ reason: { code: 'path-leads-out' }, entry: 'eve.jpg' })).toBe(sentence);
});

test('A note that an earlier version stored as a sentence is shown unchanged', () => {
  const note = 'tzone 5.5 was derived from the place, which lies in Asia/Kolkata, for that local time.';
  const value = { questions: [], expertise: 'STANDARD', tradition: 'VEDIC', notes: [note] };
  const { row } = inputs.parse({ row: { value, source: uploadEvent('births/june.csv') } });
  expect(row?.value.notes.map(inputNoteText)).toEqual([note]);
  expect(inputNoteText({ code: 'tzone-derived', tzone: 5.5, from: 'place', zone: 'Asia/Kolkata' })).toBe(
    note,
  );
});

test('The table returns a reason as it was written, and refuses a reason of an unknown shape or code', () => {
  const reason = { code: 'town-elsewhere', areas: ['Tamil Nadu, IN'], more: 2 };
  expect(storedRefusalReason.parse(reason)).toEqual(reason);
  expect(storedRefusalReason.safeParse({ code: 'town-elsewhere', areas: 'Tamil Nadu' }).success).toBe(false);
  expect(storedRefusalReason.safeParse({ code: 'unheard-of' }).success).toBe(false);
});
