import type { Statement, Topic } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, readIn, type Wording, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { relationshipTopics } from './verdict.ts';

const otherPersons = ['partner', 'love', 'in-laws', 'children', 'boss'] as const;
const headWords = 4;
const topicsWithOthers: readonly Topic[] = [
  ...(['love', 'marriage', 'career', 'children', 'friends', 'in-laws', 'enemies'] as const),
  ...(['money', 'debt', 'siblings', 'family'] as const),
];

const isAboutOther = (wording: Wording, clause: Wording): boolean =>
  has(clause, 'he or she') || (has(wording, 'he or she') && !has(clause, 'i'));

const beginsWithPerson = (wording: Wording): boolean =>
  hitsOf(wording, 'my').some(
    ({ from: at, to }) =>
      to <= headWords && hitsOf(wording, ...otherPersons).some(({ from }) => from === to || from === at),
  );

export function otherPersonNote(
  topic: Topic,
  { understood: { wording, asked, mood }, question, language }: Brief,
): Statement[] {
  const clause = asked === question ? wording : wordingIn(asked, readIn(asked, [language]));
  const subject = relationshipTopics.includes(topic) ? wording : clause;
  return mood !== 'leaving' &&
    !has(wording, 'how many') &&
    topicsWithOthers.includes(topic) &&
    (isAboutOther(wording, clause) || beginsWithPerson(subject))
    ? [{ say: 'other side' }]
    : [];
}
