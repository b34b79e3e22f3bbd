import type { Language } from '../../contract/languages.ts';
import { writtenIn } from '../../texts/languages/texts-by-language.ts';
import { aspectsLanguages } from '../../texts/tables/aspects-report/index.ts';
import { chatLanguages } from '../../texts/tables/chat/index.ts';
import { readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { palmLanguages, wordsIn } from '../../texts/tables/palm/index.ts';
import { allYearTexts } from '../../texts/tables/year/languages.ts';
import type { ProseReport } from './measures.ts';
import { aspectsProse, natalProse, varshaphalProse } from './of-births.ts';
import { askingCount, chatProse } from './of-chats.ts';
import { palmProse } from './of-palms.ts';

export interface ProseKind {
  readonly name: string;
  /** The limits of its figures; shares are 0 to 1, `distinct` is of 1,000 people. */
  readonly goals: { readonly repeated: number; readonly shared?: number; readonly distinct?: number };
  /** The measured languages; `frames` and `grade` count English words, and mean nothing for the others. */
  readonly languages: readonly Language[];
  /** Returns the report of a numbered person or hand: always the same for the same number. */
  readonly report: (person: number, language: Language) => ProseReport | Promise<ProseReport>;
  /** The number of people, if not all are used. */
  readonly people?: number;
  /** How many whole reports the page shows. */
  readonly samples: number;
}

/** Every kind of text that is measured. */
export const proseKinds: readonly ProseKind[] = [
  {
    name: 'natal',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    languages: readingLanguages,
    report: natalProse,
    samples: 4,
  },
  {
    name: 'aspects',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    languages: aspectsLanguages,
    report: aspectsProse,
    samples: 3,
  },
  {
    name: 'varshaphal',
    goals: { repeated: 0.03 },
    languages: writtenIn(allYearTexts),
    report: varshaphalProse,
    samples: 3,
  },
  // Texts omit facts that a photo leaves open, so hands with few decided features read alike.
  {
    name: 'palm',
    goals: { repeated: 0.03, shared: 0.3, distinct: 990 },
    languages: writtenIn(palmLanguages),
    report: async (person, language) => palmProse(person, (await wordsIn(language)).words),
    samples: 3,
  },
  {
    name: 'chat',
    goals: { repeated: 0.03, shared: 0.25, distinct: 990 },
    languages: ['en', ...writtenIn(chatLanguages)],
    report: chatProse,
    people: 10 * askingCount,
    samples: 3,
  },
];
