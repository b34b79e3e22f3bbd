import type { Random } from '../random.ts';
import type { Scenario } from './scenario.ts';
import { minute } from './times.ts';

/** From a time on the answers of an operation hold their reading otherwise, until all is well again. */
export interface AnswerDrift {
  readonly at: number;
  readonly path: string;
  /** `gone` and `text` take from a reader what was there; what comes `beside` it takes nothing away. */
  readonly how: 'gone' | 'text' | 'beside';
}

/** What changes in what the service answers with, while it sells on. */
export function makeAnswers(start: number, random: Random): Pick<Scenario, 'drift'> {
  if (!random.chance(0.5)) return { drift: undefined };
  const path = random.pick([
    '/palmistry/hand-type',
    '/palmistry/get-palm-image',
    '/v1/varshaphal_yoga',
    '/v1/natal_chart_interpretation',
  ]);
  const how = random.pick(['gone', 'text', 'beside'] as const);
  return { drift: { at: start + random.between(4, 40) * minute, path, how } };
}
