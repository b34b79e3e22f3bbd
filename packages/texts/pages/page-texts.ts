/** Words of the report page that labels.json lacks. Answers keep the language of their purchase. */
export interface PageTexts {
  readonly skip: string;
  readonly onThisPage: string;
  /** Leads to the record. */
  readonly made: string;
  readonly bookPdf: string;
  readonly bookHtml: string;
  readonly readerLink: string;
  readonly timeUnknown: string;
  readonly preparing: string;
  readonly lacking: string;
  readonly noPicture: string;
  /** Explains the grid of aspects. */
  readonly chooseField: string;
  readonly moreAspects: string;
  /** Marks a time on the following day. */
  readonly nextDay: string;
  readonly footer: string;
}
