import type { DayEvent, DayReason } from '@palmleaf/engines/jyotish';
import type { Kalam } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';

/** Dates are noon UTC of the civil day; clock times are local, written as UTC. */
export interface DayStatements {
  'day verdict': { at: Date; event: DayEvent; verdict: 'good' | 'mixed' | 'bad' };
  /** Of a day that nobody chose: a hearing, an examination. */
  'matter day': { at: Date; topic: Topic; verdict: 'good' | 'mixed' | 'bad' };
  /** `tithi` 1 to 30; `star` 1 to 27. */
  'day limbs': { tithi: number; star: number };
  'day reasons': { speak: 'good' | 'bad'; reasons: readonly DayReason[] };
  'best days': { event: DayEvent; days: readonly Date[] };
  'better day': { at: Date };
  'alike days': Nothing;
  'no best day': { event: DayEvent };
  kalam: { which: Kalam; at: Date; from: Date; to: Date };
  'by the clock': Nothing;
}
