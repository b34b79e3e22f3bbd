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
  /** `repeated` and `shared`: maximum shares of sentences. `distinct`: minimum different reports of 1,000. */
  readonly goals: { readonly repeated: number; readonly shared?: number; readonly distinct?: number };
  readonly languages: readonly Language[];
  readonly report: (person: number, language: Language) => ProseReport | Promise<ProseReport>;
  /** The number of reports; if absent, 1,000. */
  readonly people?: number;
  readonly samplesOnPage: number;
}

export const proseKinds: readonly ProseKind[] = [
  {
    name: 'natal',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    languages: readingLanguages,
    report: natalProse,
    samplesOnPage: 4,
  },
  {
    name: 'aspects',
    goals: { repeated: 0.03, shared: 0.15, distinct: 990 },
    languages: aspectsLanguages,
    report: aspectsProse,
    samplesOnPage: 3,
  },
  {
    name: 'varshaphal',
    goals: { repeated: 0.03 },
    languages: writtenIn(allYearTexts),
    report: varshaphalProse,
    samplesOnPage: 3,
  },
  {
    name: 'palm',
    goals: { repeated: 0.03, shared: 0.3, distinct: 990 },
    languages: writtenIn(palmLanguages),
    report: async (person, language) => palmProse(person, (await wordsIn(language)).words),
    samplesOnPage: 3,
  },
  {
    name: 'chat',
    goals: { repeated: 0.03, shared: 0.25, distinct: 990 },
    languages: ['en', ...writtenIn(chatLanguages)],
    report: chatProse,
    people: 10 * askingCount,
    samplesOnPage: 3,
  },
];
