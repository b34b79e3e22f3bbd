import type { State } from '../items/state.ts';

/** What can happen to a header. */
export const headerEvents = [
  'inputs moved',
  'wave begins',
  'wave ends open',
  'parked',
  'released',
  'postponed',
  'settled complete',
  'settled partial',
  'settled failed',
  'dead letter',
  'given up with goods',
  'given up with nothing',
  'redriven',
  'dropped',
  'erase',
  'swept',
  'swept for good',
] as const;
export type HeaderEventName = (typeof headerEvents)[number];

/** The state that follows; `gone` where the header itself is removed, `null` where the event is ignored. */
type Next = State | 'gone' | null;

const finished = {
  'inputs moved': 'due',
  'wave begins': null,
  'wave ends open': null,
  parked: null,
  released: null,
  postponed: null,
  'settled complete': null,
  'settled partial': null,
  'settled failed': null,
  'dead letter': null,
  'given up with goods': null,
  'given up with nothing': null,
  dropped: null,
  erase: 'erasing',
  swept: null,
  'swept for good': null,
} as const;

/**
 * Every state against every event; `null` where the event cannot be in that state and is ignored. A missing cell does
 * not compile.
 *
 * Inputs that move while a wave is under way leave it `working`: the wave finds the newer revision when it ends. Jobs
 * that fail for good give a report up only while no worker has it: what a dead worker had under way is settled first.
 */
export const transitions: Record<State, Record<HeaderEventName, Next>> = {
  due: {
    'inputs moved': 'due',
    'wave begins': 'working',
    'wave ends open': 'due',
    parked: 'waiting',
    released: null,
    postponed: 'due',
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'dead letter': 'due',
    'given up with goods': 'partial',
    'given up with nothing': 'failed',
    redriven: null,
    dropped: 'gone',
    erase: 'erasing',
    swept: null,
    'swept for good': null,
  },
  working: {
    'inputs moved': 'working',
    'wave begins': 'working',
    'wave ends open': 'due',
    parked: 'waiting',
    released: null,
    postponed: 'working',
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'dead letter': 'working',
    'given up with goods': null,
    'given up with nothing': null,
    redriven: null,
    dropped: null,
    erase: 'erasing',
    swept: null,
    'swept for good': null,
  },
  waiting: {
    'inputs moved': 'due',
    'wave begins': 'working',
    'wave ends open': 'due',
    parked: 'waiting',
    released: 'due',
    postponed: null,
    'settled complete': 'complete',
    'settled partial': 'partial',
    'settled failed': 'failed',
    'dead letter': null,
    'given up with goods': null,
    'given up with nothing': null,
    redriven: null,
    dropped: 'gone',
    erase: 'erasing',
    swept: null,
    'swept for good': null,
  },
  complete: { ...finished, redriven: null },
  partial: { ...finished, redriven: 'due' },
  failed: { ...finished, redriven: 'due' },
  erasing: {
    'inputs moved': null,
    'wave begins': null,
    'wave ends open': null,
    parked: null,
    released: null,
    postponed: null,
    'settled complete': null,
    'settled partial': null,
    'settled failed': null,
    'dead letter': null,
    'given up with goods': null,
    'given up with nothing': null,
    redriven: null,
    dropped: null,
    erase: null,
    swept: 'erasing',
    'swept for good': 'gone',
  },
};
