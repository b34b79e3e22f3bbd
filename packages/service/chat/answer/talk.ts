import { pointOf } from '@palmleaf/engines/chart';
import type { SmallTalk, Statement } from '@palmleaf/texts/chat/terms';
import { has, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../composer.ts';
import { pieces } from '../question/clauses.ts';
import { asksAboutSigns, birthTimeAnswer, lightsOfBoth, methodAnswer } from './method.ts';

const askable: Statement = { say: 'askable' };

/** Returns the index of the part that thanks, or -1. */
export function thanksIndex(question: string): number {
  return pieces(question).findIndex((each) => has(wordingIn(each, readIn(each, [])), 'talk thanks'));
}

export function talkAnswer(what: SmallTalk, brief: Brief): Statement[] {
  const { name, nativity, earlier, understood } = brief;
  const answers: Record<SmallTalk, () => Statement[]> = {
    greeting: () => [
      { say: 'hello', name, again: earlier.length > 0 },
      { say: 'your chart', rising: nativity.ascendant, moon: pointOf(nativity, 'Moon') },
      askable,
    ],
    thanks: () => [{ say: 'welcome', name }, { say: 'ask on' }],
    farewell: () => [{ say: 'goodbye', name }, { say: 'talk can go on' }],
    identity: () => [{ say: 'program' }, askable],
    wellbeing: () => [{ say: 'no good or bad days' }, { say: 'how can I help' }],
    help: () => [askable, { say: 'remembers the talk' }],
    trust: () =>
      asksAboutSigns(brief)
        ? methodAnswer(brief)
        : [{ say: 'self', about: 'trust' }, { say: 'leanings only' }, { say: 'program' }],
    method: () => methodAnswer(brief),
    cost: () => [
      { say: 'self', about: 'cost' },
      { say: 'self', about: 'order' },
    ],
    erasure: () => [{ say: 'self', about: 'erasure' }],
    privacy: () => [{ say: 'self', about: 'privacy' }],
    languages: () => [{ say: 'self', about: 'languages' }],
    palm: () => [{ say: 'self', about: 'palm' }, askable],
    order: () => [{ say: 'self', about: 'order' }],
    'birth-data': () => [...birthTimeAnswer(brief), { say: 'self', about: 'birth-data' }],
    'no-time': () => [{ say: 'self', about: 'no-time' }, ...birthTimeAnswer(brief)],
    residence: () => [{ say: 'self', about: 'residence' }],
    rashi: () => [{ say: 'self', about: 'rashi' }, lightsOfBoth(brief)],
    traditions: () => [{ say: 'self', about: 'traditions' }, lightsOfBoth(brief)],
    past: () => [{ say: 'self', about: 'past' }],
    noise: () => [{ say: 'self', about: understood.sorrow ? 'listening' : 'noise' }],
    inLanguage: () => [{ say: 'self', about: 'inLanguage' }, { say: 'how can I help' }],
  };
  return answers[what]();
}

export function notUnderstood({ earlier, understood, question }: Brief): Statement[] {
  if (earlier.at(-1)?.question === question && earlier.at(-1)?.subject.kind !== 'unknown')
    return [{ say: 'self', about: 'part' }];
  const why = understood.intent === 'when' ? 'no matter' : earlier.length > 0 ? 'later' : 'first';
  return [{ say: 'not understood', why }, askable];
}
