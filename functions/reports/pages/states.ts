import type { State } from '../../../shared/ledger/states.ts';

/** What each state of a report means to a reader. */
export const stateSentences: Record<State, string> = {
  due: 'It is in line; nothing is needed from you.',
  working: 'The service is being asked right now.',
  waiting: 'It waits, and goes on when the reason is gone.',
  complete: 'Everything that was asked of the service is here.',
  partial: 'It has ended, but some parts could not be had.',
  failed: 'It has ended without what a report needs.',
  erasing: 'This subject is being erased.',
};
