import type { Caution } from '../question/cautions.ts';
import type { Topic } from '../question/topics.ts';

/** What a chart cannot tell of a topic; said once in a conversation. */
export const limits: Record<Topic, string> = {
  career:
    'A chart cannot name an employer or a salary, and it does not know what you have learned or applied for.',
  love: 'A chart cannot tell who it will be, or that it will happen: the other person has a chart and a will too.',
  money:
    'This is no financial advice; a chart knows neither prices nor your accounts and can promise no sum.',
  health: 'This is no diagnosis and replaces no doctor; a chart cannot see an illness.',
  family: 'A chart of one person says little about the others; their own charts and wishes count as much.',
  travel: 'A chart shows a readiness to go, not a ticket or a visa.',
  study: 'A chart knows no syllabus and cannot pass an exam for you.',
  self: 'A chart describes leanings; what you do with them it cannot know.',
};

/** The refusal that a grave question gets before anything else. */
export const refusals: Record<Caution, string> = {
  distress:
    'What you write worries me more than any chart. Please talk to someone now: a person you trust, a doctor, or the emergency number or a crisis line of your country, which is there day and night. I am a program and cannot be that help, and no placement says that things must stay as they are.',
  death:
    'I give no answer about death or the length of a life: no chart can know it, and a guess would only frighten.',
  diagnosis:
    'I cannot say whether someone is ill, pregnant or will recover; please ask a doctor, who can examine you.',
  gamble:
    'I make no forecast for bets, lotteries or investments: a chart has no knowledge of markets or luck, and nobody should stake money on it.',
  certainty: 'Nothing in a chart is certain; it shows leanings and times that suit them, never a promise.',
};
