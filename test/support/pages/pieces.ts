import type { Piece } from '@palmleaf/books/model';
import type { Wording } from '@palmleaf/books/words';
import { written } from '../../../functions/reports/pages/report/pieces.ts';
import { english } from '../../../functions/reports/pages/words/texts.ts';

export const onPage = (pieces: (wording: Wording) => readonly Piece[], palmImage?: string): string =>
  written(pieces(english), { wording: english, palmImage }).toString();
