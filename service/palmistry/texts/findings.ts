import { createHash } from 'node:crypto';
import { round } from '../../../engines/palm/hand/geometry.ts';
import type { PalmReading } from '../../../engines/palm/reading.ts';
import { handRules } from './hand-rules.ts';
import { headRules } from './head-rules.ts';
import { heartRules } from './heart-rules.ts';
import { fateRules, lifeRules, skinRules } from './life-rules.ts';
import type { Finding, Rule } from './rule.ts';

/** The whole rule table. */
export const rules: readonly Rule[] = [
  ...handRules,
  ...heartRules,
  ...headRules,
  ...lifeRules,
  ...fateRules,
  ...skinRules,
];

/**
 * Every rule that holds for a hand, the most marked first. Equally marked ones come in an order that depends on the
 * palm alone, so that a palm always gets the same text and two palms need not get the same order.
 */
export function findingsOf(palmId: string, reading: PalmReading): Finding[] {
  const order = (rule: Rule) => createHash('sha256').update(`${palmId} ${rule.id}`).digest('hex');
  return rules
    .flatMap((rule) => {
      const holds = rule.holds(reading);
      return holds ? [{ rule, seen: holds.seen, by: round(holds.by, 1), order: order(rule) }] : [];
    })
    .sort((a, b) => b.by - a.by || a.order.localeCompare(b.order));
}
