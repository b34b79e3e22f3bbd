import type { Span } from '@palmleaf/engines/forecast';
import type { SaturnPhase } from '@palmleaf/engines/jyotish';
import type { Level } from '../../chat/said/level.ts';
import type { SaturnSaid, Spell } from '../../chat/said/saturn-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { periodName } from './periods.ts';
import { date, moment, placement } from './places.ts';
import { ordinal } from './words/houses.ts';

const called: Record<Spell, string> = {
  'sade sati': 'sade sati',
  'small panoti': 'a small panoti (dhaiya) of Saturn',
};

const meanings: Record<Spell, string> = {
  'sade sati':
    'Tradition expects more duty, slower results and a clearing out of what does not hold; work done in it lasts.',
  'small panoti':
    'It is the two and a half years in which Saturn passes the 4th or the 8th sign from your Moon: a shorter time of more duty, at home (4th) or through upheaval (8th).',
};

const definitions: Record<Spell, string> = {
  'sade sati':
    'Sade sati is the seven and a half years in which Saturn passes the sign before that of your Moon, the sign of your Moon, and the one after it.',
  'small panoti': 'The small panoti, or dhaiya, is the shorter of the two hard times of Saturn.',
};

const phaseMeanings: Partial<Record<SaturnPhase, string>> = {
  rising: 'expenses and farewells',
  peak: 'pressure on yourself and your nerves',
  setting: 'money and family want order',
};

const place = (house: number): string => `Saturn passes the ${ordinal(house)} from your Moon`;

const fromTo = ({ from, to }: Span, level: Level): string =>
  `from ${date(from, level)} to ${date(to, level)}`;

export const saturn: SentencesOf<SaturnSaid> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const name = called[spell];
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const texts = {
      running: `you are in ${name}: ${place(house)}. It began ${begins} and ends ${ends}.`,
      pausing: `not at this moment: ${place(house)}, and ${name}, which began ${begins}, pauses; it ends for good ${ends}.`,
      none: `you are not in ${name}: ${place(house)}.${span ? ` The next one begins ${begins} and ends ${ends}.` : ''}`,
    };
    return texts[is];
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
  demanding: () => 'it is a demanding time, though no lost one.',
  untouched: ({ spell }) => `${called[spell]} does not touch you now.`,
  'spell stays': ({ stays }, { level }) =>
    `Stays: ${stays.map((stay) => `${stay.phase} ${fromTo(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases }, { level }) =>
    `Its phases: ${phases.map((each) => `${each.phase} ${fromTo(each, level)} (${phaseMeanings[each.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'The Saturn return is a Western term; Vedic astrology counts the same planet from the Moon, as sade sati.',
  'saturn return': ({ running, round }) =>
    `${running ? 'it is your time of the Saturn return' : 'no Saturn return runs now'}; your ${['first', 'second', 'third', 'fourth'][round - 1] ?? 'next'} one:`,
  'saturn back': ({ point }, { level }) =>
    `Saturn comes back to where it stood at your birth, ${placement(point, level)}, every 29 years and a half: a time to put life on its own feet.`,
};
