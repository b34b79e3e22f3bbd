import type { Dasha } from '@palmleaf/engines/forecast';
import type { DashaSaid } from '../../chat/said/dasha-said.ts';
import type { Level } from '../../chat/said/level.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { date, moment } from './places.ts';
import { bodyWords, timeOf } from './words/planets.ts';

const since = ({ from, to }: Dasha, level: Level): string =>
  `from ${date(from, level)} until ${date(to, level)}`;

const verbs = { past: 'was', running: 'runs', coming: 'comes' } as const;

export const dashas: SentencesOf<DashaSaid> = {
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
    `${at ? `${date(at, level)} lies in` : 'You are in'} the mahadasha of ${bodyWords(maha.lord)}, ${since(maha, level)}, and within it in the antardasha of ${bodyWords(antar.lord)}, until ${date(antar.to, level)}.`,
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
