import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';
import { definite, joined } from './words/articles.ts';

const names: Record<Spell, string> = {
  'sade sati': 'la sade sati',
  'small panoti': 'la piccola panoti (dhaiya) di Saturno',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'La tradizione ne aspetta più doveri, risultati più lenti e una cernita di ciò che non regge; il lavoro fatto allora dura.',
  'small panoti':
    'Sono i due anni e mezzo in cui Saturno attraversa il 4º o l’8º segno dalla tua Luna: un periodo più breve di doveri in più, in casa (4) o per un cambiamento brusco (8).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'La sade sati sono i sette anni e mezzo in cui Saturno attraversa il segno prima di quello della tua Luna, il segno della tua Luna e quello dopo.',
  'small panoti': 'La piccola panoti, o dhaiya, è il più breve dei due periodi difficili di Saturno.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'salita',
  peak: 'culmine',
  setting: 'discesa',
  ardhashtama: 'ardhashtama',
  ashtama: 'ashtama',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'spese e addii',
  peak: 'pressione su di te e sui tuoi nervi',
  setting: 'il denaro e la famiglia vogliono ordine',
  ardhashtama: 'un peso in casa',
  ashtama: 'un cambiamento brusco',
};

const place = (house: number): string => `Saturno attraversa ${definite(`${house}º`)} segno dalla tua Luna`;

const rounds = ['primo', 'secondo', 'terzo', 'quarto'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const within = joined('in', names[spell]);
    const texts = {
      running: `sei ${within}: ${place(house)}. È cominciata ${begins} e finisce ${ends}.`,
      pausing: `non in questo momento: ${place(house)}, e ${names[spell]}, cominciata ${begins}, fa una pausa; finisce del tutto ${ends}.`,
      none: `non sei ${within}: ${place(house)}.${span ? ` La prossima comincia ${begins} e finisce ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} ${names[spell]} ti riguarda: va ${spanOf(span, level)}.`
      : `${during(period)} ${names[spell]} non ti riguarda: ${place(house)} quando quel periodo comincia.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `la successiva comincia ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `prima d’ora non hai ancora attraversato ${names[spell]}.`,
  'past spells': ({ spells }, { level }) =>
    `le volte passate: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `finché dura ${names[spell]}, la tradizione si rivolge a Saturno.`
      : `ora ${names[spell]} non è in corso, e non c’è fretta; ecco che cosa offre la tradizione per Saturno.`,
  'spell count': ({ spell }) =>
    `si conta dal segno della tua Luna al segno di Saturno nello zodiaco siderale: ${spell === 'sade sati' ? 'il 12º, il 1º e il 2º fanno la sade sati' : 'il 4º e l’8º fanno la piccola panoti'}.`,
  demanding: () => 'è un periodo impegnativo, ma non sprecato.',
  untouched: ({ spell }) => `ora ${names[spell]} non ti tocca.`,
  'spell stays': ({ stays }, { level }) =>
    `le soste: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `le sue fasi: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Il ritorno di Saturno è un termine occidentale; l’astrologia vedica conta lo stesso pianeta dalla Luna, come sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'è il tempo del tuo ritorno di Saturno' : 'ora non è in corso nessun ritorno di Saturno'}; ecco il tuo ${rounds[round - 1] ?? 'prossimo'}:`,
  'saturn back': ({ point }, { level }) =>
    `ogni 29 anni e mezzo Saturno torna dov’era alla tua nascita (${placement(point, level)}): un tempo per mettere la vita sulle proprie gambe.`,
};
