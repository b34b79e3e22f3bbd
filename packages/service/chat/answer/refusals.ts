import type { BeyondTopic, Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { tokensOf } from '@palmleaf/texts/lexicons';
import { type Brief, wordingOfQuestion } from '../composer.ts';
import { daysIn } from '../question/frame/dates.ts';
import { isPetIll } from '../question/pets.ts';
import { isDisputed } from '../session.ts';
import { quoted } from './basics/quoted.ts';
import { verdictStatement } from './matter/verdict.ts';
import { ownSideOf, timeOf, topicsNamed } from './named.ts';

export interface ComposedAnswer {
  readonly answered: boolean;
  readonly paragraphs: Paragraphs;
}

export const refusal = (...paragraph: Statement[]): ComposedAnswer => ({
  answered: false,
  paragraphs: [paragraph],
});

export const refusalQuoting = (
  { understood: { asked } }: Brief,
  ...statements: Statement[]
): ComposedAnswer =>
  tokensOf(asked).length === 0
    ? refusal(...statements)
    : refusal({ say: 'quoted words', words: quoted(asked) }, ...statements);

/** A refusal says what the chart shows of the named matter. */
export function ownMatter(brief: Brief): Statement[] {
  const [named] = topicsNamed(brief);
  return named === undefined
    ? [{ say: 'askable' }]
    : [verdictStatement(named, brief), ...timeOf(named, brief)];
}

export function beyondAnswer(what: BeyondTopic, brief: Brief): ComposedAnswer {
  const { earlier, question, turnsOfMessage = [] } = brief;
  if (what === 'missed' && isDisputed(earlier, question))
    return refusal({ say: 'self', about: 'missedAgain' });
  if (what === 'missed' || what === 'unanswered') return refusal({ say: 'self', about: what });
  if (what === 'pet' && isPetIll(question, brief.language))
    return refusalQuoting(brief, { say: 'self', about: 'sickPet' });
  const own = what === 'otherChart' && turnsOfMessage.length === 0 ? ownSideOf(brief) : [];
  const isBirthGiven =
    what === 'otherChart' &&
    daysIn(question, wordingOfQuestion(brief)).some(({ year }) => year !== undefined);
  return refusalQuoting(brief, { say: 'self', about: isBirthGiven ? 'otherBirth' : what }, ...own);
}
