import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { during, moment, span as spanOf } from './periods.ts';
import { placement } from './places.ts';

const names: Record<Spell, string> = {
  'sade sati': 'Sade Sati',
  'small panoti': 'die kleine Panoti (Dhaiya) von Saturn',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'Die Überlieferung erwartet mehr Pflicht, langsamere Ergebnisse und ein Ausräumen dessen, was nicht trägt; Arbeit aus dieser Zeit hält.',
  'small panoti':
    'Das sind die zweieinhalb Jahre, in denen Saturn durch das 4. oder das 8. Zeichen von deinem Mond aus zieht: eine kürzere Zeit von mehr Pflicht, zu Hause (4.) oder durch Umbruch (8.).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'Sade Sati heißen die siebeneinhalb Jahre, in denen Saturn durch das Zeichen vor dem deines Mondes, durch das Zeichen deines Mondes und durch das danach zieht.',
  'small panoti': 'Die kleine Panoti oder Dhaiya ist die kürzere der beiden schweren Zeiten von Saturn.',
};

const phases: Record<SaturnPhase, string> = {
  rising: 'aufsteigend',
  peak: 'Höhepunkt',
  setting: 'absteigend',
  ardhashtama: 'Ardhashtama',
  ashtama: 'Ashtama',
};

const phaseMeanings: Record<SaturnPhase, string> = {
  rising: 'Ausgaben und Abschiede',
  peak: 'Druck auf dich selbst und deine Nerven',
  setting: 'Geld und Familie wollen Ordnung',
  ardhashtama: 'Last zu Hause',
  ashtama: 'Umbruch',
};

const place = (house: number): string => `Saturn zieht durch das ${house}. Zeichen von deinem Mond aus`;

const rounds = ['erste', 'zweite', 'dritte', 'vierte'] as const;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `für dich läuft ${names[spell]}: ${place(house)}. Es begann ${begins} und endet ${ends}.`,
      pausing: `nicht in diesem Augenblick: ${place(house)}, und ${names[spell]}, begonnen ${begins}, macht Pause; zu Ende geht es ${ends}.`,
      none: `für dich läuft ${names[spell]} jetzt nicht: ${place(house)}.${span ? ` Das nächste Mal beginnt es ${begins} und endet ${ends}.` : ''}`,
    };
    return texts[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} berührt dich ${names[spell]}; die ganze Zeit dauert ${spanOf(span, level)}.`
      : `${during(period)} bist du frei davon (${names[spell]}): ${place(house)}, wenn die Zeit beginnt.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `das nächste Mal danach beginnt es ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `durchlebt hast du ${names[spell]} bisher nicht.`,
  'past spells': ({ spells }, { level }) =>
    `vergangen sind: ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `solange ${names[spell]} dauert, wendet sich die Überlieferung an Saturn.`
      : `${names[spell]} läuft jetzt nicht, also drängt nichts; für Saturn bietet die Überlieferung dies.`,
  'spell count': ({ spell }) =>
    `gezählt wird im siderischen Tierkreis vom Zeichen deines Mondes bis zum Zeichen von Saturn: ${spell === 'sade sati' ? 'Das 12., das 1. und das 2. machen Sade Sati' : 'Das 4. und das 8. machen die kleine Panoti'}.`,
  demanding: () => 'es ist eine fordernde Zeit, aber keine verlorene.',
  untouched: ({ spell }) => `${names[spell]} berührt dich jetzt nicht.`,
  'spell stays': ({ stays }, { level }) =>
    `die Aufenthalte: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `die Abschnitte: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Die Saturn-Wiederkehr ist ein westlicher Begriff; die vedische Astrologie zählt denselben Planeten vom Mond aus, als Sade Sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'jetzt ist die Zeit deiner Saturn-Wiederkehr' : 'jetzt läuft keine Saturn-Wiederkehr'}; die ${rounds[round - 1] ?? 'nächste'}:`,
  'saturn back': ({ point }, { level }) =>
    `alle 29½ Jahre kommt Saturn dorthin zurück, wo er bei deiner Geburt stand, ${placement(point, level)}: eine Zeit, das Leben auf eigene Füße zu stellen.`,
};
