import { listWith } from '../languages/list-with.ts';

export const list = (items: readonly string[]): string => listWith(items, 'e');

type Preposition = 'de' | 'em' | 'a' | 'por';

const joined: Readonly<Record<Preposition, Readonly<Record<string, string>>>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
};

/** "da Lua", "pelo Sol", "em 2027". */
export function contracted(preposition: Preposition, phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const one = joined[preposition][first];
  return one === undefined ? `${preposition} ${phrase}` : [one, ...rest].join(' ');
}
