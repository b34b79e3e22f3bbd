/** What the calendar of a place says beside what the service answers. */
export interface CalendarWords {
  readonly calendar: string;
  readonly tithi: string;
  readonly nakshatra: string;
  /** Behind a name, with the slot `{time}`: until when it lasts. */
  readonly until: string;
  /** A time, the slot `{time}`, of the day after the one that is described. */
  readonly onNextDay: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly rahu: string;
  readonly yama: string;
  readonly gulika: string;
}
