import type { JyotishTexts } from '../jyotish/texts.ts';
import type { PalmWords } from './palm-words.ts';

/** The labels of pages and books. */
export interface Labels extends PalmWords {
  readonly contents: string;
  readonly reading: string;
  readonly palm: string;
  readonly chart: string;
  readonly aspects: string;
  readonly year: string;
  readonly panchang: string;
  readonly home: string;
  readonly questions: string;
  readonly more: string;
  readonly positions: string;
  readonly planet: string;
  readonly sign: string;
  readonly degree: string;
  readonly house: string;
  readonly houses: string;
  readonly begins: string;
  readonly ascendant: string;
  readonly midheaven: string;
  readonly vertex: string;
  readonly retrograde: string;
  readonly orb: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly until: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly festivals: string;
  readonly lordOfYear: string;
  readonly ascendantOfYear: string;
  readonly periods: string;
  readonly from: string;
  readonly to: string;
  readonly strength: string;
  readonly place: string;
  readonly elements: string;
  readonly modes: string;
  readonly moonPhase: string;
  readonly dominantSign: string;
  readonly timeNotKnown: string;
  readonly handShows: string;
  readonly readFrom: string;
  readonly measured: string;
  readonly notThisYear: string;
  readonly wholeMonth: string;
  readonly wholeMandala: string;
  readonly whatToDo: string;
  readonly grades: Readonly<Record<'avoid' | 'caution' | 'acceptable' | 'preferred', string>>;
  readonly lacksWithoutTime: string;
  readonly otherLanguage: string;
  /** Replaces the disclaimer of texts in another language. */
  readonly disclaimer: string;
  readonly jyotish: JyotishTexts;
}
