import type { SmallTalk } from '@palmleaf/texts/chat/terms';
import { type Concept, has, type Wording } from '@palmleaf/texts/lexicons';

const talk: readonly (readonly [Concept, SmallTalk])[] = [
  ['talk identity', 'identity'],
  ['talk wellbeing', 'wellbeing'],
  ['talk thanks', 'thanks'],
  ['talk farewell', 'farewell'],
  ['talk help', 'help'],
];

export function smallTalkIn(wording: Wording): SmallTalk | undefined {
  const found = talk.find(([concept]) => has(wording, concept))?.[1];
  const isGreeting = wording.hits.some(({ concept, from }) => concept === 'talk greeting' && from === 0);
  return found ?? (isGreeting ? 'greeting' : undefined);
}
