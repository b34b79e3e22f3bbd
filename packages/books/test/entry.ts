// What other packages use of this folder.
export { writeHtml } from '../html/write.ts';
export type { Block, Book } from '../model/book.ts';
export { composeBook } from '../model/compose.ts';
export { partsOf, referenceIn, renumbered } from '../pdf/parts.ts';
export { BookPrinter } from '../typst/print.ts';
