export const sections = [
  'hand-type',
  'fingers',
  'major-lines',
  'mounts',
  'special-features',
  'minor-lines',
  'summary',
] as const;
export type PalmSection = (typeof sections)[number];

export const topics = [
  'personality',
  'career',
  'money',
  'love',
  'marriage',
  'health',
  'challenges',
  'luck',
] as const;
export type PalmTopic = (typeof topics)[number];
