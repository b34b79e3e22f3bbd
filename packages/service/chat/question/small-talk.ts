import type { SmallTalk } from '@palmleaf/texts/chat/terms';

const talk: readonly (readonly [RegExp, SmallTalk])[] = [
  [
    /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:real|human|bot|robot|ai|machine|person|astrologer|computer)\b|\byour name\b/,
    'identity',
  ],
  [/\bhow are you\b|\bhow(?:'s| is) it going\b|\bhow do you do\b/, 'wellbeing'],
  [/\b(?:thanks?|thank you|thx|dhanyavad|shukriya|much appreciated)\b/, 'thanks'],
  [/\b(?:bye|goodbye|good night|see you|farewell|take care)\b/, 'farewell'],
  [/\b(?:help|what can (?:you|i(?! do\b))|how does this work|what do you do)\b/, 'help'],
  [
    /^\W*(?:hi|hello|hey|namaste|namaskar|pranam|vanakkam|hola|good (?:morning|afternoon|evening|day)|greetings)\b/,
    'greeting',
  ],
];

export function smallTalkIn(text: string): SmallTalk | undefined {
  return talk.find(([pattern]) => pattern.test(text))?.[1];
}
