import { expect, test } from 'vitest';
import { bestDays, dayJudge, kalamOf } from '../../jyotish/chosen-day.ts';

const pune = { lat: 18.5204, lon: 73.8567, tzone: 5.5 };
const birth = { year: 1990, month: 8, day: 14, hour: 6, min: 45, ...pune };
const year2027 = { from: new Date('2027-01-01T12:00:00Z'), to: new Date('2028-01-01T12:00:00Z') };

test('No day is good for a wedding with the Sun in Sagittarius or Pisces, or at new moon', () => {
  const judge = dayJudge('wedding', birth, pune);
  const inRestingMonths = [
    [2027, 1, 5],
    [2027, 3, 20],
    [2027, 4, 10],
    [2027, 12, 20],
  ].map(([year = 0, month = 0, day = 0]) => judge({ year, month, day }));
  expect(inRestingMonths.map(({ bad, verdict }) => [bad.includes('resting month'), verdict])).toEqual(
    inRestingMonths.map(() => [true, 'bad']),
  );
  expect(judge({ year: 2027, month: 5, day: 6 })).toMatchObject({ tithi: 30, verdict: 'bad' });
});

test('No day of a leap month is good for a wedding or a new home, and other events ignore leap months', () => {
  // Adhika Jyeshtha, 17 May to 15 June 2026 (drikpanchang.com).
  const verdicts = (event: 'wedding' | 'housewarming' | 'business') =>
    [
      [5, 17],
      [5, 24],
      [5, 31],
      [6, 16],
    ].map(([month = 0, day = 0]) =>
      dayJudge(event, birth, pune)({ year: 2026, month, day }).bad.includes('leap month'),
    );
  expect(verdicts('wedding')).toEqual([true, true, true, false]);
  expect(verdicts('housewarming')).toEqual([true, true, true, false]);
  expect(verdicts('business')).toEqual([false, false, false, false]);
});

test('The best days for a wedding come in order of time, each with one of eleven nakshatras and no empty tithi', () => {
  const days = bestDays(dayJudge('wedding', birth, pune), year2027, 5);
  expect(days.length).toBeGreaterThan(0);
  const weddingStars = [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27];
  for (const { star, tithi, verdict } of days) {
    expect(weddingStars).toContain(star);
    expect([4, 9, 14, 0]).not.toContain(tithi === 30 ? 0 : tithi % 15);
    expect(verdict).toBe('good');
  }
  const times = days.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('Two births get different best days for the same event', () => {
  const other = { ...birth, year: 1984, month: 11, day: 3 };
  const datesOf = (of: typeof birth) =>
    bestDays(dayJudge('wedding', of, pune), year2027, 5).map(({ at }) => at.toISOString());
  expect(datesOf(birth)).not.toEqual(datesOf(other));
});

function sunClock({ lat, lon, tzone }: typeof pune, declination: number, equationOfTime: number) {
  const [phi, delta, edge] = [lat, declination, -0.833].map((degrees) => (degrees * Math.PI) / 180);
  const cosine =
    (Math.sin(edge ?? 0) - Math.sin(phi ?? 0) * Math.sin(delta ?? 0)) /
    (Math.cos(phi ?? 0) * Math.cos(delta ?? 0));
  const half = (4 * Math.acos(cosine) * 180) / Math.PI;
  const noon = 720 - equationOfTime - 4 * (lon - 15 * tzone);
  return { rise: noon - half, set: noon + half };
}

test('Rahu kalam of Pune on a Monday in March is the second eighth of the day, by the clock of the place', () => {
  // 9 March 2026, noon in India: declination 4.6° south, clock ahead by 10.6 minutes.
  const { rise, set } = sunClock(pune, -4.6, -10.6);
  const { from, to } = kalamOf('rahu', { year: 2026, month: 3, day: 9 }, pune);
  const minutesOf = (at: Date) => (at.getTime() - Date.UTC(2026, 2, 9)) / 60_000;
  expect(Math.abs(minutesOf(from) - (rise + (set - rise) / 8))).toBeLessThan(1);
  expect(Math.abs(minutesOf(to) - (rise + (set - rise) / 4))).toBeLessThan(1);
});
