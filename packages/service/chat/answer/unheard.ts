import type { Paragraphs, Statement, Statements } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../composer.ts';
import type { Turn } from '../session.ts';

const recentTurns = 10;

const leansOn: Readonly<Partial<Record<keyof Statements, keyof Statements>>> = {
  occupants: 'house and ruler',
  'house looked at': 'house and ruler',
  'nobody looks': 'house and ruler',
  'looked at': 'second house',
  also: 'points to',
  'joins in': 'season',
  'their lords': 'running periods',
  pratyantars: 'running periods',
  window: 'best span',
  'partner by ruler': 'partner',
  'partner by occupants': 'partner',
};

/**
 * Omits what the conversation has already said word for word, unless the same question is asked again or nothing
 * would be left.
 */
export function unheard(
  paragraphs: Paragraphs,
  { earlier, understood }: Brief,
  render: (statement: Statement) => string,
): Paragraphs {
  const asked = askedOf(understood);
  if (earlier.some((turn) => askedOf(turn) === asked)) return paragraphs;
  const before = earlier.slice(-recentTurns).map(({ message }) => message);
  const isHeard = (statement: Statement): boolean => {
    const text = render(statement);
    return before.some((message) => message.includes(text));
  };
  const [first, ...others] = paragraphs.filter((paragraph) => paragraph.length > 0);
  if (!first) return [];
  const remaining = [
    unheardOf(first, isHeard, true),
    ...others.map((paragraph) => unheardOf(paragraph, isHeard, false)),
  ];
  return remaining.flat().length > 1 ? remaining : paragraphs;
}

const askedOf = ({ subject, intent, period }: Pick<Turn, 'subject' | 'intent' | 'period'>): string =>
  JSON.stringify([subject, intent, period.name]);

function unheardOf(
  paragraph: readonly Statement[],
  isHeard: (statement: Statement) => boolean,
  opens: boolean,
): readonly Statement[] {
  const retained: Statement[] = [];
  for (const [index, statement] of [...paragraph.entries()].reverse()) {
    const isAnswer = (opens && index === 0) || statement.answer !== undefined;
    const isNeeded = retained.some(({ say }) => leansOn[say] === statement.say);
    if (isAnswer || isNeeded || statement.say === 'period' || !isHeard(statement))
      retained.unshift(statement);
  }
  return retained.every(({ say }) => say === 'period') ? [] : retained;
}
