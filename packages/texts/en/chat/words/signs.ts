import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';

/** The nature of each sign in a phrase. Source: Lilly, Christian Astrology (1647), chapter XVI; for the moods of signs Leo, Astrology for All (1910). */
const manners: PerSign<string> = [
  'directly and fast',
  'steadily and with a sense for comfort',
  'with curiosity and quick words',
  'protectively and by mood',
  'warmly and in full view',
  'carefully and with an eye for detail',
  'by weighing both sides and seeking agreement',
  'intensely and below the surface',
  'openly and with a distant goal in mind',
  'patiently and with ambition',
  'independently and among friends',
  'gently and by intuition',
];

/** How things are done in a sign: an adverbial phrase. */
export function mannerOf(sign: number): string {
  return ofSign(manners, sign);
}
