import type { Topic } from '@palmleaf/texts/chat/terms';

export function isWished(topic: Topic): boolean {
  return !aboutOthers.includes(topic);
}

const aboutOthers: readonly Topic[] = [
  'siblings',
  'mother',
  'father',
  'family',
  'in-laws',
  'friends',
  'enemies',
  'lawsuit',
  'debt',
  'expenses',
  'health',
  'self',
];
