export const conversations = {
  work: [
    'How is my career?',
    'Why?',
    'When will I get a promotion?',
    'Should I start a business?',
    'What should I do about it?',
    'And next year?',
  ],
  love: [
    'When will I marry?',
    'What will my partner be like?',
    'Will it be a love marriage or an arranged one?',
    'Will I have children?',
    'Tell me more',
    'How is my love life this year?',
  ],
  money: [
    'Will I be rich?',
    'When will I be out of debt?',
    'Should I buy a house?',
    'Is that good?',
    'Which gemstone suits me?',
    'How will 2028 be for my money?',
  ],
  family: [
    'How is my relationship with my mother?',
    'And my father?',
    'Will I settle abroad?',
    'How is my health?',
    'What can I do about it?',
    'And my brother?',
  ],
  art: [
    'Am I manglik?',
    'Which yogas are in my chart?',
    'Am I in sade sati?',
    'Which dasha is running?',
    'What is my nakshatra?',
    'What does Saturn mean in my chart?',
  ],
  self: [
    'Who am I?',
    'What is my purpose in life?',
    'Which planet is strongest in my chart?',
    'How will next year be?',
    'Which transits are coming?',
    'What is my moon sign?',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Conversation = keyof typeof conversations;
