import type { Topic } from '@palmleaf/texts/chat/terms';

export function isWished(topic: Topic): boolean {
  return !notWished.includes(topic);
}

/** Other people, troubles, and what everybody has. */
const notWished: readonly Topic[] = [
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
