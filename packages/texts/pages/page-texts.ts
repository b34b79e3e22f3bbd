export interface PageTexts {
  readonly skip: string;
  readonly onThisPage: string;
  readonly made: string;
  readonly bookPdf: string;
  readonly bookHtml: string;
  readonly readerLink: string;
  readonly timeUnknown: string;
  readonly preparing: string;
  readonly lacking: string;
  readonly noPicture: string;
  readonly chooseField: string;
  readonly moreAspects: string;
  readonly nextDay: string;
  readonly moonrise: string;
  readonly moonset: string;
  readonly yoga: string;
  readonly karana: string;
  readonly limits: string;
  readonly footer: string;
}
