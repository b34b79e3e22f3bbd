import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mask } from '../../../shared/intake/refusal.ts';
import { adviceTexts, withAdvice } from '../../../shared/reasons/refusals/advice-texts.ts';

test('A mask shows the first character and a class of length', () => {
  expect(mask('1990-07-27')).toBe('1… (5 to 10 characters)');
  expect(mask('प्रिया')).toBe('प… (5 to 10 characters)');
  expect(mask('🌴🌴')).toBe('🌴… (2 to 4 characters)');
  expect(mask('x'.repeat(31))).toBe('x… (more than 30 characters)');
  expect(mask('F')).toBe('… (1 character)');
  expect(mask('')).toBe('(empty)');
  expect(mask('\u0007bell')).toBe('… (5 to 10 characters)');
});

test('Values that share first character and length class have the same mask', () => {
  const tail = fc.string({ minLength: 4, maxLength: 9 });
  fc.assert(
    fc.property(tail, tail, (one, other) => {
      expect(mask(`a${one}`)).toBe(mask(`a${other}`));
    }),
  );
});

test('Every advice of a refusal is a sentence', () => {
  for (const advice of Object.values(adviceTexts)) expect(advice).toMatch(/^[A-Z].*\.$/);
});

test.each(['bad-date', 'bad-time'] as const)(
  'The advice of %s asks for a correction first, so that its example is not taken for the right value',
  (code) => {
    expect(adviceTexts[code]).toMatch(/^Correct the (date|time), and write it like /);
  },
);

test.each([
  ['This is not a time of day; write 14:05.', 'bad-time', ''],
  [
    'The place names a region or a country, not a town: write the town before it, such as Madurai.',
    'unknown-place',
    '',
  ],
  [
    'Several towns have this name: Oregon, US. Add the region or the country, or give lat and lon.',
    'ambiguous-place',
    '',
  ],
  ['There is no such day in the calendar.', 'bad-date', ` ${adviceTexts['bad-date']}`],
  ['lat must be from -90 to 90.', 'out-of-range', ' Correct the value and upload the row again.'],
] as const)('The general advice follows the text "%s" only if it gives none', (text, code, added) => {
  expect(withAdvice(text, code)).toBe(`${text}${added}`);
});
