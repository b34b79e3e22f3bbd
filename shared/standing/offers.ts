import { type Base, bases } from '@palmleaf/contract/operations';

const offers: Readonly<Record<Base, string>> = {
  palmistry: 'palm readings',
  base: 'charts and calendars',
  vision: 'floor plans',
  chat: 'questions',
};

/** @param gateId for example `token#palmistry` */
export function offerOf(gateId: string): string {
  const base = bases.find((one) => gateId.endsWith(`#${one}`));
  return base === undefined ? gateId : offers[base];
}
