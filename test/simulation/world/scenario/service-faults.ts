import type { Random } from '../random.ts';
import { minute } from './times.ts';

const kinds = ['too many requests', 'unavailable', 'outage', 'errors', 'resets', 'stalls', 'halves'] as const;
export type ServiceFaultKind = (typeof kinds)[number];

export interface ServiceFault {
  readonly kind: ServiceFaultKind;
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** @param outageMs an outage of the whole service, in addition to the short faults */
export function makeServiceFaults(start: number, outageMs: number, random: Random): ServiceFault[] {
  const from = start + random.between(3, 60) * minute;
  const outage: ServiceFault[] =
    outageMs === 0 ? [] : [{ kind: 'outage', from, to: from + outageMs, share: 1 }];
  const minutes = Array.from({ length: 6 }, () => {
    const from = start + random.between(0, 90) * minute;
    const kind = random.pick(kinds);
    return { kind, from, to: from + random.between(1, 8) * minute, share: random.between(0.2, 1) };
  });
  const brownOutFrom = start + random.between(0, 60) * minute;
  const brownOut: ServiceFault = {
    kind: random.pick(['errors', 'resets', 'stalls', 'halves']),
    from: brownOutFrom,
    to: brownOutFrom + random.between(1, 30) * minute,
    share: 1,
  };
  return [...outage, ...(random.chance(0.3) ? [brownOut] : []), ...minutes];
}
