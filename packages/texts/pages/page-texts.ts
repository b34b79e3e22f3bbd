/** What the page of a report says beside the labels (labels.json). Answers stay in the language that they were bought in. */
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
  readonly noPicture: string;
  /** How the grid of aspects is read. */
  readonly chooseField: string;
  readonly moreAspects: string;
  /** Beside a time of the day after the one that is described. */
  readonly nextDay: string;
  readonly footer: string;
}
