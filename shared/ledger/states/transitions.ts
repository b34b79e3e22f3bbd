import type { State } from '../items/state.ts';
/** What can happen to a header. */
export type Happening =
  | 'inputs moved'
  | 'wave begins'
  | 'wave ends open'
  | 'held'
  | 'released'
  | 'redriven'
  | 'settled complete'
  | 'settled partial'
  | 'settled failed'
  | 'given up'
  | 'erase';

/**
 * Every state against every happening; `null` where the happening cannot be in that state and is ignored. A missing
 * cell does not compile.
 *
 * Inputs that move while a wave is under way leave it `working`: the wave finds the newer revision when it ends.
 */
export const transitions: Record<State, Record<Happening, State | null>> = {
  due: {
    'inputs moved': 'due',
    'wave begins': 'working',
    'wave ends open': 'due',
    held: 'waiting',
    released: null,
    redriven: 'due',
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'given up': 'failed',
    erase: 'erasing',
  },
  working: {
    'inputs moved': 'working',
    'wave begins': 'working',
    'wave ends open': 'due',
    held: 'waiting',
    released: null,
    redriven: null,
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'given up': 'failed',
    erase: 'erasing',
  },
  waiting: {
    'inputs moved': 'due',
    'wave begins': 'working',
    'wave ends open': 'due',
    held: 'waiting',
    released: 'due',
    redriven: 'due',
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'given up': 'failed',
    erase: 'erasing',
  },
  complete: {
    'inputs moved': 'due',
    'wave begins': null,
    'wave ends open': null,
    held: null,
    released: null,
    redriven: null,
    'settled complete': null,
    'settled partial': null,
    'settled failed': null,
    'given up': null,
    erase: 'erasing',
  },
  partial: {
    'inputs moved': 'due',
    'wave begins': null,
    'wave ends open': null,
    held: null,
    released: null,
    redriven: 'due',
    'settled complete': null,
    'settled partial': null,
    'settled failed': null,
    'given up': null,
    erase: 'erasing',
  },
  failed: {
    'inputs moved': 'due',
    'wave begins': null,
    'wave ends open': null,
    held: null,
    released: null,
    redriven: 'due',
    'settled complete': null,
    'settled partial': null,
    'settled failed': null,
    'given up': null,
    erase: 'erasing',
  },
  erasing: {
    'inputs moved': null,
    'wave begins': null,
    'wave ends open': null,
    held: null,
    released: null,
    redriven: null,
    'settled complete': null,
    'settled partial': null,
    'settled failed': null,
    'given up': null,
    erase: 'erasing',
  },
};
