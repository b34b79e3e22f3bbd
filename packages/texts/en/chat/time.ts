import type { Span } from '@palmleaf/engines/forecast';
import { signName, signOf } from '@palmleaf/engines/zodiac';
import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/statements/level.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { Effect, LordReason, TimeStatements, Within } from '../../chat/statements/time-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { list } from '../grammar.ts';
import { calledIn, meets, passageMeaning, skillIn, topicWords } from './facts.ts';
import { date, moving, placement } from './matter.ts';
import { areaOf, bodyWords, housesInWords, monthOf, ordinal, timeOf } from './words.ts';

const { texts } = data;

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function periodName({ name, from, to }: Period): string {
  switch (name.is) {
    case 'coming year':
      return 'the coming twelve months';
    case 'year':
      return String(from.getUTCFullYear());
    case 'month':
      return monthOf(from);
    case 'rest of year':
      return `the rest of ${from.getUTCFullYear()}`;
    case 'rest of month':
      return `the rest of ${monthOf(from)}`;
    case 'next':
      return `the next ${name.count === 1 ? name.unit : `${numbers[name.count - 1] ?? name.count} ${name.unit}s`}`;
    case 'between':
      return `the time from ${monthOf(from)} to ${monthOf(to)}`;
    default:
      return name.is;
  }
}

const isPlural = ({ name }: Period): boolean =>
  name.is === 'coming year' || (name.is === 'next' && name.count !== 1);

const effects: Record<Effect, string> = texts.time.effects;

const named: readonly Period['name']['is'][] = ['today', 'tomorrow', 'this week', 'next week'];

export function within(span: Within): string {
  if ('years' in span) return `in the next ${span.years} years`;
  const name = periodName(span.period);
  return named.includes(span.period.name.is) ? name : `in ${name}`;
}

export const spanOf = ({ from, to }: Span, level: Level): string =>
  `${date(from, level)} to ${date(to, level)}`;

function reasonFor(reason: LordReason, house: number | undefined, word: string, isStandard: boolean): string {
  switch (reason) {
    case 'rules':
      return `it rules ${isStandard ? 'this side of your chart' : `house ${house}`}`;
    case 'stands in':
      return `it stands in ${isStandard ? 'this part of life' : `house ${house}`}`;
    case 'by nature':
      return `it is the natural planet of ${word}`;
    case 'stands well':
      return 'it stands well in your chart';
  }
}

