import type { RefusedMatter } from '../question/cautions.ts';

/** What is said once in a conversation of health. */
export const healthLimit = 'This is no diagnosis and replaces no doctor.';

export const lowMoodLimit = 'If your mood stays low, speak with a doctor or with somebody you trust.';

export const certaintyLimit =
  'A chart shows leanings and times that suit them; an exact day or a guarantee it cannot give.';

/** Why a question is refused, and what can be asked in its place. */
export const refusals: Record<RefusedMatter, string> = {
  distress:
    'What you write worries me more than any chart. Please talk to someone now: a person you trust, a doctor, or the emergency number or a crisis line of your country, which is there day and night. I am a program and cannot be that help, and no placement says that things must stay as they are.',
  death:
    'I give no answer about death or the length of a life: no chart can know it, and a guess would only frighten. Ask me where your strength lies, or which times call for care.',
  'sex of a child':
    'I do not tell whether a child is a boy or a girl: no chart can know it, and in India it may not be told before birth. Ask me when children are favoured, or about your relation to them.',
  diagnosis:
    'I cannot say whether someone is ill or pregnant, or will recover; please ask a doctor, who can examine you. Ask me about your strength, or when you should take more care of yourself.',
  gamble:
    'I make no forecast for bets, lotteries or investments: a chart has no knowledge of markets or of luck with numbers, and nobody should stake money on it. Ask me how you earn and keep money best, or which periods favour it.',
};
