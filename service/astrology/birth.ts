/** The years for which positions are measured against an independent ephemeris (docs/accuracy.md). */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/**
 * A birth (or any moment at a place) as the service's requests carry it: Gregorian civil date and clock time,
 * `tzone` hours east of Greenwich (fractions allowed), `lat` degrees north, `lon` degrees east.
 */
export interface Birth {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly hour: number;
  readonly min: number;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
}
