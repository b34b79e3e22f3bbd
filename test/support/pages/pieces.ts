import type { Piece } from '@palmleaf/books/model';
import type { BookWording } from '@palmleaf/books/words';
import { written } from '../../../functions/reports/pages/report/pieces.ts';
import { english } from '../../../functions/reports/pages/words/texts.ts';

export const onPage = (pieces: (wording: BookWording) => readonly Piece[], palmImage?: string): string =>
  written(pieces(english), { wording: english, palmImage }).toString();
