import { fieldsOf } from '@palmleaf/shared/views/answers';
import type { PartView } from '@palmleaf/shared/views/views';
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
