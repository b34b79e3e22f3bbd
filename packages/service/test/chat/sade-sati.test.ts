import { Ephemeris } from '@palmleaf/engines/forecast';
import { saturnSpells } from '@palmleaf/engines/jyotish';
import { loadOracle, type Oracle } from '@palmleaf/engines/testing';
import { beforeAll, expect, test } from 'vitest';
import { anna, service, thomas } from './conversation.ts';

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle();
});

const j2000Ms = Date.UTC(2000, 0, 1, 12);
const dayMs = 86_400_000;

function signAt(body: 'Saturn' | 'Moon', at: Date): number {
  const ut = (at.getTime() - j2000Ms) / dayMs;
  const tt = ut + oracle.deltaT(ut) / 86_400;
  const [tropical] = oracle.atUniversal(body, ut);
  return Math.floor(((tropical - oracle.lahiri(tt) - oracle.nutation(ut) + 720) % 360) / 30);
}

const houseAt = (at: Date, moon: number): number => ((signAt('Saturn', at) - moon + 12) % 12) + 1;

const spellsOf = (moon: number, what: 'sade sati' | 'small panoti') =>
  saturnSpells(
    new Ephemeris('sidereal'),
    moon + 1,
    { from: new Date('1960-01-01T00:00:00Z'), to: new Date('2040-01-01T00:00:00Z') },
    what,
  );

test.each([0, 5, 10])(
  'Every stay of Saturn begins and ends within two hours of Swiss Ephemeris: the Moon in sign %i',
  (moon) => {
    const wanted = { rising: 12, peak: 1, setting: 2, ardhashtama: 4, ashtama: 8 };
    const spells = [...spellsOf(moon, 'sade sati'), ...spellsOf(moon, 'small panoti')];
    expect(spells.length).toBeGreaterThanOrEqual(6);
    for (const { phase, from, to } of spells.flatMap(({ stays }) => stays)) {
      const houseHoursAfter = (at: Date, hours: number) =>
        houseAt(new Date(at.getTime() + hours * 3_600_000), moon);
      expect(
        [
          houseHoursAfter(from, -2),
          houseHoursAfter(from, 2),
          houseHoursAfter(to, -2),
          houseHoursAfter(to, 2),
        ].map((house) => house === wanted[phase]),
      ).toEqual([false, true, true, false]);
    }
  },
);

test('The engine and Swiss Ephemeris agree on sade sati at every fortieth day of sixty years', () => {
  const moon = 1;
  const stays = spellsOf(moon, 'sade sati').flatMap((spell) => spell.stays);
  for (let at = Date.UTC(1975, 0, 1); at < Date.UTC(2035, 0, 1); at += 40 * dayMs) {
    const day = new Date(at);
    const isCounted = stays.some(({ from, to }) => from <= day && day < to);
    expect(isCounted, day.toISOString()).toBe([12, 1, 2].includes(houseAt(day, moon)));
  }
});

test.each([
  ['Anna', anna, new Date('1990-08-14T01:15:00Z')],
  ['Thomas', thomas, new Date('1984-11-03T16:40:00Z')],
] as const)(
  'What the chat says of sade sati to %s agrees with Swiss Ephemeris on six days',
  async (_, person, born) => {
    const moon = signAt('Moon', born);
    for (const now of ['2020-06-01', '2026-03-10', '2029-09-01', '2031-01-01', '2033-05-05', '2036-01-01']) {
      const today = new Date(`${now}T09:30:00Z`);
      const { message } = await service(
        undefined,
        today,
      )({ ...person, ac: 'VEDIC', q: 'Am I in sade sati?' });
      expect(message.startsWith('Yes'), now).toBe([12, 1, 2].includes(houseAt(today, moon)));
      const dates = /(?:It began|next one begins) in (\w+ \d+) and ends in (\w+ \d+)/.exec(message);
      if (!dates) {
        expect(message).toMatch(/pauses/);
        continue;
      }
      const [begin, end] = [new Date(`1 ${dates[1]} UTC`), new Date(`1 ${dates[2]} UTC`)];
      const houseDaysAfter = (date: Date, days: number) =>
        houseAt(new Date(date.getTime() + days * dayMs), moon);
      expect(
        [houseDaysAfter(begin, -1), houseDaysAfter(begin, 32)].map((house) => [12, 1, 2].includes(house)),
        now,
      ).toEqual([false, true]);
      expect(
        [houseDaysAfter(end, 0), houseDaysAfter(end, 32)].map((house) => [12, 1, 2].includes(house)),
        now,
      ).toEqual([true, false]);
    }
  },
);

test('The chat says whether a year has a day of sade sati as Swiss Ephemeris shows, day by day', async () => {
  const moon = signAt('Moon', new Date('1990-08-14T01:15:00Z'));
  for (const year of [1992, 1997, 1998, 2000, 2004, 2005, 2006, 2026, 2027, 2030, 2034, 2035]) {
    const { message } = await service()({ ...anna, ac: 'VEDIC', q: `Am I in sade sati in ${year}?` });
    const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1) + day * dayMs));
    const touched = days.some((day) => [12, 1, 2].includes(houseAt(day, moon)));
    expect(message.startsWith('Yes'), String(year)).toBe(touched);
  }
});
