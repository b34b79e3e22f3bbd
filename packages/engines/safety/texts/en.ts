import type { SafetyTexts } from './safety-texts.ts';

export const en: SafetyTexts = {
  advice: {
    'self-harm':
      'This sounds very painful, and it matters more than any chart. Please do not stay alone with it: talk to somebody now, a person you trust or a helpline. If you, or the person you worry about, could act on these thoughts today, call the emergency number and move away from anything that could hurt.',
    violence:
      'What you describe is violence, and nobody deserves it. No chart can say whether somebody will stop, and none should decide whether you stay. If you are in danger now, get to a safe place and call the emergency number. A helpline listens in confidence and helps you to plan the next step.',
    'child-abuse':
      'A child must be safe first, and no chart can judge that. If a child is in danger now, call the emergency number. Please tell an adult you trust or a helpline what you know, today. If this happens to you: it is not your fault, and you may tell.',
    threat:
      'You are under great pressure, and somebody could get hurt. Please step away from the situation and from anything that could be used as a weapon, and talk to somebody now. If you might harm somebody, call the emergency number. A chart gives no answer to this.',
    medical:
      'This is a question for a doctor, and a chart cannot answer it. If the signs are severe or sudden, call the emergency number or go to a hospital now. Please do not stop or change a medicine or a treatment without a doctor.',
  },
  helpIsHere: 'You can get help here:',
  emergency: 'Emergency',
};
