import type { Birth } from '../../shared/contract/birth.ts';

/**
 * A birth (or any moment at a place) as the service's requests carry it: Gregorian civil date and clock time,
 * `tzone` hours east of Greenwich (fractions allowed), `lat` degrees north, `lon` degrees east.
 */
export type { Birth };
