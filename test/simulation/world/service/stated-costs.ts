import { activeContent } from '../../../../shared/service-client/profile/active.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import type { Scenario } from '../scenario/scenario.ts';

const header = 'x-cost';

export const costStatingProfile = readProfile({
  ...activeContent,
  prices: { currency: 'USD' },
  cost: { header },
});

export function withCost(
  answer: Response,
  { priceChange, calm }: Scenario,
  { path, now, micros }: { readonly path: string; readonly now: number; readonly micros: number | undefined },
): Response {
  if (micros === undefined || !answer.ok) return answer;
  const isChanged = priceChange?.path === path && priceChange.at <= now && now < calm;
  const stated = isChanged ? Math.round(micros * priceChange.factor) : micros;
  answer.headers.set(header, String(stated / 1_000_000));
  return answer;
}
