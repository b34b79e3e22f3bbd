import type { Random } from '../random.ts';
import type { Scenario } from './scenario.ts';
import { minute } from './times.ts';

export interface AnswerDrift {
  readonly at: number;
  readonly path: string;
  /** `gone` and `text` remove data; `beside` only adds some. */
  readonly how: 'gone' | 'text' | 'beside';
}

export interface PriceChange {
  readonly at: number;
  readonly path: string;
  readonly factor: number;
}

export function makeAnswers(start: number, random: Random): Pick<Scenario, 'drift' | 'priceChange'> {
  return { drift: makeDrift(start, random.fork()), priceChange: makePriceChange(start, random.fork()) };
}

function makePriceChange(start: number, random: Random): PriceChange | undefined {
  if (!random.chance(0.4)) return undefined;
  const path = random.pick(['/v1/natal_aspects_report', '/palmistry/career', '/palmistry/get-palm-id']);
  return { at: start + random.between(-5, 60) * minute, path, factor: random.pick([0.5, 1.5, 3]) };
}

function makeDrift(start: number, random: Random): AnswerDrift | undefined {
  if (!random.chance(0.5)) return undefined;
  const path = random.pick([
    '/palmistry/hand-type',
    '/palmistry/get-palm-image',
    '/v1/varshaphal_yoga',
    '/v1/natal_chart_interpretation',
  ]);
  const how = random.pick(['gone', 'text', 'beside'] as const);
  return { at: start + random.between(4, 40) * minute, path, how };
}
