import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { askedClausesOf, sentencesOf } from '../question/clauses.ts';
import { formOf } from '../question/form.ts';
import { isAskerIn, topicOfNamedPerson } from '../question/frame/persons.ts';
import { maxReadings } from '../question/frame/read.ts';
import { readingOf, type Setting } from '../question/frame/reading.ts';
import { hasPhrase } from '../question/phrases.ts';
import type { ScoredReading } from './charge.ts';

const probabilityOfOwnPart = 0.5;

export function withOwnPart(message: string, readings: ScoredReading[], setting: Setting): ScoredReading[] {
  const at = readings.findIndex(({ subject }) => subject.kind === 'beyond' && subject.what === 'otherChart');
  const language = readIn(message, setting.hints);
  const clauses = askedClausesOf(sentencesOf(message), language);
  const own = clauses.find(({ clause }) => {
    const wording = wordingIn(clause, language);
    const isOnConduct =
      formOf(clause, wording, language) === 'advice' || hasPhrase('decides', wording.tokens);
    return isOnConduct && isAskerIn(wording, language);
  });
  const topic = topicOfNamedPerson(wordingIn(message, language), language);
  if (at < 0 || own === undefined || topic === undefined) return readings;
  const isWhole = clauses.length === 1;
  const others = readings.filter(({ asked }, index) => (isWhole ? index !== at : asked !== own.clause));
  const reading: ScoredReading = {
    ...readingOf({ kind: 'topic', topic }, setting),
    asked: own.clause,
    form: 'advice',
    followUp: !isWhole,
    probability: probabilityOfOwnPart,
  };
  return [...others.slice(0, maxReadings - 1), reading];
}
