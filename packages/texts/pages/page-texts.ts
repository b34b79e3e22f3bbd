/** What the page of a report says beside the words of a book (books.json). Answers stay in the language that they were bought in. */
export interface PageTexts {
  readonly skip: string;
  readonly onThisPage: string;
  /** Leads to the record. */
  readonly made: string;
  readonly bookPdf: string;
  readonly bookHtml: string;
  readonly timeUnknown: string;
  readonly preparing: string;
  readonly lacking: string;
  readonly handShows: string;
  readonly readFrom: string;
  /** Above sentences that tell figures of the photo. */
  readonly measured: string;
  readonly noPicture: string;
  /** How the grid of aspects is read. */
  readonly chooseField: string;
  readonly moreAspects: string;
  readonly notThisYear: string;
  readonly restsOn: string;
  readonly wholeMonth: string;
  readonly wholeMandala: string;
  readonly whatToDo: string;
  readonly grades: Readonly<Record<'avoid' | 'caution' | 'acceptable' | 'preferred', string>>;
  /** Beside a time of the day after the one that is described. */
  readonly nextDay: string;
  readonly footer: string;
}
