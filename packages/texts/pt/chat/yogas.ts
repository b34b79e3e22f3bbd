import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { factsInWords } from './words/facts.ts';
import { ofBody } from './words/names.ts';
import { yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, porque ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `o seu mapa tem ${name}: ${formed(formation)}.`
      : `o seu mapa não tem ${name}: ele pede ${rule}, e não é assim.`;
  },
  'yoga again': ({ formation }) => `ele se forma outra vez: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `o ${yogaWords[yoga].name} pede ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `o ${yogaWords[yoga].name} pede ${yogaWords[yoga].rule}; ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `no seu mapa é assim: ${formed(formation)}.` : 'No seu mapa não é assim.',
  'yoga source': ({ yoga }) => `A regra vem de: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `um yoga não precisa de remédio; o que serve ao ${yogaWords[yoga].name} é fortalecer os seus planetas.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `é um bom sinal: o ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `estar sem ${yogaWords[yoga].name} não tira nada de você.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `isto ${yogaWords[yoga].gives}.` : `onde se forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `o ${yogaWords[yoga].name} dá mais nas épocas ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `nenhum dos ${asked} yogas que procuro está no seu mapa.`,
  'yogas found': ({ found, asked }) =>
    `o seu mapa tem ${found.length} dos ${asked} yogas que procuro: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; ${yogaWords[yoga].gives}.`,
};
