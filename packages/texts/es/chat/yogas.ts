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
      ? `tu carta tiene ${name}: ${formed(formation)}.`
      : `tu carta no tiene ${name}: pide ${rule}, y no es así.`;
  },
  'yoga again': ({ formation }) => `se forma otra vez: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `el ${yogaWords[yoga].name} pide ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `el ${yogaWords[yoga].name} pide ${yogaWords[yoga].rule}; ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `en tu carta es así: ${formed(formation)}.` : 'En tu carta no es así.',
  'yoga source': ({ yoga }) => `La regla es de: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `un yoga no necesita remedio; lo que sirve al ${yogaWords[yoga].name} es fortalecer sus planetas.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `es una buena señal: el ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `no te quita nada estar sin ${yogaWords[yoga].name}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `esto ${yogaWords[yoga].gives}.` : `donde se forma, ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `el ${yogaWords[yoga].name} da más en las épocas ${list(planets.map(ofBody))}.`,
  'no yogas': ({ asked }) => `ninguno de los ${asked} yogas que busco está en tu carta.`,
  'yogas found': ({ found, asked }) =>
    `tu carta tiene ${found.length} de los ${asked} yogas que busco: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; ${yogaWords[yoga].gives}.`,
};
