import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { factsInWords } from './words/facts.ts';
import { called } from './words/names.ts';
import { kindName } from './words/stars.ts';
import { ofYoga, yogaWords } from './words/yogas.ts';

/** After a colon. */
const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, потому что ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) =>
    formation
      ? `в вашем гороскопе есть ${yogaWords[yoga].name}: ${formed(formation)}.`
      : `${ofYoga(yoga)} в вашем гороскопе нет: она возникает, когда ${yogaWords[yoga].rule}, а этого нет.`,
  'yoga again': ({ formation }) => `она складывается ещё раз: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} возникает, когда ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} возникает, когда ${yogaWords[yoga].rule}; она ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `в вашем гороскопе это так: ${formed(formation)}.` : 'в вашем гороскопе этого нет.',
  'yoga source': ({ yoga }) => `Правило взято из источника: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `йоге средства не нужны; чтобы ${yogaWords[yoga].name} давала больше, укрепляют её планеты.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `это добрый знак: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `без ${ofYoga(yoga)} вы ничего не теряете.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `она ${yogaWords[yoga].gives}.` : `там, где она есть, она ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `больше всего ${yogaWords[yoga].name} даёт во времена, которые принадлежат ${list(planets.map((body) => called(body, 'dative')))}.`,
  'no yogas': ({ asked }) => `ни одной из ${asked} йог, которые я ищу, в вашем гороскопе нет.`,
  'yogas found': ({ found, asked }) =>
    `из ${asked} йог, которые я ищу, в вашем гороскопе есть ${found.length === 1 ? 'одна' : found.length}: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; она ${yogaWords[yoga].gives}.`,
};
