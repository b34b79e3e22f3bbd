import type { Paragraphs, Statement, Statements } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../composer.ts';

const recentTurns = 10;

/** The statement that each of these needs before it. */
const dependsOn: Readonly<Partial<Record<keyof Statements, keyof Statements>>> = {
  occupants: 'house and ruler',
  'house looked at': 'house and ruler',
  'nobody looks': 'house and ruler',
  'looked at': 'further house',
  also: 'points to',
  'their lords': 'running periods',
  pratyantars: 'running periods',
  window: 'best span',
  stronger: 'best span',
  after: 'best span',
  'partner by ruler': 'partner',
  'partner by occupants': 'partner',
};

interface Unrepeated {
  readonly paragraphs: Paragraphs;
  readonly isNew: boolean;
}

/** Omits what the conversation has said word for word, unless the same message is sent again. */
export function withoutRepetition(
  paragraphs: Paragraphs,
  { question, understood, earlier, turnsOfMessage = [] }: Brief,
  render: (statement: Statement) => string,
): Unrepeated {
  const before = earlier.slice(-recentTurns).map(({ message }) => message);
  const isRepeated = (statement: Statement): boolean => {
    const text = render(statement);
    return before.some((message) => message.includes(text));
  };
  const subject = JSON.stringify(understood.subject);
  const isSentAgain = earlier
    .slice(0, earlier.length - turnsOfMessage.length)
    .some((turn) => turn.question === question && JSON.stringify(turn.subject) === subject);
  if (isSentAgain) return { paragraphs, isNew: !paragraphs.flat().every(isRepeated) };
  const remaining = paragraphs.map((paragraph) => unrepeatedOf(paragraph, isRepeated));
  const [first] = withoutPeriods(paragraphs);
  const [kept] = withoutPeriods(remaining);
  const holds: Statement = { say: 'still holds' };
  if (kept === undefined && first?.say === 'quoted words')
    return { paragraphs: [[first, holds]], isNew: false };
  if (first === undefined || kept === first || turnsOfMessage.length > 0)
    return { paragraphs: remaining, isNew: kept !== undefined };
  if (kept === undefined) return { paragraphs: [[holds, first]], isNew: false };
  return { paragraphs: [[understood.followUp ? first : holds], ...remaining], isNew: true };
}

const isLead = ({ say }: Statement): boolean => say === 'period' || say === 'quoted words';

const withoutPeriods = (paragraphs: Paragraphs): Statement[] =>
  paragraphs.flat().filter(({ say }) => say !== 'period');

function unrepeatedOf(
  paragraph: readonly Statement[],
  isHeard: (statement: Statement) => boolean,
): readonly Statement[] {
  const retained: Statement[] = [];
  for (const statement of [...paragraph].reverse()) {
    const isNeeded = retained.some(({ say }) => dependsOn[say] === statement.say);
    if (isNeeded || isLead(statement) || !isHeard(statement)) retained.unshift(statement);
  }
  return retained.every(isLead) ? [] : retained;
}
