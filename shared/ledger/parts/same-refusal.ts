import type { PlannedCall } from '../../plan/plan.ts';
import type { Answer } from '../../service-client/caller.ts';
import type { Part } from '../items/part.ts';

export const isSameRefusal = (
  before: Pick<Part, 'state' | 'inputsHash' | 'class' | 'status'> | undefined,
  { inputsHash }: Pick<PlannedCall, 'inputsHash'>,
  answer: Pick<Answer, 'class' | 'status'>,
): boolean =>
  before?.state === 'refused' &&
  before.inputsHash === inputsHash &&
  before.class === answer.class &&
  before.status === answer.status;
