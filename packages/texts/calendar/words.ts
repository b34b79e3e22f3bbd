export interface CalendarWords {
  readonly calendar: string;
  readonly tithi: string;
  readonly nakshatra: string;
  /** After a name, with the slot `{time}`. */
  readonly until: string;
  /** A time, the slot `{time}`, on the following day. */
  readonly onNextDay: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly rahu: string;
  readonly yama: string;
  readonly gulika: string;
}
