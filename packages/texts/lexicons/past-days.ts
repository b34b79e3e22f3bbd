import type { Concept, Hit } from './concepts.ts';
import type { Token } from './frame.ts';

/** Hindi has one word for yesterday and tomorrow, which also occurs in other words. */
export function withoutPastDays(tokens: readonly Token[], hits: readonly Hit[]): readonly Hit[] {
  const among = (...concepts: readonly Concept[]) => hits.filter(({ concept }) => concepts.includes(concept));
  const longer = among('now', 'no day');
  const isPart = ({ from, to }: Hit): boolean =>
    longer.some((each) => each.from <= from && to <= each.to && each.to - each.from > to - from);
  const happened = among('happened');
  const verbsAtEnd = among('happened at the end');
  const isPast = ({ from }: Hit): boolean => {
    const clause = clauseAround(tokens, from);
    return (
      happened.some((verb) => verb.from >= clause.from && verb.to <= clause.to) ||
      verbsAtEnd.some((verb) => verb.from > from && verb.to === clause.to)
    );
  };
  return hits.filter((hit) => {
    if (hit.concept === 'today') return !isPart(hit);
    return hit.concept !== 'tomorrow' || !(isPart(hit) || isPast(hit));
  });
}

/** Only spaces separate the words of a clause. */
function clauseAround(tokens: readonly Token[], at: number): Pick<Hit, 'from' | 'to'> {
  const isParted = (one: Token | undefined, other: Token | undefined): boolean =>
    one === undefined || other === undefined || other.at - one.end > 1;
  let [from, to] = [at, at + 1];
  while (!isParted(tokens[from - 1], tokens[from])) from -= 1;
  while (!isParted(tokens[to - 1], tokens[to])) to += 1;
  return { from, to };
}