export const time: SentencesOf<TimeStatements> = {
  'before birth': () => 'That time lies before your birth, so your chart says nothing of it.',
  period: ({ period }) => `${periodName(period)}:`,
  favours: ({ topic, period, favours }) =>
    favours
      ? `${periodName(period)} ${isPlural(period) ? 'favour' : 'favours'} ${skillIn[topic] ?? topicWords[topic]}.`
      : `${periodName(period)} ${isPlural(period) ? 'do' : 'does'} not point to ${topicWords[topic]} in particular.`,
  'good time': ({ period, good }) =>
    isPlural(period)
      ? `${periodName(period)} ${good ? 'carry you more than they hinder you' : 'ask more than they give'}.`
      : `${periodName(period)} ${good ? 'carries you more than it hinders you' : 'asks more than it gives'}.`,
  'quiet time': () =>
    'No slow planet becomes exact to these points in that time, so it is a quiet one for them.',
  'on the whole': ({ topic, house, effect }, { level }) =>
    topic && house
      ? `For ${calledIn(topic, house, level)} this time on the whole ${effects[effect]}.`
      : `On the whole this time ${effects[effect]}.`,
  passage: ({ passage: { mover, type, target, contacts }, undated }, { level }) => {
    const dates = [...new Set(contacts.map(({ at }) => date(at, level)))].join(', ');
    const when = undated ? '' : ` (${dates})`;
    const meaning = passageMeaning(mover, type, target);
    return level === 'STANDARD'
      ? `${bodyWords(mover)} ${meets[type]} your ${target}${when}: ${meaning}.`
      : `Transiting ${mover} ${type.toLowerCase()} natal ${target} (exact ${dates}): ${meaning}.`;
  },
  'mood of years': ({ house }) => `Your mood of these years gathers around ${areaOf(house)}.`,
  'progressed Moon': ({ longitude, house, at }, { level }) =>
    `${moving('progressed', 'Moon', longitude, level)} in the ${ordinal(house)} house turns feeling towards ${areaOf(house)} (for the middle of the period, ${date(at, level)}).`,
  'progressed Sun': ({ longitude, house }, { level }) =>
    `${moving('progressed', 'Sun', longitude, level)} in the ${ordinal(house)} house sets the longer theme, ${areaOf(house)}.`,
  'time counts': ({ house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const each = reasons.map(({ lord, reason, until }) => {
      const clauses: Record<LordReason, string> = {
        rules: `rules ${isStandard ? 'this side of your chart' : housesInWords([house])}`,
        'stands in': `stands in ${isStandard ? 'this part of your life' : housesInWords([house])}`,
        'by nature': 'stands for this by nature',
        'stands well': 'stands well in your chart',
      };
      return `${bodyWords(lord)} (until ${date(until, level)}) ${clauses[reason]}`;
    });
    return `The reason: ${list(each)}.`;
  },
  'time of others': ({ topic, house, area }, { level }) =>
    `For ${calledIn(topic, house, level)} this is a quiet time; it is more about ${areaOf(area)}.`,
  season: ({ maha, known }, { level }) =>
    known
      ? `The long season of ${bodyWords(maha.lord)} goes on (until ${date(maha.to, level)}).`
      : `You live in a long season of ${bodyWords(maha.lord)} (until ${date(maha.to, level)}), which ${timeOf[maha.lord]}.`,
  'joins in': ({ antar }, { level }) =>
    `Until ${date(antar.to, level)} ${bodyWords(antar.lord)} joins in, a time that ${timeOf[antar.lord]}.`,
  'running periods': ({ maha, antar, known }, { level }) =>
    known
      ? `${maha.lord} mahadasha goes on (until ${date(maha.to, level)}), now in its ${antar.lord} antardasha (${spanOf(antar, level)}).`
      : `${maha.lord} mahadasha runs (${spanOf(maha, level)}), and within it ${antar.lord} antardasha (${spanOf(antar, level)}).`,
  'their lords': ({ lords }, { level }) => {
    const clauses = lords.map(({ point, ruled }) => {
      const rules = ruled.length > 0 ? ` rules ${housesInWords(ruled)} and` : '';
      return `${placement(point, level)}${rules} ${timeOf[point.name]}`;
    });
    return `${clauses.join('; ')}.`;
  },
  pratyantars: ({ periods }) =>
    `Pratyantardashas: ${periods.map(({ lord, to }) => `${lord} until ${date(to, 'EXPERT')}`).join(', ')}.`,
  change: ({ maha, antar, begins }, { level }) => {
    const at = date(antar.from, level);
    if (level === 'STANDARD')
      return `From ${at} ${begins ? 'a new long season begins, of' : 'the tone changes to'} ${bodyWords(antar.lord)}, which ${timeOf[antar.lord]}.`;
    const when = `${level === 'EXPERT' ? 'On' : 'In'} ${at}`;
    return begins
      ? `${when} ${maha.lord} mahadasha begins, with its own antardasha first.`
      : `${when} ${antar.lord} antardasha follows.`;
  },
  window: ({ maha, antar, already, topic, house, reasons }, { level }) => {
    const isStandard = level === 'STANDARD';
    const begin = already ? 'Already now' : `From ${date(antar.from, level)}`;
    const until = `until ${date(antar.to, level)}`;
    const when = isStandard
      ? `${begin} ${until}, when ${bodyWords(antar.lord)} sets the tone`
      : `${begin} ${until}, ${antar.lord} antardasha in ${maha.lord} mahadasha`;
    const word = topic ? topicWords[topic] : '';
    const why = reasons.map((reason) => reasonFor(reason, house, word, isStandard));
    return why.length > 0 ? `${when}: ${list(why)}.` : `${when}.`;
  },
  'no times': ({ topic, within: span }) =>
    `Nothing in your chart points especially to ${topicWords[topic]} ${within(span)}.`,
  passes: ({ mover, longitude, fromMoon, sadeSati, stays: [first, ...later] }, { level }) => {
    if (level === 'STANDARD') {
      const entries = later.map(
        ({ sign, from, house }) =>
          `; from ${date(from, level)} it passes through ${signName(sign)}, turning to ${areaOf(house)}`,
      );
      return `In the sky ${bodyWords(mover)} passes through ${signName(first.sign)}, turning to ${areaOf(first.house)}${entries.join('')}.`;
    }
    const entries = later.map(
      ({ sign, from, house }) =>
        `; from ${date(from, level)} transiting ${mover} in ${signName(sign)}, the ${ordinal(house)} from the Ascendant`,
    );
    return `${moving('transiting', mover, longitude, level)} passes the ${ordinal(fromMoon)} from the Moon${sadeSati ? ' (sade sati)' : ''} and the ${ordinal(first.house)} from the Ascendant (${areaOf(first.house)})${entries.join('')}.`;
  },
  'house from Moon': ({ mover, house, good }) =>
    `${bodyWords(mover)} ${good ? 'does good' : 'asks for effort'} in the ${ordinal(house)} from your Moon.`,
  'not followed': ({ body }) =>
    `I follow the transits of the planets and of Rahu, not of ${bodyWords(body)}.`,
  'no Vedic transit': ({ body }) =>
    `${bodyWords(body)} has no place in the Vedic reading, so I leave its transit aside.`,
  'planets only': () =>
    'In the Western reading I follow the planets; ask me about Saturn, Jupiter or Pluto, for example.',
  'goes back': ({ body, spells }) =>
    `${bodyWords(body)} is retrograde in the sky ${list(spells.map((spell) => `from ${spanOf(spell, 'EXPERT')}`))}.`,
  'goes forward': ({ body, next }) =>
    `${bodyWords(body)} goes forward at that time, and is next retrograde from ${spanOf(next, 'EXPERT')}.`,
  'one way': ({ body, back }) =>
    back ? `${bodyWords(body)} always moves backwards.` : `${bodyWords(body)} is never retrograde.`,
  'all forward': () => 'No planet is retrograde in the sky at that time.',
  'passes house': ({ mover, house, stay }, { level }) =>
    `In the sky ${bodyWords(mover)} passes your ${ordinal(house)} house: ${spanOf(stay, level)}.`,
  'goes through': ({ mover, longitude, house }, { level }) =>
    level === 'STANDARD'
      ? `In the sky ${bodyWords(mover)} passes through ${signName(signOf(longitude))}, turning to ${areaOf(house)}.`
      : `${moving('transiting', mover, longitude, level)} in the ${ordinal(house)} house passes through ${areaOf(house)}.`,
};
