import { dateOfJulianDay, julianDayAt } from '@palmleaf/engines/sky';
import type { annualChart } from '@palmleaf/engines/varshaphal';
import { muddaDasha, planetId, sahamsOf, yearLord } from '@palmleaf/engines/varshaphal';
import { around, type Graha, grahas, rulerOf } from '@palmleaf/engines/zodiac';
import type { VarshaphalTexts } from '@palmleaf/texts/varshaphal';
import type { YearTexts } from '@palmleaf/texts/year';
import { yearSummary } from './year/summary.ts';

type Year = ReturnType<typeof annualChart>;

const dayMs = 86_400_000;

export function annualRecord(year: Year, { grahas: names, zodiac }: VarshaphalTexts) {
  const { chart, planets, ascendantSign, munthaSign } = year;
  const begins = dateOfJulianDay(julianDayAt(year.time)).getTime();
  const planet = (name: Graha) => ({ id: grahas.indexOf(name), name: names[name] });
  const { planet: lord, reason, candidates } = yearLord(planets, { ...year, byDay: chart.byDay });
  const moment = (days: number): string => new Date(begins + Math.round(days * dayMs)).toISOString();
  const house = (sign: number): number => around(sign, 1 - ascendantSign);
  return {
    age: year.age,
    begins: new Date(begins).toISOString(),
    by_day: chart.byDay,
    zodiac: { id: 'sidereal', ayanamsha: 'lahiri', description: zodiac },
    ascendant: {
      sign_id: ascendantSign,
      degree: rounded(chart.ascendant % 30),
      lord: planet(rulerOf(ascendantSign)),
    },
    muntha: { sign_id: munthaSign, house: house(munthaSign), lord: planet(rulerOf(munthaSign)) },
    year_lord: {
      ...planet(lord),
      reason,
      candidates: candidates.map((candidate) => ({
        office: candidate.office,
        ...planet(candidate.planet),
        strength: rounded(candidate.strength),
        aspects_ascendant: candidate.aspectsAscendant,
      })),
    },
    sahams: sahamsOf(planets, chart.ascendant, chart.byDay).map(({ name, longitude, sign }) => ({
      name,
      full_degree: rounded(longitude),
      sign_id: sign,
      house: house(sign),
      lord: planet(rulerOf(sign)),
    })),
    mudda_dasha: muddaDasha(year.natalMoon, year.age, year.days).map((period) => ({
      ...planet(period.lord),
      from: moment(period.from),
      to: moment(period.to),
    })),
    planets: Object.values(planets).map(
      ({ name, longitude, sign, house: placedHouse, retrograde, speed }) => ({
        id: planetId(name),
        name: names[name],
        full_degree: rounded(longitude),
        sign_id: sign,
        house: placedHouse,
        speed: rounded(speed),
        is_retro: retrograde ? 'true' : 'false',
      }),
    ),
  };
}

export function summaryOf(year: Year, texts: YearTexts): string {
  const { chart, planets, ascendantSign, munthaSign } = year;
  const begins = dateOfJulianDay(julianDayAt(year.time)).getTime();
  return yearSummary(
    {
      planets,
      yearLord: yearLord(planets, { ...year, byDay: chart.byDay }).planet,
      munthaHouse: around(munthaSign, 1 - ascendantSign),
      periods: muddaDasha(year.natalMoon, year.age, year.days),
      dateOf: (days) => new Date(begins + Math.round(days * dayMs)),
    },
    texts,
  );
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
