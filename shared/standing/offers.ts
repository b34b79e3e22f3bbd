import { type Base, bases } from '@palmleaf/contract/operations';

const offers: Readonly<Record<Base, string>> = {
  palmistry: 'palm readings',
  base: 'charts and calendars',
  vision: 'floor plans',
  chat: 'questions',
};

const baseOf = (gateId: string): Base | undefined => bases.find((one) => gateId.endsWith(`#${one}`));

export function offerOf(gateId: string): string {
  const base = baseOf(gateId);
  return base === undefined ? gateId : offers[base];
}

export function offersText(gateIds: readonly string[]): string {
  const rank = (id: string): number => bases.findIndex((one) => one === baseOf(id));
  return [...new Set([...gateIds].sort((a, b) => rank(a) - rank(b)).map(offerOf))].join(', ');
}
