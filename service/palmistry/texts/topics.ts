import type { PalmReading } from '../../../engines/palm/reading.ts';
import { findingsOf } from './findings.ts';
import type { PalmTopic } from './rule.ts';
import { sideOf, statement, type Text, text } from './sentences.ts';
import { statementsOn } from './statements.ts';

const titles: Record<PalmTopic, string> = {
  personality: 'Personality',
  career: 'Career',
  money: 'Money and finance',
  love: 'Love',
  marriage: 'Marriage',
  health: 'Health',
  challenges: 'Life challenges',
  luck: 'Luck and fortune',
};

/** What a photo of a hand cannot show under each heading. */
export const topicLimits: Record<PalmTopic, string> = {
  personality:
    'A photo of one hand shows proportions and lines; it does not show what a person makes of them.',
  career: 'No photo shows a profession, a promotion or a date.',
  money: 'No photo shows income, debts or gains; nothing here is financial advice.',
  love: 'No photo shows another person, a meeting or a parting.',
  marriage:
    'The marriage and children lines of the books lie on the edge of the hand and are not visible in a photo of the palm; nothing is said about them, nor about dates.',
  health:
    'Palmistry knows nothing of illness: the health sentences speak of energy and habit only. With a complaint, see a doctor.',
  challenges: 'A photo shows no events, neither past nor coming ones.',
  luck: 'No photo shows chance; numbers, dates and wins are not predicted.',
};

/** The text of one topic: the most marked features of the hand that tradition speaks of under that head. */
export function topicText(topic: PalmTopic, palmId: string, reading: PalmReading): Text {
  const chosen = statementsOn(topic, findingsOf(palmId, reading));
  return text(
    titles[topic],
    [
      `This is how palmistry traditionally reads the ${sideOf(reading)} in the photo under this heading.`,
      ...chosen.map(({ finding, says }) => statement(finding, says)),
      ...(chosen.length < 2 ? ['Too little of the hand could be measured in this photo to say more.'] : []),
      topicLimits[topic],
    ],
    chosen.map(({ finding }) => finding.seen),
    topicLimits[topic],
  );
}
