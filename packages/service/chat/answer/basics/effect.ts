import type { Effect } from '@palmleaf/texts/chat/terms';

export function effectOf(helping: number, hard: number): Effect {
  if (helping === hard) return 'both';
  if (helping > hard) return hard === 0 ? 'helps' : 'mostly helps';
  return helping === 0 ? 'tests' : 'mostly tests';
}
