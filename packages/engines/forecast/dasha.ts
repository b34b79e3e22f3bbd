import { type NakshatraLord, nakshatraLords, nakshatraOf } from '../zodiac/nakshatra.ts';

/** `to` is exclusive. */
export interface Dasha {
  readonly lord: NakshatraLord;
  readonly from: Date;
  readonly to: Date;
}

export interface RunningDashas {
  readonly maha: Dasha;
  readonly antar: Dasha;
  readonly pratyantar: Dasha;
}

const dashaYears: Readonly<Record<NakshatraLord, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};

/** Julian year, the most common; some texts use 360 days. */
const dashaYearMs = 365.25 * 86_400_000;
const cycleYears = 120;

/** Periods of a life by the sidereal Moon (Brihat Parashara Hora Shastra 46); after 120 years the cycle repeats. */
export class Vimshottari {
  readonly #start: number;
  readonly #firstLord: number;

  constructor(moonLongitude: number, birth: Date) {
    const { index, passed } = nakshatraOf(moonLongitude);
    this.#firstLord = index % nakshatraLords.length;
    this.#start = birth.getTime() - passed * yearsOf(this.#firstLord) * dashaYearMs;
  }

  mahadashas(cycle = 0): Dasha[] {
    const start = this.#start + cycle * cycleYears * dashaYearMs;
    return divide(this.#firstLord, start, start + cycleYears * dashaYearMs);
  }

  cycleAt(moment: Date): Dasha[] {
    return this.mahadashas(Math.floor((moment.getTime() - this.#start) / (cycleYears * dashaYearMs)));
  }

  at(moment: Date): RunningDashas {
    const maha = running(this.cycleAt(moment), moment);
    const antar = running(subPeriods(maha), moment);
    return { maha, antar, pratyantar: running(subPeriods(antar), moment) };
  }

  antardashas(from: Date, to: Date): { readonly maha: Dasha; readonly antar: Dasha }[] {
    const cycles = [0, 1, 2].flatMap((cycle) => this.mahadashas(cycle));
    return cycles
      .filter((maha) => overlaps(maha, from, to))
      .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha, antar })))
      .filter(({ antar }) => overlaps(antar, from, to));
  }
}

export function subPeriods(period: Dasha): Dasha[] {
  const first = nakshatraLords.indexOf(period.lord);
  return divide(first, period.from.getTime(), period.to.getTime());
}

function divide(first: number, from: number, to: number): Dasha[] {
  let passed = 0;
  return nakshatraLords.map((_, step) => {
    const index = (first + step) % nakshatraLords.length;
    const at = (years: number): Date => new Date(Math.round(from + ((to - from) * years) / cycleYears));
    const begin = at(passed);
    passed += yearsOf(index);
    return { lord: lordAt(index), from: begin, to: at(passed) };
  });
}

function lordAt(index: number): NakshatraLord {
  return nakshatraLords[index] ?? 'Ketu';
}

function yearsOf(index: number): number {
  return dashaYears[lordAt(index)];
}

function running(periods: readonly Dasha[], moment: Date): Dasha {
  // Rounding to milliseconds can put the first bound after the requested moment.
  const found = periods.findLast(({ from }) => from <= moment) ?? periods[0];
  if (!found) throw new RangeError(`no dasha runs at ${moment.toISOString()}`);
  return found;
}

function overlaps(period: Dasha, from: Date, to: Date): boolean {
  return period.from < to && period.to > from;
}
