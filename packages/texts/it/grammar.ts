import { listWith } from '../languages/list-with.ts';

/** "e" before another e is "ed". */
const and = (next: string): string => (/^[eè]/i.test(next) ? 'ed' : 'e');

export const list = (items: readonly string[]): string => listWith(items, and(items.at(-1) ?? ''));

export type Gender = 'm' | 'f';

/** Letters, and numbers as read (uno, otto, undici, ottanta). */
const vowel = /^(?:[aeouàèéìòù]|i(?![aeiou])|(?:1|8|8\d|11)(?![\dºª]))|^(?:8|11)[ºª]/i;

/** s with a consonant, z, gn, ps, pn, x, y and i with a vowel take "lo". */
const impure = /^(?:s(?![aeiouàèéìòù])|z|gn|ps|pn|x|y|i[aeiou])/i;

/** "lo Scorpione", "l’Ariete", "i Gemelli", "gli 11 dosha". */
export function definite(noun: string, gender: Gender = 'm', many = false): string {
  if (many) {
    if (gender === 'f') return `le ${noun}`;
    return `${vowel.test(noun) || impure.test(noun) ? 'gli' : 'i'} ${noun}`;
  }
  if (vowel.test(noun)) return `l’${noun}`;
  if (gender === 'f') return `la ${noun}`;
  return `${impure.test(noun) ? 'lo' : 'il'} ${noun}`;
}

/** "uno yoga", "un’eredità". */
export function indefinite(noun: string, gender: Gender = 'm'): string {
  if (gender === 'f') return vowel.test(noun) ? `un’${noun}` : `una ${noun}`;
  return `${impure.test(noun) ? 'uno' : 'un'} ${noun}`;
}

const articleOf = /^(?:(?:il|lo|la|i|gli|le) |l’)/;

export function withoutArticle(phrase: string): string {
  return phrase.replace(articleOf, '');
}

type Preposition = 'a' | 'di' | 'da' | 'in' | 'su';

const contracted: Readonly<Record<Preposition, readonly [il: string, stem: string]>> = {
  a: ['al', 'a'],
  di: ['del', 'de'],
  da: ['dal', 'da'],
  in: ['nel', 'ne'],
  su: ['sul', 'su'],
};

/** "al Sole", "dell’Ariete", "negli anni", "ad aprile 2027". */
export function joined(preposition: Preposition, phrase: string): string {
  const article = articleOf.exec(phrase)?.[0].trimEnd();
  if (article === undefined)
    return `${preposition === 'a' && /^a/i.test(phrase) ? 'ad' : preposition} ${phrase}`;
  const [il, stem] = contracted[preposition];
  const rest = withoutArticle(phrase);
  switch (article) {
    case 'il':
      return `${il} ${rest}`;
    case 'i':
      return `${stem}i ${rest}`;
    case 'gli':
      return `${stem}gli ${rest}`;
    case 'l’':
      return `${stem}ll’${rest}`;
    default:
      return `${stem}l${article} ${rest}`;
  }
}

export function eachJoined(preposition: Preposition, phrase: string): string {
  return phrase
    .split(' e ')
    .map((part) => joined(preposition, part))
    .join(' e ');
}
