import type { Answers } from '../generated/answers.ts';
import type { Part } from '../generated/endpoints.ts';

export type OperationName = keyof Answers;

export type BoughtPart<Name extends OperationName> = Omit<Part, 'operation' | 'state' | 'answer'> & {
  readonly operation: Name;
  readonly state: 'bought';
  readonly answer: Answers[Name];
};

/** Returns whether a part is bought and of this operation; the vendor's documents give the type. */
export function isAnswerOf<Name extends OperationName>(
  operation: Name,
  part: Part,
): part is Part & BoughtPart<Name> {
  return part.operation === operation && part.state === 'bought';
}
