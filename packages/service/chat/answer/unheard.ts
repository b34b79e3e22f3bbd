import type { Paragraphs, Said, Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../composer.ts';
import type { Turn } from '../session.ts';

/** How many turns back somebody has still in front of them. */
const recentTurns = 10;

/** What cannot be understood without another statement before it: "The house is looked at by …", "until then … joins in". */
const leansOn: Readonly<Partial<Record<keyof Said, keyof Said>>> = {
  occupants: 'house and ruler',
  'house looked at': 'house and ruler',
  'nobody looks': 'house and ruler',
  'looked at': 'second house',
  also: 'points to',
  'joins in': 'season',
  'their lords': 'running periods',
  pratyantars: 'running periods',
  'best times': 'window',
  'partner by ruler': 'partner',
  'partner by occupants': 'partner',
};

/**
 * What an answer says without what the conversation has said word for word before: nobody tells the same sky twice to somebody who
 * asks of money after work. What opens the answer stays; all of it stays where the same is asked again, or where nothing else would be left.
 */
export function unheard(
  paragraphs: Paragraphs,
  { earlier, understood }: Brief,
  tell: (statement: Statement) => string,
): Paragraphs {
  const asked = askedOf(understood);
  if (earlier.some((turn) => askedOf(turn) === asked)) return paragraphs;
  const before = earlier.slice(-recentTurns).map(({ message }) => message);
  const isHeard = (statement: Statement): boolean => {
    const text = tell(statement);
    return before.some((message) => message.includes(text));
  };
  const [first, ...others] = paragraphs.filter((paragraph) => paragraph.length > 0);
  if (!first) return [];
  const left = [
    unheardOf(first, isHeard, true),
    ...others.map((paragraph) => unheardOf(paragraph, isHeard, false)),
  ];
  return left.flat().length > 1 ? left : paragraphs;
}

/** A period by its name: "the coming year" begins a minute later when it is asked again. */
const askedOf = ({ subject, intent, period }: Pick<Turn, 'subject' | 'intent' | 'period'>): string =>
  JSON.stringify([subject, intent, period.name]);

function unheardOf(
  paragraph: readonly Statement[],
  isHeard: (statement: Statement) => boolean,
  opens: boolean,
): readonly Statement[] {
  const kept: Statement[] = [];
  for (const [index, statement] of [...paragraph.entries()].reverse()) {
    const isAnswer = (opens && index === 0) || statement.answer !== undefined;
    const isNeeded = kept.some(({ say }) => leansOn[say] === statement.say);
    if (isAnswer || isNeeded || statement.say === 'period' || !isHeard(statement)) kept.unshift(statement);
  }
  return kept.every(({ say }) => say === 'period') ? [] : kept;
}
