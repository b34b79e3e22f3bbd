import { expect, test } from 'vitest';
import { commonTo } from '../../../shared/holds/trial.ts';
import { trialMark } from '../../../shared/ledger/items/hold-marks.ts';
import { oddities, oddity } from '../../../shared/ledger/reasons/oddity.ts';
import { oddityText } from '../../../shared/reasons/oddity-text.ts';
import { trialSentence } from '../../../shared/reasons/trial-sentence.ts';

const refused = (operation: string) =>
  ({ code: 'refused', operation, answer: 'no such endpoint', status: 404 }) as const;

test('Two subjects have an oddity in common only if the same call was refused', () => {
  const alike = ['a', 'b'].map((inputs) => [{ oddity: refused('luck'), inputs }]);
  expect(commonTo(alike, [])).toEqual(refused('luck'));
  const different = ['luck', 'love'].map((operation) => [{ oddity: refused(operation), inputs: operation }]);
  expect(commonTo(different, [])).toBeUndefined();
});

test('An oddity that an earlier version stored as a sentence is shown unchanged and has the code "legacy"', () => {
  const sentence = 'luck refused: no such endpoint (404)';
  const hold = { revision: 1, at: 2, kind: 'photo', oddity: sentence, subjects: 3, isFirst: true };
  const mark = trialMark.parse({
    revision: 1,
    changedAt: 1,
    epoch: 'e',
    epochs: [],
    kinds: { photo: { seats: {}, told: [{ [sentence]: 'inputs' }] } },
    accepted: [sentence],
    hold,
  });
  const legacy = { code: 'legacy', text: sentence };
  expect(mark.kinds.photo?.told).toEqual([[{ oddity: legacy, inputs: 'inputs' }]]);
  expect(mark.accepted).toEqual([legacy]);
  expect(mark.hold && trialSentence(mark.hold)).toContain(`: ${sentence}. If this is correct`);
});

test('An oddity is parsed unchanged and shown as a text', () => {
  const price = { currency: 'USD', micros: 500_000 };
  const all = [
    { code: 'no-palm-id' },
    { code: 'another-shape', operation: 'luck', difference: 'missing', path: '/data/text' },
    { code: 'another-price', operation: 'luck', than: 'more', price },
    refused('luck'),
  ];
  expect(oddities.parse(all.map((one) => ({ oddity: one, inputs: 'i' }))).map((one) => one.oddity)).toEqual(
    all,
  );
  expect(all.map((one) => oddityText(oddity.parse(one)))).toEqual([
    'no palm_id',
    'luck answered in another shape: missing /data/text',
    'luck costs more than 0.50 USD',
    'luck refused: no such endpoint (404)',
  ]);
});
