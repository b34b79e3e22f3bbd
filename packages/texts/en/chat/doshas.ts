import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { cancellationWords, doshaWords } from './words/doshas.ts';
import { factsInWords, factWords } from './words/facts.ts';
import { ordinal } from './words/houses.ts';
import { bodyWords } from './words/planets.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `in the ${ordinal(house)} from ${bodyWords(from)}`));

function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Mars stands ${places(why.places)}`
        : `Mars stands ${places(why.places)}, and neither place makes the dosha`;
    case 'axis':
      return `all seven planets stand on one side of the line from Rahu to Ketu; its kind is ${why.kind}, because Rahu stands in the ${ordinal(why.house)} from the Ascendant`;
    case 'outside':
      return `${list(why.bodies.map(bodyWords))} ${why.bodies.length === 1 ? 'stands' : 'stand'} on the other side of the line from Rahu to Ketu`;
    case 'nadi':
      return `nadi dosha arises between two people of one nadi, and yours is ${why.nadi}, from your birth star ${why.star?.name}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `it would need that ${doshaWords[why.dosha].rule}, and that is not so`;
  }
}

export const doshas: SentencesOf<DoshaSaid> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    if (dosha === 'manglik')
      return `you are ${present ? `manglik${cancelled ? ', but it counts as cancelled' : ''}` : 'not manglik'}: ${because(why)}.`;
    if (dosha === 'nadi') return `not by your chart alone: ${because(why)}.`;
    const { name } = doshaWords[dosha];
    return present
      ? `${name} is in your chart${cancelled ? ', but it is cancelled' : ''}: ${because(why)}.`
      : `${name} is not in your chart: ${because(why)}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} arises when ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `The rule is from: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `For ${doshaWords[dosha].name} tradition turns to ${bodyWords(planet)}.`,
  'no dosha to treat': ({ dosha }) =>
    `Nothing needs to be done: ${doshaWords[dosha].name} is not in your chart.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'a nadi is good or bad only beside that of a partner.',
      absent: `nothing of it touches you: ${name} is not in your chart.`,
      cancelled: `but mildly: ${name} is there, and its cancellation takes most of its weight.`,
      present: `it asks for attention: ${name} is one factor among many, and the rest of the chart can outweigh it.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `A dosha of birth has no beginning and no end; ${doshaWords[dosha].name} is felt most in the times of ${bodyWords(planet)}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'by custom nothing stands against it: the two of you are alike in this.'
      : 'not by custom alone: you differ in this, and the chart of the other is looked at for a cancellation.',
  'from Venus': ({ places: of }) =>
    `From Venus alone it would count (Mars stands ${places(of)}), which fewer schools weigh.`,
  'southern count': () => 'Only the southern count has the 2nd; by the northern one you are free of it.',
  'other count': ({ places: of }) =>
    `By the other count, Mars stands ${places(of)}, it does not arise, so it counts as mild.`,
  'cancelled by': ({ cancellations }) =>
    `What cancels it: ${list(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'None of the usual cancellations applies.',
  'nadi of a partner': ({ nadis }) => `A partner of ${list(nadis)} nadi is free of it with you.`,
  'cancelled because': ({ fact }) => `It is cancelled, because ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `none of the ${asked.length} doshas that I look for is in your chart.`,
  'looked for doshas': ({ asked }) => `I looked for ${list(asked)}.`,
  'doshas found': ({ found, asked, curse }) => {
    const count = `${found} of the ${asked} doshas that I look for ${found === 1 ? 'is' : 'are'} in your chart.`;
    return curse
      ? `no chart shows a curse: a dosha is a placement that tradition counts as a flaw, and most charts hold some. ${count}`
      : count;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (cancelled)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) => `You are free of ${list(names)}.`,
};
