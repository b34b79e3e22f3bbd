import type { Language } from '@palmleaf/contract/languages';
import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { allSidesIn, isDecision, type Sides, sidesIn } from '../question/sides.ts';
import type { Understood } from '../question/understand.ts';

interface Asking {
  readonly message: string;
  readonly hints: readonly Language[];
  readonly now: Date;
  readonly birthYear: number;
}

const isOpen = ({ subject: { kind } }: Understood): boolean => kind === 'topic' || kind === 'timing';

/** "Take a loan or tell my wife? When will I be free of debt?": a clause that no reading asks may choose. */
export function withSides<R extends Understood>(
  readings: readonly R[],
  { message, hints, now, birthYear }: Asking,
): R[] {
  const language = readIn(message, hints);
  const chosen = readings.map((reading) =>
    isOpen(reading)
      ? choosing(reading, sidesIn(reading.asked, wordingIn(reading.asked, language), language))
      : reading,
  );
  if (chosen.some(({ sides }) => sides !== undefined)) return chosen;
  const whole = allSidesIn(message, wordingIn(message, language), language).findLast((sides) =>
    isDecision(sides, message, now, birthYear),
  );
  const at = whole ? chosen.findIndex(isOpen) : -1;
  return chosen.map((reading, index) => (index === at ? choosing(reading, whole) : reading));
}

function choosing<R extends Understood>(reading: R, sides: Sides | undefined): R {
  if (sides === undefined)
    return { ...reading, sides, form: reading.form === 'choice' ? 'open' : reading.form };
  const intent = reading.intent === 'when' ? 'when' : reading.periodNamed ? 'outlook' : 'nature';
  return { ...reading, sides, form: 'choice', intent };
}
