import type { Formation, YogaName } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { definite, indefinite, joined } from './words/articles.ts';
import { factsInWords } from './words/facts.ts';
import { ofBody } from './words/names.ts';
import { yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, perché ${factsInWords(facts)}` : factsInWords(facts);

/** "un raja yoga". */
const one = (yoga: YogaName): string => indefinite(yogaWords[yoga].name);

/** "dei 16 yoga". */
const ofYogas = (count: number): string => joined('di', definite(`${count} yoga`, 'm', true));

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) =>
    formation
      ? `il tuo tema ha ${one(yoga)}: ${formed(formation)}.`
      : `il tuo tema non ha ${one(yoga)}: chiede ${yogaWords[yoga].rule}, e non è così.`,
  'yoga again': ({ formation }) => `si forma ancora una volta: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `${one(yoga)} chiede ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${one(yoga)} chiede ${yogaWords[yoga].rule}; lo yoga ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `nel tuo tema è così: ${formed(formation)}.` : 'Nel tuo tema non è così.',
  'yoga source': ({ yoga }) => `La regola viene da: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `uno yoga non ha bisogno di rimedi; a ${one(yoga)} giova che si rafforzino i suoi pianeti.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `è un buon segno: ${one(yoga)} ${yogaWords[yoga].gives}.`
      : `non ti toglie niente essere senza ${one(yoga)}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `questo yoga ${yogaWords[yoga].gives}.` : `dove si forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) => `${one(yoga)} dà di più nei periodi ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `nessuno ${ofYogas(asked)} che cerco è nel tuo tema.`,
  'yogas found': ({ found, asked }) =>
    `il tuo tema ha ${found.length} ${ofYogas(asked)} che cerco: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; lo yoga ${yogaWords[yoga].gives}.`,
};
