import type { PalmReading } from '../../../engines/palm/reading.ts';
import type { Finding } from './rule.ts';

/** Every text of this service is of this kind, and says so. */
export const basis = 'traditional interpretation (rule-based)';
export const disclaimer =
  'A traditional interpretation for entertainment, put together by rules from what the photo shows. It is no advice on health, money or law, and predicts nothing.';

/** One text of the reading, with what it rests on. */
export interface Text {
  readonly title: string;
  readonly basis: typeof basis;
  readonly text: string;
  /** The features that the text speaks of, as seen in the photo. */
  readonly rests_on: readonly string[];
  /** What a photo cannot show here. */
  readonly limits: string;
  readonly disclaimer: typeof disclaimer;
}

export function text(
  title: string,
  sentences: readonly string[],
  restsOn: readonly string[],
  limits: string,
): Text {
  return {
    title,
    basis: basis,
    text: sentences.join(' '),
    rests_on: restsOn,
    limits,
    disclaimer: disclaimer,
  };
}

export const capital = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

/** "The head line is long. <what tradition says>" */
export const statement = ({ seen }: Finding, says: string): string => `${capital(seen)}. ${says}`;

export const sideOf = ({ side }: PalmReading): string => `${side} hand`;

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
