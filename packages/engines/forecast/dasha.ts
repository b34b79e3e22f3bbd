import { type NakshatraLord, nakshatraLords, nakshatraOf } from '../zodiac/nakshatra.ts';

/** A planetary period; `to` is the first moment that no longer belongs to it. */
export interface Dasha {
  readonly lord: NakshatraLord;
  readonly from: Date;
  readonly to: Date;
}

/** The three levels of periods that run at a moment. */
export interface RunningDashas {
  readonly maha: Dasha;
  readonly antar: Dasha;
  readonly pratyantar: Dasha;
}

/** Years of the great periods, 120 in all, in the order of the lords of the lunar mansions. */
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

/** Julian year, the most used length of a dasha year; texts also know 360 days. */
const dashaYearMs = 365.25 * 86_400_000;
const cycleYears = 120;

/**
 * Vimshottari periods of a birth, Brihat Parashara Hora Shastra 46.
 *
 * The lord of the Moon's nakshatra rules first, for the share of its years that the Moon has still to travel; each
 * period divides among all nine lords in proportion to their years, its own lord first. After 120 years the round begins
 * again.
 */
export class Vimshottari {
  readonly #start: number;
  readonly #first: number;

  /** @param moon sidereal longitude of the natal Moon, degrees */
  constructor(moon: number, birth: Date) {
    const { index, passed } = nakshatraOf(moon);
    this.#first = index % nakshatraLords.length;
    this.#start = birth.getTime() - passed * yearsOf(this.#first) * dashaYearMs;
  }

  /** The great periods of one round, the first of them running at birth. */
  mahadashas(round = 0): Dasha[] {
    const start = this.#start + round * cycleYears * dashaYearMs;
    return divide(this.#first, start, start + cycleYears * dashaYearMs);
  }

  /** The great periods of the round that holds a moment from birth on. */
  roundAt(moment: Date): Dasha[] {
    return this.mahadashas(Math.floor((moment.getTime() - this.#start) / (cycleYears * dashaYearMs)));
  }

  /** The periods that run at a moment from birth on. */
  at(moment: Date): RunningDashas {
    const maha = running(this.roundAt(moment), moment);
    const antar = running(subPeriods(maha), moment);
    return { maha, antar, pratyantar: running(subPeriods(antar), moment) };
  }

  /** The sub-periods (antardashas) that touch the span from `from` to `to`, each with its great period's lord. */
  antardashas(from: Date, to: Date): { readonly maha: Dasha; readonly antar: Dasha }[] {
    const rounds = [0, 1, 2].flatMap((round) => this.mahadashas(round));
    return rounds
      .filter((maha) => overlaps(maha, from, to))
      .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha, antar })))
      .filter(({ antar }) => overlaps(antar, from, to));
  }
}

/** The nine periods within a period, its own lord first. */
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
  // Bounds are rounded to milliseconds: the first may follow the requested moment.
  const found = periods.findLast(({ from }) => from <= moment) ?? periods[0];
  if (!found) throw new RangeError(`no dasha runs at ${moment.toISOString()}`);
  return found;
}

function overlaps(period: Dasha, from: Date, to: Date): boolean {
  return period.from < to && period.to > from;
}
