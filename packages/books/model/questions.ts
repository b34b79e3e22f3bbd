import { fieldsOf } from '../../shared/views/answers.ts';
import type { PartView } from '../../shared/views/views.ts';
import type { Block } from './book.ts';
import { blocksOf } from './generic.ts';

/** Questions and their answers, in the order in which they were asked. */
export const questionBlocks = (parts: readonly PartView[]): Block[] =>
  [...parts]
    .sort((a, b) => turn(a) - turn(b))
    .map(({ question, answer }) => {
      const message = fieldsOf(answer)?.message;
      const said: Block[] =
        typeof message === 'string' ? [{ kind: 'text', text: message }] : blocksOf(answer);
      return {
        kind: 'card',
        blocks: question === undefined ? said : [{ kind: 'heading', text: question }, ...said],
      };
    });

const turn = ({ part }: PartView): number => Number(part.slice(part.indexOf('/') + 1)) || 0;
