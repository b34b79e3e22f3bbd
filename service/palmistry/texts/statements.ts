import type { Finding, PalmTopic } from './rule.ts';

/** What tradition says under one heading of one feature of this hand. */
export interface Statement {
  readonly finding: Finding;
  readonly says: string;
}

/** At most four: enough for a paragraph, few enough to be about this hand. */
const most = 4;

/**
 * What is said of a hand under a topic: the most marked of its features that tradition speaks of there.
 *
 * @param findings of the hand, the most marked first
 */
export const statementsOn = (topic: PalmTopic, findings: readonly Finding[]): Statement[] =>
  findings
    .flatMap((finding) => {
      const says = finding.rule.topics[topic];
      return says === undefined ? [] : [{ finding, says }];
    })
    .filter(twoPerSubject())
    .slice(0, most);

/** Two statements at most rest on one and the same feature, so that a text speaks of the whole hand. */
function twoPerSubject(): (entry: { finding: Finding }) => boolean {
  const used = new Map<string, number>();
  return ({ finding: { rule } }) => {
    const count = (used.get(rule.subject) ?? 0) + 1;
    used.set(rule.subject, count);
    return count <= 2;
  };
}
