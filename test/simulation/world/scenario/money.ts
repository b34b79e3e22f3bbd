import type { WrittenPrices } from '../../../../shared/money/prices.ts';
import type { Random } from '../random.ts';
import type { Scenario } from './scenario.ts';
import { hour, minute } from './times.ts';

/** Average price of a call in millionths of the currency. */
const usualMicros = 12_500;

export function makeMoney(
  start: number,
  share: number,
  batchOf: (name: string) => string,
  random: Random,
): Pick<Scenario, 'prices' | 'moneyCeilings' | 'monthlyCeilingMicros'> {
  if (random.chance(0.25)) return { prices: [], moneyCeilings: [], monthlyCeilingMicros: undefined };
  const hasChange = random.chance(0.4);
  const hasGap = random.chance(0.25);
  const prices = [
    { from: 0, prices: table(random, hasGap) },
    ...(hasChange ? [{ from: start + random.between(5, 80) * minute, prices: table(random, false) }] : []),
  ];
  const micros = (calls: number) => Math.round(calls * share * usualMicros);
  const first = micros(random.between(100, 500));
  const [twins, capped] = [batchOf('twins'), batchOf('capped')];
  const moneyCeilings = random.chance(0.7)
    ? [
        { at: start - hour, batch: twins, micros: first },
        { at: start + random.between(30, 80) * minute, batch: twins, micros: first + micros(400) },
        ...(random.chance(0.5)
          ? [{ at: start + random.between(10, 40) * minute, batch: capped, micros: micros(200) }]
          : []),
      ]
    : [];
  const monthlyCeilingMicros = random.chance(0.3) ? micros(random.between(1500, 4000)) : undefined;
  return { prices, moneyCeilings, monthlyCeilingMicros };
}

function table(random: Random, hasGap: boolean): WrittenPrices {
  const price = () => random.whole(1, 250) / 10_000;
  return {
    currency: 'USD',
    default: price(),
    operations: {
      'get-palm-id': price(),
      natal_chart_interpretation: price(),
      chat: price(),
      ...(hasGap ? { luck: null } : {}),
    },
  };
}
