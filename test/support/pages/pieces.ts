import type { Piece } from '@palmleaf/books/model';
import { type Wording, wordingIn } from '@palmleaf/books/words';
import { written } from '../../../functions/reports/pages/report/pieces.ts';
import { textsIn } from '../../../functions/reports/pages/words/texts.ts';

/** Pieces of an English answer, as a page writes them. */
export const onPage = (pieces: (wording: Wording) => readonly Piece[], palmImage?: string): string =>
  written(pieces(wordingIn('en')), { wording: wordingIn('en'), texts: textsIn('en'), palmImage }).toString();
