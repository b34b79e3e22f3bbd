import { describe, expect, test } from 'vitest';
import { dayText } from '../../../shared/feeds/day-text.ts';
import { feedWords } from '../../../shared/feeds/words.ts';
import type { PanchangDay } from '../../../shared/places/days.ts';

const day: PanchangDay = {
  date: '2026-11-30',
  paksha: 'Krishna',
  tithi: 'Saptami',
  nakshatra: 'Pushya',
  tithi_end: '2026-12-01T00:12:00',
  nakshatra_end: '2026-11-30T10:59:00',
};

describe('the text of a day', () => {
  test('A day of a calendar shows a time after midnight as one of the next day, in the language of the place', async () => {
    expect(dayText(day, await feedWords('en')).description).toBe(
      'Tithi: Krishna Saptami, until 00:12 the next day\nNakshatra: Pushya, until 10:59',
    );
    expect(dayText(day, await feedWords('hi')).description).toContain('अगले दिन 00:12 तक');
    expect(dayText(day, await feedWords('ta')).description).toContain('அடுத்த நாள் 00:12 வரை');
  });

  test('A day of a calendar shows a time of any other day with its date', async () => {
    const odd = { ...day, tithi_end: '2026-12-02T00:12:00' };
    expect(dayText(odd, await feedWords('en')).description).toContain('until 00:12 (2026-12-02)');
  });
});
