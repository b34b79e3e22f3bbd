import { fieldsOf } from '@palmleaf/shared/views/answers';
import type { PartView } from '@palmleaf/shared/views/views';
import type { Piece } from './pieces.ts';

export const questionPieces = (parts: readonly PartView[]): Piece[] =>
  parts.length === 0
    ? []
    : [
        {
          kind: 'conversation',
          turns: [...parts]
            .sort((a, b) => questionNumber(a) - questionNumber(b))
            .map(({ question, answer }) => ({ question, pieces: [reply(answer)] })),
        },
      ];

function reply(answer: unknown): Piece {
  const message = fieldsOf(answer)?.message;
  return typeof message === 'string' ? { kind: 'text', text: message } : { kind: 'value', value: answer };
}

function questionNumber({ part }: PartView): number {
  const number = Number(part.slice(part.indexOf('/') + 1));
  return Number.isFinite(number) ? number : Number.MAX_SAFE_INTEGER;
}
