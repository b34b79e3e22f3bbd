import { chance, pick } from './random.ts';

export const faults = [
  'none',
  'stall',
  'stall after charging',
  'reset',
  'reset after charging',
  'half a body',
  'HTML',
  'HTML after charging',
  'internal error',
  'internal error after charging',
  'bad gateway',
  'gateway timeout after charging',
  'too many requests',
  'unavailable until',
] as const;
export type Fault = (typeof faults)[number];

/** Faults in a thousand requests. */
const weights: Readonly<Record<Fault, number>> = {
  none: 878,
  stall: 8,
  'stall after charging': 8,
  reset: 12,
  'reset after charging': 12,
  'half a body': 12,
  HTML: 6,
  'HTML after charging': 6,
  'internal error': 8,
  'internal error after charging': 8,
  'bad gateway': 8,
  'gateway timeout after charging': 8,
  'too many requests': 14,
  'unavailable until': 12,
};

const finalAnswers = ['served', 'unprocessable', 'not implemented', 'status false'] as const;
type FinalAnswer = (typeof finalAnswers)[number];

const finalAnswerWeights: Readonly<Record<FinalAnswer, number>> = {
  served: 970,
  unprocessable: 12,
  'not implemented': 10,
  'status false': 8,
};

export const faultOf = (seed: number, request: string, nth: number): Fault =>
  pick(weights, chance(seed, 'fault', request, nth));

export const finalAnswerOf = (seed: number, request: string): FinalAnswer =>
  pick(finalAnswerWeights, chance(seed, 'verdict', request));
