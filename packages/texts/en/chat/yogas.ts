import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { list } from '../lists.ts';
import { factsInWords } from './words/facts.ts';
import { bodyWords } from './words/planets.ts';
import { yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, because ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `your chart has ${name}: ${formed(formation)}.`
      : `your chart has no ${name}: it needs ${rule}, and that is not so.`;
  },
  'yoga again': ({ formation }) => `It is formed again: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} needs ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} needs ${yogaWords[yoga].rule}; it ${yogaWords[yoga].meaning}.`,
  'yoga is so': ({ formation }) =>
    formation ? `In your chart ${formed(formation)}.` : 'That is not so in your chart.',
  'yoga source': ({ yoga }) => `The rule is from: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `A yoga needs no remedy; what serves ${yogaWords[yoga].name} is to strengthen its planets.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `it is a good sign: ${yogaWords[yoga].name} ${yogaWords[yoga].meaning}.`
      : `it takes nothing from you to be without ${yogaWords[yoga].name}.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `It ${yogaWords[yoga].meaning}.` : `Where it is formed, it ${yogaWords[yoga].meaning}.`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} gives most in the times of ${list(planets.map(bodyWords))}.`,
  'no yogas': ({ asked }) => `none of the ${asked} yogas that I look for is in your chart.`,
  'yogas found': ({ found, asked }) =>
    `your chart has ${found.length} of the ${asked} yogas that I look for: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; it ${yogaWords[yoga].meaning}.`,
};
