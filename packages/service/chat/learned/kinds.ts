import type { Subject, Topic } from '@palmleaf/texts/chat/terms';

export const practicalTopics: readonly Topic[] = [
  'career',
  'business',
  'government',
  'study',
  'home',
  'land',
  'vehicle',
  'debt',
  'inheritance',
  'lawsuit',
  'travel',
  'abroad',
  'fame',
];
export const partnerTopics: readonly Topic[] = ['love', 'marriage', 'spouse'];
export const offChartKinds: readonly Subject['kind'][] = ['beyond', 'small talk', 'matching'];
export const kindsLeftToRules: readonly Subject['kind'][] = ['not computed', 'day', 'best days', 'kalam'];
export const dayKinds: readonly Subject['kind'][] = ['day', 'best days'];
