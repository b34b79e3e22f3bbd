export { devata, entity } from '../answers/devatas.ts';
export { readNatal, signNameIn } from '../answers/natal.ts';
export { mandalaFields } from '../answers/padas.ts';
export { spread } from '../answers/spread.ts';
export type { Block, Book } from '../composing/book.ts';
export { composeBook } from '../composing/compose.ts';
export {
  middle,
  phoneMeasures,
  placeIn,
  placesOf,
  wideMeasures,
} from '../drawings/wheel-places.ts';
export { writeHtml } from '../html/write.ts';
export { homePieces } from '../model/home.ts';
export { palmBrief, palmPieces } from '../model/palm.ts';
export { yearPieces } from '../model/year.ts';
export { partsOf, referenceIn, renumbered } from '../pdf/parts.ts';
export { lettersApart } from '../typst/letters-apart.ts';
export { BookPrinter } from '../typst/print.ts';
export { bookTraditions } from '../words/tradition.ts';
