import type { Answers } from '../generated/answers.ts';
import type { Part } from '../generated/endpoints.ts';

/** An operation of the service whose answer the pipeline buys, for example `natal_chart_interpretation`. */
export type OperationName = keyof Answers;

/** A part that holds the answer of one operation. */
export type BoughtPart<Name extends OperationName> = Omit<Part, 'operation' | 'state' | 'answer'> & {
  readonly operation: Name;
  readonly state: 'bought';
  readonly answer: Answers[Name];
};

/**
 * Returns whether a part is bought and of this operation, so that its answer has a type. The type says what the
 * interface documents promise; the answer itself is unchanged.
 */
export function isAnswerOf<Name extends OperationName>(
  operation: Name,
  part: Part,
): part is Part & BoughtPart<Name> {
  return part.operation === operation && part.state === 'bought';
}
