import type { Language } from '../../../shared/contract/languages.ts';
import type { PartView } from '../../../shared/views/views.ts';
import { humanized, titleOf } from '../../../shared/views/words.ts';
import { bengali } from './languages/bengali.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { hindi } from './languages/hindi.ts';
import { italian } from './languages/italian.ts';
import { kannada } from './languages/kannada.ts';
import { malayalam } from './languages/malayalam.ts';
import { marathi } from './languages/marathi.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';
import { tamil } from './languages/tamil.ts';
import { telugu } from './languages/telugu.ts';
import type { PalmWords } from './palm-words.ts';

const words: Record<Language, PalmWords> = {
  en: english,
  de: german,
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  ru: russian,
  hi: hindi,
  ma: marathi,
  bn: bengali,
  ta: tamil,
  te: telugu,
  ml: malayalam,
  kn: kannada,
};

/** Names the parts and values of a palm reading in one language; what nobody has foreseen, as the answer does. */
export interface PalmLabels {
  /** The title of a section or topic. */
  title(part: Pick<PartView, 'operation' | 'part'>): string;
  /** A name of a value, such as `core_traits` or `Heart Line`. */
  name(text: string): string;
  readonly yes: string;
  readonly no: string;
}

export function palmLabelsIn(language: Language): PalmLabels {
  const { topics, names } = words[language];
  const known = new Map<string, string>(Object.entries(names));
  const titles = new Map<string, string>(Object.entries(topics));
  return {
    title: (part) => titles.get(part.operation) ?? titleOf(part),
    name: (text) =>
      known.get(
        text
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      ) ?? humanized(text),
    yes: names.yes,
    no: names.no,
  };
}
