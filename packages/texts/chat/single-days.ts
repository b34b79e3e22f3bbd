import type { Language } from '@palmleaf/contract/languages';
import type { DayEvent, DayReason } from '@palmleaf/engines/jyotish';
import { nakshatraNames } from '@palmleaf/engines/zodiac';
import type { Kalam } from './question/subject.ts';
import type { Topic } from './question/topics.ts';
import type { DayStatements } from './statements/day-statements.ts';
import type { SentencesOf } from './statements/statement.ts';
import type { SelfStatements } from './statements/talk-statements.ts';

interface DayTexts {
  readonly verdict: Readonly<Record<DayStatements['day verdict']['verdict'], string>>;
  readonly matter: Readonly<Record<DayStatements['matter day']['verdict'], string>>;
  readonly events: Readonly<Record<DayEvent, string>>;
  readonly limbs: string;
  readonly good: string;
  readonly bad: string;
  readonly reasons: Readonly<Record<DayReason, string>>;
  readonly best: string;
  readonly none: string;
  readonly better: string;
  readonly alike: string;
  readonly kalam: Readonly<Record<Kalam, string>>;
  readonly clock: string;
}

export const filled = (text: string, slots: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole));

const clockTime = (at: Date): string => at.toISOString().slice(11, 16);

export function daySentences(
  texts: DayTexts,
  language: Language,
  about: (topic: Topic) => string,
  starIn: (name: string) => string = (name) => name,
): SentencesOf<DayStatements> {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Russian writes "г." after the year, which would end the sentence.
  const dateOf = (at: Date): string => format.format(at).replace(/ г\.$/u, '');
  return {
    'day verdict': ({ at, event, verdict }) =>
      filled(texts.verdict[verdict], { date: dateOf(at), event: texts.events[event] }),
    'matter day': ({ at, topic, verdict }) =>
      filled(texts.matter[verdict], { date: dateOf(at), about: about(topic) }),
    'day limbs': ({ tithi, star }) =>
      filled(texts.limbs, { tithi, star: starIn(nakshatraNames[star - 1] ?? '') }),
    'day reasons': ({ speak, reasons }) =>
      filled(texts[speak], { reasons: reasons.map((reason) => texts.reasons[reason]).join('; ') }),
    'best days': ({ event, days }) =>
      filled(texts.best, { event: texts.events[event], days: days.map(dateOf).join('; ') }),
    'better day': ({ at }) => filled(texts.better, { date: dateOf(at) }),
    'alike days': () => texts.alike,
    'no best day': ({ event }) => filled(texts.none, { event: texts.events[event] }),
    kalam: ({ which, at, from, to }) =>
      filled(texts.kalam[which], { date: dateOf(at), from: clockTime(from), to: clockTime(to) }),
    'by the clock': () => texts.clock,
  };
}

type SelfTexts = Readonly<
  Record<
    | SelfStatements['self']['about']
    | 'notComputed'
    | 'orOther'
    | 'orElse'
    | 'onWords'
    | 'bothZodiacs'
    | 'castFor'
    | 'risingLasts'
    | `${SelfStatements['moon lasts']['what']}${'Lasts' | 'Stays'}`
    | 'dashasMove',
    string
  >
>;

export const selfSentences = (
  texts: SelfTexts,
  topicIn: (topic: Topic) => string,
  signCalled: (sign: number) => string,
): SentencesOf<SelfStatements> => ({
  'not computed': ({ term }) => filled(texts.notComputed, { term }),
  'if not meant': ({ other }) => (other ? filled(texts.orOther, { other: topicIn(other) }) : texts.orElse),
  'quoted words': ({ words }) => filled(texts.onWords, { words }),
  self: ({ about }) => texts[about],
  'both zodiacs': ({ western, vedic }) =>
    filled(texts.bothZodiacs, {
      sun: signCalled(western.sun),
      moon: signCalled(western.moon),
      rising: signCalled(western.rising),
      vedicSun: signCalled(vedic.sun),
      vedicMoon: signCalled(vedic.moon),
      vedicRising: signCalled(vedic.rising),
    }),
  'cast for': (given) => filled(texts.castFor, given),
  'rising lasts': ({ sign, from, to }) => filled(texts.risingLasts, { sign: signCalled(sign), from, to }),
  'moon lasts': ({ what, span }) => (span ? filled(texts[`${what}Lasts`], span) : texts[`${what}Stays`]),
  'dashas move': ({ days }) => filled(texts.dashasMove, { days }),
});
