import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { afterDe, that } from './words/articles.ts';
import { factsInWords } from './words/facts.ts';
import { ofBody } from './words/names.ts';
import { yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, parce ${that(factsInWords(facts))}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `ton thème a un ${name} : ${formed(formation)}.`
      : `ton thème n’a pas ${afterDe(name)} : il demande ${rule}, et ce n’est pas le cas.`;
  },
  'yoga again': ({ formation }) => `il se forme encore une fois : ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `un ${yogaWords[yoga].name} demande ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `un ${yogaWords[yoga].name} demande ${yogaWords[yoga].rule} ; il ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation
      ? `dans ton thème, il en est ainsi : ${formed(formation)}.`
      : 'Dans ton thème, ce n’est pas le cas.',
  'yoga source': ({ yoga }) => `La règle vient de : ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `un yoga n’a pas besoin de remède ; ce qui sert un ${yogaWords[yoga].name}, c’est de fortifier ses planètes.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `c’est un bon signe : un ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `il ne t’enlève rien d’être sans ${yogaWords[yoga].name}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `il ${yogaWords[yoga].gives}.` : `là où il se forme, il ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `un ${yogaWords[yoga].name} donne le plus dans les périodes ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `aucun des ${asked} yogas que je cherche n’est dans ton thème.`,
  'yogas found': ({ found, asked }) =>
    `ton thème a ${found.length} des ${asked} yogas que je cherche : ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name} : ${formed(formation)} ; il ${yogaWords[yoga].gives}.`,
};
