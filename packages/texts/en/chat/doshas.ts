import type { Dasha, Span } from '@palmleaf/engines/forecast';
import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { cancellationWords, doshaWords, factsInWords, factWords, yogaWords } from './facts.ts';
import { date, moment, placement } from './matter.ts';
import { periodName } from './time.ts';
import { bodyWords, ordinal, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const fromUntil = ({ from, to }: Dasha, level: Level): string =>
  `from ${date(from, level)} until ${date(to, level)}`;

const verbs = { past: 'was', running: 'runs', coming: 'comes' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `Your great period belongs to ${bodyWords(maha)}, and within it the sub-period to ${bodyWords(antar)}.`,
  'why periods': ({ star }) =>
    `The periods (Vimshottari dasha) begin with the lord of your birth star: ${star.name} belongs to ${bodyWords(star.lord)}. The nine lords follow one another through 120 years, each with its own number of years.`,
  'dasha source': () =>
    'The rule is from: Brihat Parashara Hora Shastra 46; a dasha year is counted with 365.25 days.',
  'planet stands': ({ body, well }) =>
    `${bodyWords(body)} stands ${well ? 'well enough' : 'uneasily'} in your chart.`,
  'period runs': ({ lord, runs }) =>
    runs ? `a period of ${bodyWords(lord)} runs.` : `no period of ${bodyWords(lord)} runs.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${date(at, level)} lies in` : 'You are in'} the mahadasha of ${bodyWords(maha.lord)}, ${fromUntil(maha, level)}, and within it in the antardasha of ${bodyWords(antar.lord)}, until ${date(antar.to, level)}.`,
  'time of': ({ lords }) =>
    `A time of ${lords.map((lord) => `${bodyWords(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `The next antardasha is that of ${bodyWords(antar.lord)}, until ${date(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `The next mahadasha is that of ${bodyWords(maha.lord)}, which begins ${moment(maha.from, level)} and lasts until ${date(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `Pratyantardasha: ${pratyantar.lord} until ${date(pratyantar.to, level)}.`,
  carried: ({ carries }) => `these planets ${carries ? 'carry you well enough' : 'ask for effort'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `You are in the antardasha of ${bodyWords(antar.lord)} now, until ${date(antar.to, level)}, within the mahadasha of ${bodyWords(maha.lord)}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `You are not in a period of ${bodyWords(lord)} now: the mahadasha of ${bodyWords(maha.lord)} runs until ${date(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `${maha.lord} mahadasha ${past ? 'lasted' : 'lasts'} from ${date(maha.from, level)} to ${date(maha.to, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `Within the mahadasha of ${bodyWords(maha.lord)}, the antardasha of ${bodyWords(antar.lord)} ${verbs[is]} from ${date(antar.from, level)} to ${date(antar.to, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `in the ${ordinal(house)} from ${bodyWords(from)}`));

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

export const doshas: SentencesOf<DoshaStatements> = {
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
  'from Venus': ({ places: counts }) =>
    `It would count only from Venus (Mars stands ${places(counts)}), and fewer schools count from there.`,
  'southern count': () => 'Only the southern count has the 2nd; by the northern one you are free of it.',
  'northern count': () => 'Only the northern count has the 1st; by the southern one you are free of it.',
  'other count': ({ places: counts }) =>
    `By the other count (Mars stands ${places(counts)}) it does not arise, so it is called mild.`,
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

const called: Record<Spell, string> = languageForms.saturn.called;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phaseMeanings: Partial<Record<SaturnPhase, string>> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Saturn passes the ${ordinal(house)} from your Moon`;

const fromTo = ({ from, to }: Span, level: Level): string =>
  `from ${date(from, level)} to ${date(to, level)}`;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const name = called[spell];
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `you are in ${name}: ${place(house)}. It began ${begins} and ends ${ends}.`,
      pausing: `not at this moment: ${place(house)}, and ${name}, which began ${begins}, pauses; it ends for good ${ends}.`,
      none: `you are not in ${name}: ${place(house)}.${span ? ` The next one begins ${begins} and ends ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${periodName(period)} touches ${called[spell]}: it runs ${fromTo(span, level)}.`
      : `${periodName(period)} is free of ${called[spell]}: ${place(house)} when it begins.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `The next one after it begins ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `You have not been through ${called[spell]} before.`,
  'past spells': ({ spells }, { level }) => `Past ones: ${list(spells.map((span) => fromTo(span, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `While ${called[spell]} lasts, tradition turns to Saturn.`
      : `No ${called[spell].replace(/^a /, '')} runs now, so nothing presses; what tradition offers for Saturn is this.`,
  'spell count': ({ spell }) =>
    `The count goes from the sign of your Moon to the sign of Saturn in the sidereal zodiac: ${spell === 'sade sati' ? '12th, 1st and 2nd make sade sati' : '4th and 8th make the small panoti'}.`,
  demanding: () => 'it is a demanding time, but not a lost one.',
  untouched: ({ spell }) => `${called[spell]} does not touch you now.`,
  'spell stays': ({ stays }, { level }) =>
    `Stays: ${stays.map((stay) => `${stay.phase} ${fromTo(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases }, { level }) =>
    `Its phases: ${phases.map((each) => `${each.phase} ${fromTo(each, level)} (${phaseMeanings[each.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'The Saturn return is a Western term; Vedic astrology counts the same planet from the Moon, as sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'it is the time of your Saturn return' : 'no Saturn return runs now'}; your ${['first', 'second', 'third', 'fourth'][round - 1] ?? 'next'} one:`,
  'saturn back': ({ point }, { level }) =>
    `Saturn comes back to where it stood at your birth, ${placement(point, level)}, every 29 years and a half: a time to put life on its own feet.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kind}, because ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `your chart has ${name}: ${formationWords(formation)}.`
      : `your chart has no ${name}: it needs ${rule}, and that is not so.`;
  },
  'yoga again': ({ formation }) => `It is formed again: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} needs ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} needs ${yogaWords[yoga].rule}; it ${yogaWords[yoga].meaning}.`,
  'yoga is so': ({ formation }) =>
    formation ? `In your chart ${formationWords(formation)}.` : 'That is not so in your chart.',
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
    `${yogaWords[yoga].name}: ${formationWords(formation)}; it ${yogaWords[yoga].meaning}.`,
};
